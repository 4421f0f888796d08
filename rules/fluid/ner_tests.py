"""The NER test against the Condition Penalty.

Source: Fluid Game System, "Stats", on the Condition Penalty (FG-NERT-1, FG-NERT-2).
"""

from dataclasses import dataclass
from typing import Annotated

from rules.fluid.penalty import CONDITION_PENALTY
from rules.fluid.readings import OURS, NerDegree, Rulings
from rules.fluid.stats import BOUND
from rules.fluid.tests import TARGET, least_success
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.units import PLAIN
from rules.words import said
from rules.working import Result, Working

GUESSED_TARGET = 10
"""What we offer as the target of a NER test; the text gives none (FG-R06)."""

TARGET_IS_A_GUESS = (
    f"The text gives no target for this test. The {GUESSED_TARGET} offered here is a guess: agree on one at your table."
)
NER_TARGET = Quantity(label="Target of the NER test", at_least=TARGET.at_least, at_most=TARGET.at_most)


@dataclass(frozen=True)
class Outcome:
    """What one NER test does.

    Attributes:
        success: whether it succeeds.
        penalty: the Condition Penalty of the action at hand.
        stress: stress damage taken.
    """

    success: bool
    penalty: int
    stress: int


def outcome(condition_penalty: int, total: int, target: int, rulings: Rulings) -> Outcome:
    """Return what a NER test with a total does (FG-NERT-1, FG-NERT-2, FG-R05, FG-R06)."""
    one = rulings.ner_degree is NerDegree.ONE
    if total >= least_success(target, rulings.success):
        return Outcome(True, min(condition_penalty + (1 if one else total - target), 0), 0)
    return Outcome(False, condition_penalty, 1 if one else target - total)


@dataclass(frozen=True, kw_only=True)
class NerTest(Result):
    """What a NER test does.

    Attributes:
        success: whether it succeeds.
        action_penalty: the Condition Penalty of the action at hand, -8 to 0.
        stress_taken: stress damage taken, 0 or more.
    """

    success: bool
    action_penalty: int
    stress_taken: int

    @property
    def headline(self) -> str:
        """The penalty of the action, or the stress."""
        if self.success:
            return (
                f"CP {said(self.action_penalty)} for this action"
                if self.action_penalty
                else "No penalty for this action"
            )
        return f"Failed: {said(self.stress_taken)} stress taken"


@checked
def ner_test(
    condition_penalty: Annotated[int, CONDITION_PENALTY],
    roll_total: Annotated[int, Quantity(label="Total of the NER test", at_least=-BOUND, at_most=BOUND, minus=True)],
    target: Annotated[int, NER_TARGET] = GUESSED_TARGET,
    rulings: Annotated[Rulings, Relies(("FG-R05", "FG-R06"))] = OURS,
) -> NerTest:
    """Find what a NER test against pain does.

    Args:
        condition_penalty: CP, -8 to 0.
        roll_total: dice and all that counts with them, -1,000 to 1,000.
        target: what the total has to reach, -10,000 to 10,000; the text gives none.
        rulings: the readings of success (FG-R05) and of what it wins or costs (FG-R06).

    Returns:
        The penalty of the action at hand, and the stress taken.

    >>> ner_test(-3, 14, 12).action_penalty
    -1

    Source: Fluid Game System, "Stats", on the Condition Penalty (FG-NERT-1, FG-NERT-2).
    """
    working = Working()
    found = outcome(condition_penalty, roll_total, target, rulings)
    against = f"{said(roll_total)} against {said(target)}"
    if found.success:
        won = _won(rulings, roll_total - target)
        label = "Penalty for this action"
        working.step(
            "FG-NERT-1",
            label,
            found.penalty,
            PLAIN,
            f"{against}: {said(condition_penalty)} + {said(won)}{_cut(condition_penalty, won)}",
        )
    else:
        working.step("FG-NERT-1", "Penalty for this action", found.penalty, PLAIN, f"{against} fails: it stays")
        lost = "one a test" if rulings.ner_degree is NerDegree.ONE else f"{said(target)} − {said(roll_total)}"
        working.step("FG-NERT-2", "Stress taken", found.stress, PLAIN, lost)
    return NerTest(
        success=found.success,
        action_penalty=found.penalty,
        stress_taken=found.stress,
        notices=(TARGET_IS_A_GUESS,),
        working=working.steps,
    )


def _won(rulings: Rulings, margin: int) -> int:
    return 1 if rulings.ner_degree is NerDegree.ONE else margin


def _cut(condition_penalty: int, won: int) -> str:
    return ", but never above 0" if condition_penalty + won > 0 else ""
