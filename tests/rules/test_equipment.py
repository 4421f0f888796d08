"""Reach, weapons, armour and blows, beyond the worked values."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dice import Odds, Outcome
from rules.errors import InvalidArgument
from rules.metaforce.blow import Source, blow
from rules.metaforce.equipment import armour, weapon
from rules.metaforce.power import effect
from rules.metaforce.precision import precision
from rules.metaforce.reach import Distance, reach_range
from rules.metaforce.readings import (
    DeflectionEqual,
    DeflectionSmaller,
    Rulings,
    SizeMultiplies,
    SmallArmour,
    SmallMinimum,
)
from rules.metaforce.sizes import Size
from rules.metaforce.weapon_odds import DamageDie, WeaponOdds, weapon_odds

SMALL, TINY, FINE = (Size.read(name) for name in ("Small", "Tiny", "Fine"))
sizes = st.one_of(st.sampled_from(Size.named()), st.integers(1, 1000).map(Size))
ratings = st.integers(1, 1000).map(Size)
numbers = st.integers(0, 1000)
DICE = Rulings(scale=SizeMultiplies.DICE)


def outcomes(found: WeaponOdds) -> tuple[Outcome, ...]:
    (odds,) = found.odds
    assert isinstance(odds, Odds)
    return odds.outcomes


def test_printed_reach() -> None:
    """MF-REACH-1 to MF-REACH-3: at Size 2 reach 1 becomes 2, range 6 becomes 12."""
    assert reach_range(1, Size(2), Distance.MELEE).squares == 2
    assert reach_range(6, Size(2), Distance.RANGED).headline == "12 squares (60 ft)"


def test_reach_below_medium() -> None:
    """MF-R12, MF-R06: ranges stay, melee reach follows the printed reach."""
    assert [reach_range(2, size, Distance.MELEE).squares for size in (SMALL, TINY, FINE)] == [2, 0, 0]
    assert [reach_range(6, size, Distance.RANGED).squares for size in (SMALL, TINY, FINE)] == [6, 6, 6]
    assert reach_range(1, TINY, Distance.MELEE).headline == "Its own square only"


@given(squares=numbers, size=ratings)
def test_both_distances_are_multiplied_alike_from_medium_up(squares: int, size: Size) -> None:
    """MF-REACH-1, MF-REACH-2."""
    assert {reach_range(squares, size, each).squares for each in Distance} == {squares * size.rating}


def test_written_weapon() -> None:
    """MF-EQ-1, MF-EQ-2: everything written for Size 1, and multiplied after the roll."""
    found = weapon(2, 5, 6, Size(4))
    assert found.headline == "28 damage, 24 squares (120 ft)"
    assert weapon(2, 5, 1, Size(1)).damage == 7


def test_small_weapon_deals_at_least() -> None:
    """MF-R08 for weapons."""
    assert weapon(1, 2, 1, FINE).damage == 0
    assert weapon(1, 2, 1, FINE, rulings=Rulings(small_min=SmallMinimum.ONE)).damage == 1


def test_armour_of_giants() -> None:
    """MF-EQ-3, MF-EQ-4: Size 4 has four times the Damage Reduction, Size 2 twice the Deflection."""
    assert armour(2, 3, Size(4), Size(1)).reduction == 8
    assert armour(2, 3, Size(2), Size(1)).deflection == 6


def test_deflection_between_equals() -> None:
    """MF-R13, MF-EQ-6, MF-EQ-7: only the multiplication is lost, or all; Damage Reduction stays."""
    zero = Rulings(deflection_equal=DeflectionEqual.ZERO)
    for size in (Size(1), Size(4), TINY):
        assert armour(2, 3, size, size).deflection == 3
        assert armour(2, 3, size, size, zero).deflection == 0
        assert armour(2, 3, size, size, zero).reduction == 2 * size.rating
    assert armour(2, 3, Size(1), SMALL, zero).deflection == 3


def test_deflection_against_larger_attackers() -> None:
    """MF-R14, MF-EQ-5: it stays, or shrinks by the ratio."""
    shrink = Rulings(deflection_smaller=DeflectionSmaller.SHRINK)
    assert armour(2, 3, Size(2), Size(4)).deflection == 3
    assert armour(2, 3, Size(2), Size(4), shrink).deflection == 1
    assert armour(2, 3, Size(4), Size(2), shrink).deflection == 6


def test_armour_of_small_wearers() -> None:
    """MF-R12, MF-EQ-8: as written, or worth nothing."""
    assert armour(2, 3, TINY, Size(4)).headline == "2 DR, 3 Deflection"
    assert armour(2, 3, TINY, Size(4), Rulings(small_armour=SmallArmour.NONE)).headline == "0 DR, 0 Deflection"


@given(deflection=numbers, wearer=ratings, attacker=sizes)
def test_deflection_is_between_written_and_full(deflection: int, wearer: Size, attacker: Size) -> None:
    """MF-EQ-4, MF-EQ-5."""
    found = armour(0, deflection, wearer, attacker).deflection
    assert deflection <= found <= deflection * wearer.rating


def test_one_roll_times_size_or_size_times_as_many_dice() -> None:
    """MF-R11: the same least, greatest and average damage, other chances."""
    one_roll = weapon_odds(3, 2, DamageDie.D6, Size(4), wanted=40)
    many_dice = weapon_odds(3, 2, DamageDie.D6, Size(4), wanted=40, rulings=DICE)
    for found in (one_roll, many_dice):
        assert [found.least, found.greatest, found.mean] == [20, 60, 40]
    assert (one_roll.chance, many_dice.chance) == (Fraction(7, 12), Fraction(100865, 186624))


@given(base=st.integers(0, 20), dice=st.integers(1, 3), die=st.sampled_from(DamageDie), wielder=sizes, target=sizes)
def test_odds_agree_with_single_rolls(base: int, dice: int, die: DamageDie, wielder: Size, target: Size) -> None:
    """MF-EQ-2, MF-R11: least and greatest damage are those of the least and greatest roll."""
    found = weapon_odds(base, dice, die, wielder, target)
    ends = [base + dice * face for face in (min(die.ways), max(die.ways))]
    assert [found.least, found.greatest] == [effect(wielder, target, end).received for end in ends]
    assert found.least <= found.mean <= found.greatest
    assert sum((outcome.chance for outcome in outcomes(found)), Fraction(0)) == 1


def test_small_target_takes_more_of_each_roll() -> None:
    """MF-TAKEN-1: one die of 1 to 4 against a Small target is 2, 3, 5 or 6."""
    found = weapon_odds(0, 1, DamageDie.D4, Size(1), SMALL)
    assert [outcome.value for outcome in outcomes(found)] == [2, 3, 5, 6]


def test_too_many_dice_are_refused() -> None:
    """MF-R11: where Size multiplies the dice, a thousand are rolled at most."""
    assert weapon_odds(0, 1, DamageDie.D12, Size(1000), rulings=DICE).greatest == 12_000
    with pytest.raises(InvalidArgument, match="up to 19 at Size 51") as refused:
        weapon_odds(0, 20, DamageDie.D12, Size(51), rulings=DICE)
    assert refused.value.argument == "dice"
    assert weapon_odds(0, 20, DamageDie.D12, Size(51)).greatest == 240 * 51


def test_giant_strikes_goblin() -> None:
    """A Size 4 giant's club on a Small goblin in leather: 7 x 4 x 1.5."""
    found = blow(Source.WEAPON, 2, 5, Size(4), SMALL, squares=1, distance=Distance.MELEE, reduction=2, deflection=3)
    assert found.headline == "42 damage, 4 squares (20 ft); against 2 DR, 3 Deflection"
    assert (found.dealt, found.received) == (28, 42)


def test_assassin_strikes_giant() -> None:
    """A Tiny assassin finds a weak point of a Size 4 giant in armour: power first, then three times Size."""
    found = blow(Source.ABILITY, 5, attacker=TINY, target=Size(4), reduction=2, deflection=3, weak_point=True)
    assert found.headline == "36 damage, its own square only; against 8 DR, 12 Deflection"


@given(source=st.sampled_from(Source), base=numbers, attacker=sizes, target=sizes, weak=st.booleans())
def test_a_blow_is_made_of_its_rules(source: Source, base: int, attacker: Size, target: Size, weak: bool) -> None:
    found = blow(source, base, attacker=attacker, target=target, weak_point=weak)
    alone = effect(attacker, target, base)
    assert found.dealt == (precision(alone.dealt, attacker, target).damage if weak else alone.dealt)
    # Precision is for attackers smaller than their target, damage taken for those larger.
    assert found.received == (alone.received if found.dealt == alone.dealt else found.dealt)
