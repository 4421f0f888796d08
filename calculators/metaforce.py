"""The calculators of Metaforce, and what each of its house rulings changes."""

from fractions import Fraction

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.metaforce.falling import Surface, fall
from rules.metaforce.meta_dice import meta_die
from rules.metaforce.movement import speed
from rules.metaforce.readings import (
    FallDouble,
    FallDoubleAt,
    HalfFallRound,
    HalfSpeedMinimum,
    HeightGap,
    OffBalance,
    SmallSpeed,
    SurfaceSize,
)
from rules.metaforce.rule_set import METAFORCE
from rules.metaforce.size_profile import LookUp, size_profile
from rules.metaforce.sizes import FINE, HUGE, MEDIUM, SMALL, TINY, Size

SIZE = Calculator(
    rule_set=METAFORCE,
    rule=size_profile,
    name="size",
    title="Size",
    example={"look_up": LookUp.SIZE, "size": Size.of(HUGE), "height": Fraction(30)},
)
SPEED = Calculator(
    rule_set=METAFORCE,
    rule=speed,
    name="speed",
    title="Speed",
    example={"size": Size.of(SMALL), "difficult": True},
)
FALL = Calculator(
    rule_set=METAFORCE,
    rule=fall,
    name="fall",
    title="Fall damage",
    example={"distance": Fraction(140), "height": Fraction(30), "reflex": 10, "size": Size.of(HUGE)},
)
META_DIE = Calculator(
    rule_set=METAFORCE,
    rule=meta_die,
    name="meta-die",
    title="Meta Die",
    example={"rating": 2, "at_least": 4},
)

METAFORCE_CALCULATORS = (SIZE, SPEED, FALL, META_DIE)

_HUMAN_FALL = {"height": Fraction(6), "reflex": 12, "size": Size.of(MEDIUM)}
_GIANT_FALL = {"height": Fraction(30), "reflex": 10, "size": Size.of(HUGE)}

METAFORCE_RULING_EXAMPLES = (
    RulingExample(HeightGap, SIZE, {"look_up": LookUp.HEIGHT, "height": Fraction(22)}),
    RulingExample(HeightGap, SIZE, {"look_up": LookUp.HEIGHT, "height": Fraction(24)}),
    RulingExample(SmallSpeed, SPEED, {"size": Size.of(TINY), "difficult": False}),
    RulingExample(FallDouble, FALL, _HUMAN_FALL | {"distance": Fraction(40)}),
    RulingExample(FallDoubleAt, FALL, _HUMAN_FALL | {"distance": Fraction(36)}),
    RulingExample(SurfaceSize, FALL, _GIANT_FALL | {"distance": Fraction(80), "surface": Surface.HARD}),
    RulingExample(
        HalfFallRound, FALL, {"distance": Fraction(21), "height": Fraction(1), "reflex": 4, "size": Size.of(TINY)}
    ),
    RulingExample(
        OffBalance,
        FALL,
        {"distance": Fraction(15), "height": Fraction(3), "reflex": 4, "size": Size.of(SMALL), "off_balance": True},
    ),
    RulingExample(HalfSpeedMinimum, SPEED, {"size": Size.of(FINE), "difficult": True}),
)
