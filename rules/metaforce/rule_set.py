"""Metaforce as a rule set."""

from operator import attrgetter

from rules.metaforce.comparison import FACTORS_OF_SMALL, STEPS_FROM_MEDIUM
from rules.metaforce.falling import FALLS_BY_SIZE, SURFACES
from rules.metaforce.itemising import BULK_BY_SIZE
from rules.metaforce.meta_dice import META_DICE
from rules.metaforce.narrow_spaces import NARROW_OPENINGS
from rules.metaforce.precision import PRECISION_BY_SIZE
from rules.metaforce.readings import Rulings
from rules.metaforce.rulings.bodies import BODIES_RULINGS
from rules.metaforce.rulings.falling import FALLING_RULINGS
from rules.metaforce.rulings.giants import COMPARISON_RULINGS, GIANT_ACTION_RULINGS, HOLD_RULINGS
from rules.metaforce.rulings.movement import MOVEMENT_RULINGS
from rules.metaforce.rulings.power import POWER_RULINGS
from rules.metaforce.rulings.sizes import SIZES_RULINGS
from rules.metaforce.rulings.small_creatures import SMALL_CREATURE_RULINGS
from rules.metaforce.rulings.terrain import TERRAIN_RULINGS
from rules.metaforce.size_profile import LARGE_SIZES, SMALL_SIZES
from rules.rule_sets import RuleSet

METAFORCE = RuleSet(
    slug="metaforce",
    name="Metaforce",
    text="Size",
    site="https://metaforce.magicwindowstudios.com/",
    readings=Rulings,
    rulings=sorted(
        (
            *SIZES_RULINGS,
            *POWER_RULINGS,
            *BODIES_RULINGS,
            *MOVEMENT_RULINGS,
            *FALLING_RULINGS,
            *TERRAIN_RULINGS,
            *COMPARISON_RULINGS,
            *GIANT_ACTION_RULINGS,
            *HOLD_RULINGS,
            *SMALL_CREATURE_RULINGS,
        ),
        key=attrgetter("id"),
    ),
    tables={
        "large-sizes": LARGE_SIZES,
        "small-sizes": SMALL_SIZES,
        "falls-by-size": FALLS_BY_SIZE,
        "surfaces": SURFACES,
        "narrow-openings": NARROW_OPENINGS,
        "meta-dice": META_DICE,
        "steps-from-medium": STEPS_FROM_MEDIUM,
        "factors-of-small": FACTORS_OF_SMALL,
        "precision-by-size": PRECISION_BY_SIZE,
        "bulk-by-size": BULK_BY_SIZE,
    },
)
