"""Terrain beyond the worked values."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.errors import InvalidArgument
from rules.metaforce.landmarks import MeasuredBy
from rules.metaforce.liquids import Wading, liquid
from rules.metaforce.mantling import mantle
from rules.metaforce.narrow_spaces import Passage, narrow_space
from rules.metaforce.readings import HalfSpeedMinimum, Rulings
from rules.metaforce.sizes import Size
from rules.metaforce.uneven_ground import light_uneven

sizes = st.one_of(st.sampled_from(Size.named()), st.integers(1, 1000).map(Size))
feet = st.fractions(0, 300, max_denominator=12)


@given(size=sizes)
def test_light_uneven_ground_is_difficult_below_medium(size: Size) -> None:
    """MF-TERR-3, MF-R23."""
    assert light_uneven(size).difficult == (size.small is not None)


def test_speed_on_light_uneven_ground() -> None:
    """MF-TERR-2, MF-TERR-4, MF-R22: half speed unless Reflex is rolled."""
    assert light_uneven(Size.read("Small")).squares == 2
    assert light_uneven(Size.read("Fine")).squares == 0
    assert light_uneven(Size.read("Fine"), Rulings(half_speed_min=HalfSpeedMinimum.ONE)).squares == 1
    assert light_uneven(Size(4)).squares == 12


@pytest.mark.parametrize(
    ("surface", "headline"),
    [
        ("35/12", "No action"),
        ("3", "Mantle: 1 action"),
        ("9/2", "Mantle: 1 action"),
        ("55/12", "Climb then mantle: 2 actions"),
    ],
)
def test_mantling_of_a_human(surface: str, headline: str) -> None:
    """MF-MANT-1 to MF-MANT-3, MF-R24: at the waist and at the chest it is a mantle."""
    measured = mantle(Fraction(surface), waist=Fraction(3), chest=Fraction(9, 2))
    guessed = mantle(Fraction(surface), MeasuredBy.HEIGHT, Fraction(6))
    assert measured.headline == guessed.headline == headline


@given(surface=feet, height=feet.filter(bool), taller=feet)
def test_taller_creatures_need_no_more_actions(surface: Fraction, height: Fraction, taller: Fraction) -> None:
    """MF-MANT-4, MF-GTER-2: height makes obstacles smaller."""
    needed = [mantle(surface, MeasuredBy.HEIGHT, each).actions for each in (height, height + taller)]
    assert needed[0] >= needed[1]


def test_guessed_landmarks_say_so() -> None:
    """MF-R24: a guess cites the ruling, a measure does not."""
    assert [step.rule for step in liquid(Fraction(1), MeasuredBy.HEIGHT).working] == ["MF-R24", "MF-R24", "MF-LIQ-1"]
    assert [step.rule for step in liquid(Fraction(1)).working] == ["MF-LIQ-1"]


def test_landmarks_in_the_wrong_order() -> None:
    with pytest.raises(InvalidArgument, match="below the chest") as refused:
        mantle(Fraction(3), waist=Fraction(4), chest=Fraction(4))
    assert refused.value.argument == "waist"
    with pytest.raises(InvalidArgument, match="below the shoulders") as refused:
        liquid(Fraction(3), knee=Fraction(5), shoulder=Fraction(4))
    assert refused.value.argument == "knee"


def test_a_giant_walks_where_a_human_wades() -> None:
    """MF-LIQ-1, MF-LIQ-2, MF-GTER-3."""
    depths = [Fraction(4), Fraction(5), Fraction(20), Fraction(25)]
    human = [liquid(depth, MeasuredBy.HEIGHT, Fraction(6)).state for depth in depths]
    giant = [liquid(depth, MeasuredBy.HEIGHT, Fraction(30)).state for depth in depths]
    assert human == [Wading.DIFFICULT, Wading.SWIMMING, Wading.SWIMMING, Wading.SWIMMING]
    assert giant == [Wading.CLEAR, Wading.CLEAR, Wading.DIFFICULT, Wading.SWIMMING]


def test_the_printed_openings() -> None:
    """MF-NARR-1 to MF-NARR-6: 5, 2.5 and 1.25 ft for a Medium creature, and less."""
    widths = [Fraction(5), Fraction(5, 2), Fraction(5, 4), Fraction(14, 12)]
    assert [narrow_space(width, Size(1)).passage for width in widths] == list(Passage)


def test_openings_in_between() -> None:
    """MF-R25: 4 ft is difficult, 1.9 ft takes a check."""
    assert narrow_space(Fraction(4), Size(1)).passage is Passage.SQUEEZE
    assert narrow_space(Fraction(19, 10), Size(1)).passage is Passage.CHECK


def test_very_large_creatures_in_wide_places() -> None:
    """MF-NARR-3: the Game Master may find them difficult."""
    assert narrow_space(Fraction(80), Size(16)).notices
    assert not narrow_space(Fraction(5), Size(1)).notices


@given(size=sizes, share=st.fractions(Fraction(1, 100), 2))
def test_the_share_alone_decides(size: Size, share: Fraction) -> None:
    """MF-NARR-1, MF-NARR-2, MF-NARR-4, MF-NARR-5: for every size at the same share of its space."""
    own = size.small.space if size.small else Fraction(5 * size.rating)
    assert narrow_space(own * share, size).passage is narrow_space(5 * share, Size(1)).passage
