"""Squeezing through narrow openings.

Source: Metaforce, "Size", section "Narrow Spaces" (MF-NARR-1 to MF-NARR-6).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.metaforce.readings import OURS, Rulings
from rules.metaforce.size_profile import space
from rules.metaforce.sizes import SIZE, Size
from rules.quantities import Choice, Quantity, checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.units import FEET, TIMES, said_length
from rules.working import Result, Working

SQUEEZED_SHARE = Fraction(1, 2)
CHECKED_SHARE = Fraction(1, 4)


class Passage(Choice):
    """What it takes to get into an opening."""

    FREE = "free", "Free passage"
    SQUEEZE = "squeeze", "Difficult ground and an action"
    CHECK = "check", "Difficult ground, an action and a check"
    BLOCKED = "blocked", "Impassable without special means"

    @property
    def passable(self) -> bool:
        """Whether it can be done without special means."""
        return self is not Passage.BLOCKED

    @property
    def difficult(self) -> bool:
        """Whether it is difficult ground."""
        return self in (Passage.SQUEEZE, Passage.CHECK)

    @property
    def action(self) -> bool:
        """Whether it costs an action to enter."""
        return self.difficult

    @property
    def check(self) -> bool:
        """Whether it takes a check."""
        return self is Passage.CHECK


@dataclass(frozen=True, kw_only=True)
class NarrowSpace(Result):
    """What an opening is to a creature.

    Attributes:
        share: the opening as a share of the creature's own space.
        passage: what it takes to get in.
    """

    share: Fraction
    passage: Passage


@checked
def narrow_space(
    width: Annotated[Fraction, Quantity(label="Width of the opening", unit=FEET, above=0, at_most=100_000)],
    size: Annotated[Size, SIZE],
    rulings: Annotated[Rulings, Relies(("MF-R04", "MF-R06", "MF-R25"))] = OURS,
) -> NarrowSpace:
    """Find what it takes to get into a narrow opening.

    Args:
        width: width of the opening in feet, above 0.
        size: rating 1 to 1,000, or a size below Medium.
        rulings: no reading is looked at; the answer relies on MF-R04, MF-R06 and MF-R25.

    Returns:
        The opening as a share of the creature's space, and what it takes.

    >>> narrow_space(Fraction(5, 2), Size(1)).headline
    'Difficult ground and an action'

    Source: Metaforce, "Size", "Narrow Spaces" (MF-NARR-1 to MF-NARR-5; the text's example is MF-NARR-6).
    """
    working = Working()
    own = working.step(size.category.rule, "Own space", space(size), FEET, f"{size}")
    reckoning = f"{said_length(width)} / {said_length(own)}"
    share = working.step("MF-NARR-1", "Share of its own space", width / own, TIMES, reckoning)
    band = next(band for band in _BANDS if share >= band.least)
    working.step(band.rule, "To get in", band.passage.label, reckoning=band.width)
    notice = "Your Game Master may count even a place as wide as a very large creature as difficult ground for it."
    return NarrowSpace(
        share=share,
        passage=band.passage,
        working=working.steps,
        notices=(notice,) if size.rating > 1 and band.passage is Passage.FREE else (),
    )


@dataclass(frozen=True)
class _Band:
    """The openings that are at least some share of a creature's space, and no wider than the band before.

    Attributes:
        rule: id of the rule.
        least: the least share; 0 takes in every opening.
        width: the band in words.
        passage: what it takes to get in.
    """

    rule: str
    least: Fraction
    width: str
    passage: Passage


_BANDS = (
    _Band("MF-NARR-1", Fraction(1), "its own space or more", Passage.FREE),
    _Band("MF-NARR-2", SQUEEZED_SHARE, "at least half its own space", Passage.SQUEEZE),
    _Band("MF-NARR-4", CHECKED_SHARE, "at least a quarter of its own space", Passage.CHECK),
    _Band("MF-NARR-5", Fraction(0), "less than a quarter of its own space", Passage.BLOCKED),
)

NARROW_OPENINGS = Table(
    caption="Narrow openings",
    columns=(Column("Width of the opening"), Column("To get in")),
    rows=tuple(Row(band.rule, (band.width.capitalize(), band.passage.label)) for band in _BANDS),
)
