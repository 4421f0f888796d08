"""Sums of many dice, and charts of many results."""

from fractions import Fraction
from itertools import pairwise

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dice import MOST_RANGES, MOST_SHOWN, Odds, Ways
from rules.many_dice import ways_of_sum

dice = st.dictionaries(st.integers(-5, 15), st.integers(1, 4), min_size=1, max_size=8)


@given(die=dice, count=st.integers(1, 6))
def test_sums_agree_with_icepool(die: dict[int, int], count: int) -> None:
    expected = count @ icepool.Die(die)
    found = ways_of_sum(die, count)
    assert list(found) == sorted(found)
    total = sum(die.values()) ** count
    assert {value: Fraction(ways, total) for value, ways in found.items()} == {
        value: Fraction(ways, expected.denominator()) for value, ways in expected.items()
    }


@pytest.mark.parametrize(("sides", "count"), [(6, 1000), (12, 1000), (20, 300)])
def test_a_thousand_dice(sides: int, count: int) -> None:
    found = ways_of_sum(dict.fromkeys(range(1, sides + 1), 1), count)
    assert sum(found.values()) == sides**count
    assert list(found.values()) == list(found.values())[::-1]
    assert found[count + 1] == count


@given(die=dice, count=st.integers(1, 40), factor=st.integers(1, 1000))
def test_what_a_chart_shows_leaves_nothing_out(die: dict[int, int], count: int, factor: int) -> None:
    odds = Odds("Total", Ways({value * factor: ways for value, ways in ways_of_sum(die, count).items()}))
    shown = odds.shown
    assert sum(outcome.chance for outcome in shown) == 1
    assert (shown[0].value, shown[-1].highest) == (odds.least, odds.greatest)
    assert len(shown) <= (MOST_RANGES + 2 if odds.in_ranges else MOST_SHOWN)
    for before, after in pairwise(shown):
        assert before.highest < after.value
        assert before.at_most + after.at_least == 1
    for outcome in shown:
        assert outcome.at_least == odds.at_least(outcome.value)


def test_few_results_are_shown_one_by_one() -> None:
    odds = Odds("Total", Ways(ways_of_sum(dict.fromkeys(range(1, 7), 1), 2)))
    assert [outcome.said for outcome in odds.shown] == [str(total) for total in range(2, 13)]


def test_ranges_have_round_ends() -> None:
    odds = Odds("Total", Ways(ways_of_sum(dict.fromkeys(range(1, 7), 1), 1000)))
    assert odds.in_ranges
    assert odds.shown[1].said == "3,330 to 3,339"
    assert not odds.fractions_readable
    assert odds.mean == 3500
