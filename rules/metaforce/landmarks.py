"""Knees, waist, chest and shoulders of a creature, where they decide what is an obstacle.

The text names them and gives no figures (MF-R24): they are measured, or guessed from the height.
"""

from dataclasses import dataclass
from fractions import Fraction

from rules.errors import InvalidArgument
from rules.quantities import Choice, Quantity
from rules.units import FEET, said_length
from rules.words import said
from rules.working import Working

RULING = "MF-R24"
LONGEST = 100_000
DEFAULT_HEIGHT = Fraction(6)


@dataclass(frozen=True)
class Landmark:
    """A part of the body whose height above the ground counts.

    Attributes:
        argument: its parameter in rule functions.
        name: what a reader calls it.
        share: how high it is guessed to be, as a share of the height; a guess of ours, not of the text.
    """

    argument: str
    name: str
    share: Fraction

    @property
    def quantity(self) -> Quantity:
        """Its height above the ground, as an argument."""
        return Quantity(label=f"{self.name} at", unit=FEET, at_least=0, at_most=LONGEST)

    @property
    def default(self) -> Fraction:
        """Its height on a creature of the default height."""
        return DEFAULT_HEIGHT * self.share


KNEES = Landmark("knee", "Knees", Fraction(1, 4))
WAIST = Landmark("waist", "Waist", Fraction(1, 2))
CHEST = Landmark("chest", "Chest", Fraction(3, 4))
SHOULDERS = Landmark("shoulder", "Shoulders", Fraction(4, 5))
LANDMARKS = (KNEES, WAIST, CHEST, SHOULDERS)


class MeasuredBy(Choice):
    """Where the heights of a creature's landmarks come from."""

    HEIGHT = "height", "Guess from height"
    BODY = "body", "Measured"


def note_landmarks(
    by: MeasuredBy,
    height: Fraction,
    lower: tuple[Landmark, Fraction],
    upper: tuple[Landmark, Fraction],
    working: Working,
) -> tuple[Fraction, Fraction]:
    """Return how high two landmarks are, noting a guess.

    Args:
        by: whether they are guessed or measured.
        height: the creature's height in feet, where they are guessed.
        lower: the lower landmark and its measured height in feet.
        upper: the same of the upper one.
        working: where a guess is noted.

    Raises:
        InvalidArgument: the lower landmark is not below the upper one.
    """
    if by is MeasuredBy.HEIGHT:
        return _guessed(lower[0], height, working), _guessed(upper[0], height, working)
    if lower[1] >= upper[1]:
        accepts = f"a length below the {upper[0].name.lower()}, {said_length(upper[1])}"
        problem = f"cannot be {said_length(lower[1])}"
        raise InvalidArgument(lower[0].argument, lower[0].quantity.label, accepts, problem)
    return lower[1], upper[1]


def _guessed(landmark: Landmark, height: Fraction, working: Working) -> Fraction:
    at = height * landmark.share
    reckoning = f"guessed: {said(landmark.share)} × {FEET.of(height)}"
    return working.step(RULING, f"{landmark.name} at", at, FEET, reckoning)
