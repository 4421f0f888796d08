"""Exact distributions of dice, on icepool."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import icepool


def percent(chance: Fraction) -> str:
    """Return a probability in percent to one decimal; what is not certain is never shown as 0% or 100%."""
    tenths = (chance * 2000 + 1) // 2
    if not tenths and chance:
        return "under 0.1%"
    if tenths == 1000 and chance < 1:
        return "over 99.9%"
    whole, tenth = divmod(int(tenths), 10)
    return f"{whole}.{tenth}%" if tenth or chance not in (0, 1) else f"{whole}%"


def said_chance(chance: Fraction) -> str:
    """Return a probability in percent with its exact fraction: "66.7% (2/3)"."""
    return percent(chance) if chance in (0, 1) else f"{percent(chance)} ({chance})"


@dataclass(frozen=True)
class Outcome:
    """One result of a roll with its exact chances.

    Attributes:
        value: the result.
        chance: probability of just this result.
        at_least: probability of this result or more.
        at_most: probability of this result or less.
    """

    value: int
    chance: Fraction
    at_least: Fraction
    at_most: Fraction


@dataclass(frozen=True)
class Odds:
    """The exact distribution of something that dice decide and whose results are whole numbers.

    Attributes:
        title: what the results are, such as "Result of d6/2".
        die: the distribution.
    """

    title: str
    die: icepool.Die[int]

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """Every result with a chance above 0, in ascending order."""
        found = []
        total = self.die.denominator()
        below = 0
        for value, weight in self.die.items():
            found.append(
                Outcome(value, Fraction(weight, total), Fraction(total - below, total), Fraction(below + weight, total))
            )
            below += weight
        return tuple(found)

    @property
    def greatest_chance(self) -> Fraction:
        """The chance of the likeliest result."""
        return max(outcome.chance for outcome in self.outcomes)

    @property
    def mean(self) -> Fraction:
        """The average result."""
        return Fraction(self.die.mean())

    def at_least(self, value: int) -> Fraction:
        """Return the probability of a result of the value or more."""
        return Fraction(self.die.probability(">=", value))
