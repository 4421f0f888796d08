"""What giants may do to smaller creatures, beyond the worked values: readings, bounds and laws."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.errors import InvalidArgument
from rules.metaforce.comparison import least_size, times_as_large, times_larger
from rules.metaforce.readings import (
    OURS,
    BulkMedium,
    NoSpace,
    PinRatio,
    Rulings,
    SmallRatio,
    StompMultiplier,
    StompShape,
    TrampleSpare,
)
from rules.metaforce.sizes import FINE, SMALL, SMALL_CATEGORIES, TINY, Size
from rules.metaforce.stomp import Zones, drawing, stomp, zones
from rules.metaforce.trample import Intent, trample
from rules.metaforce.who_can import NOTHING, compare, who_can
from rules.tables import Table

SMALL_SIZES = [Size.of(row) for row in SMALL_CATEGORIES]
MEDIUM_SIZE = Size(1)
sizes = st.one_of(st.sampled_from(SMALL_SIZES), st.integers(1, 1000).map(Size))
every_reading = st.builds(
    Rulings,
    no_space=st.sampled_from(NoSpace),
    small_ratio=st.sampled_from(SmallRatio),
    pin_ratio=st.sampled_from(PinRatio),
)


def cells(table: Table) -> dict[str, tuple[str, ...]]:
    return {row.rule: tuple(str(cell) for cell in row.cells[1:]) for row in table.rows}


@given(giant=sizes, target=sizes, rulings=every_reading)
def test_the_other_way_round_is_the_inverse(giant: Size, target: Size, rulings: Rulings) -> None:
    """MF-GIANT-1, MF-GIANT-2."""
    assert times_larger(giant, target, rulings) * times_larger(target, giant, rulings) == 1


@given(giant=sizes, larger=sizes, target=sizes, rulings=every_reading)
def test_a_larger_giant_may_do_no_less(giant: Size, larger: Size, target: Size, rulings: Rulings) -> None:
    """MF-GIANT-1: what one size may do to another, every larger one may do as well."""
    if times_as_large(larger, giant) < 1:
        giant, larger = larger, giant
    assert times_larger(giant, target, rulings) <= times_larger(larger, target, rulings)
    less, more = vars(compare(giant, target, rulings)), vars(compare(larger, target, rulings))
    assert all(more[name] for name, allowed in less.items() if allowed)


@pytest.mark.parametrize(("small", "subtracted"), list(zip(SMALL_SIZES, [2, 3, 4, 5], strict=True)))
def test_two_ways_to_count_small_sizes(small: Size, subtracted: int) -> None:
    """MF-R26, MF-GIANT-2: halving or subtracting; Medium tramples and stomps on the same ones either way."""
    subtracting = Rulings(small_ratio=SmallRatio.SUBTRACT)
    assert times_larger(MEDIUM_SIZE, small, OURS) == 2**small.steps_below
    assert times_larger(MEDIUM_SIZE, small, subtracting) == subtracted
    ours, theirs = compare(MEDIUM_SIZE, small), compare(MEDIUM_SIZE, small, subtracting)
    assert (ours.trample, ours.stomp) == (theirs.trample, theirs.stomp)


def test_medium_holds_tiny_or_not() -> None:
    """MF-R26: four times as large, or three."""
    assert compare(MEDIUM_SIZE, Size.of(TINY)).hold
    assert not compare(MEDIUM_SIZE, Size.of(TINY), Rulings(small_ratio=SmallRatio.SUBTRACT)).hold


@given(rider=sizes, mount=sizes, rulings=every_reading)
def test_small_creatures_always_double(rider: Size, mount: Size, rulings: Rulings) -> None:
    """MF-SML-1, MF-RIDE-1, MF-RIDE-2, MF-ITEM-1: what they do is counted by doubling under every reading."""
    ratio = Fraction(mount.rating * 2**rider.steps_below, rider.rating * 2**mount.steps_below)
    found = compare(mount, rider, rulings)
    assert found.ride == (ratio >= 2)
    assert found.ride_keeps_advantage == (ratio >= 4)
    assert found.itemise == (ratio >= 4)


def test_two_sizes_smaller() -> None:
    """MF-R05, MF-SPACE-1: a quarter, or a rating lower by two."""
    by_rating = Rulings(no_space=NoSpace.DIFFERENCE)
    for giant, target, quarter, difference in (
        (3, "1", False, True),
        (4, "1", True, True),
        (16, "14", False, True),
        (4, "2", False, True),
        (2, "1", False, False),
        (1, "Tiny", True, True),
        (1, "Small", False, False),
        (2, "Small", True, True),
    ):
        assert compare(Size(giant), Size.read(target)).no_space is quarter
        assert compare(Size(giant), Size.read(target), by_rating).no_space is difference


def test_who_may_pin() -> None:
    """MF-R31, MF-PIN-1, MF-PIN-4: whoever may stomp, or only those four times as large."""
    assert compare(Size(2), MEDIUM_SIZE).pin
    assert not compare(Size(2), MEDIUM_SIZE, Rulings(pin_ratio=PinRatio.FOUR_TIMES)).pin


def test_ogre_and_goblin() -> None:
    """The second question: a Size 2 ogre and a Small goblin, both ways, with the size that would just do."""
    found = who_can(Size(2), Size.of(SMALL))
    assert found.headline == (
        "Large (Size 2) can trample, stomp, pin, hold in one hand and pass over; "
        "Small can ride and be carried as an item"
    )
    ogre, goblin = (cells(table) for table in found.tables)
    assert ogre["MF-HAND-4"] == ("no", "8 times its size", "Huge (Size 4)")
    assert ogre["MF-SPACE-2"][0] == "yes"
    assert goblin["MF-SPACE-3"][0] == "yes"
    assert goblin["MF-RIDE-2"] == ("yes", "1/4 of its size", "a mount of Large (Size 2)")
    assert goblin["MF-ITEM-1"][0] == "yes, bulk 4"
    assert goblin["MF-STMP-5"] == ("no", "2 times its size", "Huge (Size 4)")


def test_two_small_creatures_count_as_larger_ones() -> None:
    """MF-POW-4: the shift of two creatures below Medium is told."""
    steps = {step.rule: step.value for step in who_can(Size.of(FINE), Size.of(SMALL)).working}
    assert steps["MF-POW-4"] == "Diminutive and Medium (Size 1)"


@given(first=sizes, second=sizes, rulings=every_reading)
def test_tables_say_what_the_comparison_says(first: Size, second: Size, rulings: Rulings) -> None:
    """MF-SPACE-2, MF-SPACE-3, MF-TRMP-1, MF-STMP-5, MF-HAND-1, MF-HAND-4, MF-RIDE-1, MF-ITEM-1."""
    found = who_can(first, second, rulings)
    tables = found.tables if first != second else found.tables * 2
    for table, giant, smaller in zip(tables, (found.first, found.second), (found.second, found.first), strict=True):
        said = {rule: answer.startswith("yes") for rule, (answer, *_) in cells(table).items()}
        assert said == {
            "MF-TRMP-1": giant.trample,
            "MF-STMP-5": giant.stomp,
            "MF-PIN-1": giant.pin,
            "MF-HAND-1": giant.hold,
            "MF-HAND-4": giant.both_hands,
            "MF-SPACE-2": giant.no_space,
            "MF-RIDE-1": smaller.ride,
            "MF-RIDE-2": smaller.ride_keeps_advantage,
            "MF-ITEM-1": smaller.itemise,
            "MF-SPACE-3": smaller.no_space,
        }
    if first == second:
        assert (found.first_can, found.second_can) == (NOTHING, NOTHING)


@given(least=st.integers(1, 1100))
def test_just_enough(least: int) -> None:
    """The smallest size that will do, or none up to 1,000."""
    found = least_size(lambda size: size.rating >= least and not size.small)
    assert found == (Size(least) if least <= 1000 else None)
    assert least_size(lambda size: size.steps_below <= 2) == Size.of(TINY)


@given(giant=sizes, target=sizes, unarmed=st.integers(0, 10**9))
def test_trampling(giant: Size, target: Size, unarmed: int) -> None:
    """MF-TRMP-1 to MF-TRMP-3: from three times as large; damage is part of the movement, sparing costs an action."""
    found = trample(giant, target, Intent.DAMAGE, unarmed)
    spared = trample(giant, target, Intent.SPARE)
    assert found.allowed == spared.allowed == (times_larger(giant, target, OURS) >= 3)
    if found.allowed:
        assert (found.actions, spared.actions, spared.damage) == (0, 1, None)
        assert found.damage is not None
        assert found.damage >= unarmed
        assert trample(giant, target, Intent.SPARE, rulings=Rulings(trample_spare=TrampleSpare.FREE)).actions == 0
    else:
        assert (found.actions, found.damage, spared.actions) == (None, None, None)
        assert found.answer.startswith("No: it takes ")


def test_trampled_small_creatures_take_more() -> None:
    """MF-TRMP-2, MF-TAKEN-1: unarmed damage, grown by the column of those below Medium."""
    assert trample(Size(3), MEDIUM_SIZE, unarmed=7).damage == 7
    assert trample(Size(3), Size.of(SMALL), unarmed=7).damage == 11


@pytest.mark.parametrize(
    ("shape", "direct", "splash"),
    [(StompShape.BLOCK, 4, 12), (StompShape.DOUBLE, 16, 20), (StompShape.CENTRED, 25, 24)],
)
def test_shapes_of_a_stomp(shape: StompShape, direct: int, splash: int) -> None:
    """MF-R30, MF-STMP-2, MF-STMP-3, MF-STMP-9: three readings of the zones at Size 4."""
    found = zones(Size(4), Rulings(stomp_shape=shape))
    assert (found.direct_radius, found.splash_extra) == (2, 1)
    assert (found.direct_squares, found.splash_squares) == (direct, splash)


@pytest.mark.parametrize(
    ("reading", "damage"),
    [(StompMultiplier.DOUBLE, 100), (StompMultiplier.RADIUS, 400), (StompMultiplier.ONE, 50)],
)
def test_what_a_stomp_multiplies_by(reading: StompMultiplier, damage: int) -> None:
    """MF-R29, MF-STMP-6, MF-STMP-10."""
    assert stomp(Size(16), MEDIUM_SIZE, 50, rulings=Rulings(stomp_mult=reading)).damage == damage


def test_printed_stomps() -> None:
    """MF-STMP-9 to MF-STMP-11, MF-STMP-4: Sizes 4, 16 and 3."""
    assert zones(Size(4), OURS) == Zones(2, 1, 2)
    assert zones(Size(16), OURS) == Zones(8, 4, 8)
    assert zones(Size(3), OURS) == Zones(1, 0, 1)


def test_a_stomp_in_full() -> None:
    """MF-STMP-1, MF-STMP-5 to MF-STMP-7: actions, damage and Crush points, or that the target is too large."""
    found = stomp(Size(4), MEDIUM_SIZE, 12, 2)
    assert (found.allowed, found.actions, found.damage, found.crush_mean) == (True, 2, 24, Fraction(37, 6))
    assert found.odds[0].title == "Crush points on d4 + d6/2"
    refused = stomp(Size(2), Size(3), 12)
    assert (refused.allowed, refused.damage, refused.answer) == (False, None, "No: it takes Size 6")
    assert refused.direct_squares == 1
    assert not refused.odds


@given(size=sizes, shape=st.sampled_from(StompShape))
def test_drawings_are_to_scale(size: Size, shape: StompShape) -> None:
    """MF-STMP-2, MF-STMP-3, MF-SPACE-4: each area has as many squares as the rules give it, and none covers its own."""
    found = zones(size, Rulings(stomp_shape=shape))
    drawn = drawing(size, found)
    own, *hit = drawn.areas
    assert own.wide == own.high == size.rating
    assert hit[-1].wide * hit[-1].high == found.direct_squares
    assert hit[0].wide * hit[0].high == found.direct_squares + found.splash_squares
    assert all(area.left > own.left + own.wide for area in hit)
    assert all(min(area.left, area.top) >= 0 for area in drawn.areas)
    assert (drawn.wide, drawn.high) == (hit[0].left + hit[0].wide, max(own.high, hit[0].high))
    assert all(area.label in drawn.words for area in drawn.areas)


@pytest.mark.parametrize("giant", [Size(1), Size(7), Size(1000)])
def test_bounds(giant: Size) -> None:
    """What a rule does not take is refused, with the name of the argument."""
    with pytest.raises(InvalidArgument, match="Unarmed damage"):
        stomp(giant, MEDIUM_SIZE, -1)
    with pytest.raises(InvalidArgument, match="Strength"):
        stomp(giant, MEDIUM_SIZE, 1, 1001)


def test_bulk_of_medium_creatures() -> None:
    """MF-R43, MF-ITEM-3: none is given, or 8 and as many times more as the Size."""
    cell = cells(who_can(MEDIUM_SIZE, Size(8)).tables[0])["MF-ITEM-1"][0]
    assert cell == "yes, no bulk given"
    eight = Rulings(bulk_medium=BulkMedium.EIGHT)
    assert cells(who_can(Size(2), Size(8), eight).tables[0])["MF-ITEM-1"][0] == "yes, bulk 16"
