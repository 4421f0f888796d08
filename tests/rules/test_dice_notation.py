"""Dice and damage as text: what is read, and how what is not is pointed at."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.altered_realms.damage_types import BonusDamage, Damage, DamageTypes, unknown_types
from rules.dice_notation import Dice
from rules.errors import Unread
from rules.quantities import Typed


@pytest.mark.parametrize(
    ("text", "pools", "number"),
    [
        ("2d6+3", [(2, 6)], 3),
        (" 2D6 + 3 ", [(2, 6)], 3),
        ("d8", [(1, 8)], 0),
        ("1d6+1d4−2", [(1, 6), (1, 4)], -2),
        ("1d6 - 1 + 3", [(1, 6)], 2),
        ("11", [], 11),
        ("-2", [], -2),
        ("1d100", [(1, 100)], 0),
    ],
)
def test_dice(text: str, pools: list[tuple[int, int]], number: int) -> None:
    assert Dice.read(text) == Dice(tuple(pools), number)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("1d", "has “1d” at the start without a number of sides"),
        ("2d6+", "stops after “2d6+”, where dice or a number should follow"),
        ("2d6+3 slash", "has “slash” after “2d6+3”, where “+” or the end should stand"),
        ("2d6++3", "has “+” after “2d6+”, where dice or a number should stand"),
        ("2d6−1d4", "takes “1d4” away after “2d6−”; only a number can be taken away"),
        ("2d1", "has “2d1” at the start; dice have 2 to 100 sides"),
        ("1d101", "has “1d101” at the start; dice have 2 to 100 sides"),
        ("41d6", "has “41d6” at the start; it may be 1 to 40 dice"),
        ("0d6", "has “0d6” at the start; it may be 1 to 40 dice"),
        ("30d6+11d4", "has more than 40 dice"),
        ("2d6+x", "has “x” after “2d6+”, where dice or a number should stand"),
        ("2.5", "has “.” after “2”, where “+” or the end should stand"),
        ("1d6+99999", "has “99999” after “1d6+”, which is above 1,000"),
        ("٣d6", "has “٣” at the start, where dice or a number should stand"),
    ],
)
def test_no_dice(text: str, fault: str) -> None:
    with pytest.raises(Unread) as unread:
        Dice.read(text)
    assert str(unread.value) == fault


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("2d6+3 slash, 1d8 burn", "2d6 + 3 Slash, 1d8 Burn"),
        ("6 slash and 11 burn", "6 Slash, 11 Burn"),
        ("2d6 slashing; d4 electric", "2d6 Slash, 1d4 Electrical"),
        ("1d8 Frost + 1d6 acid", "1d8 Frost, 1d6 Acid"),
        ("1d8+1d6+2", "1d8 + 1d6 + 2"),
        ("3 psychic", "3 Psychic"),
    ],
)
def test_damage(text: str, written: str) -> None:
    assert str(Damage.read(text)) == written


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("slash", "has “slash” at the start, where dice or a number should stand"),
        ("1d8 cold iron", "has “iron” after “1d8 cold”, where a comma or the end should stand"),
        ("1d8 slash,", "stops after “1d8 slash,”, where dice or a number should follow"),
        ("1d8 slash 2d6 burn", "has “2d6” after “1d8 slash”, where a comma or the end should stand"),
        (", ".join(["1 burn"] * 11), "has more than 10 kinds of damage"),
    ],
)
def test_no_damage(text: str, fault: str) -> None:
    with pytest.raises(Unread) as unread:
        Damage.read(text)
    assert str(unread.value) == fault


def test_types() -> None:
    assert DamageTypes.read("burn, Slash and burning").names == ("Burn", "Slash")
    assert DamageTypes.read(" none ").names == ()
    with pytest.raises(Unread, match="damage type"):
        DamageTypes.read("burn, 3")


def test_types_that_the_page_does_not_name_are_pointed_out() -> None:
    assert unknown_types(["Slash", "Burn"]) == ()
    assert "Slahs" in unknown_types(["Slahs", "Burn"])[0]


def test_only_bonus_dice_may_be_missing() -> None:
    assert BonusDamage.read("") == BonusDamage()
    with pytest.raises(Unread):
        Damage.read("")


typed = pytest.mark.parametrize("base", [Dice, Damage, BonusDamage, DamageTypes])


@typed
def test_examples_are_read_and_written_back(base: type[Typed]) -> None:
    for example in base.examples():
        value = base.read(example)
        assert base.read(value.key) == value


@typed
@given(text=st.one_of(st.text(max_size=40), st.text("0123456789dD+-−, ;andslhbur", max_size=40)))
def test_any_text_is_read_or_refused_in_words(base: type[Typed], text: str) -> None:
    with suppress(Unread):
        value = base.read(text)
        assert base.read(value.key) == value
