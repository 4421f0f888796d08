"""A stat, or several averaged.

Source: Fluid Game System, "Stats" (FG-STAT-3).
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from rules.errors import InvalidArgument, Unread
from rules.fluid.readings import OURS, Rulings
from rules.fluid.stats import ANY_STAT, Stat, StatBonus, bonus_of, bonus_reckoning, unusual_stats
from rules.quantities import Quantity, Typed, checked
from rules.rulings import Relies
from rules.units import BONUS
from rules.words import said, signed
from rules.working import Working


@dataclass(frozen=True)
class Stats(Typed):
    """One stat, or several to average.

    Attributes:
        values: one to seven of them, each from -1,000 to 1,000.

    Raises:
        InvalidArgument: there are none or too many, or one is out of bounds.
    """

    longest: ClassVar[int] = 80

    values: tuple[int, ...]

    def __post_init__(self) -> None:
        """Refuse what can't be averaged."""
        if not 1 <= len(self.values) <= len(Stat):
            raise InvalidArgument("stats", SEVERAL_STATS.label, self.accepts(), f"cannot be {len(self.values)} numbers")
        for value in self.values:
            ANY_STAT.check("stats", int, value)

    @property
    def key(self) -> str:
        """The stats as they are written: "13, 12"."""
        return ", ".join(str(value) for value in self.values)

    def __str__(self) -> str:
        return ", ".join(said(value) for value in self.values)

    @classmethod
    def examples(cls) -> Sequence[str]:
        """Return texts of every form."""
        return ["13", "13, 12", "18 3 −4", "7,8;9", "+3, 4, 5, 6, 7, 8, 9"]

    @classmethod
    def accepts(cls) -> str:
        """Return what :meth:`read` takes, as the end of a sentence that begins with "It takes"."""
        return f"a whole number, or up to {len(Stat)} to average such as 13, 12"

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the stats that a text stands for, apart from each other by commas or spaces.

        Raises:
            Unread: it stands for none; the message says what is wrong.
        """
        parts = re.split(r"[\s,;]+", text.strip().strip(",;"))
        for part in parts:
            if not re.fullmatch(r"[+\-−]?[0-9]+", part):
                raise Unread(f"has “{part}” in it, which is no whole number")
        try:
            return cls(tuple(int(part.replace("−", "-")) for part in parts))
        except InvalidArgument as invalid:
            raise Unread(invalid.problem) from None


SEVERAL_STATS = Quantity(label="Stat, or stats to average")


def averaged(stats: Stats, working: Working) -> tuple[int, int]:
    """Return average and bonus of one or several stats, noting the steps (FG-STAT-3, FG-STAT-4)."""
    # Python's // rounds toward minus infinity, as the text rounds everything.
    count = len(stats.values)
    average = sum(stats.values) // count
    if count > 1:
        terms = " + ".join(said(stat) for stat in stats.values)
        working.step("FG-STAT-3", "Average", average, reckoning=f"({terms}) ÷ {count}, rounded down")
    return average, working.step("FG-STAT-4", "Stat bonus", bonus_of(average), BONUS, bonus_reckoning(average))


@dataclass(frozen=True, kw_only=True)
class AverageBonus(StatBonus):
    """The average of several stats and its bonus."""

    @property
    def headline(self) -> str:
        """Average and bonus."""
        return f"{signed(self.bonus)}, from an average of {said(self.average)}"


@checked
def average_bonus(
    stats: Annotated[Stats, SEVERAL_STATS],
    rulings: Annotated[Rulings, Relies(("FG-R01",))] = OURS,
) -> AverageBonus:
    """Find the bonus of a skill that uses several stats.

    Args:
        stats: one to seven of them.
        rulings: nothing to choose here.

    Returns:
        The average, rounded down toward minus infinity, and its bonus.

    >>> average_bonus(Stats((7, 8))).bonus
    -3

    Source: Fluid Game System, "Stats" (FG-STAT-3, FG-STAT-4).
    """
    working = Working()
    average, found = averaged(stats, working)
    notices = unusual_stats(*((None, stat) for stat in stats.values))
    return AverageBonus(average=average, bonus=found, notices=notices, working=working.steps)
