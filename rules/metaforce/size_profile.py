"""All that a creature's size says about it, and the two printed size tables.

Source: Metaforce, "Size", sections "Size Categories" and "Reach/Space" (MF-SIZE-1 to MF-SIZE-3, MF-CAT-1 to MF-CAT-6,
MF-SMALL-1 to MF-SMALL-5, MF-SPACE-4).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.drawings import Area, AreaKind, GridDrawing
from rules.metaforce.movement import base_squares
from rules.metaforce.readings import OURS, Rulings, SmallSpeed
from rules.metaforce.sizes import (
    HEIGHT,
    HUMAN_SIZE,
    LARGE_CATEGORIES,
    MEDIUM,
    SIZE,
    SMALL_CATEGORIES,
    SQUARE_FEET,
    Category,
    Size,
    category_by_height,
)
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.units import FEET, SQUARES, TIMES, said_length
from rules.words import said
from rules.working import Result, Working

MEDIUM_AS_SMALL = "MF-SMALL-1"


class LookUp(Choice):
    """What a size is looked up by."""

    SIZE = "size", "By name or rating"
    HEIGHT = "height", "By height"


@dataclass(frozen=True, kw_only=True)
class SizeProfile(Result):
    """What a size says about a creature.

    Attributes:
        name: the named size, or for a rating without a row the one below.
        rating: what Size counts as wherever it is multiplied; 1 for all below Medium.
        small_step: 0 for Medium and larger, -1 to -4 below.
        reach_squares: squares of reach.
        space: feet of space.
        footprint: squares filled on the grid.
        speed_squares: squares moved in a round.
        speed_feet: feet moved in a round.
        power: factor on what it deals to Medium and larger creatures.
        taken: factor on the damage that they deal to it.
    """

    name: str
    rating: int
    small_step: int
    reach_squares: int
    space: Fraction
    footprint: int
    speed_squares: int
    speed_feet: int
    power: Fraction
    taken: Fraction

    @property
    def headline(self) -> str:
        """The size, what it fills on the grid and how far it moves."""
        named = self.name if self.small_step else f"{self.name}, Size {said(self.rating)}"
        side = said(self.rating)
        return f"{named}: fills {side} × {side}, moves {SQUARES.of(self.speed_squares)}"


def reach_squares(size: Size) -> int:
    """Return the squares of reach and space: the rating, or the small-size table's figure (MF-CAT-1 to MF-SMALL-5)."""
    return size.small.reach_squares if size.small else size.rating


def space(size: Size) -> Fraction:
    """Return the space a creature takes up, in feet (MF-CAT-1 to MF-SMALL-5, MF-R06)."""
    return size.small.space if size.small else Fraction(size.rating * SQUARE_FEET)


def footprint(size: Size) -> int:
    """Return the grid squares a creature fills: the rating squared, 1 for Medium and smaller (MF-SPACE-4, MF-R06)."""
    return size.rating**2


def power_factor(size: Size) -> Fraction:
    """Return the factor on what a creature deals to Medium and larger ones: 1 from Medium up (MF-SMALL-1 to -5)."""
    return size.small.power if size.small else Fraction(1)


def taken_factor(size: Size) -> Fraction:
    """Return the factor on damage from Medium and larger creatures: 1 from Medium up (MF-SMALL-1 to -5)."""
    return size.small.taken if size.small else Fraction(1)


@checked
def size_profile(
    look_up: Annotated[LookUp, Quantity(label="Look up")] = LookUp.SIZE,
    size: Annotated[Size, SIZE, OnlyWhen("look_up", LookUp.SIZE)] = HUMAN_SIZE,
    height: Annotated[Fraction, HEIGHT, OnlyWhen("look_up", LookUp.HEIGHT)] = MEDIUM.shortest,
    rulings: Annotated[Rulings, Relies(("MF-R01", "MF-R03", "MF-R04", "MF-R06", "MF-R07"))] = OURS,
) -> SizeProfile:
    """Find all that a size says about a creature.

    Args:
        look_up: whether ``size`` or ``height`` counts.
        size: rating 1 to 1,000, or a size below Medium.
        height: humanoid height in feet, 0 to 100,000; finds the named size first.
        rulings: the readings of heights between rows (MF-R03) and of small creatures' speed (MF-R07).

    Returns:
        Name, rating, small step, reach, space, footprint, speed and the two factors of small creatures.

    >>> size_profile(size=Size(4)).footprint
    16

    Source: Metaforce, "Size", "Size Categories", "Reach/Space" (MF-SIZE-1 to MF-SIZE-3, MF-CAT-1 to MF-CAT-6,
    MF-SMALL-1 to MF-SMALL-5, MF-SPACE-4).
    """
    working = Working()
    if look_up is LookUp.HEIGHT:
        found = category_by_height(height, rulings)
        size = Size.of(found.category)
        for step in found.working:
            working.step("MF-CAT-6", f"{step.label} by height", step.value, step.unit, step.reckoning)
    row = size.category
    at = f"the row of {row.name}" if size.has_row else f"Size {said(size.rating)}"
    reach = working.step(row.rule, "Reach", reach_squares(size), SQUARES, at)
    takes_up = working.step(row.rule, "Space", space(size), FEET, _space_reckoning(size))
    filled = working.step(
        "MF-SPACE-4", "Fills on the grid", footprint(size), SQUARES, f"{said(size.rating)} × {said(size.rating)}"
    )
    squares = base_squares(size, rulings.small_speed, working)
    feet = working.step("MF-MOVE-1", "Feet a round", squares * SQUARE_FEET, FEET, f"{said(squares)} × {SQUARE_FEET} ft")
    factors_rule = size.small.rule if size.small else MEDIUM_AS_SMALL
    power = working.step(factors_rule, "Power against Medium and larger", power_factor(size), TIMES)
    taken = working.step(factors_rule, "Damage taken from Medium and larger", taken_factor(size), TIMES)
    name = working.step(_naming_rule(size), "Size", size.name, reckoning=_naming(size))
    return SizeProfile(
        name=name,
        rating=size.rating,
        small_step=-size.steps_below,
        reach_squares=reach,
        space=takes_up,
        footprint=filled,
        speed_squares=squares,
        speed_feet=feet,
        power=power,
        taken=taken,
        working=working.steps,
        drawings=(_drawing(size),),
    )


def _drawing(size: Size) -> GridDrawing:
    """Return a creature's footprint to scale beside a human's."""
    side, human = size.rating, HUMAN_SIZE.rating
    own = Area(AreaKind.CREATURE, f"{size}: {_block(side)}", 0, 0, side, side)
    beside = side + 1 + side // 8
    other = Area(AreaKind.HUMAN, f"A human: {_block(human)}", beside, side - human, human, human)
    return GridDrawing(f"The squares that {size} fills, beside a human’s", (own, other))


def _block(side: int) -> str:
    return SQUARES.of(side) if side == 1 else f"{said(side)} × {said(side)} squares"


def _space_reckoning(size: Size) -> str:
    return "its printed space" if size.small else f"{said(size.rating)} × {SQUARE_FEET} ft"


def _naming_rule(size: Size) -> str:
    if size.small:
        return "MF-SIZE-3"
    return "MF-SIZE-1" if size.rating == 1 else "MF-SIZE-2"


def _naming(size: Size) -> str:
    if size.small:
        return f"below Medium, and still Size {size.rating} wherever Size is multiplied"
    times = "as large as a human" if size.rating == 1 else f"{said(size.rating)} times as large as a human"
    return times if size.has_row else f"{times}; it has no row of its own, so the row below names it"


def _reach_and_space(size: Size) -> str:
    return f"{SQUARES.of(reach_squares(size))} ({said_length(space(size))})"


def _speed(size: Size) -> str:
    squares = base_squares(size, SmallSpeed.TABLE, Working())
    return f"{SQUARES.of(squares)} ({FEET.of(squares * SQUARE_FEET)})"


def _large_row(category: Category) -> Row:
    size = Size.of(category)
    cells = (category.name, category.heights, category.rating, _reach_and_space(size), _speed(size))
    return Row(category.rule, cells)


def _small_row(rule: str, category: Category) -> Row:
    size = Size.of(category)
    power = power_factor(size)
    share = f"{power.numerator} in {power.denominator}, " if power.denominator > 1 else ""
    cells = (
        category.name,
        category.heights,
        -category.steps_below,
        _reach_and_space(size),
        _speed(size),
        share + TIMES.of(power),
        TIMES.of(taken_factor(size)),
    )
    return Row(rule, cells)


LARGE_SIZES = Table(
    caption="Medium and larger",
    columns=(
        Column("Size"),
        Column("Humanoid height"),
        Column("Rating", numeric=True),
        Column("Reach and space"),
        Column("Movement a round"),
    ),
    rows=tuple(_large_row(category) for category in LARGE_CATEGORIES),
)

SMALL_SIZES = Table(
    caption="Medium and smaller",
    columns=(
        Column("Size"),
        Column("Humanoid height"),
        Column("Step", numeric=True),
        Column("Reach and space"),
        Column("Movement a round"),
        Column("Power"),
        Column("Damage taken"),
    ),
    rows=(
        _small_row(MEDIUM_AS_SMALL, MEDIUM),
        *(_small_row(category.rule, category) for category in SMALL_CATEGORIES),
    ),
)
