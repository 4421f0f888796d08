"""Precision and itemised creatures beyond the worked values: readings, bounds and laws."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.metaforce.comparison import times_as_large
from rules.metaforce.itemising import item
from rules.metaforce.precision import precision
from rules.metaforce.readings import BulkMedium, PrecisionLadder, PrecisionLarge, Rulings
from rules.metaforce.rule_set import METAFORCE
from rules.metaforce.sizes import FINE, SMALL, SMALL_CATEGORIES, TINY, Size

sizes = st.one_of(st.sampled_from([Size.of(row) for row in SMALL_CATEGORIES]), st.integers(1, 1000).map(Size))
readings = st.builds(
    Rulings,
    precision_ladder=st.sampled_from(PrecisionLadder),
    precision_large=st.sampled_from(PrecisionLarge),
)


def test_the_erratum() -> None:
    """MF-R40, MF-PREC-4: the example comes to 32, and the rulings page says that 48 is printed."""
    assert precision(4, Size.of(SMALL), Size(4)).damage == 32
    ruling = METAFORCE.ruling("MF-R40")
    assert "= 32" in ruling.ours
    assert "48" in ruling.ours
    assert not ruling.switches


def test_the_assassin_of_the_fifth_question() -> None:
    """MF-PREC-2: a Tiny attacker with 4 damage at a weak point of a Size 4 giant."""
    assert precision(4, Size.of(TINY), Size(4)).damage == 48


@pytest.mark.parametrize(("small", "listed", "header"), [("Small", 8, 8), ("Tiny", 12, 16), ("Fine", 20, 64)])
def test_two_ladders(small: str, listed: int, header: int) -> None:
    """MF-R41, MF-SML-1: against Size 4."""
    by_header = Rulings(precision_ladder=PrecisionLadder.HEADER)
    assert precision(1, Size.read(small), Size(4)).multiplier == listed
    assert precision(1, Size.read(small), Size(4), by_header).multiplier == header


def test_larger_attackers() -> None:
    """MF-R42, MF-PREC-1: by the ratio rounded down, or by the whole Size."""
    full = Rulings(precision_large=PrecisionLarge.FULL)
    assert [precision(5, Size(2), Size(rating)).damage for rating in (3, 4)] == [7, 10]
    assert [precision(5, Size(2), Size(rating), full).damage for rating in (3, 4)] == [15, 20]


@given(damage=st.integers(0, 10**9), attacker=sizes, target=sizes, rulings=readings)
def test_only_smaller_attackers_gain(damage: int, attacker: Size, target: Size, rulings: Rulings) -> None:
    """MF-PREC-3: more than normal from a smaller attacker, just the normal damage from any other."""
    found = precision(damage, attacker, target, rulings)
    smaller = times_as_large(target, attacker) > 1
    assert (found.multiplier > 1) == smaller
    assert found.damage == damage * found.multiplier // 1


@given(carried=sizes, carrier=sizes)
def test_carried_as_an_item(carried: Size, carrier: Size) -> None:
    """MF-ITEM-1, MF-ITEM-3, MF-R43: a quarter or less; bulk halves with each step below Small."""
    found = item(carried, carrier)
    assert found.allowed == (times_as_large(carrier, carried) >= 4)
    if found.allowed and carried.small:
        assert found.bulk == Fraction(8, 2**carried.steps_below)
    else:
        assert found.bulk is None


def test_bulk_of_medium_and_larger() -> None:
    """MF-R43: none is given, or 8 times the Size."""
    eight = Rulings(bulk_medium=BulkMedium.EIGHT)
    assert [item(Size(rating), Size(100), eight).bulk for rating in (1, 2, 4)] == [8, 16, 32]
    assert item(Size.of(FINE), Size(1), eight).bulk == Fraction(1, 2)
    assert item(Size(1), Size(4)).answer == "Yes, but no bulk is given"
