"""Metaforce as a rule set."""

from rules.metaforce.falling import FALLS_BY_SIZE, SURFACES
from rules.metaforce.meta_dice import META_DICE
from rules.metaforce.readings import Rulings
from rules.metaforce.rulings import RULINGS
from rules.metaforce.size_profile import LARGE_SIZES, SMALL_SIZES
from rules.rule_sets import RuleSet

METAFORCE = RuleSet(
    slug="metaforce",
    name="Metaforce",
    text="Size",
    site="https://metaforce.magicwindowstudios.com/",
    readings=Rulings,
    rulings=RULINGS,
    tables={
        "large-sizes": LARGE_SIZES,
        "small-sizes": SMALL_SIZES,
        "falls-by-size": FALLS_BY_SIZE,
        "surfaces": SURFACES,
        "meta-dice": META_DICE,
    },
)
