"""Sizes above and below human: the named categories, and a creature's size as rating or step.

Source: Metaforce, "Size", section "Size Categories" (MF-SIZE-1 to MF-SIZE-5, MF-CAT-1 to MF-CAT-6,
MF-SMALL-1 to MF-SMALL-5).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Self

from rules.errors import InvalidArgument
from rules.metaforce.readings import OURS, HeightGap, Rulings
from rules.quantities import Quantity, Scale, checked
from rules.rulings import Relies
from rules.units import FEET, INCHES_PER_FOOT, said_length
from rules.words import said
from rules.working import Result, Working

SQUARE_FEET = 5
HIGHEST_RATING = 1_000


@dataclass(frozen=True)
class Category:
    """A named size and the heights printed for it.

    Attributes:
        rule: id of the printed row.
        name: the category's name.
        shortest: lowest humanoid height printed, in feet; 0 where the row has no lower end.
        tallest: greatest humanoid height printed, in feet.
        rating: what Size counts as wherever it is multiplied.
        steps_below: how many named sizes below Medium, 0 for Medium and larger.
    """

    rule: str
    name: str
    shortest: Fraction
    tallest: Fraction
    rating: int = 1
    steps_below: int = 0

    @property
    def heights(self) -> str:
        """The printed heights in words."""
        if not self.shortest:
            return f"{said_length(self.tallest)} or less"
        if self.tallest <= 1:
            return f"{said(self.shortest * INCHES_PER_FOOT)} to {said(self.tallest * INCHES_PER_FOOT)} in"
        return f"{said(self.shortest)} to {FEET.of(self.tallest)}"


@dataclass(frozen=True, kw_only=True)
class SmallCategory(Category):
    """A size below Medium, with all that its printed row says.

    Attributes:
        reach_squares: squares of reach and space.
        space: the space it takes up, in feet.
        speed_squares: printed movement in squares a round.
        power: factor on what it deals to Medium and larger creatures.
        taken: factor on the damage that Medium and larger creatures deal to it.
    """

    reach_squares: int
    space: Fraction
    speed_squares: int
    power: Fraction
    taken: Fraction


def _inches(number: int) -> Fraction:
    return Fraction(number, INCHES_PER_FOOT)


FINE = SmallCategory(
    "MF-SMALL-5", "Fine", Fraction(0), _inches(1), steps_below=4,
    reach_squares=0, space=_inches(3), speed_squares=1, power=Fraction(1, 5), taken=Fraction(6),
)  # fmt: skip
DIMINUTIVE = SmallCategory(
    "MF-SMALL-4", "Diminutive", _inches(2), _inches(4), steps_below=3,
    reach_squares=0, space=_inches(6), speed_squares=2, power=Fraction(2, 5), taken=Fraction(3),
)  # fmt: skip
TINY = SmallCategory(
    "MF-SMALL-3", "Tiny", _inches(4), _inches(12), steps_below=2,
    reach_squares=0, space=Fraction(1), speed_squares=3, power=Fraction(3, 5), taken=Fraction(2),
)  # fmt: skip
SMALL = SmallCategory(
    "MF-SMALL-2", "Small", Fraction(2), Fraction(3), steps_below=1,
    reach_squares=1, space=Fraction(5, 2), speed_squares=5, power=Fraction(4, 5), taken=Fraction(3, 2),
)  # fmt: skip
MEDIUM = Category("MF-CAT-1", "Medium", Fraction(4), Fraction(8), rating=1)
LARGE = Category("MF-CAT-2", "Large", Fraction(10), Fraction(20), rating=2)
HUGE = Category("MF-CAT-3", "Huge", Fraction(25), Fraction(40), rating=4)
GARGANTUAN = Category("MF-CAT-4", "Gargantuan", Fraction(50), Fraction(80), rating=8)
COLOSSAL = Category("MF-CAT-5", "Colossal", Fraction(100), Fraction(150), rating=16)

SMALL_CATEGORIES: Sequence[SmallCategory] = (SMALL, TINY, DIMINUTIVE, FINE)
LARGE_CATEGORIES: Sequence[Category] = (MEDIUM, LARGE, HUGE, GARGANTUAN, COLOSSAL)
ASCENDING: Sequence[Category] = (*reversed(SMALL_CATEGORIES), *LARGE_CATEGORIES)
BY_NAME = {category.name: category for category in ASCENDING}


@dataclass(frozen=True)
class Size(Scale):
    """How large a creature is: a rating from 1 up, or a named size below Medium.

    Attributes:
        rating: what Size counts as wherever it is multiplied; 1 for every size below Medium (MF-SIZE-3).
        steps_below: how many named sizes below Medium, 0 to 4.

    Raises:
        InvalidArgument: the rating is not from 1 to 1,000, or the steps are not those of a named size.
    """

    rating: int
    steps_below: int = 0

    def __post_init__(self) -> None:
        """Refuse what is no size."""
        if not 1 <= self.rating <= HIGHEST_RATING or not 0 <= self.steps_below <= len(SMALL_CATEGORIES):
            raise InvalidArgument("size", "Size", self.accepts(), f"cannot be rating {self.rating}")
        if self.steps_below and self.rating != 1:
            raise InvalidArgument("size", "Size", self.accepts(), "below Medium has rating 1")

    @classmethod
    def of(cls, category: Category) -> Self:
        """Return the size that a named category stands for."""
        return cls(category.rating, category.steps_below)

    @classmethod
    def named(cls) -> tuple[Self, ...]:
        """Return the sizes that have a name, from Fine to Colossal."""
        return tuple(cls.of(category) for category in ASCENDING)

    @classmethod
    def accepts(cls) -> str:
        """Return what :meth:`read` takes, as the end of a sentence that begins with "It takes"."""
        return f"a name from {FINE.name} to {COLOSSAL.name}, or a whole rating from 1 to {said(HIGHEST_RATING)}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the size for a category's name in any case, or for a whole rating in digits.

        Raises:
            ValueError: the text is neither.
        """
        if category := BY_NAME.get(text.strip().capitalize()):
            return cls.of(category)
        if not (text.strip().isascii() and text.strip().isdigit()) or len(text.strip()) > len(str(HIGHEST_RATING)):
            raise ValueError(f"“{text}” is no size")
        return cls(int(text))

    @property
    def category(self) -> Category:
        """The named size it is, or for a rating without a row the one below (MF-R04)."""
        if self.small:
            return self.small
        return next(category for category in reversed(LARGE_CATEGORIES) if category.rating <= self.rating)

    @property
    def small(self) -> SmallCategory | None:
        """The row of the small-size table, for a size below Medium."""
        return next((row for row in SMALL_CATEGORIES if row.steps_below == self.steps_below), None)

    @property
    def has_row(self) -> bool:
        """Whether the text prints a row for just this size."""
        return self.category.rating == self.rating

    @property
    def name(self) -> str:
        """The category's name; see :attr:`category`."""
        return self.category.name

    @property
    def key(self) -> str:
        """What stands for the size in a form or link: the rating, or the name below Medium."""
        return self.small.name if self.small else str(self.rating)

    def __str__(self) -> str:
        """Return the size in a player's words: "Tiny", "Huge (Size 4)", "Size 3"."""
        if self.small:
            return self.small.name
        return f"{self.name} (Size {said(self.rating)})" if self.has_row else f"Size {said(self.rating)}"

    def unlike_printed_height(self, height: Fraction) -> str | None:
        """Return a notice where a height in feet lies outside the rows of this size, otherwise None (MF-R04)."""
        row = self.category
        larger = next((category for category in LARGE_CATEGORIES if category.rating > self.rating), None)
        tallest = row.tallest if self.has_row else larger.tallest if larger else None
        if row.shortest <= height and (tallest is None or height <= tallest):
            return None
        printed = row.heights if tallest == row.tallest else f"{FEET.of(row.shortest)} or more"
        if tallest is not None and tallest != row.tallest:
            printed = f"{said(row.shortest)} to {FEET.of(tallest)}"
        return f"{said_length(height)} is an unusual height for {self}: the text has {printed}. It is used as given."


HUMAN_SIZE = Size.of(MEDIUM)

SIZE = Quantity(label="Size")
HEIGHT = Quantity(label="Height", unit=FEET, at_least=0, at_most=100_000)


@dataclass(frozen=True, kw_only=True)
class CategoryFound(Result):
    """The named size that a height belongs to."""

    category: Category


@checked
def category_by_height(
    height: Annotated[Fraction, HEIGHT],
    rulings: Annotated[Rulings, Relies(("MF-R03",))] = OURS,
) -> CategoryFound:
    """Find the named size for a humanoid height.

    Args:
        height: in feet, 0 to 100,000.
        rulings: the reading of heights that no row has (MF-R03).

    Returns:
        The category; every height has one.

    >>> category_by_height(Fraction(22)).category.name
    'Large'

    Source: Metaforce, "Size", "Size Categories" (MF-CAT-6).
    """
    row = _row_for(height, rulings.height_gap)
    working = Working()
    working.step(row.rule, "Size", row.name, reckoning=_why(height, row))
    return CategoryFound(category=row, working=working.steps)


def _row_for(height: Fraction, gap: HeightGap) -> Category:
    match gap:
        case HeightGap.LOWER:
            return next(row for row in reversed(ASCENDING) if row.shortest <= height)
        case HeightGap.UPPER:
            return next((row for row in ASCENDING if height <= row.tallest), ASCENDING[-1])
        case HeightGap.NEAREST:
            return min(reversed(ASCENDING), key=lambda row: max(row.shortest - height, height - row.tallest, 0))


def _why(height: Fraction, row: Category) -> str:
    if row.shortest <= height <= row.tallest:
        return f"{said_length(height)} is in the row of {row.heights}"
    return f"{said_length(height)} is in no row; {row.heights} is the row that counts"
