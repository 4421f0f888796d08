"""Making do: a thing as armour, shield or weapon, and the chance to fashion it.

Source: Altered Realms, "Modifiers", "Improvised Armor", "Improvised Shields" and "Improvised Weapons" (AR-ARM-2,
AR-ARM-5, AR-SHD-3, AR-SHD-4, AR-IWPN-2 to AR-IWPN-5).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.altered_realms.improvised_armour import ARMOUR_RULE, improvised_armour
from rules.altered_realms.improvised_shields import SHIELD_SIZE_RULE, improvised_shield
from rules.altered_realms.improvised_things import ITEM_SIZE, ItemSize, MaterialClass
from rules.altered_realms.improvised_weapons import WeaponMaterial, improvised_weapon
from rules.altered_realms.readings import OURS, Rulings
from rules.altered_realms.rolls import (
    EXTRA_DIE,
    ExtraDie,
    chance_to_reach,
    modifier_quantity,
    note_extra_die,
    note_needed,
)
from rules.dice import percent, said_chance
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.working import Result, Step, Working


class Purpose(Choice):
    """What a thing is to serve as."""

    ARMOUR = "armour", "Armour"
    SHIELD = "shield", "Shield"
    WEAPON = "weapon", "Weapon"


WITH_A_SKILL_ROLL = (Purpose.ARMOUR, Purpose.SHIELD)


@dataclass(frozen=True, kw_only=True)
class MakeDo(Result):
    """What a thing is worth.

    Attributes:
        worth: what it is worth in a player's words.
        chance: probability to fashion it or hold it up, or None where no roll is needed.
    """

    worth: str
    chance: Fraction | None

    @property
    def headline(self) -> str:
        """What it is worth, and the chance."""
        return self.worth if self.chance is None else f"{self.worth}: {percent(self.chance)}"


@checked
def make_do(
    purpose: Annotated[Purpose, Quantity(label="To serve as")],
    size: Annotated[ItemSize, ITEM_SIZE],
    material: Annotated[
        MaterialClass, Quantity(label="Material"), OnlyWhen("purpose", WITH_A_SKILL_ROLL)
    ] = MaterialClass.SOFT,
    weapon_material: Annotated[
        WeaponMaterial, Quantity(label="Material"), OnlyWhen("purpose", Purpose.WEAPON)
    ] = WeaponMaterial.WOOD,
    skill: Annotated[int, modifier_quantity("Skill modifier"), OnlyWhen("purpose", WITH_A_SKILL_ROLL)] = 0,
    extra: Annotated[ExtraDie, EXTRA_DIE, OnlyWhen("purpose", WITH_A_SKILL_ROLL)] = ExtraDie.NORMAL,
    rulings: Annotated[Rulings, Relies(("AR-R01", "AR-R19", "AR-R20", "AR-R22", "AR-R25", "AR-R30"))] = OURS,
) -> MakeDo:
    """Find what a thing is worth as armour, shield or weapon.

    Args:
        purpose: what it is to serve as.
        size: how large it is.
        material: what it is made of, as armour or shield.
        weapon_material: what it is made of, as a weapon.
        skill: what is added to the skill roll, -1,000 to 1,000.
        extra: whether a Destiny or Fate Die is rolled for the skill.
        rulings: the reading of what uses up a weapon (AR-R22).

    Returns:
        What it is worth, and the chance of the skill roll.

    >>> make_do(Purpose.SHIELD, ItemSize.LARGE, MaterialClass.HARDWOOD, skill=3).headline
    '12 armour points, full cover, 2 hands, Athletics DC 14: 50.0%'

    Source: Altered Realms, "Modifiers" (AR-ARM-2, AR-ARM-5, AR-SHD-3, AR-SHD-4, AR-IWPN-2 to AR-IWPN-5).
    """
    working = Working()
    chance: Fraction | None = None
    match purpose:
        case Purpose.ARMOUR:
            armour = improvised_armour(material, size, rulings)
            _take_over(armour.working, working)
            worth, rule = armour.headline, ARMOUR_RULE
            chance = _note_chance(skill, armour.dc, extra, rule, "Chance to fashion it", working)
        case Purpose.SHIELD:
            shield = improvised_shield(material, size, rulings)
            _take_over(shield.working, working)
            worth, rule = shield.headline, SHIELD_SIZE_RULE
            if shield.athletics_dc:
                chance = _note_chance(skill, shield.athletics_dc, extra, rule, "Chance to hold it up", working)
        case Purpose.WEAPON:
            weapon = improvised_weapon(weapon_material, size, rulings)
            _take_over(weapon.working, working)
            worth, rule = weapon.headline, "AR-IWPN-5"
    working.step(rule, "In all", worth)
    return MakeDo(worth=worth, chance=chance, working=working.steps)


def _take_over(steps: tuple[Step, ...], working: Working) -> None:
    for step in steps:
        working.step(step.rule, step.label, step.value, step.unit, step.reckoning)


def _note_chance(skill: int, dc: int, extra: ExtraDie, rule: str, label: str, working: Working) -> Fraction:
    note_needed(skill, dc, working)
    note_extra_die(extra, working)
    found = chance_to_reach(skill, dc, extra)
    working.step(rule, label, said_chance(found), reckoning=f"DC {dc}")
    return found
