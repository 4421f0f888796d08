"""Light uneven ground, which only small creatures find difficult.

Source: Metaforce, "Size", section "Difficult Terrain and Size" (MF-TERR-3, MF-TERR-4).
"""

from dataclasses import dataclass
from typing import Annotated

from rules.metaforce.movement import speed
from rules.metaforce.readings import OURS, Rulings
from rules.metaforce.sizes import SIZE, Size
from rules.quantities import checked
from rules.rulings import Relies
from rules.working import Result, Working


@dataclass(frozen=True, kw_only=True)
class UnevenGround(Result):
    """What light uneven ground is to a creature.

    Attributes:
        difficult: whether it is difficult ground.
        squares: squares moved on it in a round without a Reflex roll.
        feet: the same in feet.
    """

    difficult: bool
    squares: int
    feet: int

    @property
    def headline(self) -> str:
        """Whether it is difficult, and the way around."""
        return "Difficult: half speed, or a Reflex roll" if self.difficult else "No hindrance"


@checked
def light_uneven(
    size: Annotated[Size, SIZE],
    rulings: Annotated[Rulings, Relies(("MF-R04", "MF-R07", "MF-R22", "MF-R23"))] = OURS,
) -> UnevenGround:
    """Find whether light uneven ground is difficult for a creature, and how far it moves there.

    Args:
        size: rating 1 to 1,000, or a size below Medium.
        rulings: the readings of small creatures' speed (MF-R07) and of half speed (MF-R22).

    Returns:
        Whether it is difficult, and the speed without a Reflex roll.

    >>> light_uneven(Size.read("Small")).squares
    2

    Source: Metaforce, "Size", "Difficult Terrain and Size" (MF-TERR-2 to MF-TERR-4).
    """
    working = Working()
    difficult = size.small is not None
    reckoning = f"{size} is {'smaller than Medium' if difficult else 'not below Medium'}"
    working.step("MF-TERR-3", "Difficult here", "yes" if difficult else "no", reckoning=reckoning)
    moves = speed(size, difficult, rulings)
    for step in moves.working:
        working.step(step.rule, step.label, step.value, step.unit, step.reckoning)
    return UnevenGround(difficult=difficult, squares=moves.squares, feet=moves.feet, working=working.steps)
