"""Metaforce as a rule set."""

from operator import attrgetter

from rules.metaforce.falling import FALLS_BY_SIZE, SURFACES
from rules.metaforce.meta_dice import META_DICE
from rules.metaforce.readings import Rulings
from rules.metaforce.rulings.falling import FALLING_RULINGS
from rules.metaforce.rulings.movement import MOVEMENT_RULINGS
from rules.metaforce.rulings.sizes import SIZES_RULINGS
from rules.metaforce.size_profile import LARGE_SIZES, SMALL_SIZES
from rules.rule_sets import RuleSet

METAFORCE = RuleSet(
    slug="metaforce",
    name="Metaforce",
    text="Size",
    site="https://metaforce.magicwindowstudios.com/",
    readings=Rulings,
    rulings=sorted((*SIZES_RULINGS, *MOVEMENT_RULINGS, *FALLING_RULINGS), key=attrgetter("id")),
    tables={
        "large-sizes": LARGE_SIZES,
        "small-sizes": SMALL_SIZES,
        "falls-by-size": FALLS_BY_SIZE,
        "surfaces": SURFACES,
        "meta-dice": META_DICE,
    },
)
