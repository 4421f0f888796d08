"""Drawings of a ladder: named ranges of a quantity one above the other on a logarithmic scale, as data."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules.words import Exact

PARTS_OF_DECADE = 100
"""Into how many parts a ladder divides each tenfold increase; its heights count them."""


def height_of(value: Exact) -> int:
    """Return the height of a number above that of 1 on a logarithmic scale, in whole hundredths of a decade.

    Args:
        value: the number, above 0.

    Returns:
        The greatest whole number of hundredths that does not lie above it; negative below 1.

    >>> [height_of(each) for each in (1, 2, 10, Fraction(1, 10))]
    [0, 30, 100, -100]
    """
    power = Fraction(value) ** PARTS_OF_DECADE
    # log10(2) is about 0.30103: a start that the comparisons below make exact.
    height = (power.numerator.bit_length() - power.denominator.bit_length()) * 30103 // 100000
    while Fraction(10) ** (height + 1) <= power:
        height += 1
    while Fraction(10) ** height > power:
        height -= 1
    return height


@dataclass(frozen=True)
class Rung:
    """A range of the quantity.

    Attributes:
        name: what it is called; a range that has no name is a gap.
        range: what it comprises, in words.
        low: height of its lower end; None where it has none.
        high: height of its upper end; None where it has none.
    """

    name: str
    range: str
    low: int | None
    high: int | None

    @property
    def words(self) -> str:
        """Name and range in words."""
        return f"{self.name or 'no category'}, {self.range}"


@dataclass(frozen=True)
class Tick:
    """A number beside the ladder.

    Attributes:
        label: the number in words.
        height: where it stands.
    """

    label: str
    height: int


@dataclass(frozen=True)
class Ladder:
    """A drawing of a ladder with one number marked.

    Attributes:
        title: what it shows, with the number that is marked.
        rungs: from the lowest to the highest.
        ticks: numbers beside it.
        mark: height of the number that is marked.
        marked: the rung that it belongs to.
        foot: height where the drawing begins.
        head: height where it ends.
    """

    title: str
    rungs: Sequence[Rung]
    ticks: Sequence[Tick]
    mark: int
    marked: Rung
    foot: int
    head: int

    @property
    def high(self) -> int:
        """How high the drawing is."""
        return self.head - self.foot

    def down_to(self, height: int | None, end: int) -> int:
        """Return how far below the drawing's head a height lies, or the end where there is none; never outside."""
        return self.head - min(max(end if height is None else height, self.foot), self.head)

    def top_of(self, rung: Rung) -> int:
        """Return how far below the drawing's head a rung begins."""
        return self.down_to(rung.high, self.head)

    def height_of_rung(self, rung: Rung) -> int:
        """Return how high a rung is."""
        return self.down_to(rung.low, self.foot) - self.top_of(rung)

    @property
    def mark_below_head(self) -> int:
        """How far below the drawing's head the mark is; a number beyond the drawing is marked at its end."""
        return self.down_to(self.mark, self.foot)

    @property
    def words(self) -> str:
        """The same in words: where the mark is, and between which rungs."""
        place = list(self.rungs).index(self.marked)
        below, above = self.rungs[max(place - 1, 0) : place], self.rungs[place + 1 : place + 2]
        neighbours = [f"below it {rung.words}" for rung in below] + [f"above it {rung.words}" for rung in above]
        return f"{self.title}: {self.marked.words}; {'; '.join(neighbours)}."
