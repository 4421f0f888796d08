"""Calculators of conditions, their penalty and the fight against it, and what each of their house rulings changes."""

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.fluid.conditions import mental_condition, physical_condition
from rules.fluid.halves import half
from rules.fluid.ner_tests import ner_test
from rules.fluid.pain import PenaltyFrom, pain_fight
from rules.fluid.penalty import condition_penalty
from rules.fluid.readings import CpOnNer, NerDegree
from rules.fluid.rule_set import FLUID
from rules.fluid.tracks import left

HALF = Calculator(
    rule_set=FLUID,
    rule=half,
    name="half",
    title="Half a bonus",
    example={"bonus": -5},
)
PHYSICAL = Calculator(
    rule_set=FLUID,
    rule=physical_condition,
    name="physical",
    title="Physical Condition",
    example={"body": 13, "strength": 13, "finesse": 12},
)
MENTAL = Calculator(
    rule_set=FLUID,
    rule=mental_condition,
    name="mental",
    title="Mental Condition",
    example={"nerve": 13, "instinct": 10, "mentality": 7},
)
LEFT = Calculator(
    rule_set=FLUID,
    rule=left,
    name="left",
    title="Wounds and Stress left",
    example={"physical_condition": 13, "wounds_taken": 8, "mental_condition": 11, "stress_taken": 7},
)
PENALTY = Calculator(
    rule_set=FLUID,
    rule=condition_penalty,
    name="penalty",
    title="Condition Penalty",
    example={"wounds": 5, "stress": 4},
)
NER_TEST = Calculator(
    rule_set=FLUID,
    rule=ner_test,
    name="ner-test",
    title="A NER test against pain",
    example={"condition_penalty": -3, "roll_total": 12},
)
PAIN = Calculator(
    rule_set=FLUID,
    rule=pain_fight,
    name="pain",
    title="Fight the pain?",
    example={"wounds": 4, "stress": 9, "condition_penalty": -3, "nerve": 12},
)

CONDITIONS_CALCULATORS = (HALF, PHYSICAL, MENTAL, LEFT, PENALTY, NER_TEST, PAIN)

_NO_SECOND_CHANCE = {"penalty_from": PenaltyFrom.TYPED, "condition_penalty": -8, "nerve": 10}

CONDITIONS_RULING_EXAMPLES = (
    RulingExample(NerDegree, NER_TEST, {"condition_penalty": -3, "roll_total": 14, "target": 12}),
    RulingExample(CpOnNer, PAIN, _NO_SECOND_CHANCE),
)
