"""Weapons and armour made for other sizes: damage, range, Damage Reduction and Deflection.

Source: Metaforce, "Size", section "Equipment Scaling" (MF-EQ-1 to MF-EQ-8).
"""

from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import Annotated

from rules.metaforce.power import HIGHEST_AMOUNT, EffectKind, note_dealt
from rules.metaforce.reach import DISTANCE, WRITTEN_SQUARES, Distance, note_squares, reach_in_words
from rules.metaforce.readings import OURS, DeflectionEqual, DeflectionSmaller, Rulings, SmallArmour
from rules.metaforce.sizes import Size
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.units import DAMAGE, Unit
from rules.words import said
from rules.working import Result, Working

HIGHEST_PROTECTION = 10_000

DEFLECTION = Unit("Deflection", "Deflection")
REDUCTION = Unit("DR", "DR")

BASE_DAMAGE = Quantity(label="Base damage", at_least=0, at_most=HIGHEST_AMOUNT)
ROLLED_DAMAGE = Quantity(label="Rolled damage", at_least=0, at_most=HIGHEST_AMOUNT)
WRITTEN_REDUCTION = Quantity(label="Damage Reduction (DR)", at_least=0, at_most=HIGHEST_PROTECTION)
WRITTEN_DEFLECTION = Quantity(label="Deflection bonus", at_least=0, at_most=HIGHEST_PROTECTION)
WIELDER = Quantity(label="Wielder's size")


@dataclass(frozen=True, kw_only=True)
class Weapon(Result):
    """What a weapon does in a wielder's hand.

    Attributes:
        distance: whether its squares are melee reach or ranged distance.
        squares: squares it reaches.
        damage: damage it deals, a whole number; a small wielder's is against Medium and larger.
    """

    distance: Distance
    squares: int
    damage: int

    @property
    def headline(self) -> str:
        """Damage and reach."""
        return f"{DAMAGE.of(self.damage)}, {reach_in_words(self.squares).lower()}"


@checked
def weapon(
    base: Annotated[int, BASE_DAMAGE],
    rolled: Annotated[int, ROLLED_DAMAGE],
    squares: Annotated[int, WRITTEN_SQUARES],
    size: Annotated[Size, WIELDER],
    distance: Annotated[Distance, DISTANCE] = Distance.RANGED,
    rulings: Annotated[
        Rulings,
        Relies(("MF-R04", "MF-R06", "MF-R08", "MF-R11", "MF-R12"), without_switch=("MF-R11", "MF-R12")),
    ] = OURS,
) -> Weapon:
    """Find a weapon's damage and reach in a wielder's hand.

    Args:
        base: base damage as written for Size 1, 0 to 1,000,000.
        rolled: what was rolled for it, 0 to 1,000,000.
        squares: its reach or range increment as written, in squares, 0 to 10,000.
        size: the wielder's size, rating 1 to 1,000 or a size below Medium.
        distance: whether the squares are melee reach or ranged distance.
        rulings: the reading of what small creatures deal at least (MF-R08).

    Returns:
        Damage and squares; a small wielder's damage is what it deals to Medium and larger creatures.

    >>> weapon(2, 5, 6, Size(4)).damage
    28

    Source: Metaforce, "Size", "Equipment Scaling" (MF-EQ-1, MF-EQ-2), and "Power Modifier" (MF-POW-1).
    """
    working = Working()
    reaches = note_squares(squares, size, distance, working)
    written = note_written_damage(base, rolled, working)
    damage = note_dealt(size, written, EffectKind.DAMAGE, rulings, working, by_size="MF-EQ-2")
    return Weapon(distance=distance, squares=reaches, damage=damage, working=working.steps)


def note_written_damage(base: int, rolled: int, working: Working) -> int:
    """Return base and rolled damage together, noting the sum."""
    return working.step("MF-EQ-1", "Damage as written", base + rolled, DAMAGE, f"{said(base)} + {said(rolled)} rolled")


@dataclass(frozen=True, kw_only=True)
class Armour(Result):
    """What a wearer's armour is worth against an attacker.

    Attributes:
        reduction: Damage Reduction.
        deflection: Deflection bonus.
    """

    reduction: int
    deflection: int

    @property
    def headline(self) -> str:
        """Damage Reduction and Deflection."""
        return f"{REDUCTION.of(self.reduction)}, {DEFLECTION.of(self.deflection)}"


@checked
def armour(
    reduction: Annotated[int, WRITTEN_REDUCTION],
    deflection: Annotated[int, WRITTEN_DEFLECTION],
    wearer: Annotated[Size, Quantity(label="Wearer's size")],
    attacker: Annotated[Size, Quantity(label="Attacker's size")],
    rulings: Annotated[Rulings, Relies(("MF-R04", "MF-R12", "MF-R13", "MF-R14"))] = OURS,
) -> Armour:
    """Find what armour is worth to its wearer against an attacker.

    Args:
        reduction: Damage Reduction as written for Size 1, 0 to 10,000.
        deflection: Deflection bonus as written, 0 to 10,000.
        wearer: rating 1 to 1,000, or a size below Medium.
        attacker: the same of the attacker.
        rulings: the readings of small wearers (MF-R12), equals (MF-R13) and larger attackers (MF-R14).

    Returns:
        Damage Reduction and Deflection, whole numbers.

    >>> armour(2, 3, Size(4), Size(2)).headline
    '8 DR, 6 Deflection'

    Source: Metaforce, "Size", "Equipment Scaling" (MF-EQ-1, MF-EQ-3 to MF-EQ-8).
    """
    working = Working()
    reduces = note_reduction(reduction, wearer, rulings, working)
    deflects = note_deflection(deflection, wearer, attacker, rulings, working)
    return Armour(reduction=reduces, deflection=deflects, working=working.steps)


def note_reduction(reduction: int, wearer: Size, rulings: Rulings, working: Working) -> int:
    """Return a wearer's Damage Reduction, noting how it is found (MF-EQ-3, MF-EQ-7, MF-EQ-8)."""
    label = "Damage Reduction"
    if wearer.small and rulings.small_armour is SmallArmour.NONE:
        return working.step("MF-EQ-8", label, 0, REDUCTION, f"armour does nothing for {wearer}")
    if wearer.small:
        return working.step("MF-EQ-8", label, reduction, REDUCTION, f"as written for {wearer}")
    reckoning = f"{said(reduction)} × Size {said(wearer.rating)}"
    return working.step("MF-EQ-3", label, reduction * wearer.rating, REDUCTION, reckoning)


def note_deflection(deflection: int, wearer: Size, attacker: Size, rulings: Rulings, working: Working) -> int:
    """Return a wearer's Deflection against an attacker, noting how it is found (MF-EQ-4 to MF-EQ-6, MF-EQ-8)."""
    label = "Deflection"
    ratio = Fraction(wearer.rating, attacker.rating)
    sizes = f"wearer {said(wearer.rating)} / attacker {said(attacker.rating)}"
    if wearer.small and rulings.small_armour is SmallArmour.NONE:
        return working.step("MF-EQ-8", label, 0, DEFLECTION, f"armour does nothing for {wearer}")
    if wearer == attacker:
        left = deflection if rulings.deflection_equal is DeflectionEqual.WRITTEN else 0
        lost = "multiplication" if left or not deflection else "bonus"
        return working.step("MF-EQ-6", label, left, DEFLECTION, f"both are {wearer}: the {lost} is lost")
    if wearer.small:
        return working.step("MF-EQ-8", label, deflection, DEFLECTION, f"as written for {wearer}")
    if ratio < 1 and rulings.deflection_smaller is DeflectionSmaller.KEEP:
        return working.step("MF-EQ-5", label, deflection, DEFLECTION, f"{sizes} is below 1: as written")
    if ratio > 1 and attacker.rating == 1:
        reckoning = f"{said(deflection)} × Size {said(wearer.rating)} against {attacker}"
        return working.step("MF-EQ-4", label, deflection * wearer.rating, DEFLECTION, reckoning)
    deflects = floor(deflection * ratio)
    reckoning = f"{said(deflection)} × {said(ratio)} ({sizes})"
    if deflects != deflection * ratio:
        reckoning += f" = {said(deflection * ratio)}, rounded down"
    return working.step("MF-EQ-5", label, deflects, DEFLECTION, reckoning)
