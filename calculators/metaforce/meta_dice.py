"""The calculator of Meta Dice."""

from calculators.declaration import Calculator
from rules.metaforce.meta_dice import meta_die
from rules.metaforce.rule_set import METAFORCE

META_DIE = Calculator(
    rule_set=METAFORCE,
    rule=meta_die,
    name="meta-die",
    title="Meta Die",
    example={"rating": 2, "at_least": 4},
)

META_DICE_CALCULATORS = (META_DIE,)
