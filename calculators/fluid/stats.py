"""Calculators of stats, and what each of their house rulings changes."""

from calculators.declaration import Calculator, Keeping
from calculators.ruling_examples import RulingExample
from rules.fluid.averages import Stats, average_bonus
from rules.fluid.burdens import allure_split, carry
from rules.fluid.character import character
from rules.fluid.readings import CarryRound
from rules.fluid.rule_set import FLUID
from rules.fluid.stats import bonus

CHARACTER = Calculator(
    rule_set=FLUID,
    rule=character,
    name="character",
    title="Character",
    example={"finesse": 13, "body": 13, "strength": 13, "instinct": 10, "mentality": 7, "nerve": 12},
    keeps=Keeping(
        kind="character",
        gives=("physical_condition", "mental_condition", "wounds", "stress", "condition_penalty", "tactics"),
    ),
)
BONUS = Calculator(
    rule_set=FLUID,
    rule=bonus,
    name="bonus",
    title="Bonus of a stat",
    example={"stat": 7},
)
AVERAGE = Calculator(
    rule_set=FLUID,
    rule=average_bonus,
    name="average",
    title="Bonus of several stats",
    example={"stats": Stats((13, 10, 7))},
)
ALLURE = Calculator(
    rule_set=FLUID,
    rule=allure_split,
    name="allure",
    title="Allure in two",
    example={"allure": 10},
)
CARRY = Calculator(
    rule_set=FLUID,
    rule=carry,
    name="carry",
    title="Carrying a person",
    example={"strength": 10, "load": 13},
)

STATS_CALCULATORS = (CHARACTER, BONUS, AVERAGE, ALLURE, CARRY)

STATS_RULING_EXAMPLES = (RulingExample(CarryRound, CARRY, {"strength": 10, "load": 13}),)
