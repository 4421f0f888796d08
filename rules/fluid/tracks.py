"""Wounds and Stress: what damage leaves of the two conditions.

Source: Fluid Game System, "Stats", on Wounds and Stress (FG-COND-2, FG-COND-3, FG-COND-5, FG-COND-6).
"""

from dataclasses import dataclass
from typing import Annotated

from rules.fluid.conditions import LEAST_CONDITION, MENTAL_CONDITION, PHYSICAL_CONDITION
from rules.fluid.penalty import COLLAPSE_AT
from rules.fluid.readings import OURS, Rulings
from rules.fluid.stats import BOUND
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.units import PLAIN
from rules.words import said
from rules.working import Result, Working

WOUNDS_TAKEN = Quantity(label="Wounds taken", at_least=0, at_most=10 * BOUND)
STRESS_TAKEN = Quantity(label="Stress taken", at_least=0, at_most=10 * BOUND)


class Track(Choice):
    """One of the two things that damage uses up."""

    WOUNDS = "wounds", "Wounds"
    STRESS = "stress", "Stress"


LEFT_RULES = {Track.WOUNDS: "FG-COND-2", Track.STRESS: "FG-COND-5"}
COLLAPSE_RULES = {Track.WOUNDS: "FG-COND-3", Track.STRESS: "FG-COND-6"}
COLLAPSES = {Track.WOUNDS: "collapsed, gravely injured", Track.STRESS: "collapsed, stunned"}


def has_collapsed(left: int) -> bool:
    """Return whether a character with so much left of Wounds or Stress collapses (FG-COND-3, FG-COND-6)."""
    return left <= COLLAPSE_AT


def left_worked(track: Track, condition: int, taken: int, working: Working) -> int:
    """Return what is left of Wounds or Stress, noting the steps (FG-COND-2, FG-COND-3, FG-COND-5, FG-COND-6)."""
    left = condition - taken
    reckoning = f"{said(condition)} − {said(taken)} taken"
    if has_collapsed(left):
        working.step(
            COLLAPSE_RULES[track],
            f"{track} at {COLLAPSE_AT} or below",
            COLLAPSES[track],
            reckoning=f"{said(left)} left",
        )
    return working.step(LEFT_RULES[track], f"{track} left", left, PLAIN, reckoning)


@dataclass(frozen=True, kw_only=True)
class Left(Result):
    """What is left of Wounds or Stress.

    Attributes:
        track: which of the two.
        left: what is left; may be below 0.
        collapsed: whether the character collapses.
    """

    track: Track
    left: int
    collapsed: bool

    @property
    def headline(self) -> str:
        """What is left, and whether the character collapses."""
        collapse = f": {COLLAPSES[self.track]}" if self.collapsed else ""
        return f"{self.track} {said(self.left)}{collapse}"


STAY_FUNCTIONAL = "A NER test keeps a collapsed character functional; the text gives no target for it."


@checked
def left(
    track: Annotated[Track, Quantity(label="Which")] = Track.WOUNDS,
    physical_condition: Annotated[int, PHYSICAL_CONDITION, OnlyWhen("track", Track.WOUNDS)] = LEAST_CONDITION,
    wounds_taken: Annotated[int, WOUNDS_TAKEN, OnlyWhen("track", Track.WOUNDS)] = 0,
    mental_condition: Annotated[int, MENTAL_CONDITION, OnlyWhen("track", Track.STRESS)] = LEAST_CONDITION,
    stress_taken: Annotated[int, STRESS_TAKEN, OnlyWhen("track", Track.STRESS)] = 0,
    rulings: Annotated[Rulings, Relies(("FG-R03", "FG-R19"))] = OURS,
) -> Left:
    """Find what is left of Wounds or Stress.

    Args:
        track: whether the physical or the mental arguments count.
        physical_condition: PC, 10 or more.
        wounds_taken: physical damage taken, 0 or more.
        mental_condition: MC, 10 or more.
        stress_taken: mental damage taken, 0 or more.
        rulings: nothing to choose here.

    Returns:
        What is left, and whether the character collapses.

    >>> left(physical_condition=13, wounds_taken=15).left
    -2

    Source: Fluid Game System, "Stats", on Wounds and Stress (FG-COND-2, FG-COND-3, FG-COND-5, FG-COND-6).
    """
    working = Working()
    wounds = track is Track.WOUNDS
    condition, taken = (physical_condition, wounds_taken) if wounds else (mental_condition, stress_taken)
    found = left_worked(track, condition, taken, working)
    collapsed = has_collapsed(found)
    notices = (STAY_FUNCTIONAL,) if collapsed else ()
    return Left(track=track, left=found, collapsed=collapsed, notices=notices, working=working.steps)
