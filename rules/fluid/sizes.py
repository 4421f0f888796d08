"""Size categories by mass.

Source: Fluid Game System, "Stats", on size (FG-SIZE-1, FG-SIZE-S0 to FG-SIZE-S9).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from rules.fluid.readings import MassBound, MassGap, Rulings
from rules.quantities import Choice, Quantity
from rules.tables import Column, Row, Table
from rules.units import KILOGRAMS, KILOGRAMS_PER_TONNE
from rules.words import said
from rules.working import Working


class Size(Choice):
    """A size category."""

    S0 = "S0", "S0 Tiny"
    S1 = "S1", "S1 Little"
    S2 = "S2", "S2 Small"
    S3 = "S3", "S3 Normal"
    S4 = "S4", "S4 Large"
    S5 = "S5", "S5 Huge"
    S6 = "S6", "S6 Massive"
    S7 = "S7", "S7 Gargantuan"
    S8 = "S8", "S8 Colossal"
    S9 = "S9", "S9 Mythical"

    @property
    def code(self) -> str:
        """Its letter and number: "S3"."""
        return str(self.value)

    @property
    def title(self) -> str:
        """Its name: "Normal"."""
        return self.label.removeprefix(f"{self.code} ")

    @property
    def step(self) -> int:
        """Its place among the categories, from 0 up."""
        return list(Size).index(self)

    def steps_above(self, other: "Size") -> int:
        """Return how many categories larger it is than another; negative where it is smaller."""
        return self.step - other.step


@dataclass(frozen=True)
class Category:
    """The masses printed for a size category.

    Attributes:
        rule: id of the printed row.
        size: the category.
        lightest: least mass in kilograms; 0 where none is printed.
        heaviest: greatest mass in kilograms; None where none is printed.
        examples: creatures of that size.
    """

    rule: str
    size: Size
    lightest: int
    heaviest: int | None
    examples: str

    @property
    def masses(self) -> str:
        """The printed masses in words: "50 to 200 kg", "2 to 10 t"."""
        if self.heaviest is None:
            return f"beyond {_in_tonnes(self.lightest)} t"
        if not self.lightest:
            return f"below {KILOGRAMS.of(self.heaviest)}"
        if self.lightest < KILOGRAMS_PER_TONNE:
            return f"{said(self.lightest)} to {KILOGRAMS.of(self.heaviest)}"
        return f"{_in_tonnes(self.lightest)} to {_in_tonnes(self.heaviest)} t"

    def covers(self, mass: Fraction) -> bool:
        """Return whether a mass is among the printed ones, both ends included where they are not said to be beyond."""
        if self.heaviest is None:
            return mass > self.lightest
        return mass < self.heaviest if not self.lightest else self.lightest <= mass <= self.heaviest


def _in_tonnes(kilograms: int) -> str:
    return said(Fraction(kilograms, KILOGRAMS_PER_TONNE))


CATEGORIES: Sequence[Category] = (
    Category("FG-SIZE-S0", Size.S0, 0, 1, "insects, and all up to mice"),
    Category("FG-SIZE-S1", Size.S1, 1, 5, "a cat"),
    Category("FG-SIZE-S2", Size.S2, 5, 50, "a child, a dog of middling size"),
    Category("FG-SIZE-S3", Size.S3, 50, 200, "a grown human, a large dog"),
    Category("FG-SIZE-S4", Size.S4, 200, 1_000, "cattle, a lion, a bear"),
    Category("FG-SIZE-S5", Size.S5, 2_000, 10_000, "an elephant, T. rex"),
    Category("FG-SIZE-S6", Size.S6, 10_000, 50_000, "many whales, Diplodocus"),
    Category("FG-SIZE-S7", Size.S7, 50_000, 100_000, "the larger baleen whales and the largest dinosaurs"),
    Category("FG-SIZE-S8", Size.S8, 100_000, 200_000, "a blue whale; nothing on earth was ever larger"),
    Category("FG-SIZE-S9", Size.S9, 200_000, None, "nothing that could live on a world like ours"),
)

BELOW_GAP, ABOVE_GAP = next((below, above) for below, above in pairwise(CATEGORIES) if below.heaviest != above.lightest)
GAP = f"{BELOW_GAP.heaviest:,} to {KILOGRAMS.of(ABOVE_GAP.lightest)}"
"""The masses between two categories, in words (FG-R13)."""

MASS = Quantity(label="Mass", unit=KILOGRAMS, above=0, at_most=10**12)


def size_of_mass(mass: Fraction, rulings: Rulings) -> tuple[Category, str]:
    """Return the category of a mass in kilograms and, in words, why (FG-SIZE-S0 to FG-SIZE-S9, FG-R13, FG-R14)."""
    printed = [category for category in CATEGORIES if category.covers(mass)]
    if not printed:
        found = BELOW_GAP if rulings.mass_gap is MassGap.LOWER else ABOVE_GAP
        return found, f"{KILOGRAMS.of(mass)} is in no category; {rulings.mass_gap}"
    if len(printed) > 1:
        found = printed[-1 if rulings.mass_bound is MassBound.LOWER else 0]
        both = " and ".join(category.size.code for category in printed)
        return found, f"{KILOGRAMS.of(mass)} is in {both}; {rulings.mass_bound}"
    return printed[0], f"{KILOGRAMS.of(mass)} is {_within(printed[0])}"


def _within(category: Category) -> str:
    return f"within {category.masses}" if category.lightest and category.heaviest else category.masses


def gap_notices(mass: Fraction) -> tuple[str, ...]:
    """Return a notice where no category covers a mass (FG-R13)."""
    if any(category.covers(mass) for category in CATEGORIES):
        return ()
    return (f"No category covers masses from {GAP}: which of the two they belong to is a ruling of ours.",)


def category_worked(label: str, mass: Fraction, rulings: Rulings, working: Working) -> Category:
    """Return the category of a mass, noting the step (FG-SIZE-S0 to FG-SIZE-S9)."""
    category, why = size_of_mass(mass, rulings)
    working.step(category.rule, label, str(category.size), reckoning=why)
    return category


SIZES = Table(
    caption="Size categories",
    columns=(Column("Size"), Column("Name"), Column("Mass"), Column("Such as")),
    rows=tuple(
        Row(category.rule, (category.size.code, category.size.title, category.masses, category.examples))
        for category in CATEGORIES
    ),
)
