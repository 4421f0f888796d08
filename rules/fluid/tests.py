"""Tests: three dice and a bonus against a target.

Source: Fluid Game System, "Stats", on tests (FG-TEST-1 to FG-TEST-6, FG-CP-7).
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Annotated

from rules.dice import Odds, Ways, percent, said_chance
from rules.fluid.penalty import CONDITION_PENALTY
from rules.fluid.readings import OURS, Rulings, Success
from rules.fluid.stats import ANY_STAT, BOUND, bonus_of, bonus_quantity, bonus_reckoning, unusual_stats
from rules.many_dice import ways_of_sum
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.units import BONUS
from rules.words import said, signed
from rules.working import Result, Working

SIDES = 6
TEST_DICE = 3
ROLL = f"{TEST_DICE}d{SIDES}"
SIX_SIDED = dict.fromkeys(range(1, SIDES + 1), 1)
TEST_WAYS = ways_of_sum(SIX_SIDED, TEST_DICE)
"""In how many ways each total of the three dice comes about."""

SKILL = Quantity(label="Skill rank", unit=BONUS, at_least=0, at_most=BOUND)
GEAR = bonus_quantity("Gear")
SITUATION = bonus_quantity("Situation")
TARGET = Quantity(label="Target", at_least=-10 * BOUND, at_most=10 * BOUND)


def roll_with(bonus: int) -> str:
    """Return a test's roll in words: "3d6 + 6", "3d6 − 2", "3d6"."""
    return f"{ROLL} {'−' if bonus < 0 else '+'} {said(abs(bonus))}" if bonus else ROLL


@cache
def total_odds(bonus: int) -> Odds:
    """Return the distribution of a test's total."""
    return Odds(f"Total of {roll_with(bonus)}", Ways({total + bonus: ways for total, ways in TEST_WAYS.items()}))


def least_success(target: int, success: Success) -> int:
    """Return the least total that succeeds (FG-TEST-1, FG-R05)."""
    return target if success is Success.MEET else target + 1


@dataclass(frozen=True, kw_only=True)
class FullBonus(Result):
    """All that is added to a test's dice.

    Attributes:
        bonus: their sum.
    """

    bonus: int

    @property
    def headline(self) -> str:
        """The bonus and the roll."""
        return f"{signed(self.bonus)}: roll {roll_with(self.bonus)}"


def summed(stat_bonus: int, skill: int, gear: int, situation: int, condition_penalty: int, working: Working) -> int:
    """Return the sum of all that counts in a test, noting the steps (FG-TEST-1 to FG-TEST-5, FG-CP-7)."""
    parts = [signed(stat_bonus) + " stat"]
    for value, name in ((skill, "skill"), (gear, "gear"), (situation, "situation")):
        if value:
            parts.append(f"{signed(value)} {name}")
    before = stat_bonus + skill + gear + situation
    bonus = working.step("FG-TEST-5", "Bonus", before, BONUS, " ".join(parts))
    if condition_penalty:
        penalised = f"{signed(before)} {signed(condition_penalty)} CP"
        bonus = working.step("FG-CP-7", "Bonus", before + condition_penalty, BONUS, penalised)
    return bonus


@checked
def full_bonus(
    stat: Annotated[int, ANY_STAT],
    skill: Annotated[int, SKILL] = 0,
    gear: Annotated[int, GEAR] = 0,
    situation: Annotated[int, SITUATION] = 0,
    condition_penalty: Annotated[int, CONDITION_PENALTY] = 0,
    rulings: Annotated[Rulings, Relies(("FG-R12",))] = OURS,
) -> FullBonus:
    """Add up all that counts in a test.

    Args:
        stat: usually 3 to 18; -1,000 to 1,000 are taken.
        skill: rank of the skill, 0 to 1,000.
        gear: what gear adds or takes, -1,000 to 1,000.
        situation: what the situation adds or takes, -1,000 to 1,000.
        condition_penalty: CP, -8 to 0.
        rulings: nothing to choose here.

    Returns:
        The bonus to the roll.

    >>> full_bonus(13, skill=2, gear=1).bonus
    6

    Source: Fluid Game System, "Stats", on tests (FG-TEST-2, FG-TEST-3, FG-TEST-4, FG-TEST-5, FG-TEST-6, FG-CP-7).
    """
    working = Working()
    stat_bonus = working.step("FG-STAT-4", "Stat bonus", bonus_of(stat), BONUS, bonus_reckoning(stat))
    bonus = summed(stat_bonus, skill, gear, situation, condition_penalty, working)
    return FullBonus(bonus=bonus, notices=unusual_stats((None, stat)), working=working.steps)


@dataclass(frozen=True, kw_only=True)
class Chance(Result):
    """How likely a test succeeds.

    Attributes:
        chance: probability of success.
    """

    chance: Fraction

    @property
    def headline(self) -> str:
        """The chance in percent."""
        return percent(self.chance)


def chance_against(bonus: int, target: int, success: Success, working: Working) -> Fraction:
    """Return the chance of a test's success, noting the step (FG-TEST-1, FG-R05)."""
    needed = least_success(target, success)
    found = total_odds(bonus).at_least(needed)
    return chance_step(f"Chance of {said(needed)} or more", found, bonus, working)


def chance_step(label: str, chance: Fraction, bonus: int, working: Working) -> Fraction:
    """Note the chance of a test's success with the rolls that bring it (FG-TEST-1)."""
    total = sum(TEST_WAYS.values())
    working.step(
        "FG-TEST-1",
        label,
        said_chance(chance),
        reckoning=f"{said(chance * total)} of {total} rolls of {roll_with(bonus)}",
    )
    return chance


@checked
def success_chance(
    bonus: Annotated[int, bonus_quantity("Bonus")],
    target: Annotated[int, TARGET],
    rulings: Annotated[Rulings, Relies(("FG-R05",))] = OURS,
) -> Chance:
    """Find the chance that a test succeeds.

    Args:
        bonus: all that is added to the dice, -1,000 to 1,000.
        target: what the total has to reach, -10,000 to 10,000; the text gives none.
        rulings: the reading of reaching it (FG-R05).

    Returns:
        The exact chance, and the distribution of the total.

    >>> success_chance(0, 10).chance
    Fraction(5, 8)

    Source: Fluid Game System, "Stats", on tests (FG-TEST-1).
    """
    working = Working()
    chance = chance_against(bonus, target, rulings.success, working)
    return Chance(chance=chance, odds=(total_odds(bonus),), working=working.steps)
