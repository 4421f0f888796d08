"""Calculators of what giants do to smaller creatures, and what each of their house rulings changes."""

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.metaforce.readings import NoSpace, PinRatio, SmallRatio, StompMultiplier, StompShape, TrampleSpare
from rules.metaforce.rule_set import METAFORCE
from rules.metaforce.sizes import COLOSSAL, HUGE, LARGE, MEDIUM, SMALL, TINY, Size
from rules.metaforce.stomp import stomp
from rules.metaforce.trample import Intent, trample
from rules.metaforce.who_can import who_can

WHO_CAN = Calculator(
    rule_set=METAFORCE,
    rule=who_can,
    name="who-can",
    title="Who can do what to whom",
    example={"first": Size.of(LARGE), "second": Size.of(SMALL)},
)
TRAMPLE = Calculator(
    rule_set=METAFORCE,
    rule=trample,
    name="trample",
    title="Trample",
    example={"giant": Size(3), "target": Size.of(MEDIUM), "unarmed": 12},
)
STOMP = Calculator(
    rule_set=METAFORCE,
    rule=stomp,
    name="stomp",
    title="Stomp",
    example={"giant": Size.of(HUGE), "target": Size.of(MEDIUM), "unarmed": 12, "strength": 2},
)

GIANTS_CALCULATORS = (WHO_CAN, TRAMPLE, STOMP)

GIANTS_RULING_EXAMPLES = (
    RulingExample(NoSpace, WHO_CAN, {"first": Size(3), "second": Size.of(MEDIUM)}),
    RulingExample(SmallRatio, WHO_CAN, {"first": Size.of(MEDIUM), "second": Size.of(TINY)}),
    RulingExample(PinRatio, WHO_CAN, {"first": Size.of(LARGE), "second": Size.of(MEDIUM)}),
    RulingExample(TrampleSpare, TRAMPLE, {"giant": Size.of(HUGE), "target": Size.of(MEDIUM), "intent": Intent.SPARE}),
    RulingExample(StompMultiplier, STOMP, {"giant": Size.of(COLOSSAL), "target": Size.of(MEDIUM), "unarmed": 50}),
    RulingExample(StompShape, STOMP, {"giant": Size.of(HUGE), "target": Size.of(MEDIUM), "unarmed": 12}),
)
