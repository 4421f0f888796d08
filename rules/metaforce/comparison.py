"""How many times larger one creature is than another, and what that alone decides.

Source: Metaforce, "Size", sections "Reach/Space", "Giant-Specific Actions" and "Small-Specific Actions" (MF-SPACE-1 to
MF-SPACE-3, MF-GIANT-1, MF-GIANT-2, MF-SML-1).
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cache

from rules.metaforce.power import shifted
from rules.metaforce.readings import NoSpace, Rulings, SmallRatio
from rules.metaforce.sizes import HIGHEST_RATING, SMALL_CATEGORIES, Size
from rules.quantities import Quantity
from rules.tables import Column, Row, Table
from rules.units import TIMES
from rules.words import said
from rules.working import Working

GIANT = Quantity(label="Giant's size")
SMALLER = Quantity(label="Target's size")

FACTOR_PER_STEP = 2
"""What each step below Medium multiplies the other's Size by, for the actions of small creatures (MF-SML-1)."""

NO_SPACE_STEPS = 2
NO_SPACE_TIMES: int = FACTOR_PER_STEP**NO_SPACE_STEPS
"""Two named sizes, each of which is a doubling (MF-R05)."""

STEPS_FROM_MEDIUM = Table(
    caption="Sizes below Medium, seen by a giant",
    columns=(Column("Size"), Column("Sizes from Medium", numeric=True), Column("Medium is larger by", numeric=True)),
    rows=tuple(
        Row("MF-GIANT-2", (row.name, -row.steps_below, TIMES.of(FACTOR_PER_STEP**row.steps_below)))
        for row in SMALL_CATEGORIES
    ),
)
FACTORS_OF_SMALL = Table(
    caption="What small creatures multiply the other’s Size by",
    columns=(Column("Size"), Column("Factor", numeric=True)),
    rows=tuple(Row("MF-SML-1", (row.name, TIMES.of(FACTOR_PER_STEP**row.steps_below))) for row in SMALL_CATEGORIES),
)


def times_as_large(size: Size, other: Size) -> Fraction:
    """Return how many times as large as another a creature is, each step below Medium halving it (MF-SML-1).

    >>> times_as_large(Size(2), Size.read("Small"))
    Fraction(4, 1)
    """
    return Fraction(size.rating * FACTOR_PER_STEP**other.steps_below, other.rating * FACTOR_PER_STEP**size.steps_below)


def times_larger(giant: Size, target: Size, rulings: Rulings) -> Fraction:
    """Return how many times larger a giant is than its target, for a giant's actions (MF-GIANT-1, MF-GIANT-2, MF-R26).

    It is below 1 where the giant is the smaller one.

    >>> times_larger(Size(1), Size.read("Tiny"), Rulings())
    Fraction(4, 1)
    """
    if rulings.small_ratio is SmallRatio.HALVING:
        return times_as_large(giant, target)
    if times_as_large(giant, target) < 1:
        return 1 / times_larger(target, giant, rulings)
    giant_as, target_as = shifted(giant, target)
    if not target_as.small:
        return Fraction(giant_as.rating, target_as.rating)
    return Fraction(giant_as.rating + target_as.steps_below)


def note_times_larger(giant: Size, target: Size, rulings: Rulings, working: Working) -> Fraction:
    """Return what :func:`times_larger` returns, noting how it is found."""
    ratio = times_larger(giant, target, rulings)
    if not giant.small and not target.small:
        reckoning = f"Size {said(giant.rating)} / Size {said(target.rating)}"
        return working.step("MF-GIANT-1", "Times as large", ratio, TIMES, reckoning)
    return working.step("MF-GIANT-2", "Times as large", ratio, TIMES, _steps_reckoning(giant, target, rulings))


def _steps_reckoning(giant: Size, target: Size, rulings: Rulings) -> str:
    if giant.steps_below == target.steps_below:
        return f"both are {giant}"
    if rulings.small_ratio is SmallRatio.SUBTRACT:
        return f"{giant} to {target}, each step below Medium counting 1"
    return f"{giant} to {target}, each step below Medium being a half"


def has_no_space(target: Size, giant: Size, rulings: Rulings) -> bool:
    """Return whether a creature has no space and no natural reach beside a larger one (MF-SPACE-1, MF-R05)."""
    if rulings.no_space is NoSpace.DIFFERENCE:
        above = giant.rating - giant.steps_below - (target.rating - target.steps_below)
        return above >= NO_SPACE_STEPS
    return times_as_large(giant, target) >= NO_SPACE_TIMES


def least_size(fits: Callable[[Size], bool]) -> Size | None:
    """Return the smallest size for which a condition holds that also holds for every larger one, or None."""
    sizes = _all_sizes()
    low, high = 0, len(sizes)
    while low < high:
        middle = (low + high) // 2
        if fits(sizes[middle]):
            high = middle
        else:
            low = middle + 1
    return sizes[low] if low < len(sizes) else None


@cache
def _all_sizes() -> tuple[Size, ...]:
    return (*(Size.of(row) for row in reversed(SMALL_CATEGORIES)), *map(Size, range(1, HIGHEST_RATING + 1)))


def said_least(fits: Callable[[Size], bool]) -> str:
    """Return the smallest size for which a condition holds, in words: "Size 3", "more than Size 1,000"."""
    return str(least_size(fits) or f"more than Size {said(HIGHEST_RATING)}")
