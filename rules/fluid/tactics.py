"""Tactics, its split into defence and offence, and initiative.

Source: Fluid Game System, "Stats", on Tactics (FG-TAC-1 to FG-TAC-4, FG-CP-7).
"""

from dataclasses import dataclass
from typing import Annotated

from rules.fluid.halves import halves_worked
from rules.fluid.penalty import CONDITION_PENALTY
from rules.fluid.readings import OURS, Rulings
from rules.fluid.stats import BOUND, INSTINCT, MENTALITY, NERVE, Stat, unusual_stats
from rules.fluid.tests import roll_with, total_odds
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.units import BONUS
from rules.words import said, signed
from rules.working import Result, Working

LEAST_TACTICS = 0


def tactics_worked(instinct: int, nerve: int, mentality: int, working: Working, halves: Working) -> int:
    """Return Tactics, noting it and, in a working that may be another, its halves (FG-TAC-1, FG-TAC-4)."""
    stats = ((Stat.INSTINCT, instinct), (Stat.NERVE, nerve), (Stat.MENTALITY, mentality))
    total, reckoning = halves_worked(stats, halves)
    if total < LEAST_TACTICS:
        reckoning += f" = {signed(total)}, but at least {signed(LEAST_TACTICS)}"
        return working.step("FG-TAC-4", "Tactics", LEAST_TACTICS, BONUS, reckoning)
    return working.step("FG-TAC-1", "Tactics", total, BONUS, reckoning)


def initiative_worked(tactics: int, condition_penalty: int, working: Working) -> int:
    """Return the bonus to initiative, noting the step (FG-TAC-3, FG-CP-7, FG-R09)."""
    reckoning = f"{signed(tactics)} Tactics"
    if condition_penalty:
        reckoning += f" {signed(condition_penalty)} CP"
    return working.step("FG-TAC-3", "Initiative", tactics + condition_penalty, BONUS, reckoning)


@dataclass(frozen=True, kw_only=True)
class Tactics(Result):
    """The pool for defence and offence.

    Attributes:
        tactics: the pool, 0 or more.
    """

    tactics: int

    @property
    def headline(self) -> str:
        """The pool."""
        return f"Tactics {signed(self.tactics)}"


@checked
def tactics(
    instinct: Annotated[int, INSTINCT],
    nerve: Annotated[int, NERVE],
    mentality: Annotated[int, MENTALITY],
    rulings: Annotated[Rulings, Relies(("FG-R01", "FG-R08"))] = OURS,
) -> Tactics:
    """Find Tactics.

    Args:
        instinct: INS; this and the others are usually 3 to 18, and -1,000 to 1,000 are taken.
        nerve: NER.
        mentality: MEN.
        rulings: nothing to choose here.

    Returns:
        Half of each bonus, each rounded down by itself, summed; at least 0.

    >>> tactics(13, 13, 13).tactics
    3

    Source: Fluid Game System, "Stats", on Tactics (FG-TAC-1, FG-TAC-4).
    """
    working = Working()
    found = tactics_worked(instinct, nerve, mentality, working, working)
    return Tactics(tactics=found, notices=_unusual_minds(instinct, nerve, mentality), working=working.steps)


def _unusual_minds(instinct: int, nerve: int, mentality: int) -> tuple[str, ...]:
    return unusual_stats((Stat.INSTINCT, instinct), (Stat.NERVE, nerve), (Stat.MENTALITY, mentality))


@dataclass(frozen=True, kw_only=True)
class TacticsSplit(Result):
    """Whether a split of Tactics is allowed.

    Attributes:
        split: defence and offence together.
        valid: whether it is allowed.
    """

    split: int
    valid: bool

    @property
    def headline(self) -> str:
        """Whether it is allowed."""
        return "Allowed" if self.valid else "Not allowed"


@checked
def tactics_split(
    tactics: Annotated[int, Quantity(label="Tactics", unit=BONUS, at_least=LEAST_TACTICS, at_most=10 * BOUND)],
    defence: Annotated[int, Quantity(label="Defence (dT)", at_least=-10 * BOUND, at_most=10 * BOUND)],
    offence: Annotated[int, Quantity(label="Offence (oT)", at_least=-10 * BOUND, at_most=10 * BOUND)],
    rulings: Annotated[Rulings, Relies(("FG-R08",))] = OURS,
) -> TacticsSplit:
    """Find whether a split of Tactics is allowed.

    Args:
        tactics: the pool, 0 or more.
        defence: dT.
        offence: oT.
        rulings: nothing to choose here.

    Returns:
        Whether neither part is below 0 and both together are the pool.

    >>> tactics_split(3, 1, 2).valid
    True

    Source: Fluid Game System, "Stats", on Tactics (FG-TAC-2).
    """
    working = Working()
    split = defence + offence
    valid = split == tactics and min(defence, offence) >= LEAST_TACTICS
    if min(defence, offence) < LEAST_TACTICS:
        working.step("FG-TAC-2", "Lesser part", min(defence, offence), reckoning=f"may not be below {LEAST_TACTICS}")
    difference = tactics - split
    if difference > 0:
        verdict = f", {said(difference)} short of Tactics {signed(tactics)}"
    elif difference < 0:
        verdict = f", {said(-difference)} more than Tactics {signed(tactics)}"
    else:
        verdict = f", all of Tactics {signed(tactics)}"
    working.step("FG-TAC-2", "Split", split, reckoning=f"dT {said(defence)} + oT {said(offence)}{verdict}")
    return TacticsSplit(split=split, valid=valid, working=working.steps)


@dataclass(frozen=True, kw_only=True)
class Initiative(Result):
    """The bonus to initiative.

    Attributes:
        bonus: may be below 0.
    """

    bonus: int

    @property
    def headline(self) -> str:
        """The bonus and the roll."""
        return f"Initiative {signed(self.bonus)}: roll {roll_with(self.bonus)}"


@checked
def initiative(
    instinct: Annotated[int, INSTINCT],
    nerve: Annotated[int, NERVE],
    mentality: Annotated[int, MENTALITY],
    condition_penalty: Annotated[int, CONDITION_PENALTY] = 0,
    rulings: Annotated[Rulings, Relies(("FG-R01", "FG-R08", "FG-R09"))] = OURS,
) -> Initiative:
    """Find the bonus to initiative.

    Args:
        instinct: INS; this and the next two are usually 3 to 18, and -1,000 to 1,000 are taken.
        nerve: NER.
        mentality: MEN.
        condition_penalty: CP, -8 to 0.
        rulings: nothing to choose here.

    Returns:
        All of Tactics and the Condition Penalty, and the distribution of the roll.

    >>> initiative(10, 10, 10, -3).bonus
    -3

    Source: Fluid Game System, "Stats", on Tactics (FG-TAC-3, FG-CP-7).
    """
    working = Working()
    pool = tactics_worked(instinct, nerve, mentality, working, working)
    bonus = initiative_worked(pool, condition_penalty, working)
    return Initiative(
        bonus=bonus,
        odds=(total_odds(bonus),),
        notices=_unusual_minds(instinct, nerve, mentality),
        working=working.steps,
    )
