"""The calculators of the Fluid Game System, one module a subject."""

from calculators.fluid.conditions import CONDITIONS_CALCULATORS, CONDITIONS_RULING_EXAMPLES
from calculators.fluid.sizes import SIZES_CALCULATORS, SIZES_RULING_EXAMPLES
from calculators.fluid.stats import STATS_CALCULATORS, STATS_RULING_EXAMPLES
from calculators.fluid.tactics import TACTICS_CALCULATORS
from calculators.fluid.tests import TESTS_CALCULATORS, TESTS_RULING_EXAMPLES

CALCULATORS = (
    *STATS_CALCULATORS,
    *TESTS_CALCULATORS,
    *CONDITIONS_CALCULATORS,
    *TACTICS_CALCULATORS,
    *SIZES_CALCULATORS,
)
RULING_EXAMPLES = (
    *STATS_RULING_EXAMPLES,
    *TESTS_RULING_EXAMPLES,
    *CONDITIONS_RULING_EXAMPLES,
    *SIZES_RULING_EXAMPLES,
)
