"""Cramped spaces: who is cramped in how little room.

Source: Altered Realms, "Modifiers", "Cramped" (AR-CRMP-1 to AR-CRMP-4).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.altered_realms.readings import OURS, CrampedOther, Rulings
from rules.altered_realms.sizes import ASCENDING, Size
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.units import Unit
from rules.words import said
from rules.working import Result, Working

CRAMPED_RULE = "AR-CRMP-1"
METRES = Unit("m", "m")


@dataclass(frozen=True)
class Room:
    """Below how many metres, wide or tall, a size is cramped, and the rule that says so."""

    rule: str
    metres: Fraction


ROOMS: Mapping[Size, Room] = {
    Size.LARGE: Room("AR-CRMP-2", Fraction(4)),
    Size.MEDIUM: Room("AR-CRMP-3", Fraction(2)),
    Size.SMALL: Room("AR-CRMP-4", Fraction(1)),
}


def room_needed(size: Size, reading: CrampedOther) -> Room | None:
    """Return the room below which a size is cramped, or None where the text has no figure (AR-R26)."""
    if size in ROOMS:
        return ROOMS[size]
    if reading is CrampedOther.NONE:
        return None
    steps = ASCENDING.index(size) - ASCENDING.index(Size.MEDIUM)
    return Room(CRAMPED_RULE, ROOMS[Size.MEDIUM].metres * Fraction(2) ** steps)


@dataclass(frozen=True, kw_only=True)
class Cramped(Result):
    """Whether a creature is cramped.

    Attributes:
        cramped: whether it is, or None where the text has no figure for its size.
        verdict: the same in words.
    """

    cramped: bool | None
    verdict: str


@checked
def cramped(
    size: Annotated[Size, Quantity(label="Creature's size")],
    width: Annotated[Fraction, Quantity(label="Width of the space", unit=METRES, at_least=0, at_most=1_000)],
    height: Annotated[Fraction, Quantity(label="Height of the space", unit=METRES, at_least=0, at_most=1_000)],
    rulings: Annotated[Rulings, Relies(("AR-R26",))] = OURS,
) -> Cramped:
    """Find whether a creature is cramped in a space.

    Args:
        size: from Tiny to Massive.
        width: of the space, in metres, 0 to 1,000.
        height: of the space, in metres, 0 to 1,000.
        rulings: the reading of sizes without a figure (AR-R26).

    Returns:
        Whether it is cramped; None where the text has no figure.

    >>> cramped(Size.LARGE, Fraction(10), Fraction(3)).verdict
    'Cramped'

    Source: Altered Realms, "Modifiers", "Cramped" (AR-CRMP-1 to AR-CRMP-4).
    """
    working = Working()
    room = room_needed(size, rulings.cramped_other)
    if room is None:
        verdict = working.step(CRAMPED_RULE, size.label, "The text has no figure for this size")
        return Cramped(cramped=None, verdict=verdict, working=working.steps)
    working.step(room.rule, f"Room that {size} needs, wide and tall", room.metres, METRES)
    smaller = min(width, height)
    tight = smaller < room.metres
    reckoning = f"{said(smaller)} m is {'below' if tight else 'not below'} {said(room.metres)} m"
    words = "Cramped" if tight else "Not cramped"
    verdict = working.step(CRAMPED_RULE, f"{size} in this space", words, reckoning=reckoning)
    notices = ("A Fate Die on Dexterity saving throws and on attacks with Long weapons.",) if tight else ()
    return Cramped(cramped=tight, verdict=verdict, notices=notices, working=working.steps)
