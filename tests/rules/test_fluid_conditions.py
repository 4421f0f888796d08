"""Conditions, their penalty, the fight against it, and Tactics, beyond the worked values."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.errors import InvalidArgument
from rules.fluid.conditions import mental_condition, physical_condition
from rules.fluid.halves import half
from rules.fluid.ner_tests import ner_test
from rules.fluid.pain import PenaltyFrom, pain_fight
from rules.fluid.penalty import PENALTIES, condition_penalty
from rules.fluid.readings import CpOnNer, NerDegree, Rulings, Success
from rules.fluid.tactics import initiative, tactics, tactics_split
from rules.fluid.tracks import Track, left

stats = st.integers(-30, 40)
rulings = st.builds(
    Rulings, **{key.partition(".")[2]: st.sampled_from(readings) for key, readings in Rulings.switches().items()}
)


@given(st.integers(-1000, 1000))
def test_half_rounds_toward_minus_infinity(bonus: int) -> None:
    """FG-HALF-1, FG-HALF-2, FG-R01."""
    assert 2 * half(bonus).half <= bonus < 2 * half(bonus).half + 2


def test_printed_halves() -> None:
    """FG-HALF-2, FG-HALF-4."""
    assert [half(bonus).half for bonus in (3, 0, -3, -5)] == [1, 0, -2, -3]


def test_conditions_are_a_stat_and_two_halves() -> None:
    """FG-HALF-3, FG-COND-1, FG-COND-4, FG-R01: odd bonuses are halved apart; FG-R02: BOD counts whole."""
    assert physical_condition(13, 11, 11).physical_condition == 13
    assert physical_condition(13, 9, 9).physical_condition == 11
    assert mental_condition(13, 13, 7).mental_condition == 12


@given(body=stats, strength=stats, finesse=stats)
def test_minimum_is_for_the_sum(body: int, strength: int, finesse: int) -> None:
    """FG-COND-1, FG-R19."""
    total = body + (strength - 10) // 2 + (finesse - 10) // 2
    assert physical_condition(body, strength, finesse).physical_condition == max(total, 10)


@pytest.mark.parametrize("track", Track)
@pytest.mark.parametrize(
    ("taken", "remains", "collapsed"), [(0, 13, False), (12, 1, False), (13, 0, True), (20, -7, True)]
)
def test_left(track: Track, taken: int, remains: int, collapsed: bool) -> None:
    """FG-COND-2, FG-COND-3, FG-COND-5, FG-COND-6: collapse at nothing left, for either track."""
    found = left(track, 13, taken, 13, taken)
    assert (found.left, found.collapsed) == (remains, collapsed)
    assert bool(found.notices) is collapsed


@pytest.mark.parametrize(
    ("wounds", "stress", "penalty"),
    [(5, 4, -3), (4, 4, -4), (9, 9, -2), (0, 0, -8), (-3, -3, -8), (10, 10, 0), (1, 10, -2), (0, 10, -4), (10, 5, -1)],
)
def test_penalty_steps(wounds: int, stress: int, penalty: int) -> None:
    """FG-CP-1, FG-CP-2, FG-CP-3, FG-CP-4, FG-CP-5, FG-CP-6, FG-R04: each track by itself."""
    assert condition_penalty(wounds, stress).condition_penalty == penalty
    assert condition_penalty(stress, wounds).condition_penalty == penalty


def test_printed_penalty_rows() -> None:
    """FG-CP-1 to FG-CP-3."""
    assert [row.said() for row in PENALTIES.rows] == [
        ("below 10", "−1", "−1"), ("below 5", "−1", "−2"), ("0 or below", "−2", "−4"),
    ]  # fmt: skip


def test_margin_and_one_point() -> None:
    """FG-NERT-1, FG-NERT-2, FG-R06."""
    one = Rulings(ner_degree=NerDegree.ONE)
    assert [ner_test(-3, 14, 12, each).action_penalty for each in (Rulings(), one)] == [-1, -2]
    assert [ner_test(-3, 9, 12, each).stress_taken for each in (Rulings(), one)] == [3, 1]
    assert ner_test(-1, 30, 12).action_penalty == 0


def test_exceeding_the_target() -> None:
    """FG-R05: under the other reading a total equal to the target fails, short of it by nothing."""
    found = ner_test(-3, 12, 12, Rulings(success=Success.EXCEED))
    assert (found.success, found.action_penalty, found.stress_taken) == (False, -3, 0)


@pytest.mark.parametrize(("reading", "chance"), [(CpOnNer.YES, "1/216"), (CpOnNer.NO, "5/8")])
def test_penalty_in_its_own_cure(reading: CpOnNer, chance: str) -> None:
    """FG-CP-7, FG-R07: at −8 and bonus 0 against 10."""
    found = pain_fight(PenaltyFrom.TYPED, condition_penalty=-8, nerve=10, rulings=Rulings(cp_on_ner=reading))
    assert found.chance == Fraction(chance)
    assert found.later_loss is None


@given(wounds=st.integers(-5, 15), stress=st.integers(-5, 15), nerve=stats, target=st.integers(0, 30), using=rulings)
def test_a_fight_is_the_average_of_its_tests(wounds: int, stress: int, nerve: int, target: int, using: Rulings) -> None:
    """FG-NERT-1, FG-NERT-2: over all 216 rolls, each a test of its own."""
    before = condition_penalty(wounds, stress).condition_penalty
    found = pain_fight(wounds=wounds, stress=stress, nerve=nerve, target=target, rulings=using)
    assert found.condition_penalty == before
    if not before:
        assert found.gain == found.mean_stress == 0
        return
    bonus = nerve - 10 + (before if using.cp_on_ner is CpOnNer.YES else 0)
    tests = [ner_test(before, sum(dice) + bonus, target, using) for dice in product(range(1, 7), repeat=3)]
    assert found.chance == Fraction(sum(test.success for test in tests), 216)
    assert found.mean_penalty == Fraction(sum(test.action_penalty for test in tests), 216)
    assert found.gain == found.mean_penalty - before >= 0
    assert found.mean_stress == Fraction(sum(test.stress_taken for test in tests), 216)
    later = [condition_penalty(wounds, stress - test.stress_taken).condition_penalty for test in tests]
    assert found.later_loss == before - Fraction(sum(later), 216)
    collapses = Fraction(sum(stress - test.stress_taken <= 0 for test in tests), 216)
    assert found.collapse_chance == (collapses if stress > 0 else None)
    penalties, taken = found.odds
    assert (penalties.mean, taken.mean) == (found.mean_penalty, found.mean_stress)


def test_the_seventh_question() -> None:
    """Wounds 4, Stress 9: CP −3 (FG-CP-1, FG-CP-2), and what a NER test is worth with NER 12 against 10."""
    found = pain_fight(wounds=4, stress=9, nerve=12)
    assert (found.condition_penalty, found.chance) == (-3, Fraction(1, 2))
    assert found.headline == "Better: −3 becomes −2.2 on average, for 1.46 stress"
    assert "no more than 8 actions" in found.notices[0]


def test_no_use_and_nothing_to_fight() -> None:
    assert pain_fight(wounds=0, stress=0, nerve=3).headline.startswith("No use: the penalty stays −8")
    assert pain_fight(wounds=12, stress=12, nerve=3).headline == "No penalty to fight"


@given(instinct=stats, nerve=stats, mentality=stats, penalty=st.integers(-8, 0))
def test_tactics_and_initiative(instinct: int, nerve: int, mentality: int, penalty: int) -> None:
    """FG-TAC-1, FG-TAC-3, FG-TAC-4, FG-R08, FG-R09: halves first, minimum last, CP after it."""
    pool = max(sum((stat - 10) // 2 for stat in (instinct, nerve, mentality)), 0)
    assert tactics(instinct, nerve, mentality).tactics == pool
    assert initiative(instinct, nerve, mentality, penalty).bonus == pool + penalty


@given(pool=st.integers(0, 12), defence=st.integers(-3, 15), offence=st.integers(-3, 15))
def test_split(pool: int, defence: int, offence: int) -> None:
    """FG-TAC-2, FG-R08."""
    valid = defence >= 0 and offence >= 0 and defence + offence == pool
    assert tactics_split(pool, defence, offence).valid is valid


@pytest.mark.parametrize("penalty", [-9, 1, Fraction(-1)])
def test_no_penalty(penalty: int) -> None:
    """FG-CP-6: CP is a whole number from −8 to 0."""
    with pytest.raises(InvalidArgument) as refused:
        initiative(10, 10, 10, penalty)
    assert refused.value.argument == "condition_penalty"


def test_a_condition_below_its_minimum_is_refused() -> None:
    """FG-COND-1: PC is at least 10."""
    with pytest.raises(InvalidArgument):
        left(Track.WOUNDS, 9)
