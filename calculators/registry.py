"""All calculators of all rule sets, for whoever needs every one of them."""

from collections.abc import Mapping

from calculators import lookup
from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.rule_sets import RuleSet

CALCULATORS: Mapping[str, Calculator] = {
    slug: each for rule_set in lookup.SLUGS_OF_RULE_SETS for slug, each in lookup.calculators_of(rule_set).items()
}
RULING_EXAMPLES: tuple[RulingExample, ...] = tuple(
    example for rule_set in lookup.SLUGS_OF_RULE_SETS for example in lookup.package_of(rule_set).RULING_EXAMPLES
)
RULE_SETS: tuple[RuleSet, ...] = tuple({each.rule_set.slug: each.rule_set for each in CALCULATORS.values()}.values())
