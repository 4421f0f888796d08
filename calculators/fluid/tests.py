"""Calculators of tests, and what their house ruling changes."""

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.fluid.attempts import attempt
from rules.fluid.averages import Stats
from rules.fluid.readings import Success
from rules.fluid.rule_set import FLUID
from rules.fluid.tests import full_bonus, success_chance

_MACE = {"skill": 2, "gear": 1}

ATTEMPT = Calculator(
    rule_set=FLUID,
    rule=attempt,
    name="test",
    title="A test",
    example=_MACE | {"stats": Stats((13,)), "strength": 13, "target": 14},
)
FULL_BONUS = Calculator(
    rule_set=FLUID,
    rule=full_bonus,
    name="test-bonus",
    title="Bonus of a test",
    example=_MACE | {"stat": 13},
)
CHANCE = Calculator(
    rule_set=FLUID,
    rule=success_chance,
    name="chance",
    title="Chance of a test",
    example={"bonus": 0, "target": 11},
)

TESTS_CALCULATORS = (ATTEMPT, FULL_BONUS, CHANCE)

TESTS_RULING_EXAMPLES = (RulingExample(Success, CHANCE, {"bonus": 0, "target": 11}),)
