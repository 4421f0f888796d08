"""Distributions of whole numbers that are added up, changed and mixed, exactly and fast.

Combining a distribution with itself one outcome at a time, as icepool does, takes seconds where totals and weights are
large. Here a distribution is the coefficients of a polynomial. Two are multiplied as two long numbers that hold the
coefficients side by side, so that the multiplication of whole numbers does all the work; from some length on as decimal
numbers, whose multiplication takes hardly more time than the length.
"""

import decimal
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from math import gcd, lcm
from operator import mul, sub
from typing import Self

from rules.dice import Odds, Ways
from rules.many_dice import ways_of_sum

FEW_WAYS = 12
"""Up to this many coefficients are multiplied one by one."""

LONG_BITS = 40_000
"""From this length on decimal numbers are multiplied faster than whole ones."""

LONGEST_DIGITS = 4_000
"""Python refuses to read longer numbers from digits."""

_EXACT = decimal.Context(
    prec=decimal.MAX_PREC,
    Emax=decimal.MAX_EMAX,
    Emin=decimal.MIN_EMIN,
    traps=[decimal.Inexact, decimal.InvalidOperation],
)


@dataclass(frozen=True)
class Spread:
    """How a whole number that dice decide is spread over its values.

    Attributes:
        least: the lowest value that occurs.
        ways: in how many equally likely ways each value from there up comes about; the first and last are above 0.
    """

    least: int
    ways: tuple[int, ...]

    @classmethod
    def fixed(cls, value: int) -> Self:
        """Return what always has one value."""
        return cls(value, (1,))

    @classmethod
    def of_dice(cls, dice: Iterable[tuple[int, int]], plus: int = 0) -> Self:
        """Return the total of dice and a fixed number.

        Args:
            dice: number of dice and number of sides, both 1 or more.
            plus: added to the total.

        >>> Spread.of_dice([(2, 3)], 1)
        Spread(least=3, ways=(1, 2, 3, 2, 1))
        """
        ways = [1]
        for count, sides in dice:
            plus += count
            for _ in range(count):
                ways = _times_equal_faces(ways, sides)
        return cls(plus, tuple(ways))

    @classmethod
    def of(cls, ways: Mapping[int, int]) -> Self:
        """Return what has the given values in the given numbers of ways, each 0 or more and one of them above."""
        values = [value for value, number in ways.items() if number]
        shared = gcd(*(ways[value] for value in values))
        least = min(values)
        return cls(least, tuple(ways.get(value, 0) // shared for value in range(least, max(values) + 1)))

    @classmethod
    def mixed(cls, parts: Sequence[tuple[int, Self]]) -> Self:
        """Return what follows one of several distributions.

        Args:
            parts: for each its number of equally likely ways, 0 or more, and the distribution.

        >>> Spread.mixed([(3, Spread.fixed(0)), (1, Spread.of_dice([(1, 2)]))])
        Spread(least=0, ways=(6, 1, 1))
        """
        common = lcm(*(spread.total for _, spread in parts))
        ways: dict[int, int] = {}
        for number, spread in parts:
            for value, each in spread.items():
                ways[value] = ways.get(value, 0) + number * each * (common // spread.total)
        return cls.of(ways)

    def items(self) -> Iterable[tuple[int, int]]:
        """Return each value with its ways, in ascending order; some may have none."""
        return enumerate(self.ways, start=self.least)

    @property
    def most(self) -> int:
        """The highest value that occurs."""
        return self.least + len(self.ways) - 1

    @cached_property
    def total(self) -> int:
        """All ways together."""
        return sum(self.ways)

    @cached_property
    def mean(self) -> Fraction:
        """The average value."""
        return self.least + Fraction(sum(map(mul, range(len(self.ways)), self.ways)), self.total)

    def at_least(self, value: int) -> Fraction:
        """Return the probability of the value or more."""
        return Fraction(sum(self.ways[max(value - self.least, 0) :]), self.total)

    def __add__(self, other: Self) -> Self:
        """Return the total of the two, neither of which depends on the other."""
        return type(self)(self.least + other.least, tuple(_multiplied(self.ways, other.ways)))

    def times(self, count: int) -> Self:
        """Return the total of a number of such values, 0 or more, none of which depends on another.

        >>> Spread.of_dice([(1, 2)]).times(3).ways
        (1, 3, 3, 1)
        """
        if not count:
            return self.fixed(0)
        if len(self.ways) <= FEW_WAYS:
            ways = ways_of_sum(dict(self.items()), count)
            return self.of(ways)
        return self._times(count, {1: self})

    def _times(self, count: int, known: dict[int, Self]) -> Self:
        if count not in known:
            # Factors of like length are multiplied fastest: 5 of them from 2 and 3, not from 4 and 1.
            known[count] = self._times(count // 2, known) + self._times(count - count // 2, known)
        return known[count]

    def changed(self, change: Callable[[int], int]) -> Self:
        """Return what a function makes of the values."""
        ways: dict[int, int] = {}
        for value, number in self.items():
            after = change(value)
            ways[after] = ways.get(after, 0) + number
        return self.of(ways)

    def odds(
        self, title: str, names: Mapping[int, str] | None = None, *, open_ended: bool = False, folded: bool = False
    ) -> Odds:
        """Return the distribution as an answer shows it; see :class:`Odds`."""
        ways = Ways({value: number for value, number in self.items() if number})
        return Odds(title, ways, names or {}, open_ended=open_ended, folded=folded)


def _times_equal_faces(ways: list[int], sides: int) -> list[int]:
    """Return the ways after adding a die: each is the sum of as many before it as the die has sides."""
    up_to = [*accumulate(ways), *[sum(ways)] * (sides - 1)]
    return [*up_to[:sides], *map(sub, up_to[sides:], up_to)]


def _multiplied(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """Return the coefficients of the product of two polynomials with coefficients of 0 or more."""
    short, long = sorted((one, other), key=len)
    if len(short) <= FEW_WAYS:
        return _one_by_one(short, long)
    # No coefficient of the product is above the product of the sums.
    bits = (sum(one) * sum(other)).bit_length()
    if len(short) * bits < LONG_BITS or bits > LONGEST_DIGITS * 3:
        return _as_whole_numbers(one, other, bits)
    return _as_decimals(one, other, bits)


def _one_by_one(short: Sequence[int], long: Sequence[int]) -> list[int]:
    product = [0] * (len(short) + len(long) - 1)
    for place, factor in enumerate(short):
        if factor:
            for further, each in enumerate(long, start=place):
                product[further] += factor * each
    return product


def _as_whole_numbers(one: Sequence[int], other: Sequence[int], bits: int) -> list[int]:
    width = bits // 8 + 1

    def packed(ways: Sequence[int]) -> int:
        return int.from_bytes(b"".join(each.to_bytes(width, "little") for each in ways), "little")

    length = len(one) + len(other) - 1
    product = (packed(one) ** 2 if one is other else packed(one) * packed(other)).to_bytes(width * length, "little")
    return [int.from_bytes(product[start : start + width], "little") for start in range(0, width * length, width)]


def _as_decimals(one: Sequence[int], other: Sequence[int], bits: int) -> list[int]:
    # Ten bits hold a little more than three digits.
    width = bits * 10 // 33 + 1

    def packed(ways: Sequence[int]) -> decimal.Decimal:
        # Formatting by one bound method leaves the loop to C.
        return decimal.Decimal("".join(map(f"%0{width}d".__mod__, reversed(ways))))

    length = len(one) + len(other) - 1
    first = packed(one)
    product = str(_EXACT.multiply(first, first if one is other else packed(other))).zfill(width * length)
    return [int(product[start : start + width]) for start in range(width * (length - 1), -1, -width)]
