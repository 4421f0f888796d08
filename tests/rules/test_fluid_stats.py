"""Stats, tests, carrying and a whole character, beyond the worked values."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.errors import InvalidArgument, Unread
from rules.fluid.attempts import SecondStat, StatFrom, attempt
from rules.fluid.averages import Stats, average_bonus
from rules.fluid.burdens import MassStat, allure_split, carry
from rules.fluid.character import character
from rules.fluid.conditions import mental_condition, physical_condition
from rules.fluid.penalty import condition_penalty
from rules.fluid.readings import CarryRound, Rulings, Success
from rules.fluid.stats import STATS, Stat, bonus
from rules.fluid.tactics import initiative, tactics
from rules.fluid.tests import full_bonus, success_chance

stats = st.integers(-30, 40)
rolls = [sum(dice) for dice in product(range(1, 7), repeat=3)]


@pytest.mark.parametrize(("stat", "expected"), [(12, 2), (10, 0), (7, -3), (13, 3)])
def test_printed_bonuses(stat: int, expected: int) -> None:
    """FG-STAT-4 to FG-STAT-6."""
    assert bonus(stat).bonus == expected


def test_usual_range() -> None:
    """FG-STAT-1, FG-R12: outside 3 to 18 there is a notice and the same formula."""
    assert [len(bonus(stat).notices) for stat in (2, 3, 18, 19)] == [1, 0, 0, 1]
    assert bonus(19).bonus == 9
    assert "FIN 2 is outside" in character(finesse=2).notices[0]


def test_the_seven_stats() -> None:
    """FG-STAT-7, FG-FIN-1 to FG-NER-1: a row a stat, and their first letters."""
    assert "".join(stat.code[0] for stat in Stat) == "FABSIMN"
    assert [row.cells[1] for row in STATS.rows] == [stat.code for stat in Stat]


@given(st.lists(stats, min_size=1, max_size=7))
def test_averaging_stats_or_bonuses_is_the_same(values: list[int]) -> None:
    """FG-STAT-3, FG-R01: the average of the bonuses, rounded toward minus infinity."""
    bonuses = [value - 10 for value in values]
    lowest = min(bonuses)
    floor = lowest + sum(each - lowest for each in bonuses) // len(bonuses)
    assert average_bonus(Stats(tuple(values))).bonus == floor


@pytest.mark.parametrize(
    ("text", "values"), [("13", (13,)), ("13, 12", (13, 12)), (" 13 12;−1, ", (13, 12, -1)), ("+3,-4", (3, -4))]
)
def test_stats_are_read(text: str, values: tuple[int, ...]) -> None:
    assert Stats.read(text).values == values
    assert Stats.read(Stats.read(text).key).values == values


@pytest.mark.parametrize("text", [",", "13, x", "1.5", "1 2 3 4 5 6 7 8", "1001", "13 - 2", "٣"])
def test_no_stats(text: str) -> None:
    with pytest.raises(Unread):
        Stats.read(text)


@pytest.mark.parametrize("values", [(), (1,) * 8, (1001,)])
def test_impossible_stats(values: tuple[int, ...]) -> None:
    with pytest.raises(InvalidArgument):
        Stats(values)


@given(allure=stats, split=st.integers(0, 20))
def test_allure_is_split_evenly(allure: int, split: int) -> None:
    """FG-ALL-2, FG-R11."""
    found = allure_split(allure, split)
    assert found.beauty + found.social == 2 * allure
    assert found.social - found.beauty == 2 * split


@pytest.mark.parametrize(("load", "more", "less"), [(10, 0, 0), (11, -1, 0), (12, -1, -1), (13, -2, -1), (9, 0, 0)])
def test_half_of_an_odd_difference(load: int, more: int, less: int) -> None:
    """FG-CARRY-1, FG-R10."""
    assert carry(10, load).penalty == more
    assert carry(10, load, rulings=Rulings(carry_round=CarryRound.LESS)).penalty == less


def test_mass_by_body_or_strength() -> None:
    """FG-STR-2: the stat that stands for mass is named, and makes no other difference."""
    by_body, by_strength = (carry(10, 14, mass_stat) for mass_stat in MassStat)
    assert by_body.penalty == by_strength.penalty == -2
    assert ["BOD" in by_body.working[0].reckoning, "BOD" in by_strength.working[0].reckoning] == [True, False]


def test_the_mace() -> None:
    """FG-TEST-2, FG-TEST-3, FG-TEST-4, FG-TEST-6: STR 13, Blunt +2, mace +1; and CP as FG-CP-7 has it."""
    assert full_bonus(13, 2, 1).bonus == 6
    assert full_bonus(13, 2, 1, -3).bonus == 3
    assert full_bonus(13, 2, 1, 0, -2).bonus == 4


@given(bonus_=st.integers(-30, 30), target=st.integers(-40, 60))
def test_chance_is_the_share_of_rolls(bonus_: int, target: int) -> None:
    """FG-TEST-1, FG-R05."""
    reached = [roll + bonus_ for roll in rolls]
    exceed = Rulings(success=Success.EXCEED)
    assert success_chance(bonus_, target).chance == Fraction(sum(total >= target for total in reached), 216)
    assert success_chance(bonus_, target, exceed).chance == Fraction(sum(total > target for total in reached), 216)


def test_the_sixth_question() -> None:
    """STR 13, Blunt +2, mace +1, against 14 (FG-TEST-5)."""
    found = attempt(stats=Stats((13,)), skill=2, gear=1, target=14)
    assert (found.bonus, found.chance, found.even_target) == (6, Fraction(181, 216), 17)
    assert found.headline == "83.8% with 3d6 + 6 against 14"


@given(
    values=st.lists(stats, min_size=1, max_size=7), skill=st.integers(0, 9), gear=st.integers(-9, 9),
    penalty=st.integers(-8, 0), target=st.integers(0, 40), success=st.sampled_from(Success),
)  # fmt: skip
def test_a_test_is_its_parts(
    values: list[int], skill: int, gear: int, penalty: int, target: int, success: Success
) -> None:
    """FG-STAT-3, FG-TEST-1 to FG-TEST-5."""
    rulings = Rulings(success=success)
    found = attempt(
        stats=Stats(tuple(values)), skill=skill, gear=gear, condition_penalty=penalty, target=target, rulings=rulings
    )
    assert found.bonus == average_bonus(Stats(tuple(values))).bonus + skill + gear + penalty
    assert found.chance == success_chance(found.bonus, target, rulings).chance
    assert success_chance(found.bonus, found.even_target, rulings).chance >= Fraction(1, 2)
    assert success_chance(found.bonus, found.even_target + 1, rulings).chance < Fraction(1, 2)


@given(values=st.lists(stats, min_size=7, max_size=7), uses=st.sampled_from(Stat), also=st.sampled_from(SecondStat))
def test_stats_picked_from_the_seven(values: list[int], uses: Stat, also: SecondStat) -> None:
    """FG-STAT-3: picked by name they count as if they were typed; a stat picked twice counts once."""
    seven = dict(zip(Stat, values, strict=True))
    names = {uses.code, also.value} - {"none"}
    typed = Stats(tuple(seven[Stat.keyed(name)] for name in names))
    finesse, allure, body, strength, instinct, mentality, nerve = values
    picked = attempt(
        StatFrom.CHARACTER, Stats((10,)), uses, also, finesse, allure, body, strength, instinct, mentality, nerve
    )
    assert picked.bonus == attempt(stats=typed).bonus


@given(values=st.lists(stats, min_size=7, max_size=7), wounds=st.integers(0, 40), stress=st.integers(0, 40))
def test_a_character_is_its_parts(values: list[int], wounds: int, stress: int) -> None:
    """FG-STAT-4, FG-COND-1 to FG-COND-6, FG-CP-7, FG-TAC-1 to FG-TAC-4."""
    finesse, allure, body, strength, instinct, mentality, nerve = values
    found = character(finesse, allure, body, strength, instinct, mentality, nerve, wounds, stress)
    assert list(found.bonuses.values()) == [value - 10 for value in values]
    assert found.physical_condition == physical_condition(body, strength, finesse).physical_condition
    assert found.mental_condition == mental_condition(nerve, instinct, mentality).mental_condition
    assert found.wounds == found.physical_condition - wounds
    assert found.stress == found.mental_condition - stress
    assert found.condition_penalty == condition_penalty(found.wounds, found.stress).condition_penalty
    assert found.tactics == tactics(instinct, nerve, mentality).tactics
    assert found.initiative == initiative(instinct, nerve, mentality, found.condition_penalty).bonus
    assert bool(found.collapses) == (found.wounds <= 0 or found.stress <= 0)


def test_a_character_in_words() -> None:
    found = character(13, 10, 13, 13, 10, 7, 12, wounds_taken=15, stress_taken=1)
    assert found.headline == ("W 0 of 15, S 9 of 10, CP −5, Tactics +0, initiative −5; collapsed, gravely injured")
