"""Improvised shields: what everyday things are worth when they are held up.

Source: Altered Realms, "Modifiers", "Improvised Shields" (AR-SHD-1 to AR-SHD-4).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from rules.altered_realms.improvised_things import (
    DC,
    HANDS,
    ITEM_SIZE,
    MATERIAL_CLASS,
    POINTS,
    SIZE_COLUMNS,
    ItemSize,
    MaterialClass,
    place_of,
)
from rules.altered_realms.readings import OURS, Rulings
from rules.quantities import checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.working import Result, Working

SHIELD_SIZE_RULE = "AR-SHD-3"
SHIELD_RULE = "AR-SHD-4"
ATHLETICS_DC = 14

SHIELD_POINTS: Mapping[MaterialClass, tuple[int, int, int]] = {
    MaterialClass.SOFT: (1, 2, 3),
    MaterialClass.LEATHER: (2, 4, 6),
    MaterialClass.WOOD: (3, 6, 9),
    MaterialClass.HARDWOOD: (4, 8, 12),
    MaterialClass.SOFT_METAL: (5, 10, 15),
    MaterialClass.HARD_METAL: (6, 12, 18),
}


@dataclass(frozen=True)
class ShieldRow:
    """What a shield of one size covers and needs.

    Attributes:
        cover: the cover it grants.
        hands: hands that it takes.
        athletics: whether it takes an Athletics roll as well.
    """

    cover: str
    hands: int
    athletics: bool = False


SHIELD_SIZES: Mapping[ItemSize, ShieldRow] = {
    ItemSize.SMALL: ShieldRow("None", 1),
    ItemSize.MEDIUM: ShieldRow("1/2", 2),
    ItemSize.LARGE: ShieldRow("Full", 2, athletics=True),
}


@dataclass(frozen=True, kw_only=True)
class ImprovisedShield(Result):
    """What a thing is worth as a shield.

    Attributes:
        points: armour points.
        cover: cover that it grants.
        hands: hands that it takes.
        athletics_dc: DC of the Athletics roll that it takes, or None.
    """

    points: int
    cover: str
    hands: int
    athletics_dc: int | None

    @property
    def headline(self) -> str:
        """All of it in a player's words."""
        needs = f", Athletics DC {self.athletics_dc}" if self.athletics_dc else ""
        return f"{POINTS.of(self.points)}, {said_cover(self.cover)}, {HANDS.of(self.hands)}{needs}"


def said_cover(cover: str) -> str:
    """Return a shield's cover in words."""
    return "no cover" if cover == "None" else f"{cover.lower()} cover"


@checked
def improvised_shield(
    material: Annotated[MaterialClass, MATERIAL_CLASS],
    size: Annotated[ItemSize, ITEM_SIZE],
    rulings: Annotated[Rulings, Relies(("AR-R19", "AR-R20"))] = OURS,
) -> ImprovisedShield:
    """Find what a thing is worth as a shield.

    Args:
        material: what it is made of.
        size: how large it is.
        rulings: no reading is looked at; the answer relies on AR-R19 and AR-R20.

    Returns:
        Armour points, cover, hands, and the DC of the Athletics roll where one is needed.

    >>> improvised_shield(MaterialClass.HARDWOOD, ItemSize.LARGE).headline
    '12 armour points, full cover, 2 hands, Athletics DC 14'

    Source: Altered Realms, "Modifiers", "Improvised Shield Tables" (AR-SHD-2 to AR-SHD-4).
    """
    working = Working()
    row = SHIELD_SIZES[size]
    cover = working.step(SHIELD_SIZE_RULE, "Cover", row.cover, reckoning=size.label)
    hands = working.step(SHIELD_SIZE_RULE, "Takes", row.hands, HANDS)
    dc = ATHLETICS_DC if row.athletics else None
    if dc:
        working.step(SHIELD_SIZE_RULE, "Athletics roll", dc, DC, "unless the Narrator raises it")
    points = SHIELD_POINTS[material][place_of(size)]
    working.step(SHIELD_RULE, "Armour points", points, POINTS, f"{size}, {material.label.lower()}")
    return ImprovisedShield(points=points, cover=cover, hands=hands, athletics_dc=dc, working=working.steps)


SHIELD_TABLE = Table(
    caption="Improvised shields: armour points by size",
    columns=(Column("Material"), *SIZE_COLUMNS),
    rows=tuple(
        Row(SHIELD_RULE, (material.label, *points), material.value) for material, points in SHIELD_POINTS.items()
    ),
    rows_by="material",
    columns_by="size",
)


def _shield_needs(row: ShieldRow) -> str:
    return HANDS.of(row.hands) + (f" and an Athletics roll, DC {ATHLETICS_DC} or more" if row.athletics else "")


SHIELD_SIZES_TABLE = Table(
    caption="Improvised shields: cover and hands by size",
    columns=(Column("Size"), Column("Cover"), Column("Takes")),
    rows=tuple(
        Row(SHIELD_SIZE_RULE, (size.label, row.cover.lower(), _shield_needs(row)), size.value)
        for size, row in SHIELD_SIZES.items()
    ),
    rows_by="size",
)
