"""Calculators of Tactics and initiative."""

from calculators.declaration import Calculator
from rules.fluid.rule_set import FLUID
from rules.fluid.tactics import initiative, tactics, tactics_split

_QUICK = {"instinct": 14, "nerve": 12, "mentality": 7}

TACTICS = Calculator(
    rule_set=FLUID,
    rule=tactics,
    name="tactics",
    title="Tactics",
    example=_QUICK,
)
SPLIT = Calculator(
    rule_set=FLUID,
    rule=tactics_split,
    name="split",
    title="Splitting Tactics",
    example={"tactics": 3, "defence": 1, "offence": 2},
)
INITIATIVE = Calculator(
    rule_set=FLUID,
    rule=initiative,
    name="initiative",
    title="Initiative",
    example=_QUICK | {"condition_penalty": -2},
)

TACTICS_CALCULATORS = (TACTICS, SPLIT, INITIATIVE)
