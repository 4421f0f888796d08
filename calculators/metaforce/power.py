"""Calculators of power between sizes, and what each of their house rulings changes."""

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.metaforce.power import effect, shift
from rules.metaforce.readings import SmallMinimum
from rules.metaforce.rule_set import METAFORCE
from rules.metaforce.sizes import DIMINUTIVE, FINE, MEDIUM, SMALL, Size

COUNTS_AS = Calculator(
    rule_set=METAFORCE,
    rule=shift,
    name="counts-as",
    title="Two small creatures",
    example={"first": Size.of(DIMINUTIVE), "second": Size.of(SMALL)},
)
EFFECT = Calculator(
    rule_set=METAFORCE,
    rule=effect,
    name="effect",
    title="Damage, healing and magnitude",
    example={"user": Size(3), "target": Size.of(SMALL), "amount": 5},
)

POWER_CALCULATORS = (COUNTS_AS, EFFECT)

POWER_RULING_EXAMPLES = (
    RulingExample(SmallMinimum, EFFECT, {"user": Size.of(FINE), "target": Size.of(MEDIUM), "amount": 4}),
)
