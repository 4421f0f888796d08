"""Getting up onto raised surfaces: climbing and mantling.

Source: Metaforce, "Size", section "Difficult Terrain and Size" (MF-MANT-1 to MF-MANT-4).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.metaforce.landmarks import CHEST, DEFAULT_HEIGHT, LONGEST, WAIST, MeasuredBy, note_landmarks
from rules.metaforce.readings import OURS, Rulings
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.units import FEET, Unit, said_length
from rules.working import Result, Working

ACTIONS = Unit("action", "actions")


class Move(Choice):
    """One action on the way up."""

    CLIMB = "climb", "climb"
    MANTLE = "mantle", "mantle"


@dataclass(frozen=True, kw_only=True)
class Mantling(Result):
    """What it takes to get onto a surface.

    Attributes:
        moves: the actions, in order; none for a surface below the waist.
        actions: how many they are.
    """

    moves: tuple[Move, ...]
    actions: int

    @property
    def headline(self) -> str:
        """The moves and the number of actions."""
        moves = " then ".join(move.label for move in self.moves).capitalize()
        return f"{moves}: {ACTIONS.of(self.actions)}" if moves else "No action"


@checked
def mantle(
    surface: Annotated[Fraction, Quantity(label="Surface at", unit=FEET, at_least=0, at_most=LONGEST)],
    measured_by: Annotated[MeasuredBy, Quantity(label="Waist and chest")] = MeasuredBy.BODY,
    height: Annotated[
        Fraction,
        Quantity(label="Height", unit=FEET, above=0, at_most=LONGEST),
        OnlyWhen("measured_by", MeasuredBy.HEIGHT),
    ] = DEFAULT_HEIGHT,
    waist: Annotated[Fraction, WAIST.quantity, OnlyWhen("measured_by", MeasuredBy.BODY)] = WAIST.default,
    chest: Annotated[Fraction, CHEST.quantity, OnlyWhen("measured_by", MeasuredBy.BODY)] = CHEST.default,
    rulings: Annotated[Rulings, Relies(("MF-R24",))] = OURS,
) -> Mantling:
    """Find the actions to get up onto a raised surface.

    Args:
        surface: height of the surface in feet, 0 to 100,000.
        measured_by: whether waist and chest are guessed from the height or measured.
        height: the creature's height in feet, above 0.
        waist: height of its waist in feet.
        chest: height of its chest in feet, above the waist.
        rulings: no reading is looked at; the answer relies on MF-R24.

    Returns:
        The moves and their number, 0 to 2.

    Raises:
        InvalidArgument: the waist is not below the chest.

    >>> mantle(Fraction(5), MeasuredBy.HEIGHT, Fraction(6)).headline
    'Climb then mantle: 2 actions'

    Source: Metaforce, "Size", "Difficult Terrain and Size" (MF-MANT-1 to MF-MANT-4).
    """
    working = Working()
    waist, chest = note_landmarks(measured_by, height, (WAIST, waist), (CHEST, chest), working)
    at = said_length(surface)
    if surface < waist:
        working.step("MF-MANT-1", "Actions", 0, ACTIONS, f"{at} is below the waist, {said_length(waist)}")
        return Mantling(moves=(), actions=0, working=working.steps)
    if surface <= chest:
        reckoning = f"{at} is from the waist, {said_length(waist)}, up to the chest, {said_length(chest)}"
        actions = working.step("MF-MANT-1", "Actions", 1, ACTIONS, reckoning)
        return Mantling(moves=(Move.MANTLE,), actions=actions, working=working.steps)
    reckoning = f"{at} is above the chest, {said_length(chest)}"
    working.step("MF-MANT-2", "What it takes", "climb, then mantle", reckoning=reckoning)
    moves = (Move.CLIMB, Move.MANTLE)
    working.step("MF-MANT-3", "Actions", len(moves), ACTIONS, "one for each")
    notice = "A tall surface may take further climbs, and large or small creatures more or fewer: ask your Game Master."
    return Mantling(moves=moves, actions=len(moves), working=working.steps, notices=(notice,))
