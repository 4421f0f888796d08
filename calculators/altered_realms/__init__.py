"""The calculators of Altered Realms, one module a subject."""

from calculators.altered_realms.fights import FIGHTS_CALCULATORS, FIGHTS_RULING_EXAMPLES
from calculators.altered_realms.surroundings import SURROUNDINGS_CALCULATORS, SURROUNDINGS_RULING_EXAMPLES
from calculators.altered_realms.things import THINGS_CALCULATORS, THINGS_RULING_EXAMPLES

CALCULATORS = (
    *FIGHTS_CALCULATORS,
    *SURROUNDINGS_CALCULATORS,
    *THINGS_CALCULATORS,
)
RULING_EXAMPLES = (
    *FIGHTS_RULING_EXAMPLES,
    *SURROUNDINGS_RULING_EXAMPLES,
    *THINGS_RULING_EXAMPLES,
)
