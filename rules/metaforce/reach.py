"""How far a creature's attacks and abilities reach by its size.

Source: Metaforce, "Size", section on reach and range (MF-REACH-1 to MF-REACH-3).
"""

from dataclasses import dataclass
from typing import Annotated

from rules.metaforce.readings import OURS, Rulings
from rules.metaforce.size_profile import reach_squares
from rules.metaforce.sizes import SIZE, SQUARE_FEET, Size
from rules.quantities import Choice, Quantity, checked
from rules.rulings import Relies
from rules.units import FEET, SQUARES
from rules.words import said
from rules.working import Result, Working

FURTHEST_SQUARES = 10_000


class Distance(Choice):
    """What a number of squares measures."""

    MELEE = "melee", "Melee reach"
    RANGED = "ranged", "Ranged distance"


WRITTEN_SQUARES = Quantity(label="Squares as written", unit=SQUARES, at_least=0, at_most=FURTHEST_SQUARES)
DISTANCE = Quantity(label="Kind of distance")


@dataclass(frozen=True, kw_only=True)
class Reach(Result):
    """How far something reaches.

    Attributes:
        squares: whole squares; 0 reaches no further than the creature's own square.
        feet: the same in feet.
    """

    squares: int
    feet: int

    @property
    def headline(self) -> str:
        """Squares and feet."""
        return reach_in_words(self.squares)


def reach_in_words(squares: int) -> str:
    """Return a distance in squares and feet, or that it ends at one's own square."""
    return f"{SQUARES.of(squares)} ({FEET.of(squares * SQUARE_FEET)})" if squares else "Its own square only"


def scaled_squares(squares: int, size: Size, distance: Distance) -> int:
    """Return what written squares come to at a size (MF-REACH-1, MF-REACH-2, MF-R06, MF-R12).

    Below Medium melee reach follows the printed reach, and ranged distance stays as written.
    """
    return squares * (reach_squares(size) if distance is Distance.MELEE else size.rating)


def note_squares(squares: int, size: Size, distance: Distance, working: Working) -> int:
    """Return what :func:`scaled_squares` returns, noting how it is found."""
    found = scaled_squares(squares, size, distance)
    if size.small and distance is Distance.MELEE:
        reckoning = f"{said(squares)} × {SQUARES.of(reach_squares(size))} of reach, the row of {size}"
        return working.step(size.small.rule, str(distance), found, SQUARES, reckoning)
    rule = "MF-REACH-1" if distance is Distance.MELEE else "MF-REACH-2"
    reckoning = f"{said(squares)} × Size {said(size.rating)}"
    if size.small:
        reckoning = f"as written, since {size} counts as Size {size.rating}"
    return working.step(rule, str(distance), found, SQUARES, reckoning)


def note_feet(squares: int, rule: str, working: Working) -> int:
    """Return the feet of a number of squares, noting how they are found."""
    feet = squares * SQUARE_FEET
    return working.step(rule, "In feet", feet, FEET, f"{said(squares)} × {SQUARE_FEET} ft a square")


@checked
def reach_range(
    squares: Annotated[int, WRITTEN_SQUARES],
    size: Annotated[Size, SIZE],
    distance: Annotated[Distance, DISTANCE] = Distance.RANGED,
    rulings: Annotated[Rulings, Relies(("MF-R04", "MF-R06", "MF-R12"), without_switch=("MF-R12",))] = OURS,
) -> Reach:
    """Find how far an attack or ability reaches.

    Args:
        squares: squares as written for Size 1, 0 to 10,000.
        size: the user's size, rating 1 to 1,000 or a size below Medium.
        distance: whether the squares are melee reach or ranged distance.
        rulings: no reading is looked at; the answer relies on MF-R04, MF-R06 and MF-R12.

    Returns:
        Squares and feet at this size.

    >>> reach_range(6, Size(2)).squares
    12

    Source: Metaforce, "Size", section on reach and range (MF-REACH-1, MF-REACH-2; the text's examples are
    MF-REACH-3).
    """
    working = Working()
    found = note_squares(squares, size, distance, working)
    feet = note_feet(found, working.steps[-1].rule, working)
    return Reach(squares=found, feet=feet, working=working.steps)
