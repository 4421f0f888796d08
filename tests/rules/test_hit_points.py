"""Hit points and changes of Size, beyond the worked values."""

from hypothesis import given
from hypothesis import strategies as st

from rules.metaforce.change_size import change_size
from rules.metaforce.hit_points import hp_change, max_hp
from rules.metaforce.readings import MaxHpRound, Rulings, SmallSpeed
from rules.metaforce.sizes import Size

sizes = st.one_of(st.sampled_from(Size.named()), st.integers(1, 1000).map(Size))
hit_points = st.integers(1, 1_000_000)
DOWN = Rulings(max_hp_round=MaxHpRound.DOWN)


@given(base=hit_points, size=sizes)
def test_maximum_is_multiplied_above_medium_only(base: int, size: Size) -> None:
    """MF-HP-1, MF-HP-2."""
    found = max_hp(base, size)
    assert found.maximum == base * size.rating
    assert found.working[-1].rule == ("MF-HP-1" if size.rating > 1 else "MF-HP-2")


def test_printed_changes() -> None:
    """MF-HPCH-4, MF-HPCH-5: 20 of 30 doubled, 25 of 60 halved."""
    assert hp_change(20, 30, Size(1), Size(2)).headline == "40 of 60 HP"
    assert hp_change(25, 60, Size(2), Size(1)).headline == "13 of 30 HP"


def test_shrinking_and_growing_back_gains_a_point() -> None:
    """MF-R15, MF-HPCH-2: the text allows it."""
    shrunk = hp_change(25, 60, Size(2), Size(1))
    assert hp_change(shrunk.current, shrunk.maximum, Size(1), Size(2)).headline == "26 of 60 HP"


def test_odd_maximum() -> None:
    """MF-R15: 45 of 45 halved is 23 of 23, or 22 of 22."""
    assert hp_change(45, 45, Size(2), Size(1)).headline == "23 of 23 HP"
    assert hp_change(45, 45, Size(2), Size(1), DOWN).headline == "22 of 22 HP"


def test_a_maximum_is_never_nothing() -> None:
    assert hp_change(1, 1, Size(1000), Size(1), DOWN).headline == "1 of 1 HP"


@given(data=st.data(), maximum=hit_points, old=sizes, new=sizes, rounding=st.sampled_from(MaxHpRound))
def test_current_stays_within_the_maximum(
    data: st.DataObject, maximum: int, old: Size, new: Size, rounding: MaxHpRound
) -> None:
    """MF-HPCH-1, MF-R15."""
    current = data.draw(st.integers(0, maximum))
    found = hp_change(current, maximum, old, new, Rulings(max_hp_round=rounding))
    assert 0 <= found.current <= found.maximum
    assert bool(found.current) == bool(current)


@given(maximum=hit_points, old=st.sampled_from(Size.named()), new=st.sampled_from(Size.named()))
def test_nothing_changes_below_medium(maximum: int, old: Size, new: Size) -> None:
    """MF-HPCH-3."""
    found = hp_change(maximum, maximum, old, new)
    if max(old.rating, new.rating) == 1:
        assert (found.current, found.maximum) == (maximum, maximum)


def test_more_than_the_maximum_is_pointed_out_and_used() -> None:
    found = hp_change(70, 60, Size(2), Size(1))
    assert (found.current, found.maximum) == (35, 30)
    assert found.notices


def test_the_fourth_question() -> None:
    """25 of 60 HP from Size 2 to Size 1: HP, space, reach and speed side by side."""
    found = change_size(25, 60, Size(2), Size(1))
    assert found.headline == "13 of 30 HP"
    (table,) = found.tables
    assert [row.said() for row in table.rows] == [
        ("Size", "Size 2", "Size 1"),
        ("Current HP", "25", "13"),
        ("Maximum HP", "60", "30"),
        ("On the grid", "2 × 2", "1 × 1"),
        ("Space", "10 ft", "5 ft"),
        ("Reach", "2 squares", "1 square"),
        ("Moves a round", "8 squares", "6 squares"),
        ("In feet", "40 ft", "30 ft"),
    ]


def test_speed_after_the_change_follows_the_house_ruling() -> None:
    """MF-R07 in a change of Size."""
    tiny = Size.read("Tiny")
    assert change_size(9, 9, Size(1), tiny).speed_squares == 3
    assert change_size(9, 9, Size(1), tiny, Rulings(small_speed=SmallSpeed.PROSE)).speed_squares == 4
