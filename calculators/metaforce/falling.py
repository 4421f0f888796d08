"""The calculator of falls, and what each of its house rulings changes."""

from fractions import Fraction

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.metaforce.falling import Surface, fall
from rules.metaforce.readings import FallDouble, FallDoubleAt, HalfFallRound, OffBalance, SurfaceSize
from rules.metaforce.rule_set import METAFORCE
from rules.metaforce.sizes import HUGE, MEDIUM, SMALL, TINY, Size

_HUMAN = {"height": Fraction(6), "reflex": 12, "size": Size.of(MEDIUM)}
_GIANT = {"height": Fraction(30), "reflex": 10, "size": Size.of(HUGE)}
_SMALL = {"height": Fraction(3), "reflex": 4, "size": Size.of(SMALL)}
_TINY = {"height": Fraction(1), "reflex": 4, "size": Size.of(TINY)}

FALL = Calculator(
    rule_set=METAFORCE,
    rule=fall,
    name="fall",
    title="Fall damage",
    example=_GIANT | {"distance": Fraction(140)},
)

FALLING_CALCULATORS = (FALL,)

FALLING_RULING_EXAMPLES = (
    RulingExample(FallDouble, FALL, _HUMAN | {"distance": Fraction(40)}),
    RulingExample(FallDoubleAt, FALL, _HUMAN | {"distance": Fraction(36)}),
    RulingExample(SurfaceSize, FALL, _GIANT | {"distance": Fraction(80), "surface": Surface.HARD}),
    RulingExample(HalfFallRound, FALL, _TINY | {"distance": Fraction(21)}),
    RulingExample(OffBalance, FALL, _SMALL | {"distance": Fraction(15), "off_balance": True}),
)
