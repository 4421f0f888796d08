"""Halved bonuses, the two conditions, and what is left of them.

Source: Fluid Game System, "Stats", on halving and conditions (FG-HALF-1 to FG-HALF-4, FG-COND-1 to FG-COND-6).
"""

from dataclasses import dataclass
from typing import Annotated

from rules.fluid.halves import halves_worked
from rules.fluid.readings import OURS, Rulings
from rules.fluid.stats import (
    BODY,
    BOUND,
    FINESSE,
    INSTINCT,
    MENTALITY,
    NERVE,
    STRENGTH,
    Stat,
    unusual_stats,
)
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.units import PLAIN
from rules.words import said
from rules.working import Result, Working

LEAST_CONDITION = 10

PHYSICAL_CONDITION = Quantity(label="Physical Condition (PC)", at_least=LEAST_CONDITION, at_most=10 * BOUND)
MENTAL_CONDITION = Quantity(label="Mental Condition (MC)", at_least=LEAST_CONDITION, at_most=10 * BOUND)


@dataclass(frozen=True)
class _Condition:
    """Which stats make a condition, and where the text says so."""

    rule: str
    name: str
    base: Stat
    halved: tuple[Stat, Stat]


_PHYSICAL = _Condition("FG-COND-1", "PC", Stat.BODY, (Stat.STRENGTH, Stat.FINESSE))
_MENTAL = _Condition("FG-COND-4", "MC", Stat.NERVE, (Stat.INSTINCT, Stat.MENTALITY))


def _condition(kind: _Condition, base: int, halved: tuple[int, int], working: Working, halves: Working) -> int:
    added, terms = halves_worked(zip(kind.halved, halved, strict=True), halves)
    total = base + added
    reckoning = f"{kind.base.code} {said(base)} {terms}"
    if total < LEAST_CONDITION:
        reckoning += f" = {said(total)}, but at least {LEAST_CONDITION}"
    return working.step(kind.rule, kind.name, max(total, LEAST_CONDITION), PLAIN, reckoning)


def physical_worked(body: int, strength: int, finesse: int, working: Working, halves: Working) -> int:
    """Return the Physical Condition, noting it and, in a working that may be another, its halves (FG-COND-1)."""
    return _condition(_PHYSICAL, body, (strength, finesse), working, halves)


def mental_worked(nerve: int, instinct: int, mentality: int, working: Working, halves: Working) -> int:
    """Return the Mental Condition, noting it and, in a working that may be another, its halves (FG-COND-4)."""
    return _condition(_MENTAL, nerve, (instinct, mentality), working, halves)


@dataclass(frozen=True, kw_only=True)
class PhysicalCondition(Result):
    """How many wounds a character can take.

    Attributes:
        physical_condition: PC, 10 or more.
    """

    physical_condition: int

    @property
    def headline(self) -> str:
        """The condition."""
        return f"PC {said(self.physical_condition)}"


@checked
def physical_condition(
    body: Annotated[int, BODY],
    strength: Annotated[int, STRENGTH],
    finesse: Annotated[int, FINESSE],
    rulings: Annotated[Rulings, Relies(("FG-R01", "FG-R02", "FG-R19"))] = OURS,
) -> PhysicalCondition:
    """Find the Physical Condition.

    Args:
        body: BOD; this and the others are usually 3 to 18, and -1,000 to 1,000 are taken.
        strength: STR.
        finesse: FIN.
        rulings: nothing to choose here.

    Returns:
        BOD and half the other two bonuses, at least 10.

    >>> physical_condition(13, 13, 12).physical_condition
    15

    Source: Fluid Game System, "Stats", on Physical Condition (FG-COND-1, FG-HALF-3).
    """
    working = Working()
    found = physical_worked(body, strength, finesse, working, working)
    notices = unusual_stats((Stat.BODY, body), (Stat.STRENGTH, strength), (Stat.FINESSE, finesse))
    return PhysicalCondition(physical_condition=found, notices=notices, working=working.steps)


@dataclass(frozen=True, kw_only=True)
class MentalCondition(Result):
    """How much stress a character can take.

    Attributes:
        mental_condition: MC, 10 or more.
    """

    mental_condition: int

    @property
    def headline(self) -> str:
        """The condition."""
        return f"MC {said(self.mental_condition)}"


@checked
def mental_condition(
    nerve: Annotated[int, NERVE],
    instinct: Annotated[int, INSTINCT],
    mentality: Annotated[int, MENTALITY],
    rulings: Annotated[Rulings, Relies(("FG-R01", "FG-R19"))] = OURS,
) -> MentalCondition:
    """Find the Mental Condition.

    Args:
        nerve: NER; this and the others are usually 3 to 18, and -1,000 to 1,000 are taken.
        instinct: INS.
        mentality: MEN.
        rulings: nothing to choose here.

    Returns:
        NER and half the other two bonuses, at least 10.

    >>> mental_condition(12, 10, 7).mental_condition
    10

    Source: Fluid Game System, "Stats", on Mental Condition (FG-COND-4, FG-HALF-3).
    """
    working = Working()
    found = mental_worked(nerve, instinct, mentality, working, working)
    notices = unusual_stats((Stat.NERVE, nerve), (Stat.INSTINCT, instinct), (Stat.MENTALITY, mentality))
    return MentalCondition(mental_condition=found, notices=notices, working=working.steps)
