"""Calculators of hit points and changes of Size, and what each of their house rulings changes."""

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.metaforce.change_size import change_size
from rules.metaforce.hit_points import max_hp
from rules.metaforce.readings import MaxHpRound
from rules.metaforce.rule_set import METAFORCE
from rules.metaforce.sizes import HUGE, LARGE, MEDIUM, Size

HIT_POINTS = Calculator(
    rule_set=METAFORCE,
    rule=max_hp,
    name="hit-points",
    title="Maximum HP",
    example={"base_hp": 25, "size": Size.of(HUGE)},
)
CHANGE_SIZE = Calculator(
    rule_set=METAFORCE,
    rule=change_size,
    name="change-size",
    title="Change size",
    example={"current": 25, "maximum": 60, "old_size": Size.of(LARGE), "new_size": Size.of(MEDIUM)},
)

BODIES_CALCULATORS = (HIT_POINTS, CHANGE_SIZE)

BODIES_RULING_EXAMPLES = (
    RulingExample(
        MaxHpRound,
        CHANGE_SIZE,
        {"current": 45, "maximum": 45, "old_size": Size.of(LARGE), "new_size": Size.of(MEDIUM)},
    ),
)
