"""What improvised armour, shields and weapons are made of and how large they are.

Source: Altered Realms, "Modifiers", "Improvised Armor", "Improvised Shields" and "Improvised Weapons" (AR-ARM-2,
AR-SHD-2, AR-IWPN-3).
"""

from rules.quantities import Choice, Quantity
from rules.tables import Column
from rules.units import Unit

POINTS = Unit("armour point", "armour points")
HANDS = Unit("hand", "hands")
DC = Unit("DC", "DC", before=True)


class MaterialClass(Choice):
    """What an improvised piece of armour or shield is made of."""

    SOFT = "Glass, Pottery, Fabric, Softwood", "Glass, pottery, fabric, softwood"
    LEATHER = "Leather", "Leather"
    WOOD = "Wood", "Wood"
    HARDWOOD = "Hardwood", "Hardwood"
    SOFT_METAL = "Soft Metal", "Soft metal"
    HARD_METAL = "Hard Metal", "Hard metal"


class ItemSize(Choice):
    """How large a thing is."""

    SMALL = "Small", "Small"
    MEDIUM = "Medium", "Medium"
    LARGE = "Large", "Large or larger"


MATERIAL_CLASS = Quantity(label="Material")
ITEM_SIZE = Quantity(label="Size of the thing")

SIZE_COLUMNS = tuple(Column(size.label, numeric=True, key=size.value) for size in ItemSize)


def place_of(size: ItemSize) -> int:
    """Return the place of a size among the columns of the tables."""
    return tuple(ItemSize).index(size)
