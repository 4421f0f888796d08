"""A test from its stats to its odds.

Source: Fluid Game System, "Stats", on stats and tests (FG-STAT-3, FG-STAT-4, FG-TEST-1 to FG-TEST-5, FG-CP-7).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.dice import percent
from rules.fluid.averages import SEVERAL_STATS, Stats, averaged
from rules.fluid.penalty import CONDITION_PENALTY
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
    unusual_stats,
)
from rules.fluid.tests import (
    GEAR,
    SITUATION,
    SKILL,
    TARGET,
    TEST_WAYS,
    chance_against,
    least_success,
    roll_with,
    summed,
    total_odds,
)
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.words import said
from rules.working import Result, Working

EVEN = Fraction(1, 2)
AVERAGE_STAT = Stats((NO_BONUS,))


class StatFrom(Choice):
    """Where a test's stat is taken from."""

    TYPED = "typed", "Type the stat"
    CHARACTER = "character", "Pick from all seven"


class SecondStat(Choice):
    """A second stat that a skill may use."""

    NONE = "none", "None"
    FINESSE = Stat.FINESSE.code, Stat.FINESSE.label
    ALLURE = Stat.ALLURE.code, Stat.ALLURE.label
    BODY = Stat.BODY.code, Stat.BODY.label
    STRENGTH = Stat.STRENGTH.code, Stat.STRENGTH.label
    INSTINCT = Stat.INSTINCT.code, Stat.INSTINCT.label
    MENTALITY = Stat.MENTALITY.code, Stat.MENTALITY.label
    NERVE = Stat.NERVE.code, Stat.NERVE.label


@dataclass(frozen=True, kw_only=True)
class Attempt(Result):
    """A test and its odds.

    Attributes:
        bonus: all that is added to the dice.
        target: what the total has to reach.
        chance: probability of success.
        even_target: the highest target with at least an even chance.
    """

    bonus: int
    target: int
    chance: Fraction
    even_target: int

    @property
    def headline(self) -> str:
        """The chance, the roll and the target."""
        return f"{percent(self.chance)} with {roll_with(self.bonus)} against {said(self.target)}"


PICKED = OnlyWhen("stat_from", StatFrom.CHARACTER)


@checked
def attempt(
    stat_from: Annotated[StatFrom, Quantity(label="Stat")] = StatFrom.TYPED,
    stats: Annotated[Stats, SEVERAL_STATS, OnlyWhen("stat_from", StatFrom.TYPED)] = AVERAGE_STAT,
    uses: Annotated[Stat, Quantity(label="Stat used"), PICKED] = Stat.STRENGTH,
    also_uses: Annotated[SecondStat, Quantity(label="Averaged with"), PICKED] = SecondStat.NONE,
    finesse: Annotated[int, FINESSE, PICKED] = NO_BONUS,
    allure: Annotated[int, ALLURE, PICKED] = NO_BONUS,
    body: Annotated[int, BODY, PICKED] = NO_BONUS,
    strength: Annotated[int, STRENGTH, PICKED] = NO_BONUS,
    instinct: Annotated[int, INSTINCT, PICKED] = NO_BONUS,
    mentality: Annotated[int, MENTALITY, PICKED] = NO_BONUS,
    nerve: Annotated[int, NERVE, PICKED] = NO_BONUS,
    skill: Annotated[int, SKILL] = 0,
    gear: Annotated[int, GEAR] = 0,
    situation: Annotated[int, SITUATION] = 0,
    condition_penalty: Annotated[int, CONDITION_PENALTY] = 0,
    target: Annotated[int, TARGET] = NO_BONUS,
    rulings: Annotated[Rulings, Relies(("FG-R01", "FG-R05", "FG-R12"))] = OURS,
) -> Attempt:
    """Find bonus and odds of a test.

    Args:
        stat_from: whether ``stats`` counts or one or two of the seven stats do.
        stats: the stat, or up to seven to average.
        uses: the stat used, of the seven.
        also_uses: a second one, averaged with it.
        finesse: FIN; this and the other six are usually 3 to 18, and -1,000 to 1,000 are taken.
        allure: ALL.
        body: BOD.
        strength: STR.
        instinct: INS.
        mentality: MEN.
        nerve: NER.
        skill: rank of the skill, 0 to 1,000.
        gear: what gear adds or takes, -1,000 to 1,000.
        situation: what the situation adds or takes, -1,000 to 1,000.
        condition_penalty: CP, -8 to 0.
        target: what the total has to reach; the text gives none.
        rulings: the reading of reaching a target (FG-R05).

    Returns:
        The bonus, the chance against the target, the target with an even chance, and the distribution.

    >>> attempt(stats=Stats((13,)), skill=2, gear=1, target=17).chance
    Fraction(1, 2)

    Source: Fluid Game System, "Stats" (FG-STAT-3, FG-STAT-4, FG-TEST-1 to FG-TEST-5, FG-CP-7).
    """
    working = Working()
    named: list[tuple[Stat | None, int]] = [(None, stat) for stat in stats.values]
    if stat_from is StatFrom.CHARACTER:
        seven = dict(zip(Stat, (finesse, allure, body, strength, instinct, mentality, nerve), strict=True))
        picked = [uses] if also_uses is SecondStat.NONE else [uses, Stat.keyed(also_uses.value)]
        named = [(stat, seven[stat]) for stat in dict.fromkeys(picked)]
    _, stat_bonus = averaged(Stats(tuple(value for _, value in named)), working)
    bonus = summed(stat_bonus, skill, gear, situation, condition_penalty, working)
    even_target = _even_target(bonus, rulings)
    working.step(
        "FG-TEST-1", "Even chance against", even_target, reckoning=f"{roll_with(bonus)}, half the rolls or more"
    )
    return Attempt(
        bonus=bonus,
        target=target,
        chance=chance_against(bonus, target, rulings.success, working),
        even_target=even_target,
        odds=(total_odds(bonus),),
        notices=unusual_stats(*named),
        working=working.steps,
    )


def _even_target(bonus: int, rulings: Rulings) -> int:
    """Return the highest target that at least half the rolls reach."""
    odds = total_odds(bonus)
    totals = (total + bonus for total in TEST_WAYS)
    return max(total for total in totals if odds.at_least(least_success(total, rulings.success)) >= EVEN)
