"""Power, damage taken and the shift of small creatures, beyond the worked values."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.errors import InvalidArgument
from rules.metaforce.power import EffectKind, effect, shift, shifted
from rules.metaforce.readings import Rulings, SmallMinimum
from rules.metaforce.sizes import Size

sizes = st.one_of(st.sampled_from(Size.named()), st.integers(1, 1000).map(Size))
small_sizes = st.sampled_from([size for size in Size.named() if size.small])
amounts = st.integers(0, 10_000)
kinds = st.sampled_from(EffectKind)


@given(first=small_sizes, second=small_sizes)
def test_the_larger_of_two_small_creatures_counts_as_medium(first: Size, second: Size) -> None:
    """MF-POW-4: the steps between them stay the same."""
    first_as, second_as = shifted(first, second)
    assert min(first_as.steps_below, second_as.steps_below) == 0
    assert first_as.steps_below - second_as.steps_below == first.steps_below - second.steps_below


@given(small=sizes, other=st.integers(1, 1000).map(Size))
def test_no_shift_with_a_medium_or_larger_creature(small: Size, other: Size) -> None:
    """MF-R10, MF-POW-2."""
    found = shift(small, other)
    assert (found.first_as, found.second_as) == (small, other)
    assert found.working[-1].rule == "MF-POW-2"


def test_the_printed_shift() -> None:
    """MF-POW-5: a gap of two steps."""
    found = shift(Size.read("Diminutive"), Size.read("Small"))
    assert found.headline == "Tiny and Medium"
    assert found.working[0].rule == "MF-POW-4"


@given(size=small_sizes, amount=amounts, kind=kinds)
def test_equals_affect_each_other_in_full(size: Size, amount: int, kind: EffectKind) -> None:
    """MF-POW-3, MF-TAKEN-2."""
    found = effect(size, size, amount, kind)
    assert [found.multiplier, found.dealt, found.received] == [1, amount, amount]
    assert found.working[0].rule == "MF-POW-3"


def test_small_against_smaller() -> None:
    """MF-TAKEN-2: to a Small attacker a Diminutive target is Tiny, and takes twice the damage."""
    found = effect(Size.read("Small"), Size.read("Diminutive"), 5)
    assert [found.multiplier, found.dealt, found.received] == [1, 5, 10]
    assert found.working[-1].rule == "MF-TAKEN-2"


def test_rounded_to_nothing_or_to_one() -> None:
    """MF-R08: 4 x 1/5 is 0, or 1; nothing stays nothing, and giants are not touched."""
    fine = Size.read("Fine")
    at_least_one = Rulings(small_min=SmallMinimum.ONE)
    assert effect(fine, Size(1), 4).dealt == 0
    assert effect(fine, Size(1), 4, rulings=at_least_one).dealt == 1
    assert effect(fine, Size(1), 0, rulings=at_least_one).dealt == 0
    assert effect(Size(2), Size(1), 3, rulings=at_least_one).dealt == 6


def test_magnitude_of_giants() -> None:
    """MF-R32, MF-ABIL-1: Size multiplies damage and healing, not magnitude."""
    assert [effect(Size(4), Size(1), 6, kind).dealt for kind in EffectKind] == [24, 24, 6]


@given(user=small_sizes, target=st.integers(1, 1000).map(Size), amount=amounts, kind=kinds)
def test_small_users_keep_the_share_of_their_row(user: Size, target: Size, amount: int, kind: EffectKind) -> None:
    """MF-POW-1, MF-ABIL-2: 4, 3, 2, 1 in 5, rounded down, whatever the number counts."""
    found = effect(user, target, amount, kind)
    assert found.multiplier == Fraction(5 - user.steps_below, 5)
    assert found.dealt == found.received == amount * (5 - user.steps_below) // 5


@given(user=sizes, target=sizes, amount=amounts, more=amounts, kind=kinds)
def test_more_is_never_less(user: Size, target: Size, amount: int, more: int, kind: EffectKind) -> None:
    assert effect(user, target, amount, kind).received <= effect(user, target, amount + more, kind).received


@given(user=sizes, target=sizes, amount=amounts)
def test_damage_received_is_dealt_or_more(user: Size, target: Size, amount: int) -> None:
    """MF-TAKEN-1: never less, and more only below Medium."""
    found = effect(user, target, amount)
    assert found.received >= found.dealt
    assert found.received == found.dealt or target.small


@pytest.mark.parametrize(
    ("argument", "changed"), [("amount", {"amount": -1}), ("amount", {"amount": 1_000_001}), ("user", {"user": 4})]
)
def test_refuses(argument: str, changed: dict[str, object]) -> None:
    sound = {"user": Size(1), "target": Size(1), "amount": 5}
    with pytest.raises(InvalidArgument) as refused:
        effect(**(sound | changed))  # type: ignore[arg-type]
    assert refused.value.argument == argument
