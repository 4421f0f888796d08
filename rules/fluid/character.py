"""A character: all that follows from the seven stats, and from wounds and stress taken.

Source: Fluid Game System, "Stats" (FG-STAT-4, FG-HALF-1, FG-COND-1 to FG-COND-6, FG-CP-1 to FG-CP-7, FG-TAC-1 to
FG-TAC-4).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from rules.fluid.conditions import mental_worked, physical_worked
from rules.fluid.halves import half_of
from rules.fluid.penalty import penalty_worked
from rules.fluid.readings import OURS, Rulings
from rules.fluid.stats import (
    ALLURE,
    BODY,
    FINESSE,
    INSTINCT,
    MENTALITY,
    NERVE,
    NO_BONUS,
    STRENGTH,
    Stat,
    bonus_of,
    unusual_stats,
)
from rules.fluid.tactics import initiative_worked, tactics_worked
from rules.fluid.tracks import (
    COLLAPSES,
    STAY_FUNCTIONAL,
    STRESS_TAKEN,
    WOUNDS_TAKEN,
    Track,
    has_collapsed,
    left_worked,
)
from rules.quantities import checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.words import said, signed
from rules.working import Result, Working


@dataclass(frozen=True, kw_only=True)
class Character(Result):
    """All that follows from a character's stats and damage.

    Attributes:
        bonuses: the bonus of each stat.
        physical_condition: PC, 10 or more.
        mental_condition: MC, 10 or more.
        wounds: what is left of Wounds.
        stress: what is left of Stress.
        condition_penalty: CP, -8 to 0.
        tactics: the pool, 0 or more.
        initiative: the bonus to initiative.
    """

    bonuses: Mapping[Stat, int]
    physical_condition: int
    mental_condition: int
    wounds: int
    stress: int
    condition_penalty: int
    tactics: int
    initiative: int

    @property
    def collapses(self) -> tuple[str, ...]:
        """How the character has collapsed, if at all."""
        left = {Track.WOUNDS: self.wounds, Track.STRESS: self.stress}
        return tuple(COLLAPSES[track] for track, number in left.items() if has_collapsed(number))

    @property
    def headline(self) -> str:
        """Conditions, tactics, and what damage has done."""
        parts = [
            f"W {said(self.wounds)} of {said(self.physical_condition)}",
            f"S {said(self.stress)} of {said(self.mental_condition)}",
        ]
        if self.condition_penalty:
            parts.append(f"CP {said(self.condition_penalty)}")
        parts += [f"Tactics {signed(self.tactics)}", f"initiative {signed(self.initiative)}"]
        return "; ".join([", ".join(parts), *dict.fromkeys(self.collapses)])


@checked
def character(
    finesse: Annotated[int, FINESSE] = NO_BONUS,
    allure: Annotated[int, ALLURE] = NO_BONUS,
    body: Annotated[int, BODY] = NO_BONUS,
    strength: Annotated[int, STRENGTH] = NO_BONUS,
    instinct: Annotated[int, INSTINCT] = NO_BONUS,
    mentality: Annotated[int, MENTALITY] = NO_BONUS,
    nerve: Annotated[int, NERVE] = NO_BONUS,
    wounds_taken: Annotated[int, WOUNDS_TAKEN] = 0,
    stress_taken: Annotated[int, STRESS_TAKEN] = 0,
    rulings: Annotated[Rulings, Relies(("FG-R01", "FG-R03", "FG-R04", "FG-R08", "FG-R09", "FG-R12", "FG-R19"))] = OURS,
) -> Character:
    """Find all that follows from a character's stats and damage.

    Args:
        finesse: FIN; this and the other six are usually 3 to 18, and -1,000 to 1,000 are taken.
        allure: ALL.
        body: BOD.
        strength: STR.
        instinct: INS.
        mentality: MEN.
        nerve: NER.
        wounds_taken: physical damage taken, 0 or more.
        stress_taken: mental damage taken, 0 or more.
        rulings: nothing to choose here.

    Returns:
        Bonuses and their halves, conditions, what is left of them, CP, Tactics and initiative.

    >>> character(body=13, instinct=10, mentality=7, wounds_taken=9).condition_penalty
    -2

    Source: Fluid Game System, "Stats" (FG-STAT-4, FG-HALF-1, FG-COND-1 to FG-COND-6, FG-CP-1 to FG-CP-7, FG-TAC-1 to
    FG-TAC-4).
    """
    # The table of bonuses has each half once; the steps would repeat some of them.
    working, halves = Working(), Working()
    stats = dict(zip(Stat, (finesse, allure, body, strength, instinct, mentality, nerve), strict=True))
    physical = physical_worked(body, strength, finesse, working, halves)
    mental = mental_worked(nerve, instinct, mentality, working, halves)
    wounds = left_worked(Track.WOUNDS, physical, wounds_taken, working)
    stress = left_worked(Track.STRESS, mental, stress_taken, working)
    penalty = penalty_worked(wounds, stress, working)
    pool = tactics_worked(instinct, nerve, mentality, working, halves)
    bonus = initiative_worked(pool, penalty, working)
    collapsed = has_collapsed(wounds) or has_collapsed(stress)
    return Character(
        bonuses={stat: bonus_of(value) for stat, value in stats.items()},
        physical_condition=physical,
        mental_condition=mental,
        wounds=wounds,
        stress=stress,
        condition_penalty=penalty,
        tactics=pool,
        initiative=bonus,
        tables=(_bonuses(stats),),
        notices=(*((STAY_FUNCTIONAL,) if collapsed else ()), *unusual_stats(*stats.items())),
        working=working.steps,
    )


def _bonuses(stats: Mapping[Stat, int]) -> Table:
    return Table(
        caption="Bonuses",
        columns=(
            Column("Stat"),
            Column("Value", numeric=True),
            Column("Bonus", numeric=True),
            Column("Half", numeric=True),
        ),
        rows=tuple(
            Row("FG-STAT-4", (stat.code, value, signed(bonus_of(value)), signed(half_of(bonus_of(value)))))
            for stat, value in stats.items()
        ),
    )
