"""Two special uses of stats: parting Allure into looks and words, and carrying a person.

Source: Fluid Game System, "Stats", on Allure and Strength (FG-ALL-2, FG-STR-2, FG-CARRY-1).
"""

from dataclasses import dataclass
from typing import Annotated

from rules.fluid.readings import OURS, CarryRound, Rulings
from rules.fluid.stats import ALLURE, BOUND, STRENGTH, Stat, bonus_of, unusual_stats
from rules.quantities import Choice, Quantity, checked
from rules.rulings import Relies
from rules.units import BONUS, PLAIN
from rules.words import said, signed
from rules.working import Result, Working

SPLIT = 2
"""How far looks and words lie from Allure in the text's example (FG-ALL-2)."""


@dataclass(frozen=True, kw_only=True)
class AllureSplit(Result):
    """Allure parted in two.

    Attributes:
        beauty: the stat for looks.
        social: the stat for dealing with others.
    """

    beauty: int
    social: int

    @property
    def headline(self) -> str:
        """Both stats."""
        return f"Looks {said(self.beauty)}, social skills {said(self.social)}"


@checked
def allure_split(
    allure: Annotated[int, ALLURE],
    split: Annotated[int, Quantity(label="How far apart from ALL", at_least=0, at_most=BOUND)] = SPLIT,
    rulings: Annotated[Rulings, Relies(("FG-R11", "FG-R12"))] = OURS,
) -> AllureSplit:
    """Part Allure into looks and social skill.

    Args:
        allure: usually 3 to 18; -1,000 to 1,000 are taken.
        split: how much looks lose and social skill gains, 0 to 1,000.
        rulings: nothing to choose here.

    Returns:
        The two stats; either may leave the usual range.

    >>> allure_split(10).social
    12

    Source: Fluid Game System, "Stats", on Allure (FG-ALL-2).
    """
    working = Working()
    beauty = working.step("FG-ALL-2", "ALL for looks", allure - split, PLAIN, f"{said(allure)} − {said(split)}")
    working.step("FG-STAT-4", "Bonus for looks", bonus_of(beauty), BONUS)
    working.step("FG-STAT-4", "Bonus for social skills", bonus_of(allure + split), BONUS)
    social = working.step("FG-ALL-2", "ALL for social skills", allure + split, PLAIN, f"{said(allure)} + {said(split)}")
    notices = unusual_stats((Stat.ALLURE, allure))
    return AllureSplit(beauty=beauty, social=social, notices=notices, working=working.steps)


class MassStat(Choice):
    """The stat that stands for a character's mass."""

    BODY = Stat.BODY.code, Stat.BODY.label
    STRENGTH = Stat.STRENGTH.code, Stat.STRENGTH.label


@dataclass(frozen=True, kw_only=True)
class Carrying(Result):
    """What carrying a person costs.

    Attributes:
        penalty: on all other actions, 0 or less.
    """

    penalty: int

    @property
    def headline(self) -> str:
        """The penalty, or that there is none."""
        return f"{signed(self.penalty)} on other actions" if self.penalty else "No penalty"


@checked
def carry(
    strength: Annotated[int, STRENGTH],
    load: Annotated[int, Quantity(label="That stat of the person carried", at_least=-BOUND, at_most=BOUND)],
    mass_stat: Annotated[MassStat, Quantity(label="Their mass is shown by")] = MassStat.BODY,
    rulings: Annotated[Rulings, Relies(("FG-R01", "FG-R10"))] = OURS,
) -> Carrying:
    """Find the penalty for carrying a person.

    Args:
        strength: the carrier's STR, -1,000 to 1,000.
        load: BOD or STR of the person carried, -1,000 to 1,000.
        mass_stat: which of the two it is.
        rulings: the reading of half an odd difference (FG-R10).

    Returns:
        The penalty on other actions: 0 where the load is not larger.

    >>> carry(10, 13).penalty
    -2

    Source: Fluid Game System, "Stats", on Strength (FG-CARRY-1, FG-STR-2).
    """
    working = Working()
    load_code = mass_stat.value
    excess = load - strength
    if excess <= 0:
        reckoning = f"{load_code} {said(load)} is not more than STR {said(strength)}"
        penalty = working.step("FG-CARRY-1", "Penalty", 0, PLAIN, reckoning)
    else:
        reckoning = f"{load_code} {said(load)} − STR {said(strength)}"
        working.step("FG-CARRY-1", "The load is larger by", excess, PLAIN, reckoning)
        more = rulings.carry_round is CarryRound.MORE
        # -excess // 2 rounds toward minus infinity, which makes the larger penalty of an odd difference.
        half = -excess // 2 if more else -(excess // 2)
        rounding = f", {rulings.carry_round}" if excess % 2 else ""
        penalty = working.step("FG-CARRY-1", "Penalty", half, PLAIN, f"half of {said(excess)}{rounding}")
    notices = unusual_stats((Stat.STRENGTH, strength), (Stat.keyed(load_code), load))
    return Carrying(penalty=penalty, notices=notices, working=working.steps)
