"""A blow between sizes: all that two sizes make of an attack and of the armour it meets.

Source: Metaforce, "Size", sections "Power Modifier", "Damage Taken", "Healing/Damage dealt by Metaphors and Abilities",
"Reach and Range", "Equipment Scaling" and "Precision Damage".
"""

from dataclasses import dataclass
from typing import Annotated

from rules.metaforce.equipment import (
    BASE_DAMAGE,
    DEFLECTION,
    REDUCTION,
    ROLLED_DAMAGE,
    WRITTEN_DEFLECTION,
    WRITTEN_REDUCTION,
    note_deflection,
    note_reduction,
    note_written_damage,
)
from rules.metaforce.power import TARGET, EffectKind, note_dealt, note_received, note_shift
from rules.metaforce.precision import ATTACKER, note_precision
from rules.metaforce.reach import DISTANCE, WRITTEN_SQUARES, Distance, note_squares, reach_in_words
from rules.metaforce.readings import OURS, Rulings
from rules.metaforce.sizes import HUMAN_SIZE, Size
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.units import DAMAGE
from rules.working import Result, Working

ARMOUR_NOTICE = (
    "The text does not say how Damage Reduction and Deflection work in play: they are given as they apply, and nothing "
    "is taken off the damage."
)


class Source(Choice):
    """What a blow is struck with."""

    WEAPON = "weapon", "A weapon"
    ABILITY = "ability", "An ability"


@dataclass(frozen=True, kw_only=True)
class Blow(Result):
    """What a blow comes to.

    Attributes:
        squares: squares of reach or range.
        reduction: the target's Damage Reduction.
        deflection: the target's Deflection against this attacker.
        dealt: damage dealt, precision included.
        received: damage that reaches the target, before its armour.
    """

    squares: int
    reduction: int
    deflection: int
    dealt: int
    received: int

    @property
    def headline(self) -> str:
        """Damage and reach, and what the armour is worth."""
        found = f"{DAMAGE.of(self.received)}, {reach_in_words(self.squares).lower()}"
        if self.reduction or self.deflection:
            found += f"; against {REDUCTION.of(self.reduction)}, {DEFLECTION.of(self.deflection)}"
        return found


@checked
def blow(
    source: Annotated[Source, Quantity(label="Struck with")],
    base: Annotated[int, BASE_DAMAGE],
    rolled: Annotated[int, ROLLED_DAMAGE, OnlyWhen("source", Source.WEAPON)] = 0,
    attacker: Annotated[Size, ATTACKER] = HUMAN_SIZE,
    target: Annotated[Size, TARGET] = HUMAN_SIZE,
    squares: Annotated[int, WRITTEN_SQUARES] = 1,
    distance: Annotated[Distance, DISTANCE] = Distance.MELEE,
    reduction: Annotated[int, WRITTEN_REDUCTION] = 0,
    deflection: Annotated[int, WRITTEN_DEFLECTION] = 0,
    weak_point: Annotated[bool, Quantity(label="Critical Effect or weak point")] = False,
    rulings: Annotated[
        Rulings,
        Relies(
            (
                "MF-R06", "MF-R08", "MF-R09", "MF-R10", "MF-R11", "MF-R12", "MF-R13", "MF-R14", "MF-R32", "MF-R41",
                "MF-R42",
            ),
            without_switch=("MF-R11",),
        ),
    ] = OURS,
) -> Blow:  # fmt: skip
    """Find all that two sizes make of an attack.

    Args:
        source: whether a weapon or an ability is used.
        base: damage of the ability, or base damage of the weapon, as written for Size 1; 0 to 1,000,000.
        rolled: what was rolled for a weapon's damage, 0 to 1,000,000.
        attacker: rating 1 to 1,000, or a size below Medium.
        target: the same of the target.
        squares: reach or range as written, 0 to 10,000 squares.
        distance: whether the squares are melee reach or ranged distance.
        reduction: Damage Reduction of the target's armour as written, 0 to 10,000.
        deflection: its Deflection bonus as written, 0 to 10,000.
        weak_point: whether the blow has the Critical Effect or hits a weak point.
        rulings: the readings of MF-R08, MF-R12 to MF-R14, MF-R41 and MF-R42.

    Returns:
        Reach, the target's Damage Reduction and Deflection, and damage dealt and received.

    >>> blow(Source.ABILITY, 4, attacker=Size.read("Small"), target=Size(4), weak_point=True).received
    24

    Source: Metaforce, "Size" (MF-POW-1 to MF-POW-4, MF-TAKEN-1, MF-TAKEN-2, MF-ABIL-1, MF-ABIL-2, MF-REACH-1,
    MF-REACH-2, MF-EQ-1 to MF-EQ-8, MF-PREC-1 to MF-PREC-3).
    """
    working = Working()
    reaches = note_squares(squares, attacker, distance, working)
    reduces = note_reduction(reduction, target, rulings, working) if reduction else 0
    deflects = note_deflection(deflection, target, attacker, rulings, working) if deflection else 0
    attacker_as, target_as = note_shift(attacker, target, working)
    by_size = "MF-ABIL-1"
    if source is Source.WEAPON:
        by_size = "MF-EQ-2"
        base = note_written_damage(base, rolled, working)
    deals = note_dealt(attacker_as, base, EffectKind.DAMAGE, rulings, working, by_size)
    if weak_point:
        deals = note_precision(deals, attacker_as, target_as, rulings, working)
    arrives = note_received(target, target_as, deals, EffectKind.DAMAGE, working)
    return Blow(
        squares=reaches,
        reduction=reduces,
        deflection=deflects,
        dealt=deals,
        received=arrives,
        working=working.steps,
        notices=(ARMOUR_NOTICE,) if reduces or deflects else (),
    )
