"""How far a creature moves in a round, and what difficult ground leaves of it.

Source: Metaforce, "Size", sections "Movement speed/distance" and "Difficult Terrain and Size"
(MF-MOVE-1 to MF-MOVE-3, MF-TERR-2).
"""

from dataclasses import dataclass
from typing import Annotated

from rules.metaforce.readings import OURS, HalfSpeedMinimum, Rulings, SmallSpeed
from rules.metaforce.sizes import SIZE, SQUARE_FEET, Size
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.units import FEET, SQUARES
from rules.words import said
from rules.working import Result, Working

MEDIUM_SQUARES = 6
SQUARES_PER_SIZE = 2
SQUARES_PER_STEP_BELOW = 1


@dataclass(frozen=True, kw_only=True)
class Speed(Result):
    """How far a creature moves in a round.

    Attributes:
        squares: whole squares of the grid, 0 or more.
        feet: the same in feet.
    """

    squares: int
    feet: int

    @property
    def headline(self) -> str:
        """Squares and feet a round."""
        return f"{SQUARES.of(self.squares)} ({FEET.of(self.feet)}) a round"


def base_squares(size: Size, reading: SmallSpeed, working: Working) -> int:
    """Return the squares a creature moves in a round on easy ground, noting the step (MF-MOVE-1 to MF-MOVE-3)."""
    label = "Squares a round"
    if size.small and reading is SmallSpeed.TABLE:
        row = size.small
        return working.step(row.rule, label, row.speed_squares, SQUARES, f"the row of {row.name}")
    if size.small:
        squares = MEDIUM_SQUARES - SQUARES_PER_STEP_BELOW * size.steps_below
        reckoning = f"{MEDIUM_SQUARES} − {SQUARES_PER_STEP_BELOW} × {size.steps_below} steps below Medium"
        return working.step("MF-MOVE-3", label, squares, SQUARES, reckoning)
    if size.rating == 1:
        return working.step("MF-MOVE-1", label, MEDIUM_SQUARES, SQUARES, "a creature of human size")
    beyond = size.rating - 1
    squares = MEDIUM_SQUARES + SQUARES_PER_SIZE * beyond
    reckoning = f"{MEDIUM_SQUARES} + {SQUARES_PER_SIZE} × {said(beyond)} Sizes beyond 1"
    return working.step("MF-MOVE-2", label, squares, SQUARES, reckoning)


def _halved(squares: int, minimum: HalfSpeedMinimum, working: Working) -> int:
    half = squares // 2
    reckoning = f"half of {said(squares)}, in whole squares"
    if not half and minimum is HalfSpeedMinimum.ONE:
        half = 1
        reckoning += ", but at least one"
    return working.step("MF-TERR-2", "Squares on difficult ground", half, SQUARES, reckoning)


@checked
def speed(
    size: Annotated[Size, SIZE],
    difficult: Annotated[bool, Quantity(label="Difficult ground")] = False,
    rulings: Annotated[Rulings, Relies(("MF-R04", "MF-R07", "MF-R22"))] = OURS,
) -> Speed:
    """Find how far a creature moves in a round.

    Args:
        size: rating 1 to 1,000, or a size below Medium.
        difficult: whether the ground halves speed.
        rulings: the readings of small creatures' speed (MF-R07) and of half speed (MF-R22).

    Returns:
        Whole squares and feet a round, 0 or more.

    >>> speed(Size(4)).feet
    60

    Source: Metaforce, "Size", "Movement speed/distance", "Difficult Terrain and Size" (MF-MOVE-1 to MF-MOVE-3,
    MF-TERR-2).
    """
    working = Working()
    squares = base_squares(size, rulings.small_speed, working)
    if difficult:
        squares = _halved(squares, rulings.half_speed_min, working)
    feet = squares * SQUARE_FEET
    working.step("MF-MOVE-1", "Feet a round", feet, FEET, f"{said(squares)} × {SQUARE_FEET} ft a square")
    return Speed(squares=squares, feet=feet, working=working.steps)
