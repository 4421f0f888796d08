"""Exact distributions of dice, on icepool."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import accumulate, pairwise
from operator import mul
from typing import TYPE_CHECKING, Protocol

from rules.words import said

if TYPE_CHECKING:
    import icepool

LONGEST_FRACTION = 40
MOST_SHOWN = 60
"""Results that a chart shows one by one; more are shown as ranges."""

MOST_RANGES = 40

FAR = 2_000
"""Where results are many, those at either end that together have less than one chance in this many share one range."""


def percent(chance: Fraction) -> str:
    """Return a probability in percent to one decimal; what is not certain is never shown as 0% or 100%."""
    tenths = (chance.numerator * 2000 // chance.denominator + 1) // 2
    if not tenths and chance:
        return "under 0.1%"
    if tenths == 1000 and chance < 1:
        return "over 99.9%"
    whole, tenth = divmod(tenths, 10)
    return f"{whole}.{tenth}%" if tenth or chance not in (0, 1) else f"{whole}%"


def said_fraction(chance: Fraction) -> str:
    """Return the exact fraction of a probability, or nothing where it is 0 or 1 or too long to read."""
    # Numbers of thousands of digits need not be written out to see that they are long.
    if chance in (0, 1) or chance.denominator > 10**LONGEST_FRACTION:
        return ""
    fraction = str(chance)
    return fraction if len(fraction) <= LONGEST_FRACTION else ""


def said_chance(chance: Fraction) -> str:
    """Return a probability in percent with its exact fraction: "66.7% (2/3)"."""
    fraction = said_fraction(chance)
    return f"{percent(chance)} ({fraction})" if fraction else percent(chance)


@dataclass(frozen=True)
class Outcome:
    """One result of a roll, or a range of results, with its exact chances.

    Attributes:
        value: the result; of a range the least that occurs.
        chance: probability of just this result or range.
        at_least: probability of this result or more.
        at_most: probability of the highest result of the range or less.
        highest: the greatest result of the range that occurs; of a single result the result itself.
        name: what the result stands for where it is no number, such as "Win".
    """

    value: int
    chance: Fraction
    at_least: Fraction
    at_most: Fraction
    highest: int
    name: str = ""

    @cached_property
    def said(self) -> str:
        """The result or range in words: "7", "3,300 to 3,319", "Win"."""
        if self.name:
            return self.name
        return said(self.value) if self.value == self.highest else f"{said(self.value)} to {said(self.highest)}"


def die_of_faces(faces: Iterable[int]) -> "icepool.Die[int]":
    """Return the distribution of a die of which each face is equally likely."""
    # Importing it takes as long as all that most answers need: whoever rolls no dice does not wait for it.
    import icepool

    return icepool.Die(list(faces))


class Distribution(Protocol):
    """In how many equally likely ways each result comes about, such as an icepool Die."""

    def items(self) -> Iterable[tuple[int, int]]:
        """Return each result with its ways, in ascending order of results."""


@dataclass(frozen=True)
class Ways:
    """In how many equally likely ways each result comes about: a distribution with too many results for an icepool Die.

    Attributes:
        ways: for each result the number of ways, above 0.
    """

    ways: Mapping[int, int]

    def items(self) -> Iterable[tuple[int, int]]:
        """Return each result with its ways, in ascending order of results."""
        return self._ascending

    @cached_property
    def _ascending(self) -> Sequence[tuple[int, int]]:
        return sorted(self.ways.items())


@dataclass(frozen=True)
class Odds:
    """The exact distribution of something that dice decide and whose results are whole numbers.

    Attributes:
        title: what the results are, such as "Result of d6/2".
        die: the distribution.
        names: where the results stand for something other than numbers, what each stands for.
        open_ended: whether the greatest result stands for all from there on, so that there is no average.
        folded: whether its chart is folded away until it is asked for, as beside another chart.
    """

    title: str
    die: Distribution
    names: Mapping[int, str] = field(default_factory=dict, hash=False)
    open_ended: bool = False
    folded: bool = False

    @cached_property
    def _values(self) -> list[int]:
        return [value for value, _ in self.die.items()]

    @cached_property
    def _weights(self) -> list[int]:
        return [weight for _, weight in self.die.items()]

    @cached_property
    def _up_to(self) -> list[int]:
        """Sums of the weights, from nothing up to all of them."""
        return list(accumulate(self._weights, initial=0))

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """Every result with a chance above 0, in ascending order."""
        return self._grouped(range(len(self._values) + 1))

    @cached_property
    def shown(self) -> tuple[Outcome, ...]:
        """What a chart shows: every result, or where they are many, ranges that leave none out."""
        return self._grouped(self._starts_of_ranges()) if self.in_ranges else self.outcomes

    @property
    def in_ranges(self) -> bool:
        """Whether a chart shows ranges of results."""
        return len(self._values) > MOST_SHOWN

    @property
    def fractions_readable(self) -> bool:
        """Whether the exact fractions of what is shown are short enough to read."""
        return fractions_readable(self.shown)

    def _grouped(self, starts: Sequence[int]) -> tuple[Outcome, ...]:
        """Return the outcomes between places among the results, of which the last is their number."""
        found = []
        total = self._up_to[-1]
        for start, end in pairwise(starts):
            below, up_to = self._up_to[start], self._up_to[end]
            value, highest = self._values[start], self._values[end - 1]
            name = self.names.get(value, "")
            if self.open_ended and end == starts[-1]:
                name = f"{said(value)} or more"
            chances = (Fraction(up_to - below, total), Fraction(total - below, total), Fraction(up_to, total))
            found.append(Outcome(value, *chances, highest, name))
        return tuple(found)

    def _starts_of_ranges(self) -> list[int]:
        """Return the places where ranges of one round width begin between the two rare ends, and that of the end."""
        rare = -(-self._up_to[-1] // FAR)
        first = self._values[bisect_left(self._up_to, rare) - 1]
        last = self._values[min(bisect_right(self._up_to, self._up_to[-1] - rare), len(self._values)) - 1]
        width = _round_width(last - first)
        within = range((first // width + 1) * width, last + 1, width)
        starts = (bisect_left(self._values, value) for value in within)
        # A range that holds no result is none.
        return [0, *dict.fromkeys(start for start in starts if start), len(self._values)]

    @cached_property
    def greatest_chance(self) -> Fraction:
        """The chance of the likeliest result or range of those shown."""
        return max(outcome.chance for outcome in self.shown)

    @cached_property
    def mean(self) -> Fraction:
        """The average result."""
        return Fraction(sum(map(mul, self._values, self._weights)), self._up_to[-1])

    @property
    def least(self) -> int:
        """The least result."""
        return self._values[0]

    @property
    def greatest(self) -> int:
        """The greatest result."""
        return self._values[-1]

    def at_least(self, value: int) -> Fraction:
        """Return the probability of a result of the value or more."""
        below = self._up_to[bisect_left(self._values, value)]
        return Fraction(self._up_to[-1] - below, self._up_to[-1])


@dataclass(frozen=True)
class RollsOdds:
    """The chances that rolls which add up have reached their target by each number of rolls.

    Attributes:
        title: what the rolls lead to, such as "Free by round".
        shown: each number of rolls that matters, or ranges of them, with its chances.
        mean: the average number of rolls.
    """

    title: str
    shown: tuple[Outcome, ...]
    mean: Fraction

    @property
    def fractions_readable(self) -> bool:
        """Whether the exact fractions of what is shown are short enough to read."""
        return fractions_readable(self.shown)


def fractions_readable(outcomes: Iterable[Outcome]) -> bool:
    """Return whether the exact fractions of outcomes are short enough to read."""
    return all(said_fraction(outcome.chance) or outcome.chance == 1 for outcome in outcomes)


def _round_width(span: int) -> int:
    """Return a width of 1, 2 or 5 with noughts behind, so that the span takes no more than the ranges shown."""
    power = 1
    while True:
        for first_digit in (1, 2, 5):
            if first_digit * power * MOST_RANGES >= span:
                return first_digit * power
        power *= 10
