"""All calculators by address."""

from calculators.altered_realms.fights import FIGHTS_CALCULATORS, FIGHTS_RULING_EXAMPLES
from calculators.altered_realms.surroundings import SURROUNDINGS_CALCULATORS, SURROUNDINGS_RULING_EXAMPLES
from calculators.altered_realms.things import THINGS_CALCULATORS, THINGS_RULING_EXAMPLES
from calculators.declaration import Calculator
from calculators.fluid.conditions import CONDITIONS_CALCULATORS, CONDITIONS_RULING_EXAMPLES
from calculators.fluid.sizes import SIZES_CALCULATORS as FLUID_SIZES_CALCULATORS
from calculators.fluid.sizes import SIZES_RULING_EXAMPLES as FLUID_SIZES_RULING_EXAMPLES
from calculators.fluid.stats import STATS_CALCULATORS, STATS_RULING_EXAMPLES
from calculators.fluid.tactics import TACTICS_CALCULATORS
from calculators.fluid.tests import TESTS_CALCULATORS, TESTS_RULING_EXAMPLES
from calculators.metaforce.blow import BLOW_CALCULATORS
from calculators.metaforce.bodies import BODIES_CALCULATORS, BODIES_RULING_EXAMPLES
from calculators.metaforce.equipment import EQUIPMENT_CALCULATORS, EQUIPMENT_RULING_EXAMPLES
from calculators.metaforce.falling import FALLING_CALCULATORS, FALLING_RULING_EXAMPLES
from calculators.metaforce.giants import GIANTS_CALCULATORS, GIANTS_RULING_EXAMPLES
from calculators.metaforce.holds import HOLDS_CALCULATORS, HOLDS_RULING_EXAMPLES
from calculators.metaforce.meta_dice import META_DICE_CALCULATORS
from calculators.metaforce.power import POWER_CALCULATORS, POWER_RULING_EXAMPLES
from calculators.metaforce.sizes import SIZES_CALCULATORS, SIZES_RULING_EXAMPLES
from calculators.metaforce.small_creatures import SMALL_CREATURES_CALCULATORS, SMALL_CREATURES_RULING_EXAMPLES
from calculators.metaforce.terrain import TERRAIN_CALCULATORS

CALCULATORS = {
    calculator.slug: calculator
    for calculator in (
        *SIZES_CALCULATORS,
        *POWER_CALCULATORS,
        *BODIES_CALCULATORS,
        *EQUIPMENT_CALCULATORS,
        *BLOW_CALCULATORS,
        *TERRAIN_CALCULATORS,
        *FALLING_CALCULATORS,
        *GIANTS_CALCULATORS,
        *HOLDS_CALCULATORS,
        *SMALL_CREATURES_CALCULATORS,
        *META_DICE_CALCULATORS,
        *STATS_CALCULATORS,
        *TESTS_CALCULATORS,
        *CONDITIONS_CALCULATORS,
        *TACTICS_CALCULATORS,
        *FLUID_SIZES_CALCULATORS,
        *FIGHTS_CALCULATORS,
        *SURROUNDINGS_CALCULATORS,
        *THINGS_CALCULATORS,
    )
}
RULING_EXAMPLES = (
    *SIZES_RULING_EXAMPLES,
    *POWER_RULING_EXAMPLES,
    *BODIES_RULING_EXAMPLES,
    *EQUIPMENT_RULING_EXAMPLES,
    *FALLING_RULING_EXAMPLES,
    *GIANTS_RULING_EXAMPLES,
    *HOLDS_RULING_EXAMPLES,
    *SMALL_CREATURES_RULING_EXAMPLES,
    *STATS_RULING_EXAMPLES,
    *TESTS_RULING_EXAMPLES,
    *CONDITIONS_RULING_EXAMPLES,
    *FLUID_SIZES_RULING_EXAMPLES,
    *FIGHTS_RULING_EXAMPLES,
    *SURROUNDINGS_RULING_EXAMPLES,
    *THINGS_RULING_EXAMPLES,
)
RULE_SETS = tuple({calculator.rule_set.slug: calculator.rule_set for calculator in CALCULATORS.values()}.values())


def calculator(slug: str) -> Calculator:
    """Return the calculator of an address such as "metaforce/fall".

    Raises:
        KeyError: there is none.
    """
    if slug not in CALCULATORS:
        raise KeyError(f"There is no calculator {slug!r}; there are {', '.join(CALCULATORS)}")
    return CALCULATORS[slug]
