"""Finds one calculator without importing the rule sets that it does not belong to."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType

from calculators.declaration import Calculator

SLUGS_OF_RULE_SETS = ("metaforce", "fluid", "altered-realms")
"""The rule sets, as addresses write them."""


def package_of(rule_set: str) -> ModuleType:
    """Return the package of a rule set's calculators; importing it takes a moment, the first time.

    It has them in ``CALCULATORS``, and in ``RULING_EXAMPLES`` what its house rulings change.
    """
    return import_module(f"calculators.{rule_set.replace('-', '_')}")


@cache
def calculators_of(rule_set: str) -> Mapping[str, Calculator]:
    """Return the calculators of a rule set by address."""
    return {each.slug: each for each in package_of(rule_set).CALCULATORS}


def calculator(slug: str) -> Calculator:
    """Return the calculator of an address such as "metaforce/fall".

    Raises:
        KeyError: there is none.
    """
    rule_set = slug.partition("/")[0]
    found = calculators_of(rule_set) if rule_set in SLUGS_OF_RULE_SETS else {}
    if slug not in found:
        raise KeyError(f"There is no calculator {slug!r}; there are {', '.join(found or SLUGS_OF_RULE_SETS)}")
    return found[slug]
