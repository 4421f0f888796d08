"""The Condition Penalty: what too little left of Wounds and Stress takes off every action.

Source: Fluid Game System, "Stats", on the Condition Penalty (FG-CP-1 to FG-CP-7).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from rules.fluid.readings import OURS, Rulings
from rules.fluid.stats import BOUND
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.units import PLAIN
from rules.words import said
from rules.working import Result, Working


@dataclass(frozen=True)
class PenaltyStep:
    """One step of the Condition Penalty.

    Attributes:
        rule: id of the rule that states it.
        limit: number left of Wounds or Stress below which it counts.
        adds: what it adds to the penalty.
        at_limit: whether it counts at the limit already.
    """

    rule: str
    limit: int
    adds: int
    at_limit: bool = False

    def counts(self, left: int) -> bool:
        """Return whether it counts with so much left."""
        return left < self.limit or (self.at_limit and left == self.limit)

    @property
    def words(self) -> str:
        """When it counts, in words."""
        return f"{self.limit} or below" if self.at_limit else f"below {self.limit}"


COLLAPSE_AT = 0
"""What is left of Wounds or Stress when a character collapses (FG-COND-3, FG-COND-6)."""

PENALTY_STEPS = (
    PenaltyStep("FG-CP-1", 10, -1),
    PenaltyStep("FG-CP-2", 5, -1),
    PenaltyStep("FG-CP-3", COLLAPSE_AT, -2, at_limit=True),
)
TRACKS = ("Wounds", "Stress")
WORST_OF_ONE = sum(step.adds for step in PENALTY_STEPS)
WORST = len(TRACKS) * WORST_OF_ONE

WOUNDS = Quantity(label="Wounds left (W)", at_least=-BOUND, at_most=BOUND, minus=True)
STRESS = Quantity(label="Stress left (S)", at_least=-BOUND, at_most=BOUND, minus=True)
CONDITION_PENALTY = Quantity(label="Condition Penalty (CP)", at_least=WORST, at_most=0, minus=True)


def _steps_reached(left: int) -> Iterator[PenaltyStep]:
    return (step for step in PENALTY_STEPS if step.counts(left))


def penalty_of(wounds: int, stress: int) -> int:
    """Return the Condition Penalty for what is left of Wounds and Stress (FG-CP-1 to FG-CP-6)."""
    return sum(step.adds for left in (wounds, stress) for step in _steps_reached(left))


@dataclass(frozen=True, kw_only=True)
class Penalty(Result):
    """The Condition Penalty.

    Attributes:
        condition_penalty: on every action, -8 to 0.
    """

    condition_penalty: int

    @property
    def headline(self) -> str:
        """The penalty, or that there is none."""
        return f"CP {said(self.condition_penalty)}" if self.condition_penalty else "No Condition Penalty"


def penalty_worked(wounds: int, stress: int, working: Working) -> int:
    """Return the Condition Penalty, noting each step that counts (FG-CP-1 to FG-CP-7)."""
    parts = []
    for track, left in zip(TRACKS, (wounds, stress), strict=True):
        of_track = 0
        for step in _steps_reached(left):
            of_track += step.adds
            working.step(step.rule, f"{track} {step.words}", step.adds, PLAIN, f"{said(left)} left")
        parts.append(f"{said(of_track)} for {track}")
    return working.step("FG-CP-7", "Condition Penalty", penalty_of(wounds, stress), PLAIN, ", ".join(parts))


@checked
def condition_penalty(
    wounds: Annotated[int, WOUNDS],
    stress: Annotated[int, STRESS],
    rulings: Annotated[Rulings, Relies(("FG-R03", "FG-R04"))] = OURS,
) -> Penalty:
    """Find the Condition Penalty.

    Args:
        wounds: what is left of Wounds, -1,000 to 1,000.
        stress: what is left of Stress, -1,000 to 1,000.
        rulings: nothing to choose here.

    Returns:
        The penalty on every action, -8 to 0.

    >>> condition_penalty(5, 4).condition_penalty
    -3

    Source: Fluid Game System, "Stats", on the Condition Penalty (FG-CP-1 to FG-CP-7, examples FG-CP-4, FG-CP-5).
    """
    working = Working()
    found = penalty_worked(wounds, stress, working)
    return Penalty(condition_penalty=found, working=working.steps)


def _penalty_rows() -> Iterator[Row]:
    in_all = 0
    for step in PENALTY_STEPS:
        in_all += step.adds
        yield Row(step.rule, (step.words, step.adds, in_all))


PENALTIES = Table(
    caption="Condition Penalty for each of Wounds and Stress",
    columns=(Column("Left"), Column("Adds", numeric=True), Column("In all", numeric=True)),
    rows=tuple(_penalty_rows()),
)
