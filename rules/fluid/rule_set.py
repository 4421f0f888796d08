"""The Fluid Game System as a rule set."""

from operator import attrgetter

from rules.fluid.penalty import PENALTIES
from rules.fluid.readings import Rulings
from rules.fluid.rulings.conditions import CONDITIONS_RULINGS
from rules.fluid.rulings.sizes import SIZES_RULINGS
from rules.fluid.rulings.stats import STATS_RULINGS
from rules.fluid.rulings.tactics import TACTICS_RULINGS
from rules.fluid.rulings.tests import TESTS_RULINGS
from rules.fluid.sizes import SIZES
from rules.fluid.stats import STATS
from rules.rule_sets import RuleSet

FLUID = RuleSet(
    slug="fluid",
    name="Fluid Game System",
    text="Stats",
    site="https://sites.google.com/site/fluidgamesystem/",
    readings=Rulings,
    rulings=sorted(
        (*STATS_RULINGS, *TESTS_RULINGS, *CONDITIONS_RULINGS, *TACTICS_RULINGS, *SIZES_RULINGS), key=attrgetter("id")
    ),
    tables={
        "stats": STATS,
        "condition-penalty": PENALTIES,
        "sizes": SIZES,
    },
)
