"""Wading and swimming.

Source: Metaforce, "Size", section "Difficult Terrain and Size" (MF-LIQ-1, MF-LIQ-2, MF-GTER-3).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.metaforce.landmarks import DEFAULT_HEIGHT, KNEES, LONGEST, SHOULDERS, MeasuredBy, note_landmarks
from rules.metaforce.readings import OURS, Rulings
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.units import FEET, said_length
from rules.working import Result, Working


class Wading(Choice):
    """What a liquid is to a creature that goes through it."""

    CLEAR = "clear", "As easy as dry land"
    DIFFICULT = "difficult", "Difficult ground"
    SWIMMING = "swimming", "Swimming"


@dataclass(frozen=True, kw_only=True)
class Liquid(Result):
    """What a liquid is to a creature.

    Attributes:
        state: dry land, difficult ground or swimming.
    """

    state: Wading


@checked
def liquid(
    depth: Annotated[Fraction, Quantity(label="Depth", unit=FEET, at_least=0, at_most=LONGEST)],
    measured_by: Annotated[MeasuredBy, Quantity(label="Knees and shoulders")] = MeasuredBy.BODY,
    height: Annotated[
        Fraction,
        Quantity(label="Height", unit=FEET, above=0, at_most=LONGEST),
        OnlyWhen("measured_by", MeasuredBy.HEIGHT),
    ] = DEFAULT_HEIGHT,
    knee: Annotated[Fraction, KNEES.quantity, OnlyWhen("measured_by", MeasuredBy.BODY)] = KNEES.default,
    shoulder: Annotated[Fraction, SHOULDERS.quantity, OnlyWhen("measured_by", MeasuredBy.BODY)] = SHOULDERS.default,
    rulings: Annotated[Rulings, Relies(("MF-R24",))] = OURS,
) -> Liquid:
    """Find whether a creature walks, wades or swims.

    Args:
        depth: depth of the liquid in feet, 0 to 100,000.
        measured_by: whether knees and shoulders are guessed from the height or measured.
        height: the creature's height in feet, above 0.
        knee: height of its knees in feet.
        shoulder: height of its shoulders in feet, above the knees.
        rulings: no reading is looked at; the answer relies on MF-R24.

    Returns:
        Whether the liquid is dry land, difficult ground or swimming to it.

    Raises:
        InvalidArgument: the knees are not below the shoulders.

    >>> liquid(Fraction(4), MeasuredBy.HEIGHT, Fraction(30)).headline
    'As easy as dry land'

    Source: Metaforce, "Size", "Difficult Terrain and Size" (MF-LIQ-1, MF-LIQ-2; for giants MF-GTER-3).
    """
    working = Working()
    knee, shoulder = note_landmarks(measured_by, height, (KNEES, knee), (SHOULDERS, shoulder), working)
    deep = said_length(depth)
    if depth > shoulder:
        rule, state, reckoning = "MF-LIQ-2", Wading.SWIMMING, f"{deep} is above the shoulders, {said_length(shoulder)}"
    elif depth > knee:
        rule, state, reckoning = "MF-LIQ-1", Wading.DIFFICULT, f"{deep} is above the knees, {said_length(knee)}"
    else:
        rule, state, reckoning = "MF-LIQ-1", Wading.CLEAR, f"{deep} is not above the knees, {said_length(knee)}"
    working.step(rule, "To this creature", state.label, reckoning=reckoning)
    return Liquid(state=state, working=working.steps)
