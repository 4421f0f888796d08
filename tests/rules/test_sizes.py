"""Sizes, movement and the printed tables beyond the worked values."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.errors import InvalidArgument
from rules.metaforce.movement import speed
from rules.metaforce.readings import HalfSpeedMinimum, HeightGap, Rulings, SmallSpeed
from rules.metaforce.size_profile import LARGE_SIZES, SMALL_SIZES, LookUp, size_profile
from rules.metaforce.sizes import ASCENDING, Size, category_by_height


@pytest.mark.parametrize(
    ("inches", "lower", "nearest", "upper"),
    [
        ("3/2", "Fine", "Diminutive", "Diminutive"),
        ("4", "Tiny", "Tiny", "Diminutive"),
        ("13", "Tiny", "Tiny", "Small"),
        ("108", "Medium", "Large", "Large"),
        ("264", "Large", "Large", "Huge"),
        ("288", "Large", "Huge", "Huge"),
        ("2400", "Colossal", "Colossal", "Colossal"),
    ],
)
def test_height_in_no_row(inches: str, lower: str, nearest: str, upper: str) -> None:
    """MF-R03, MF-CAT-6."""
    height = Fraction(inches) / 12
    names = [category_by_height(height, Rulings(height_gap=gap)).category.name for gap in HeightGap]
    assert names == [lower, nearest, upper]


@given(height=st.fractions(0, 500, max_denominator=48), gap=st.sampled_from(HeightGap))
def test_a_height_inside_one_row_is_that_row_under_every_reading(height: Fraction, gap: HeightGap) -> None:
    rows = [row for row in ASCENDING if row.shortest <= height <= row.tallest]
    found = category_by_height(height, Rulings(height_gap=gap)).category
    assert found in (rows or ASCENDING)


@pytest.mark.parametrize(
    ("name", "table", "prose"), [("Small", 5, 5), ("Tiny", 3, 4), ("Diminutive", 2, 3), ("Fine", 1, 2)]
)
def test_small_speeds(name: str, table: int, prose: int) -> None:
    """MF-R07, MF-MOVE-3."""
    size = Size.read(name)
    assert [speed(size, rulings=Rulings(small_speed=reading)).squares for reading in SmallSpeed] == [table, prose]


def test_half_speed_of_a_single_square() -> None:
    """MF-R22, MF-TERR-2."""
    fine = Size.read("Fine")
    assert speed(fine, True).squares == 0
    assert speed(fine, True, Rulings(half_speed_min=HalfSpeedMinimum.ONE)).squares == 1


def test_half_speed_is_in_whole_squares() -> None:
    """MF-TERR-2: 5 squares leave 2."""
    assert speed(Size.read("Small"), True).feet == 10


def test_human_speed() -> None:
    """MF-MOVE-1, MF-MOVE-2: 6 squares for a human, 2 more for each Size beyond."""
    assert [speed(Size(rating)).squares for rating in (1, 2, 3, 1000)] == [6, 8, 10, 2004]


def test_a_height_gives_the_whole_profile() -> None:
    found = size_profile(LookUp.HEIGHT, height=Fraction(9))
    assert (found.name, found.footprint) == ("Medium", 1)


def test_sizes_and_their_meaning() -> None:
    """MF-SIZE-1 to MF-SIZE-3, MF-SPACE-4."""
    assert size_profile(size=Size(1)).working[-1].rule == "MF-SIZE-1"
    assert size_profile(size=Size(3)).working[-1].rule == "MF-SIZE-2"
    tiny = size_profile(size=Size.read("tiny"))
    assert tiny.working[-1].rule == "MF-SIZE-3"
    assert (tiny.rating, tiny.footprint) == (1, 1)


def test_printed_large_rows() -> None:
    """MF-CAT-1 to MF-CAT-5, cell by cell as printed."""
    assert [row.said() for row in LARGE_SIZES.rows] == [
        ("Medium", "4 to 8 ft", "1", "1 square (5 ft)", "6 squares (30 ft)"),
        ("Large", "10 to 20 ft", "2", "2 squares (10 ft)", "8 squares (40 ft)"),
        ("Huge", "25 to 40 ft", "4", "4 squares (20 ft)", "12 squares (60 ft)"),
        ("Gargantuan", "50 to 80 ft", "8", "8 squares (40 ft)", "20 squares (100 ft)"),
        ("Colossal", "100 to 150 ft", "16", "16 squares (80 ft)", "36 squares (180 ft)"),
    ]


def test_printed_small_rows() -> None:
    """MF-SMALL-1 to MF-SMALL-5, cell by cell as printed."""
    assert [row.said() for row in SMALL_SIZES.rows] == [
        ("Medium", "4 to 8 ft", "0", "1 square (5 ft)", "6 squares (30 ft)", "× 1", "× 1"),
        ("Small", "2 to 3 ft", "−1", "1 square (2.5 ft)", "5 squares (25 ft)", "4 in 5, × 0.8", "× 1.5"),
        ("Tiny", "4 to 12 in", "−2", "0 squares (1 ft)", "3 squares (15 ft)", "3 in 5, × 0.6", "× 2"),
        ("Diminutive", "2 to 4 in", "−3", "0 squares (6 in)", "2 squares (10 ft)", "2 in 5, × 0.4", "× 3"),
        ("Fine", "1 in or less", "−4", "0 squares (3 in)", "1 square (5 ft)", "1 in 5, × 0.2", "× 6"),
    ]


@pytest.mark.parametrize("text", ["0", "1001", "-1", "1.5", "", "hug", "٤", "9" * 30, "Size 4"])
def test_no_size(text: str) -> None:
    with pytest.raises(ValueError, match=r"no size|cannot be rating"):
        Size.read(text)


@pytest.mark.parametrize(("rating", "steps_below"), [(0, 0), (1001, 0), (2, 1), (1, 5), (1, -1)])
def test_impossible_size(rating: int, steps_below: int) -> None:
    with pytest.raises(InvalidArgument):
        Size(rating, steps_below)


@given(st.one_of(st.sampled_from(Size.named()), st.integers(1, 1000).map(Size)))
def test_a_size_reads_back_from_its_key(size: Size) -> None:
    assert Size.read(size.key) == size


def test_notice_between_rows() -> None:
    """MF-R04: a rating without a row takes the heights from the row below to the row above."""
    assert Size(3).unlike_printed_height(Fraction(30)) is None
    assert Size(3).unlike_printed_height(Fraction(41))
    assert Size(100).unlike_printed_height(Fraction(500)) is None
    assert Size(100).unlike_printed_height(Fraction(50))
