"""Materials and improvised things beyond the worked values: readings, bounds and laws."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.altered_realms.damage_types import DamageType
from rules.altered_realms.destruction import Destruction, damage_to, destroy
from rules.altered_realms.hits_needed import hits_needed
from rules.altered_realms.improvised_armour import armour_fit
from rules.altered_realms.improvised_things import ItemSize, MaterialClass
from rules.altered_realms.improvised_weapons import WeaponMaterial, improvised_weapon
from rules.altered_realms.make_do import Purpose, make_do
from rules.altered_realms.materials import (
    GUIDE,
    PROPERTIES,
    TREE,
    Material,
    Thickness,
    Thing,
    said_thickness,
)
from rules.altered_realms.meat_shield import meat_shield
from rules.altered_realms.readings import ArmourTooSmall, MaterialUnit, ResistanceOrder, Rulings, WeaponUse
from rules.altered_realms.rolls import ExtraDie
from rules.altered_realms.sizes import Size
from rules.dice_notation import Dice
from rules.spreads import Spread

CM, METRES = Thickness.CENTIMETRES, Thickness.METRES


def broken(
    material: Material, amount: int | str, unit: Thickness, hit: str, kind: DamageType, **rulings: Any
) -> Destruction:
    return destroy(
        material,
        amount=Fraction(amount),
        unit=unit,
        hit=Dice.read(hit),
        damage_type=kind,
        rulings=Rulings(**rulings),
    )


@pytest.mark.parametrize(
    ("reading", "metres", "centimetres"),
    [
        (MaterialUnit.PRINTED, 160, 1600),
        (MaterialUnit.CENTIMETRE, 1600, 1600),
        (MaterialUnit.METRE, 160, 160),
        (MaterialUnit.LOWER, 160, 160),
    ],
)
def test_which_column(reading: MaterialUnit, metres: int, centimetres: int) -> None:
    """AR-R15, AR-MAT-5: two metres of stone, given in metres and in centimetres."""
    given_in_metres = broken(Material.STONE, 2, METRES, "11", DamageType.SLASH, material_unit=reading)
    given_in_cm = broken(Material.STONE, 200, CM, "11", DamageType.SLASH, material_unit=reading)
    assert (given_in_metres.hit_points, given_in_cm.hit_points) == (metres, centimetres)
    assert "160" in given_in_metres.notices[0]
    assert "1,600" in given_in_metres.notices[0]


def test_the_thick_tree_falls_before_the_thin_one() -> None:
    """AR-MAT-3: 30 cm takes 150, 2 m take 100."""
    assert [said_thickness(TREE.least), said_thickness(TREE.most)] == ["30 cm", "2 m"]
    thin, thick = (broken(Material.WOOD, *given, "10", DamageType.BURN) for given in ((30, CM), (2, METRES)))
    assert (thin.hit_points, thick.hit_points) == (150, 100)
    assert [example.said for example in GUIDE][:3] == ["1 cm", "1 cm", "1 cm to 2 cm"]


def test_things_of_the_guide() -> None:
    """AR-MAT-3: a pane, a plank and a castle wall without measuring."""

    def hit_points(material: Material, thing: Thing) -> int:
        return destroy(material, thing=thing, hit=Dice.read("20"), damage_type=DamageType.OTHER).hit_points

    assert hit_points(Material.GLASS, Thing.PANE) == 3
    assert hit_points(Material.WOOD, Thing.PLANK) == 20
    assert hit_points(Material.STONE, Thing.THICK_CASTLE_WALL) == 400


def test_resistance_or_doubling_first() -> None:
    """AR-R16, AR-MAT-1, AR-MAT-2: 5 blunt on bone is 4 or 7."""
    bone = PROPERTIES[Material.BONE]
    assert damage_to(5, bone, DamageType.BLUNT, ResistanceOrder.RESIST_FIRST) == 4
    assert damage_to(5, bone, DamageType.BLUNT, ResistanceOrder.DOUBLE_FIRST) == 7
    assert damage_to(3, bone, DamageType.BLUNT, ResistanceOrder.DOUBLE_FIRST) == 3


@given(st.sampled_from(Material), st.integers(0, 60), st.sampled_from(DamageType), st.sampled_from(ResistanceOrder))
def test_a_harder_hit_never_does_less(material: Material, hit: int, kind: DamageType, reading: ResistanceOrder) -> None:
    row = PROPERTIES[material]
    assert 0 <= damage_to(hit, row, kind, reading) <= damage_to(hit + 1, row, kind, reading)
    assert damage_to(hit, row, kind, reading) >= max(hit - row.resistance, 0)


def test_slashing_through_the_wall_of_the_tenth_question() -> None:
    """AR-MAT-1: 10 cm of wood, 2d6 slash: 50 hit points, and 1 off each hit."""
    found = broken(Material.WOOD, 10, CM, "2d6", DamageType.SLASH)
    assert (found.hit_points, found.fewest, found.most) == (50, 5, 50)
    assert found.mean_hits is not None
    assert 8 < found.mean_hits < 9
    (odds,) = found.odds
    assert odds.least == 5
    assert odds.open_ended


def test_no_hit_is_enough() -> None:
    """AR-MAT-1: resistance takes all of every hit."""
    found = broken(Material.STEEL, 1, CM, "1d10", DamageType.OTHER)
    assert (found.fewest, found.mean_hits, found.odds) == (None, None, ())
    assert found.headline == "No number of such hits breaks it: 12 HP"


def test_too_many_hits_for_a_chart() -> None:
    """AR-MAT-1: bounds are given where the distribution would take too long."""
    found = broken(Material.DIAMOND, 1000, METRES, "20d6", DamageType.OTHER)
    assert found.odds == ()
    assert found.fewest == -(-150_000 // 108)
    assert found.headline.startswith("At least ")


hits = st.dictionaries(st.integers(0, 9), st.integers(1, 9), min_size=1, max_size=5).filter(lambda ways: max(ways) > 0)


@given(hits, st.integers(1, 40))
def test_hits_needed(ways: dict[int, int], needed: int) -> None:
    """AR-MAT-1: more than n hits are needed just when n hits deal too little; the average lies within its bounds."""
    hit = Spread.of(ways)
    found = hits_needed(hit, needed)
    assert found is not None
    assert found.mean is not None
    assert found.mean_from <= found.mean <= found.mean_to
    assert found.fewest <= found.mean
    for odds in found.odds:
        for outcome in odds.outcomes:
            assert outcome.at_least == 1 - hit.times(outcome.value - 1).at_least(needed)


def test_armour_that_is_too_small_or_too_large() -> None:
    """AR-ARM-3, AR-ARM-4, AR-R18: its own size or one larger; smaller ones under the other reading."""
    worn = [size for size in Size if armour_fit(Size.MEDIUM, size).fits]
    assert worn == [Size.MEDIUM, Size.LARGE]
    lenient = Rulings(armor_small=ArmourTooSmall.YES)
    assert [size for size in Size if armour_fit(Size.MEDIUM, size, lenient).fits] == [
        Size.TINY,
        Size.SMALL,
        Size.MEDIUM,
        Size.LARGE,
    ]


def test_uses_of_a_weapon() -> None:
    """AR-R22, AR-IWPN-3, AR-IWPN-5: attacks or hits; nothing is added to the damage."""
    found = improvised_weapon(WeaponMaterial.STONE, ItemSize.LARGE)
    assert found.headline == "1d8 damage, 2 hands, breaks after 5 attacks"
    by_hits = improvised_weapon(WeaponMaterial.STONE, ItemSize.LARGE, Rulings(weapon_use=WeaponUse.HIT))
    assert by_hits.headline == "1d8 damage, 2 hands, breaks after 5 hits"


def test_the_door_of_the_thirteenth_question() -> None:
    """AR-SHD-2, AR-SHD-3, AR-SHD-4: a Large hardwood door as a shield."""
    found = make_do(Purpose.SHIELD, ItemSize.LARGE, MaterialClass.HARDWOOD, skill=4)
    assert found.worth == "12 armour points, full cover, 2 hands, Athletics DC 14"
    assert found.chance == Fraction(11, 20)
    assert make_do(Purpose.SHIELD, ItemSize.SMALL, MaterialClass.HARDWOOD).chance is None


def test_making_do_with_armour_and_weapons() -> None:
    """AR-ARM-2, AR-ARM-5, AR-IWPN-2: a skill roll for armour, a Fate Die for weapons."""
    bucket = make_do(Purpose.ARMOUR, ItemSize.SMALL, MaterialClass.HARD_METAL, skill=0, extra=ExtraDie.DESTINY)
    assert bucket.chance == 1 - Fraction(17, 20) ** 2
    club = make_do(Purpose.WEAPON, ItemSize.MEDIUM, weapon_material=WeaponMaterial.WOOD)
    assert club.chance is None
    assert "Fate Die" in {step.value for step in club.working}


@given(st.integers(-30, 30), st.integers(-30, 60))
def test_a_destiny_die_helps_the_meat_shield(skill: int, attack: int) -> None:
    """AR-MEAT-1, AR-R21: a Destiny Die never hurts, a Fate Die never helps."""
    fate, normal, destiny = (
        meat_shield(skill, attack, die).chance for die in (ExtraDie.FATE, ExtraDie.NORMAL, ExtraDie.DESTINY)
    )
    assert fate <= normal <= destiny
