"""Exact distributions: every way of multiplying gives the same, and what icepool gives."""

from fractions import Fraction

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import spreads
from rules.spreads import Spread

small = st.dictionaries(st.integers(-5, 20), st.integers(0, 30), min_size=1, max_size=15).filter(
    lambda ways: any(ways.values())
)


def slowly(one: Spread, other: Spread) -> dict[int, int]:
    ways: dict[int, int] = {}
    for value, number in one.items():
        for further, each in other.items():
            ways[value + further] = ways.get(value + further, 0) + number * each
    return ways


@given(small, small)
def test_sums(one: dict[int, int], other: dict[int, int]) -> None:
    first, second = Spread.of(one), Spread.of(other)
    assert dict((first + second).items()) == slowly(first, second)
    assert (first + second).mean == first.mean + second.mean


@pytest.mark.parametrize("multiplied", [spreads._as_whole_numbers, spreads._as_decimals])
@given(
    st.lists(st.integers(0, 10**30), min_size=2, max_size=40).filter(any),
    st.lists(st.integers(0, 10**3), min_size=2, max_size=40).filter(any),
)
def test_long_numbers_multiply_like_polynomials(multiplied: object, one: list[int], other: list[int]) -> None:
    bits = (sum(one) * sum(other)).bit_length()
    short, long = sorted((one, other), key=len)
    assert multiplied(one, other, bits) == spreads._one_by_one(short, long)  # type: ignore[operator]


@given(small, st.integers(0, 9))
def test_times_is_added_up(ways: dict[int, int], count: int) -> None:
    once = Spread.of(ways)
    total = Spread.fixed(0)
    for _ in range(count):
        total = total + once
    several = once.times(count)
    assert (several.least, [Fraction(each, several.total) for each in several.ways]) == (
        total.least,
        [Fraction(each, total.total) for each in total.ways],
    )


@given(st.lists(st.tuples(st.integers(1, 4), st.integers(2, 12)), min_size=1, max_size=4), st.integers(-5, 5))
def test_dice_like_icepool(dice: list[tuple[int, int]], plus: int) -> None:
    die = sum((count @ icepool.d(sides) for count, sides in dice), icepool.Die([plus]))
    assert dict(Spread.of_dice(dice, plus).items()) == dict(die.items())


@given(small, small, st.integers(0, 20), st.integers(1, 20))
def test_mixed(one: dict[int, int], other: dict[int, int], first: int, second: int) -> None:
    spread = Spread.mixed([(first, Spread.of(one)), (second, Spread.of(other))])
    assert spread.mean == (first * Spread.of(one).mean + second * Spread.of(other).mean) / (first + second)
    assert spread.at_least(spread.least) == 1
    assert spread.at_least(spread.most + 1) == 0


def test_ten_attacks_with_twenty_dice_are_exact() -> None:
    """The largest question the attack calculator charts: its weights add up, and its average is ten times one's."""
    hit = Spread.of_dice([(5, 4), (5, 6), (5, 8), (5, 10)])
    one = Spread.mixed([(9, Spread.fixed(0)), (11, hit)])
    ten = one.times(10)
    assert ten.mean == 10 * one.mean
    assert ten.at_least(1) == 1 - Fraction(9, 20) ** 10
    assert ten.total == one.total**10
