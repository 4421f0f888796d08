"""Drawings to scale on a grid of squares, as data: areas, what each is, and the words that say the same."""

from dataclasses import dataclass

from rules.quantities import Choice

MOST_LINES = 48
"""Where a drawing is more squares wide or high than this, the lines between squares would hide what it shows."""

LEAST_MARK = 100
"""An area of a side less than the drawing's divided by this is marked, since it would be too small to see."""


class AreaKind(Choice):
    """What an area of a drawing shows; a page gives each a look of its own."""

    CREATURE = "creature", "The creature's own space"
    HUMAN = "human", "A human's space"
    HIT = "hit", "Hit directly"
    NEAR = "near", "Hit on the edge"


@dataclass(frozen=True)
class Area:
    """A block of squares.

    Attributes:
        kind: what it shows.
        label: what a reader is told of it, such as "Direct: 2 × 2 squares".
        left: squares between the drawing's left edge and it.
        top: squares between the drawing's upper edge and it.
        wide: squares from left to right.
        high: squares from top to bottom.
    """

    kind: AreaKind
    label: str
    left: int
    top: int
    wide: int
    high: int


@dataclass(frozen=True)
class GridDrawing:
    """A drawing to scale on a grid.

    Attributes:
        title: what it shows.
        areas: from the back to the front; one may lie on another, which then is a ring around it.
    """

    title: str
    areas: tuple[Area, ...]

    @property
    def wide(self) -> int:
        """Squares from the left edge to the right."""
        return max(area.left + area.wide for area in self.areas)

    @property
    def high(self) -> int:
        """Squares from the upper edge to the lower."""
        return max(area.top + area.high for area in self.areas)

    @property
    def has_lines(self) -> bool:
        """Whether the lines between squares are drawn."""
        return max(self.wide, self.high) <= MOST_LINES

    @property
    def words(self) -> str:
        """The same in words."""
        return f"{self.title}. {'. '.join(area.label for area in self.areas)}."

    def too_small(self, area: Area) -> bool:
        """Return whether an area would be too small to see."""
        return min(area.wide, area.high) * LEAST_MARK < max(self.wide, self.high)
