"""Halving bonuses, as conditions and Tactics do.

Source: Fluid Game System, "Stats", on halving (FG-HALF-1, FG-HALF-2, FG-HALF-4).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

from rules.fluid.readings import OURS, Rulings
from rules.fluid.stats import Stat, bonus_of, bonus_quantity
from rules.quantities import checked
from rules.rulings import Relies
from rules.units import BONUS
from rules.words import signed
from rules.working import Result, Working


def half_of(bonus: int) -> int:
    """Return half a bonus, rounded toward minus infinity, as Python's // does (FG-HALF-1, FG-HALF-2)."""
    return bonus // 2


def halves_worked(stats: Iterable[tuple[Stat, int]], working: Working) -> tuple[int, str]:
    """Return the sum of half the bonuses of stats and its terms in words, noting each half (FG-HALF-1, FG-HALF-2)."""
    halves = []
    terms = []
    for stat, value in stats:
        bonus = bonus_of(value)
        working.step(half_rule(bonus), f"Half {stat.bonus_code}", half_of(bonus), BONUS, half_reckoning(bonus))
        halves.append(half_of(bonus))
        terms.append(f"{signed(half_of(bonus))} half {stat.bonus_code}")
    return sum(halves), " ".join(terms)


def half_rule(bonus: int) -> str:
    """Return the rule that halves a bonus: penalties have one of their own."""
    return "FG-HALF-2" if bonus < 0 else "FG-HALF-1"


def half_reckoning(bonus: int) -> str:
    """Return how half a bonus is found, in words."""
    return f"half of {signed(bonus)}" + (", rounded down" if bonus % 2 else "")


@dataclass(frozen=True, kw_only=True)
class Half(Result):
    """Half a bonus.

    Attributes:
        half: what is left of it.
    """

    half: int


@checked
def half(
    bonus: Annotated[int, bonus_quantity("Stat bonus")],
    rulings: Annotated[Rulings, Relies(("FG-R01", "FG-R02"))] = OURS,
) -> Half:
    """Halve a bonus, as conditions and tactics do.

    Args:
        bonus: positive or negative, -1,000 to 1,000.
        rulings: nothing to choose here.

    Returns:
        Half of it, rounded toward minus infinity.

    >>> half(-5).half
    -3

    Source: Fluid Game System, "Stats", on halving (FG-HALF-1, FG-HALF-2, FG-HALF-4).
    """
    working = Working()
    found = working.step(half_rule(bonus), "Half", half_of(bonus), BONUS, half_reckoning(bonus))
    return Half(half=found, working=working.steps)
