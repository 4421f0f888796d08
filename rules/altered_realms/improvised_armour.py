"""Improvised armour: what everyday things are worth when they are worn.

Source: Altered Realms, "Modifiers", "Improvised Armor" (AR-ARM-1 to AR-ARM-5).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from rules.altered_realms.improvised_things import (
    DC,
    ITEM_SIZE,
    MATERIAL_CLASS,
    POINTS,
    SIZE_COLUMNS,
    ItemSize,
    MaterialClass,
    place_of,
)
from rules.altered_realms.readings import OURS, ArmourTooSmall, Rulings
from rules.altered_realms.sizes import ASCENDING, Size
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.units import BONUS, Unit
from rules.working import Result, Working

ARMOUR_RULE = "AR-ARM-5"
SIZES_TOO_LARGE = 1
"""How many sizes too large armour may be (AR-ARM-4)."""


@dataclass(frozen=True)
class ArmourRow:
    """A row of the table of improvised armour.

    Attributes:
        points: armour points of a small, a medium, and a large or larger thing.
        bonus: added to Armour Class.
        dc: skill DC to fashion it.
        type: its armour type.
    """

    points: tuple[int, int, int]
    bonus: int
    dc: int
    type: str


ARMOUR: Mapping[MaterialClass, ArmourRow] = {
    MaterialClass.SOFT: ArmourRow((1, 2, 3), 0, 10, "Light"),
    MaterialClass.LEATHER: ArmourRow((2, 3, 5), 1, 11, "Light"),
    MaterialClass.WOOD: ArmourRow((3, 4, 7), 2, 12, "Medium"),
    MaterialClass.HARDWOOD: ArmourRow((4, 5, 10), 3, 14, "Medium"),
    MaterialClass.SOFT_METAL: ArmourRow((5, 7, 12), 4, 16, "Heavy"),
    MaterialClass.HARD_METAL: ArmourRow((6, 9, 15), 5, 18, "Heavy"),
}


@dataclass(frozen=True, kw_only=True)
class ImprovisedArmour(Result):
    """What a thing is worth as armour.

    Attributes:
        points: armour points.
        bonus: added to Armour Class.
        dc: skill DC to fashion it.
        type: armour type.
    """

    points: int
    bonus: int
    dc: int
    type: str

    @property
    def headline(self) -> str:
        """All four in a player's words."""
        return f"{POINTS.of(self.points)}, {BONUS.of(self.bonus)} AC, {self.type} armour, DC {self.dc} to fashion"


@checked
def improvised_armour(
    material: Annotated[MaterialClass, MATERIAL_CLASS],
    size: Annotated[ItemSize, ITEM_SIZE],
    rulings: Annotated[Rulings, Relies(("AR-R19",))] = OURS,
) -> ImprovisedArmour:
    """Find what a thing is worth as armour.

    Args:
        material: what it is made of.
        size: how large it is.
        rulings: no reading is looked at; the answer relies on AR-R19.

    Returns:
        Armour points, bonus to Armour Class, skill DC and armour type.

    >>> improvised_armour(MaterialClass.HARDWOOD, ItemSize.LARGE).points
    10

    Source: Altered Realms, "Modifiers", "Improvised Armor Table" (AR-ARM-2, AR-ARM-5).
    """
    working = Working()
    row = ARMOUR[material]
    bonus = working.step(
        ARMOUR_RULE, "Bonus to Armour Class", row.bonus, BONUS, f"any thing of {material.label.lower()}"
    )
    kind = working.step(ARMOUR_RULE, "Armour type", row.type)
    dc = working.step(ARMOUR_RULE, "Skill roll to fashion it", row.dc, DC)
    points = row.points[place_of(size)]
    working.step(ARMOUR_RULE, "Armour points", points, POINTS, f"{size}")
    return ImprovisedArmour(points=points, bonus=bonus, dc=dc, type=kind, working=working.steps)


@dataclass(frozen=True, kw_only=True)
class ArmourFit(Result):
    """Whether improvised armour can be worn.

    Attributes:
        fits: whether it can.
        verdict: the same in words.
    """

    fits: bool
    verdict: str


@checked
def armour_fit(
    creature: Annotated[Size, Quantity(label="Creature's size")],
    armour: Annotated[Size, Quantity(label="Size of the armour")],
    rulings: Annotated[Rulings, Relies(("AR-R18",))] = OURS,
) -> ArmourFit:
    """Find whether a creature can wear improvised armour of a size.

    Args:
        creature: its size.
        armour: the armour's size.
        rulings: the reading of what is too small (AR-R18).

    Returns:
        Whether it fits.

    >>> armour_fit(Size.MEDIUM, Size.LARGE).fits
    True

    Source: Altered Realms, "Modifiers", "Improvised Armor" (AR-ARM-3, AR-ARM-4).
    """
    larger = ASCENDING.index(armour) - ASCENDING.index(creature)
    working = Working()
    if larger < 0:
        fits = rulings.armor_small is ArmourTooSmall.YES
        rule, reckoning = "AR-ARM-3", f"{armour} is smaller than {creature}"
    else:
        fits = larger <= SIZES_TOO_LARGE
        rule, reckoning = "AR-ARM-4", f"{Unit('size', 'sizes').of(larger)} too large" if larger else "its own size"
    verdict = working.step(rule, "Can be worn", "It fits" if fits else "It can't be worn", reckoning=reckoning)
    return ArmourFit(fits=fits, verdict=verdict, working=working.steps)


ARMOUR_TABLE = Table(
    caption="Improvised armour: armour points by size, and the rest",
    columns=(
        Column("Material"),
        *SIZE_COLUMNS,
        Column("AC bonus", numeric=True),
        Column("DC to fashion", numeric=True),
        Column("Type"),
    ),
    rows=tuple(
        Row(ARMOUR_RULE, (material.label, *row.points, row.bonus, row.dc, row.type), material.value)
        for material, row in ARMOUR.items()
    ),
    rows_by="material",
    columns_by="size",
)
