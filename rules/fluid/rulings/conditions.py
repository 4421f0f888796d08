"""Doubtful passages about conditions, their penalty and the fight against it, and how each is read."""

from rules.fluid.conditions import LEAST_CONDITION
from rules.fluid.ner_tests import GUESSED_TARGET
from rules.fluid.penalty import COLLAPSE_AT, PENALTY_STEPS, TRACKS, WORST
from rules.fluid.readings import CpOnNer, NerDegree
from rules.fluid.tests import TEST_WAYS
from rules.rulings import Ruling
from rules.words import said

_LAST = PENALTY_STEPS[-1]
_WORST_WITH_ONE_LAST = WORST - (len(TRACKS) - 1) * _LAST.adds
_ROLLS = sum(TEST_WAYS.values())

CONDITIONS_RULINGS = (
    Ruling(
        id="FG-R02",
        title="The example of halving",
        concerns=("FG-HALF-4", "FG-COND-1"),
        text="It halves the bonus of BOD, which no formula uses, and stops before it comes to a condition.",
        ours="It shows how to round, and nothing else: BOD counts whole in the Physical Condition.",
        others=("Half the bonus of BOD is added to the Physical Condition as well.",),
        reason="The formulas name their stats.",
    ),
    Ruling(
        id="FG-R04",
        title="The steps of the Condition Penalty",
        concerns=("FG-CP-1", "FG-CP-2", "FG-CP-3", "FG-CP-6"),
        text=(
            f"The last step, {said(_LAST.adds)}, is given for either of Wounds and Stress, which can be read as once "
            "for both."
        ),
        ours=(
            "Wounds and Stress collect their steps each by itself. “Below” leaves the number itself out; at "
            f"{COLLAPSE_AT} the last step counts."
        ),
        others=(f"The last step counts once, so that {said(_WORST_WITH_ONE_LAST)} is the worst.",),
        reason=f"The worst is stated: {said(WORST)}.",
    ),
    Ruling(
        id="FG-R06",
        title="The NER test against pain",
        concerns=("FG-NERT-1", "FG-NERT-2", "FG-COND-3", "FG-COND-6"),
        text=(
            "Successes lessen the penalty and failures become stress, but there is no target, and no word on how a "
            "single test has several of either."
        ),
        ours=(
            f"The target is yours to set; {GUESSED_TARGET} is offered as a guess. Each point above it takes a point "
            "off the penalty, down to none; each point below it is a point of stress, and lowers Stress from the next "
            "action on. The test to stay functional after a collapse has such a target too."
        ),
        reason="The text speaks of the test's results, which fits a margin better than a bare yes or no.",
        switches=(NerDegree,),
    ),
    Ruling(
        id="FG-R07",
        title="Whether the penalty hampers its own cure",
        concerns=("FG-CP-7", "FG-NERT-1"),
        text=(
            f"The penalty affects all tests, and a NER test is one. At {said(WORST)} an average NER then needs the "
            f"best of {_ROLLS} rolls against {GUESSED_TARGET}."
        ),
        ours="It counts in NER tests too.",
        reason="All tests are all tests.",
        switches=(CpOnNer,),
    ),
    Ruling(
        id="FG-R19",
        title=f"The minimum of {LEAST_CONDITION}",
        concerns=("FG-COND-1", "FG-COND-4"),
        text=(
            f"A minimum of {LEAST_CONDITION} stands behind the formulas of the two conditions. Whether it is for the "
            "sum or for the stat, and whether Wounds and Stress share it, is not said."
        ),
        ours="It is for the sum. What is left, Wounds and Stress, has no minimum.",
        reason="A character who could not fall below it could never collapse.",
    ),
)
