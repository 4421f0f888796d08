"""All calculators by address."""

from calculators.declaration import Calculator
from calculators.metaforce import METAFORCE_CALCULATORS, METAFORCE_RULING_EXAMPLES

CALCULATORS = {calculator.slug: calculator for calculator in METAFORCE_CALCULATORS}
RULING_EXAMPLES = METAFORCE_RULING_EXAMPLES
RULE_SETS = tuple({calculator.rule_set.slug: calculator.rule_set for calculator in CALCULATORS.values()}.values())


def calculator(slug: str) -> Calculator:
    """Return the calculator of an address such as "metaforce/fall".

    Raises:
        KeyError: there is none.
    """
    if slug not in CALCULATORS:
        raise KeyError(f"There is no calculator {slug!r}; there are {', '.join(CALCULATORS)}")
    return CALCULATORS[slug]
