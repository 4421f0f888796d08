"""Improvised weapons: what everyday things are worth when they are fought with.

Source: Altered Realms, "Modifiers", "Improvised Weapons" (AR-IWPN-1 to AR-IWPN-5).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.altered_realms.improvised_things import ITEM_SIZE, MATERIAL_CLASS, ItemSize
from rules.altered_realms.readings import OURS, Rulings, WeaponUse
from rules.dice_notation import Dice
from rules.quantities import Choice, checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.units import AVERAGE_DAMAGE, Unit
from rules.working import Result, Working

WEAPON_RULE = "AR-IWPN-5"
SINGLE_USES = Unit("use", "uses")


class WeaponMaterial(Choice):
    """What an improvised weapon is made of."""

    WOOD = "Wood", "Wood"
    STONE = "Stone", "Stone"
    METAL = "Metal", "Metal"


@dataclass(frozen=True)
class WeaponRow:
    """Damage and uses of an improvised weapon."""

    damage: Dice
    uses: int


def _weapon(sides: int, uses: int) -> WeaponRow:
    return WeaponRow(Dice(((1, sides),)), uses)


WEAPONS: Mapping[WeaponMaterial, Mapping[ItemSize, WeaponRow]] = {
    WeaponMaterial.WOOD: {
        ItemSize.SMALL: _weapon(2, 1),
        ItemSize.MEDIUM: _weapon(4, 2),
        ItemSize.LARGE: _weapon(6, 3),
    },
    WeaponMaterial.STONE: {
        ItemSize.SMALL: _weapon(4, 3),
        ItemSize.MEDIUM: _weapon(6, 4),
        ItemSize.LARGE: _weapon(8, 5),
    },
    WeaponMaterial.METAL: {
        ItemSize.SMALL: _weapon(4, 5),
        ItemSize.MEDIUM: _weapon(8, 6),
        ItemSize.LARGE: _weapon(12, 7),
    },
}

WEAPON_HANDS = {ItemSize.SMALL: "1 hand", ItemSize.MEDIUM: "1 or 2 hands", ItemSize.LARGE: "2 hands"}


@dataclass(frozen=True, kw_only=True)
class ImprovisedWeapon(Result):
    """What a thing is worth as a weapon.

    Attributes:
        damage: its damage, as dice.
        uses: how often it can be used.
        use: what counts as a use.
        mean: average damage.
        hands: hands that it takes.
    """

    damage: str
    uses: int
    use: Unit
    mean: Fraction
    hands: str

    @property
    def headline(self) -> str:
        """All of it in a player's words."""
        return f"{self.damage} damage, {self.hands}, breaks after {self.use.of(self.uses)}"


USES = {WeaponUse.ATTACK: Unit("attack", "attacks"), WeaponUse.HIT: Unit("hit", "hits")}


@checked
def improvised_weapon(
    material: Annotated[WeaponMaterial, MATERIAL_CLASS],
    size: Annotated[ItemSize, ITEM_SIZE],
    rulings: Annotated[Rulings, Relies(("AR-R19", "AR-R22"))] = OURS,
) -> ImprovisedWeapon:
    """Find what a thing is worth as a weapon.

    Args:
        material: what it is made of.
        size: how large it is.
        rulings: the reading of what uses it up (AR-R22).

    Returns:
        Damage, uses and hands.

    >>> improvised_weapon(WeaponMaterial.METAL, ItemSize.LARGE).damage
    '1d12'

    Source: Altered Realms, "Modifiers", "Improvised Weapons" (AR-IWPN-2 to AR-IWPN-5).
    """
    working = Working()
    row = WEAPONS[material][size]
    use = USES[rulings.weapon_use]
    working.step("AR-IWPN-2", "Attacks with it", "Fate Die", reckoning="on every attack roll")
    hands = working.step("AR-IWPN-4", "Takes", WEAPON_HANDS[size], reckoning=size.label)
    uses = working.step(WEAPON_RULE, "Breaks after", row.uses, use, f"{size}, {material.label.lower()}")
    mean = working.step("AR-IWPN-3", "Average damage", row.damage.mean, AVERAGE_DAMAGE, "nothing is added to it")
    damage = working.step(WEAPON_RULE, "Damage", row.damage.key, reckoning=f"{size}, {material.label.lower()}")
    return ImprovisedWeapon(damage=damage, uses=uses, use=use, mean=mean, hands=hands, working=working.steps)


WEAPONS_TABLE = Table(
    caption="Improvised weapons: damage and uses",
    columns=(Column("Material"), *(Column(size.label, key=size.value) for size in ItemSize)),
    rows=tuple(
        Row(
            WEAPON_RULE,
            (
                material.label,
                *(f"{row.damage.key}, {SINGLE_USES.of(row.uses)}" for row in by_size.values()),
            ),
            material.value,
        )
        for material, by_size in WEAPONS.items()
    ),
    rows_by="material",
    columns_by="size",
)
