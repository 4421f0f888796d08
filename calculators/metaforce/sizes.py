"""Calculators of sizes and movement, and what each of their house rulings changes."""

from fractions import Fraction

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.metaforce.movement import speed
from rules.metaforce.readings import HalfSpeedMinimum, HeightGap, SmallSpeed
from rules.metaforce.rule_set import METAFORCE
from rules.metaforce.size_profile import LookUp, size_profile
from rules.metaforce.sizes import FINE, HUGE, SMALL, TINY, Size

SIZE = Calculator(
    rule_set=METAFORCE,
    rule=size_profile,
    name="size",
    title="Size",
    example={"look_up": LookUp.SIZE, "size": Size.of(HUGE), "height": HUGE.shortest},
)
SPEED = Calculator(
    rule_set=METAFORCE,
    rule=speed,
    name="speed",
    title="Speed",
    example={"size": Size.of(SMALL), "difficult": True},
)

SIZES_CALCULATORS = (SIZE, SPEED)

SIZES_RULING_EXAMPLES = (
    RulingExample(HeightGap, SIZE, {"look_up": LookUp.HEIGHT, "height": Fraction(22)}),
    RulingExample(HeightGap, SIZE, {"look_up": LookUp.HEIGHT, "height": Fraction(24)}),
    RulingExample(SmallSpeed, SPEED, {"size": Size.of(TINY), "difficult": False}),
    RulingExample(HalfSpeedMinimum, SPEED, {"size": Size.of(FINE), "difficult": True}),
)
