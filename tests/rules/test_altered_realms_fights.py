"""Rolls, attacks and damage beyond the worked values: readings, bounds and laws."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.altered_realms.attack import Attack, BonusFrom, attack
from rules.altered_realms.attack_bonus import AttackKind, attack_bonus
from rules.altered_realms.contests import contest
from rules.altered_realms.cramped import cramped
from rules.altered_realms.critical_damage import critical_damages, critical_hit
from rules.altered_realms.damage_types import BonusDamage, Damage, DamageTypes
from rules.altered_realms.light import Light
from rules.altered_realms.readings import (
    CrampedOther,
    CriticalDice,
    CriticalFor,
    Rulings,
    TwentyHits,
)
from rules.altered_realms.resistance import damage_received, received
from rules.altered_realms.rolls import ExtraDie, RollKind, chance, combined, critical_chances
from rules.altered_realms.sizes import Size
from rules.altered_realms.weather import Weather
from rules.dice_notation import Dice

extras = st.sampled_from(ExtraDie)


def swing(**changed: Any) -> Attack:
    values: dict[str, Any] = {
        "kind": AttackKind.MELEE,
        "bonus_from": BonusFrom.NUMBER,
        "armour_class": 15,
        "damage": Damage.read("2d6+3 slash"),
        "bonus": 5,
    }
    return attack(**(values | changed))


def test_the_archer_of_the_ninth_question() -> None:
    """AR-MOD-1, AR-LIT-5, AR-WX-7, AR-SIZE-1: +6, darkness, high winds, a Tiny target, AC 15."""
    found = swing(kind=AttackKind.RANGED, bonus=6, light=Light.DARKNESS, weather=Weather.HIGH_WINDS, target=Size.TINY)
    assert (found.modifier, found.hit, found.critical) == (1, Fraction(7, 20), Fraction(1, 20))
    assert [step.rule for step in found.working][:5] == ["AR-RNG-1", "AR-LIT-5", "AR-WX-7", "AR-SIZE-1", "AR-MOD-1"]


def test_average_damage_by_hand() -> None:
    """AR-CRIT-2: +5 against 15 with 2d6+3: 10/20 at 10, 1/20 at 22."""
    found = swing()
    assert [found.mean_hit, found.mean_critical] == [10, 22]
    assert found.mean_attack == Fraction(10, 20) * 10 + Fraction(1, 20) * 22
    three = swing(attacks=3)
    assert three.mean_all == 3 * found.mean_attack
    assert three.odds[0].mean == three.mean_all


def test_bonus_dice_are_maximised_and_rolled_again() -> None:
    """AR-CRIT-3: 2d6+3 and 1d4: 15 + 4 and 2d6 + 1d4 on top."""
    assert swing(bonus_damage=BonusDamage.read("1d4 burn")).mean_critical == Fraction(57, 2)


def test_one_die_only() -> None:
    """AR-R27: one die, the largest of all, is rolled again."""
    one = Rulings(crit_dice=CriticalDice.ONE)
    assert critical_hit(Dice.read("2d6+3"), one).mean == Fraction(37, 2)
    again = critical_damages([Dice.read("2d6"), Dice.read("1d8"), Dice.read("1d8")], CriticalDice.ONE)
    assert [each.rolled_again.pools for each in again] == [(), ((1, 8),), ()]


def test_whose_criticals_hurt_more() -> None:
    """AR-R28, AR-CRIT-2: player characters', or everybody's."""
    monster = swing(player_character=False)
    assert monster.mean_critical == monster.mean_hit
    assert swing(player_character=False, rulings=Rulings(crit_for=CriticalFor.ALL)).mean_critical == 22


def test_a_twenty_against_a_high_armour_class() -> None:
    """AR-R28, AR-CRIT-1: it hits, or only when its total does."""
    assert swing(armour_class=40).hit == Fraction(1, 20)
    missed = swing(armour_class=40, rulings=Rulings(nat20_hits=TwentyHits.NO))
    assert [missed.hit, missed.critical, missed.mean_attack] == [0, 0, 0]
    assert chance(0, 30, kind=RollKind.ATTACK, rulings=Rulings(nat20_hits=TwentyHits.NO)).chance == 0


def test_a_one_always_misses() -> None:
    """AR-CMISS-1: whatever the bonus."""
    assert swing(bonus=100).hit == Fraction(19, 20)
    assert swing(bonus=100, extra=ExtraDie.FATE).critical_miss == Fraction(39, 400)


@pytest.mark.parametrize(
    ("changed", "rolled"),
    [
        ({}, ExtraDie.NORMAL),
        ({"light": Light.SMOKE_OR_FOG}, ExtraDie.FATE),
        ({"light": Light.SMOKE_OR_FOG, "weather": Weather.BLIZZARD}, ExtraDie.FATE),
        ({"light": Light.SMOKE_OR_FOG, "extra": ExtraDie.DESTINY}, ExtraDie.NORMAL),
        ({"cramped": True}, ExtraDie.NORMAL),
        ({"long": True}, ExtraDie.NORMAL),
        ({"cramped": True, "long": True}, ExtraDie.FATE),
        ({"improvised": True}, ExtraDie.FATE),
        ({"improvised": True, "kind": AttackKind.CASTING}, ExtraDie.NORMAL),
    ],
)
def test_reasons_for_a_second_die(changed: dict[str, Any], rolled: ExtraDie) -> None:
    """AR-R01, AR-CRMP-1, AR-IWPN-2, AR-DEST-1, AR-FATE-1: one of each cancels, several of one count once."""
    assert swing(**changed).extra is rolled


def test_bonus_from_its_parts() -> None:
    """AR-MEL-1, AR-RNG-1, AR-CAST-1, AR-R24: training counts when trained, for spells always."""
    parts = {"bonus_from": BonusFrom.PARTS, "attribute": 3, "training": 2}
    assert swing(**parts).modifier == 5
    assert swing(**parts, trained=False).modifier == 3
    assert swing(**parts, trained=False, kind=AttackKind.CASTING).modifier == 5
    assert attack_bonus(AttackKind.CASTING, 4, False, 2).bonus == 6


def test_resistance_in_an_attack() -> None:
    """AR-RES-1, AR-VUL-1: each instance by itself, before they are added up."""
    both = Damage.read("6 slash, 11 burn")
    found = swing(damage=both, resists=DamageTypes(("Burn",)), vulnerable=DamageTypes(("Slash",)))
    assert found.mean_hit == 17
    assert swing(damage=Damage.read("1d2 burn"), resists=DamageTypes(("Burn",))).mean_hit == Fraction(1, 2)


def test_three_hits_of_the_text_s_example() -> None:
    """AR-RES-2, AR-RES-3, AR-VUL-2, AR-VUL-3: 11 and 23 a hit, each hit by itself."""
    hit = Damage.read("6 slash, 11 burn")
    resisted = damage_received(hit, DamageTypes(("Burn",)), hits=3)
    assert resisted.total == 33
    assert resisted.working[-1].rule == "AR-RES-3"
    doubled = damage_received(hit, vulnerable=DamageTypes(("Slash",)), hits=3)
    assert doubled.total == 69
    assert doubled.working[-1].rule == "AR-VUL-3"


@given(st.integers(0, 500), st.booleans(), st.booleans())
def test_both_traits_cancel(amount: int, resists: bool, vulnerable: bool) -> None:
    """AR-R29: half rounded down, double, or neither."""
    burn = DamageTypes(("Burn",))
    found = received(amount, "Burn", burn if resists else DamageTypes(), burn if vulnerable else DamageTypes())
    expected = amount if resists == vulnerable else amount // 2 if resists else amount * 2
    assert found == expected


def test_damage_never_heals() -> None:
    """A penalty larger than the dice leaves no damage."""
    assert damage_received(Damage.read("1d4-3 slash")).least == 0
    assert critical_hit(Dice.read("1d4-20")).least == 0


def test_cramped_sizes_without_a_figure() -> None:
    """AR-R26, AR-CRMP-1 to AR-CRMP-4: none, or doubling on."""
    doubling = Rulings(cramped_other=CrampedOther.DOUBLING)
    assert cramped(Size.HUGE, Fraction(7), Fraction(9)).cramped is None
    limits = {Size.TINY: Fraction(1, 2), Size.HUGE: Fraction(8), Size.GIANT: Fraction(16), Size.MASSIVE: Fraction(32)}
    for size, limit in limits.items():
        assert cramped(size, limit, limit, doubling).cramped is False
        assert cramped(size, limit, limit - Fraction(1, 10), doubling).cramped is True


@given(st.integers(-30, 30), st.integers(-30, 30), extras, extras)
def test_contests(first: int, second: int, first_die: ExtraDie, second_die: ExtraDie) -> None:
    """AR-CON-1, AR-CON-2, AR-R23: one of the two wins, and a tie is the defender's."""
    one = contest(first, second, first_die, second_die)
    other = contest(second, first, second_die, first_die)
    assert one.chance + other.chance + one.tie == 1
    assert one.tie == other.tie


def test_the_contest_of_the_fourteenth_question() -> None:
    """AR-CON-1: Strength +3 against +1, started by the stronger."""
    found = contest(3, 1)
    assert found.chance == Fraction(229, 400)
    cells = {row.cells[0]: row.cells[1:] for row in found.tables[0].rows}
    assert cells["None"][0] == "57.3%"
    assert len(cells) == 3


@given(st.integers(-40, 40), st.integers(-40, 60), st.sampled_from(RollKind))
def test_fate_and_destiny(modifier: int, target: int, kind: RollKind) -> None:
    """AR-DEST-1, AR-FATE-1, AR-R25: on checks a Destiny Die never hurts; both are the square of one die's chance."""
    fate, normal, destiny = (chance(modifier, target, extra, kind).chance for extra in (
        ExtraDie.FATE, ExtraDie.NORMAL, ExtraDie.DESTINY))  # fmt: skip
    assert fate == normal**2
    assert 1 - destiny == (1 - normal) ** 2


def test_reasons_combine() -> None:
    """AR-R01: three Fate Dice are one, and one Destiny Die cancels them all."""
    assert combined([ExtraDie.FATE] * 3) is ExtraDie.FATE
    assert combined([ExtraDie.FATE, ExtraDie.FATE, ExtraDie.DESTINY]) is ExtraDie.NORMAL
    assert critical_chances(ExtraDie.NORMAL).hit == critical_chances(ExtraDie.NORMAL).miss == Fraction(1, 20)


def test_too_many_dice_for_a_chart_of_all() -> None:
    """The average stays exact where the chart of all attacks is left out."""
    found = swing(damage=Damage.read("40d100 burn"), attacks=20)
    assert found.mean_all == 20 * found.mean_attack
    assert any("too many" in notice for notice in found.notices)


def test_a_type_that_the_page_does_not_name() -> None:
    found = swing(damage=Damage.read("1d6 slahs"))
    assert any("Slahs" in notice for notice in found.notices)
