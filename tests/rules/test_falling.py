"""Falls beyond the worked values: readings, bounds and laws."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.errors import InvalidArgument
from rules.metaforce.falling import Fall, Surface, fall
from rules.metaforce.readings import (
    FallDouble,
    FallDoubleAt,
    HalfFallRound,
    OffBalance,
    Rulings,
    SurfaceSize,
)
from rules.metaforce.sizes import FINE, HUGE, MEDIUM, SMALL, TINY, Size

HUMAN = (Fraction(6), 12, Size.of(MEDIUM))
GIANT = (Fraction(30), 10, Size.of(HUGE))


def damage(distance: int, creature: tuple[Fraction, int, Size], **other: object) -> int:
    return fall(Fraction(distance), *creature, **other).damage  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("reading", "human_40", "giant_140"),
    [(FallDouble.REPLACE, 44, 560), (FallDouble.MARGINAL, 26, 280), (FallDouble.ALL_FEET, 80, 1120)],
)
def test_past_double(reading: FallDouble, human_40: int, giant_140: int) -> None:
    """MF-R16, MF-FALL-3: the three readings of a fall past double the safe distance."""
    rulings = Rulings(fall_double=reading)
    assert damage(40, HUMAN, rulings=rulings) == human_40
    assert damage(140, GIANT, rulings=rulings) == giant_140


def test_damage_jumps_at_double() -> None:
    """MF-R16: 17 damage at 35 ft, 36 at 36 ft."""
    assert [damage(35, HUMAN), damage(36, HUMAN)] == [17, 36]


def test_exactly_double() -> None:
    """MF-R17: exactly double counts or does not."""
    assert damage(36, HUMAN) == 36
    assert damage(36, HUMAN, rulings=Rulings(fall_double_at=FallDoubleAt.EXCLUSIVE)) == 18
    assert damage(37, HUMAN, rulings=Rulings(fall_double_at=FallDoubleAt.EXCLUSIVE)) == 38


def test_surface_before_or_after_size() -> None:
    """MF-R19, MF-FALL-15: what the surface adds is multiplied by Size, or not."""
    assert damage(80, GIANT, surface=Surface.HARD) == 80
    assert damage(80, GIANT, surface=Surface.HARD, rulings=Rulings(surface_size=SurfaceSize.FLAT)) == 50


def test_sharp_ground_is_worse_by_size() -> None:
    """MF-FALL-16: a giant on sharp ground, (1 + 2) x 4 for each of 10 ft."""
    assert damage(80, GIANT, surface=Surface.SHARP) == 120


def test_half_is_rounded() -> None:
    """MF-R20, MF-FALL-10: half of 1 is 1 or 0."""
    tiny = (Fraction(1), 4, Size.of(TINY))
    assert damage(21, tiny) == 1
    assert damage(21, tiny, rulings=Rulings(half_fall_round=HalfFallRound.DOWN)) == 0


def test_off_balance_small_creature() -> None:
    """MF-R21, MF-FALL-14: only Reflex is lost, or what the size takes off as well."""
    small = (Fraction(3), 4, Size.of(SMALL))
    everything = Rulings(off_balance=OffBalance.REFLEX_AND_REDUCTION)
    assert damage(15, small, off_balance=True) == 2
    assert damage(15, small, off_balance=True, rulings=everything) == 24
    fine = (Fraction(1, 12), 0, Size.of(FINE))
    assert damage(10, fine, off_balance=True) == 0
    assert damage(10, fine, off_balance=True, rulings=everything) == 18


def test_the_giant_of_the_first_question() -> None:
    """Thrown off balance, 30 ft tall, 100 ft onto rocks: 70 ft at (2 + 1) x 4."""
    found = fall(Fraction(100), *GIANT, off_balance=True, surface=Surface.HARD)
    assert found.threshold == 30
    assert (found.feet_beyond, found.damage_per_foot, found.damage) == (70, 12, 840)
    assert [step.rule for step in found.working] == [
        "MF-FALL-14", "MF-FALL-2", "MF-FALL-3", "MF-FALL-15", "MF-FALL-5", "MF-FALL-5",
    ]  # fmt: skip
    assert found.working[-1].value == 840


def test_human_and_giant_thresholds() -> None:
    """MF-FALL-1, MF-FALL-4, MF-FALL-8: Reflex counts once for a human, Size times for a giant; nothing is taken off."""
    assert fall(Fraction(18), *HUMAN).threshold == 18
    assert fall(Fraction(70), *GIANT).threshold == 70
    assert fall(Fraction(70), *GIANT).counted == 70


def test_a_protective_landing_is_the_default() -> None:
    """MF-FALL-13: Reflex counts unless the creature is thrown off balance."""
    assert fall(Fraction(18), *HUMAN).damage == 0
    assert fall(Fraction(18), *HUMAN, off_balance=True).damage == 24


def test_parts_of_a_foot_cost_nothing() -> None:
    """MF-R18: whole feet past the exact threshold."""
    assert fall(Fraction(57, 2), Fraction(6), 12, Size.of(MEDIUM)).damage == 10
    assert fall(Fraction(37, 2), Fraction(6), 12, Size.of(MEDIUM)).damage == 0


def test_unusual_height_is_pointed_out_and_used() -> None:
    """MF-R04: a notice, no other number."""
    found = fall(Fraction(100), Fraction(24), 10, Size.of(HUGE))
    assert found.threshold == 64
    assert any("24 ft" in notice for notice in found.notices)
    assert not fall(Fraction(100), *GIANT).notices


@pytest.mark.parametrize(
    ("argument", "changed"),
    [
        ("distance", {"distance": Fraction(-1)}),
        ("distance", {"distance": 1.5}),
        ("height", {"height": Fraction(0)}),
        ("reflex", {"reflex": -1}),
        ("reflex", {"reflex": Fraction(1, 2)}),
        ("reflex", {"reflex": True}),
        ("size", {"size": 4}),
        ("off_balance", {"off_balance": 1}),
        ("surface", {"surface": "hard"}),
    ],
)
def test_refuses(argument: str, changed: dict[str, object]) -> None:
    sound = {"distance": Fraction(20), "height": Fraction(6), "reflex": 12, "size": Size.of(MEDIUM)}
    with pytest.raises(InvalidArgument) as refused:
        fall(**(sound | changed))  # type: ignore[arg-type]
    assert refused.value.argument == argument
    assert "It takes" in str(refused.value)


sizes = st.one_of(st.sampled_from(Size.named()), st.integers(1, 1000).map(Size))
feet = st.fractions(0, 2000, max_denominator=12)
rulings = st.builds(
    Rulings, **{key.partition(".")[2]: st.sampled_from(readings) for key, readings in Rulings.switches().items()}
)


@given(distance=feet, more=feet, height=feet.filter(bool), reflex=st.integers(0, 60), size=sizes, rulings=rulings)
def test_falling_further_never_hurts_less(
    distance: Fraction, more: Fraction, height: Fraction, reflex: int, size: Size, rulings: Rulings
) -> None:
    def found(feet_fallen: Fraction) -> Fall:
        return fall(feet_fallen, height, reflex, size, rulings=rulings)

    assert found(distance).damage <= found(distance + more).damage


@given(distance=feet, height=feet.filter(bool), reflex=st.integers(0, 60), size=sizes, off_balance=st.booleans())
def test_within_the_safe_distance_is_safe(
    distance: Fraction, height: Fraction, reflex: int, size: Size, off_balance: bool
) -> None:
    found = fall(distance, height, reflex, size, off_balance)
    assert found.damage == 0 or found.counted > found.threshold
