"""The seven stats, the bonus each gives, and what is made of several of them.

Source: Fluid Game System, "Stats" (FG-STAT-1 to FG-STAT-7 and the seven stats, FG-FIN-1 to FG-NER-1).
"""

from dataclasses import dataclass
from typing import Annotated

from rules.fluid.readings import OURS, Rulings
from rules.quantities import Choice, Quantity, checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.units import BONUS
from rules.words import said
from rules.working import Result, Working

NO_BONUS = 10
"""The stat that gives no bonus; each point above or below is a point of bonus (FG-STAT-4)."""

LOWEST_STAT, HIGHEST_STAT = 3, 18
AVERAGE_STATS = (10, 11)
BOUND = 1_000
"""How far from 0 a stat or bonus may be; the text has no bound of its own (FG-R12)."""


class Stat(Choice):
    """One of the seven stats."""

    FINESSE = "FIN", "Finesse"
    ALLURE = "ALL", "Allure"
    BODY = "BOD", "Body"
    STRENGTH = "STR", "Strength"
    INSTINCT = "INS", "Instinct"
    MENTALITY = "MEN", "Mentality"
    NERVE = "NER", "Nerve"

    @property
    def code(self) -> str:
        """Its three letters: "FIN"."""
        return str(self.value)

    @property
    def bonus_code(self) -> str:
        """What its bonus is written as: "FINb" (FG-STAT-6)."""
        return f"{self.value}b"


def stat_quantity(stat: Stat) -> Quantity:
    """Return what an argument for a stat is."""
    return Quantity(label=f"{stat.label} ({stat.code})", at_least=-BOUND, at_most=BOUND)


FINESSE = stat_quantity(Stat.FINESSE)
ALLURE = stat_quantity(Stat.ALLURE)
BODY = stat_quantity(Stat.BODY)
STRENGTH = stat_quantity(Stat.STRENGTH)
INSTINCT = stat_quantity(Stat.INSTINCT)
MENTALITY = stat_quantity(Stat.MENTALITY)
NERVE = stat_quantity(Stat.NERVE)

ANY_STAT = Quantity(label="Stat", at_least=-BOUND, at_most=BOUND)


def bonus_quantity(label: str) -> Quantity:
    """Return what an argument for something added to a roll is."""
    return Quantity(label=label, unit=BONUS, at_least=-BOUND, at_most=BOUND, minus=True)


def bonus_of(stat: int) -> int:
    """Return the bonus of a stat: 10 taken off (FG-STAT-4)."""
    return stat - NO_BONUS


def unusual_stats(*stats: tuple[Stat | None, int]) -> tuple[str, ...]:
    """Return a notice for each stat, named or not, that is outside the usual range (FG-STAT-1, FG-R12)."""
    usual = f"the usual {LOWEST_STAT} to {HIGHEST_STAT}"
    return tuple(
        f"{stat.code if stat else 'A stat of'} {said(value)} is outside {usual} and is used as it is."
        for stat, value in stats
        if not LOWEST_STAT <= value <= HIGHEST_STAT
    )


def bonus_reckoning(stat: int) -> str:
    """Return how the bonus of a stat is found: "13 − 10"."""
    return f"{said(stat)} − {NO_BONUS}"


@dataclass(frozen=True, kw_only=True)
class StatBonus(Result):
    """The bonus of one or several stats.

    Attributes:
        average: the stat, or the average of several, a whole number.
        bonus: its bonus.
    """

    average: int
    bonus: int


@checked
def bonus(
    stat: Annotated[int, ANY_STAT],
    rulings: Annotated[Rulings, Relies(("FG-R12",))] = OURS,
) -> StatBonus:
    """Find the bonus of a stat.

    Args:
        stat: usually 3 to 18; -1,000 to 1,000 are taken.
        rulings: nothing to choose here.

    Returns:
        The bonus, positive or negative.

    >>> bonus(7).bonus
    -3

    Source: Fluid Game System, "Stats" (FG-STAT-1, FG-STAT-4 to FG-STAT-6).
    """
    working = Working()
    found = working.step("FG-STAT-4", "Stat bonus", bonus_of(stat), BONUS, bonus_reckoning(stat))
    return StatBonus(average=stat, bonus=found, notices=unusual_stats((None, stat)), working=working.steps)


_COVERS = {
    Stat.FINESSE: ("FG-FIN-1", "nimbleness, deft hands, a sure eye, athletics"),
    Stat.ALLURE: ("FG-ALL-1", "looks, charm and the power to sway others"),
    Stat.BODY: ("FG-BOD-1", "health and staying power; may stand for mass"),
    Stat.STRENGTH: ("FG-STR-1", "raw force and what one can carry; may stand for mass"),
    Stat.INSTINCT: ("FG-INS-1", "the senses, reading others' aims; the wits of an animal"),
    Stat.MENTALITY: ("FG-MEN-1", "logic, cunning; the wits of a thinking being"),
    Stat.NERVE: ("FG-NER-1", "will, restraint, discipline; can be set against pain"),
}

STATS = Table(
    caption="The seven stats",
    columns=(Column("Stat"), Column("Short"), Column("Bonus"), Column("Covers")),
    rows=tuple(Row(rule, (stat.label, stat.code, stat.bonus_code, covers)) for stat, (rule, covers) in _COVERS.items()),
)
