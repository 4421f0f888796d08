"""Materials: how much damage destroys them, what they resist and what they are vulnerable to.

Source: Altered Realms, "Modifiers", "Materials" (AR-MAT-3, AR-MAT-5).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.altered_realms.damage_types import DamageType
from rules.altered_realms.readings import OURS, Rulings
from rules.quantities import Choice, Quantity, checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.words import said
from rules.working import Result, Working

MATERIAL_RULE = "AR-MAT-5"
CENTIMETRES_PER_METRE = 100


class Material(Choice):
    """What a thing is made of."""

    PAPER = "Paper", "Paper"
    FABRIC = "Fabric", "Fabric"
    GLASS = "Glass", "Glass"
    FLESH = "Flesh", "Flesh"
    SAND = "Sand", "Sand"
    SOIL = "Soil", "Soil"
    WOOD = "Wood", "Wood"
    PLASTIC = "Plastic", "Plastic"
    TIN = "Tin", "Tin"
    BONE = "Bone", "Bone"
    STONE = "Stone", "Stone"
    COPPER = "Copper", "Copper"
    CERAMIC = "Ceramic", "Ceramic"
    BRONZE = "Bronze", "Bronze"
    EPOXY = "Epoxy", "Epoxy"
    IRON = "Iron", "Iron"
    STEEL = "Steel", "Steel"
    TITANIUM = "Titanium", "Titanium"
    DIAMOND = "Diamond", "Diamond"


class Thickness(Choice):
    """The unit that a thickness is given in."""

    CENTIMETRES = "cm", "cm"
    METRES = "m", "m"


@dataclass(frozen=True)
class Properties:
    """A row of the materials table.

    Attributes:
        per_metre: damage that destroys it for each metre of thickness.
        per_centimetre: damage that destroys it for each centimetre of thickness.
        vulnerable: damage types that it takes double from.
        resistance: damage taken off each hit.
    """

    per_metre: int
    per_centimetre: int
    vulnerable: tuple[DamageType, ...]
    resistance: int


_BURN, _BLUNT, _PUNCTURE = DamageType.BURN, DamageType.BLUNT, DamageType.PUNCTURE

PROPERTIES: Mapping[Material, Properties] = {
    Material.PAPER: Properties(10, 1, (_BURN,), 0),
    Material.FABRIC: Properties(20, 2, (_BURN,), 0),
    Material.GLASS: Properties(30, 3, (_PUNCTURE, _BLUNT), 0),
    Material.FLESH: Properties(40, 4, (DamageType.SLASH,), 0),
    Material.SAND: Properties(40, 4, (DamageType.KINETIC,), 0),
    Material.SOIL: Properties(50, 5, (DamageType.KINETIC,), 0),
    Material.WOOD: Properties(50, 5, (_BURN,), 1),
    Material.PLASTIC: Properties(60, 6, (_BURN,), 1),
    Material.TIN: Properties(60, 6, (_BLUNT,), 2),
    Material.BONE: Properties(70, 7, (_BLUNT,), 3),
    Material.STONE: Properties(80, 8, (_BLUNT,), 3),
    Material.COPPER: Properties(80, 8, (_PUNCTURE,), 4),
    Material.CERAMIC: Properties(90, 9, (_BLUNT,), 5),
    Material.BRONZE: Properties(90, 9, (_PUNCTURE,), 6),
    Material.EPOXY: Properties(90, 9, (_BURN,), 6),
    Material.IRON: Properties(100, 10, (), 8),
    Material.STEEL: Properties(120, 12, (), 10),
    Material.TITANIUM: Properties(130, 13, (), 11),
    Material.DIAMOND: Properties(150, 15, (), 12),
}

MATERIAL = Quantity(label="Material")


@dataclass(frozen=True)
class Example:
    """A thing of the text's guide to thickness (AR-MAT-3): from and to how many centimetres."""

    name: str
    least: Fraction
    most: Fraction

    @property
    def said(self) -> str:
        """Its thickness in words."""
        least, most = (said_thickness(centimetres) for centimetres in (self.least, self.most))
        return least if least == most else f"{least} to {most}"


def said_thickness(centimetres: Fraction) -> str:
    """Return a thickness in words, in metres from one metre on."""
    if centimetres < CENTIMETRES_PER_METRE:
        return f"{said(centimetres)} cm"
    return f"{said(centimetres / CENTIMETRES_PER_METRE)} m"


def _example(name: str, least: int, most: int) -> Example:
    return Example(name, Fraction(least), Fraction(most))


FINGERNAIL = _example("Width of a fingernail", 1, 1)
PANE = _example("Pane of glass", 1, 1)
BONE = _example("Bone", 1, 2)
PLANK = _example("Wooden plank", 4, 4)
HOUSE_WALL = _example("Wall of a house", 10, 10)
TREE = _example("Tree", 30, 200)
DOORWAY = _example("Width of a doorway", 100, 100)
CASTLE_WALL = _example("Castle wall", 200, 500)
GUIDE = (FINGERNAIL, PANE, BONE, PLANK, HOUSE_WALL, TREE, DOORWAY, CASTLE_WALL)


class Thing(Choice):
    """Where a thickness comes from: it is measured, or it is that of a thing of the guide (AR-MAT-3)."""

    MEASURED = "measured", "As measured"
    PANE = "pane", f"{PANE.name}, {PANE.said}"
    THIN_BONE = "thin-bone", f"{BONE.name}, {said_thickness(BONE.least)}"
    THICK_BONE = "thick-bone", f"{BONE.name}, {said_thickness(BONE.most)}"
    PLANK = "plank", f"{PLANK.name}, {PLANK.said}"
    HOUSE_WALL = "house-wall", f"{HOUSE_WALL.name}, {HOUSE_WALL.said}"
    THIN_TREE = "thin-tree", f"{TREE.name}, {said_thickness(TREE.least)}"
    THICK_TREE = "thick-tree", f"{TREE.name}, {said_thickness(TREE.most)}"
    THIN_CASTLE_WALL = "thin-castle-wall", f"{CASTLE_WALL.name}, {said_thickness(CASTLE_WALL.least)}"
    THICK_CASTLE_WALL = "thick-castle-wall", f"{CASTLE_WALL.name}, {said_thickness(CASTLE_WALL.most)}"


THICKNESSES: Mapping[Thing, Fraction] = {
    Thing.PANE: PANE.most,
    Thing.THIN_BONE: BONE.least,
    Thing.THICK_BONE: BONE.most,
    Thing.PLANK: PLANK.most,
    Thing.HOUSE_WALL: HOUSE_WALL.most,
    Thing.THIN_TREE: TREE.least,
    Thing.THICK_TREE: TREE.most,
    Thing.THIN_CASTLE_WALL: CASTLE_WALL.least,
    Thing.THICK_CASTLE_WALL: CASTLE_WALL.most,
}
"""The thickness of each thing of the guide in centimetres."""


def thickness_of(thing: Thing) -> tuple[Fraction, Thickness]:
    """Return how thick a thing of the guide is, in the unit that the guide gives: metres from one metre on."""
    centimetres = THICKNESSES[thing]
    if centimetres < CENTIMETRES_PER_METRE:
        return centimetres, Thickness.CENTIMETRES
    return centimetres / CENTIMETRES_PER_METRE, Thickness.METRES


def said_types(types: tuple[DamageType, ...]) -> str:
    """Return damage types in words: "Puncture, Blunt", or "none"."""
    return ", ".join(each.label for each in types) or "none"


@dataclass(frozen=True, kw_only=True)
class MaterialFound(Result):
    """What the table says about a material; see :class:`Properties`."""

    per_metre: int
    per_centimetre: int
    vulnerable: tuple[DamageType, ...]
    resistance: int

    @property
    def headline(self) -> str:
        """All four in a player's words."""
        figures = f"{self.per_centimetre} damage a cm, {self.per_metre} a m"
        return f"{figures}; resists {self.resistance}; vulnerable to {said_types(self.vulnerable)}"


@checked
def material_properties(
    material: Annotated[Material, MATERIAL],
    rulings: Annotated[Rulings, Relies(("AR-R15", "AR-R17"), without_switch=("AR-R15",))] = OURS,
) -> MaterialFound:
    """Find what the table says about a material.

    Args:
        material: one of its nineteen.
        rulings: no reading is looked at; the answer relies on AR-R15 and AR-R17.

    Returns:
        Damage to destroy it by thickness, vulnerabilities and resistance.

    >>> material_properties(Material.STONE).resistance
    3

    Source: Altered Realms, "Modifiers", "Materials Table" (AR-MAT-5).
    """
    row = PROPERTIES[material]
    working = Working()
    working.step(MATERIAL_RULE, "Damage to destroy a metre", row.per_metre)
    working.step(MATERIAL_RULE, "Damage to destroy a centimetre", row.per_centimetre)
    working.step(MATERIAL_RULE, "Vulnerable to", said_types(row.vulnerable))
    working.step(MATERIAL_RULE, "Resistance, taken off each hit", row.resistance)
    return MaterialFound(
        per_metre=row.per_metre,
        per_centimetre=row.per_centimetre,
        vulnerable=row.vulnerable,
        resistance=row.resistance,
        working=working.steps,
    )


MATERIALS_TABLE = Table(
    caption="Materials",
    columns=(
        Column("Material"),
        Column("Damage a metre", numeric=True, key=Thickness.METRES.value),
        Column("Damage a centimetre", numeric=True, key=Thickness.CENTIMETRES.value),
        Column("Vulnerable to"),
        Column("Resistance a hit", numeric=True),
    ),
    rows=tuple(
        Row(
            MATERIAL_RULE,
            (material.label, row.per_metre, row.per_centimetre, said_types(row.vulnerable), row.resistance),
            material.value,
        )
        for material, row in PROPERTIES.items()
    ),
    rows_by="material",
    columns_by="unit",
)

THICKNESS_TABLE = Table(
    caption="How thick things are",
    columns=(Column("Thing"), Column("About")),
    rows=tuple(Row("AR-MAT-3", (example.name, example.said)) for example in GUIDE),
)
