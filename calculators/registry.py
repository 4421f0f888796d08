"""All calculators by address."""

from calculators.declaration import Calculator
from calculators.metaforce.falling import FALLING_CALCULATORS, FALLING_RULING_EXAMPLES
from calculators.metaforce.meta_dice import META_DICE_CALCULATORS
from calculators.metaforce.sizes import SIZES_CALCULATORS, SIZES_RULING_EXAMPLES

CALCULATORS = {
    calculator.slug: calculator
    for calculator in (
        *SIZES_CALCULATORS,
        *FALLING_CALCULATORS,
        *META_DICE_CALCULATORS,
    )
}
RULING_EXAMPLES = (
    *SIZES_RULING_EXAMPLES,
    *FALLING_RULING_EXAMPLES,
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
