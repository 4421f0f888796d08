"""Rolls that add up to a target: exact where they are few, and right in print where they are many."""

import time
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import repeated_rolls
from rules.dice import percent
from rules.repeated_rolls import RollsUntil, means
from rules.words import said_average

D12 = dict.fromkeys(range(1, 13), 1)


def d12_and(number: int) -> dict[int, int]:
    return {face + number: ways for face, ways in D12.items()}


def held_after(die: dict[int, int], target: int) -> list[Fraction]:
    """Return the chance to be still below the target after 0, 1, 2 ... rolls, found one roll at a time to the last."""
    faces = sum(die.values())
    totals = {0: Fraction(1)}
    held = []
    while totals:
        held.append(sum(totals.values(), Fraction(0)))
        following: dict[int, Fraction] = {}
        for total, chance in totals.items():
            for face, ways in die.items():
                if total + face < target:
                    following[total + face] = following.get(total + face, Fraction(0)) + chance * ways / faces
        totals = following
    return held


dice = st.dictionaries(st.integers(0, 9), st.integers(1, 4), min_size=1, max_size=5).filter(any)
sure_dice = dice.filter(min)


@given(die=sure_dice, target=st.integers(1, 40))
def test_few_rolls_are_exact(die: dict[int, int], target: int) -> None:
    rolls = RollsUntil(die, target)
    held = held_after(die, target)
    assert rolls.mean == sum(held)
    assert [rolls.within(number) for number in range(len(held))] == [1 - chance for chance in held]
    assert rolls.within(rolls.fewest - 1) == 0 < rolls.within(rolls.fewest)
    assert rolls.most is not None
    assert rolls.within(rolls.most) == 1
    assert rolls.within(rolls.most - 1) < 1


@given(die=dice, target=st.integers(1, 20))
def test_rolls_of_nothing_delay(die: dict[int, int], target: int) -> None:
    rolls = RollsUntil(die, target)
    assert (rolls.most is None) == (0 in die)
    noughts = die.get(0, 0)
    without = RollsUntil({face: ways for face, ways in die.items() if face}, target)
    assert rolls.mean == without.mean * sum(die.values()) / (sum(die.values()) - noughts)


@given(die=dice, target=st.integers(1, 400))
def test_chart_leaves_nothing_out(die: dict[int, int], target: int) -> None:
    rolls = RollsUntil(die, target)
    odds = rolls.odds("There by")
    assert sum(outcome.chance for outcome in odds.shown) == 1
    assert odds.shown[0].value == rolls.fewest
    assert odds.shown[-1].at_most == 1
    for before, after in zip(odds.shown, odds.shown[1:], strict=False):
        assert after.value == before.highest + 1
        assert before.at_most + after.at_least == 1
    assert len(odds.shown) <= 2 * repeated_rolls.MOST_ROWS


@settings(max_examples=25)
@given(number=st.integers(0, 30), target=st.integers(1, 900), data=st.data())
def test_many_rolls_print_as_the_exact_ones_do(number: int, target: int, data: st.DataObject) -> None:
    rolls = RollsUntil(d12_and(number), target)
    assert rolls.most is not None
    middle = int(rolls.mean)
    asked = data.draw(st.integers(max(rolls.fewest, middle - 8), min(middle + 8, rolls.most)))
    exact = rolls.within(asked)
    if exact == 1:
        return
    (enclosed,) = rolls._enclosed_within(range(asked, asked + 1))
    assert percent(enclosed) == percent(exact)
    (low, high) = next(iter(rolls._bounds_within(range(asked, asked + 1), 40)))
    hair = Fraction(1, 2**70)
    assert low - hair < exact < high + hair
    assert high - low < Fraction(1, 10**5)


def test_average_of_many_rolls() -> None:
    """The average grows by one roll for each average roll, and is right far beyond what is shown."""
    many = RollsUntil(D12, 20_000)
    exact = means([RollsUntil(D12, 240)])[0]
    # The overshoot settles after some dozen rolls, so that the averages differ by the way between them.
    assert abs(many.mean - exact - Fraction(20_000 - 240) / Fraction(13, 2)) < Fraction(1, 10**10)
    assert said_average(many.mean) == "about 3,077.49"


def test_targets_of_one_die_agree() -> None:
    near, far = means([RollsUntil(D12, 12), RollsUntil(D12, 48)])
    assert near == RollsUntil(D12, 12).mean
    assert far == RollsUntil(D12, 48).mean


@pytest.mark.parametrize("number", [0, 1, 3, 9, 20, 50, 100, 300, 1_000, 10_000])
def test_the_furthest_target_is_quick(number: int) -> None:
    started = time.process_time()
    rolls = RollsUntil(d12_and(number), 20_000)
    odds = rolls.odds("There by")
    assert odds.shown[-1].at_most == 1
    # Some 25 ms on an idle machine; a slow one gets its time.
    assert time.process_time() - started < 0.25


def test_a_chance_where_rounding_turns() -> None:
    """11 in 16 is 68.75%, of which no bound falls short for good."""
    rolls = RollsUntil(d12_and(7), 25)
    assert rolls.within(2) == Fraction(11, 16)
    (enclosed,) = rolls._enclosed_within(range(2, 3))
    assert percent(enclosed) == percent(Fraction(11, 16)) == "68.8%"
