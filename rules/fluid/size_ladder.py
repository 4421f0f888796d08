"""The ladder of size categories by mass, to scale, with one mass marked.

Source: Fluid Game System, "Stats", on size (FG-SIZE-S0 to FG-SIZE-S9).
"""

from collections.abc import Iterator
from fractions import Fraction

from rules.fluid.sizes import ABOVE_GAP, BELOW_GAP, CATEGORIES, GAP, Category
from rules.ladders import PARTS_OF_DECADE, Ladder, Rung, Tick, height_of
from rules.units import KILOGRAMS, KILOGRAMS_PER_TONNE
from rules.words import said

_LIGHTEST, _HEAVIEST = height_of(CATEGORIES[1].lightest), height_of(CATEGORIES[-1].lightest)


def _rung(category: Category) -> Rung:
    return Rung(
        str(category.size),
        category.masses,
        height_of(category.lightest) if category.lightest else None,
        height_of(category.heaviest) if category.heaviest else None,
    )


_RUNG_OF = {category.size: _rung(category) for category in CATEGORIES}
_GAP = Rung("", GAP, _RUNG_OF[BELOW_GAP.size].high, _RUNG_OF[ABOVE_GAP.size].low)


def _rungs() -> Iterator[Rung]:
    for category in CATEGORIES:
        if category is ABOVE_GAP:
            yield _GAP
        yield _RUNG_OF[category.size]


def _ticks() -> Iterator[Tick]:
    for height in range(_LIGHTEST, _HEAVIEST + 1, PARTS_OF_DECADE):
        mass = Fraction(10) ** (height // PARTS_OF_DECADE)
        tonnes = mass / KILOGRAMS_PER_TONNE
        yield Tick(f"{said(tonnes)} t" if tonnes >= 1 else KILOGRAMS.of(mass), height)


_RUNGS, _TICKS = tuple(_rungs()), tuple(_ticks())


def size_ladder(mass: Fraction, category: Category) -> Ladder:
    """Return the ladder with a mass in kilograms marked; one that no category covers is marked in the gap (FG-R13)."""
    covered = any(each.covers(mass) for each in CATEGORIES)
    return Ladder(
        title=f"{KILOGRAMS.of(mass)} on the ladder of sizes",
        rungs=_RUNGS,
        ticks=_TICKS,
        mark=height_of(mass),
        marked=_RUNG_OF[category.size] if covered else _GAP,
        foot=_LIGHTEST - PARTS_OF_DECADE,
        head=_HEAVIEST + PARTS_OF_DECADE * 3 // 4,
    )
