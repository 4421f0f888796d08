"""The NER test against the Condition Penalty, and whether it is worth trying.

Source: Fluid Game System, "Stats", on the Condition Penalty (FG-NERT-1, FG-NERT-2, FG-CP-7).
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.dice import Odds, Ways, said_chance
from rules.fluid.ner_tests import GUESSED_TARGET, NER_TARGET, TARGET_IS_A_GUESS, Outcome, outcome
from rules.fluid.penalty import CONDITION_PENALTY, STRESS, WOUNDS, penalty_of, penalty_worked
from rules.fluid.readings import OURS, CpOnNer, Rulings
from rules.fluid.stats import NERVE, NO_BONUS, Stat, bonus_of, bonus_reckoning, unusual_stats
from rules.fluid.tests import TEST_WAYS, chance_step, roll_with
from rules.fluid.tracks import STAY_FUNCTIONAL, has_collapsed
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.units import BONUS, ROUNDED
from rules.words import said, said_rounded
from rules.working import Result, Working


class PenaltyFrom(Choice):
    """Where the Condition Penalty is taken from."""

    LEFT = "left", "Wounds and Stress left"
    TYPED = "typed", "The penalty itself"


@dataclass(frozen=True, kw_only=True)
class PainFight(Result):
    """Whether a NER test against pain is worth trying.

    Attributes:
        condition_penalty: CP before it.
        chance: probability of success.
        mean_penalty: average penalty of the action at hand.
        mean_stress: average stress taken.
        gain: by how much the action at hand is better on average, 0 or more.
        later_loss: by how much each action after it is worse on average; None where Stress left is not known.
        collapse_chance: probability that the stress makes the character collapse; None where it is not known.
    """

    condition_penalty: int
    chance: Fraction
    mean_penalty: Fraction
    mean_stress: Fraction
    gain: Fraction
    later_loss: Fraction | None
    collapse_chance: Fraction | None

    @property
    def headline(self) -> str:
        """Whether the action at hand is better for it, and at what price."""
        if not self.condition_penalty:
            return "No penalty to fight"
        price = f"for {said_rounded(self.mean_stress)} stress" if self.mean_stress else "for nothing"
        if not self.gain:
            return f"No use: the penalty stays {said(self.condition_penalty)}, {price} on average"
        return f"Better: {said(self.condition_penalty)} becomes {said_rounded(self.mean_penalty)} on average, {price}"


FROM_LEFT = OnlyWhen("penalty_from", PenaltyFrom.LEFT)


@checked
def pain_fight(
    penalty_from: Annotated[PenaltyFrom, Quantity(label="Penalty from")] = PenaltyFrom.LEFT,
    wounds: Annotated[int, WOUNDS, FROM_LEFT] = NO_BONUS,
    stress: Annotated[int, STRESS, FROM_LEFT] = NO_BONUS,
    condition_penalty: Annotated[int, CONDITION_PENALTY, OnlyWhen("penalty_from", PenaltyFrom.TYPED)] = 0,
    nerve: Annotated[int, NERVE] = NO_BONUS,
    target: Annotated[int, NER_TARGET] = GUESSED_TARGET,
    rulings: Annotated[Rulings, Relies(("FG-R03", "FG-R04", "FG-R05", "FG-R06", "FG-R07"))] = OURS,
) -> PainFight:
    """Find what a NER test against pain does on average, for the action at hand and for those after it.

    Args:
        penalty_from: whether ``wounds`` and ``stress`` count or ``condition_penalty`` does.
        wounds: what is left of Wounds, -1,000 to 1,000.
        stress: what is left of Stress, -1,000 to 1,000.
        condition_penalty: CP, -8 to 0.
        nerve: NER, usually 3 to 18; -1,000 to 1,000 are taken.
        target: what the NER test has to reach; the text gives none.
        rulings: the readings of success (FG-R05), of what it wins or costs (FG-R06), and whether CP counts in the NER
            test (FG-R07).

    Returns:
        Averages and distributions of the penalty of the action at hand and of the stress taken; where Stress left is
        known, also what the actions after it lose.

    >>> pain_fight(PenaltyFrom.TYPED, condition_penalty=-8, nerve=10).chance
    Fraction(1, 216)

    Source: Fluid Game System, "Stats", on the Condition Penalty (FG-NERT-1, FG-NERT-2, FG-CP-7).
    """
    working = Working()
    known = penalty_from is PenaltyFrom.LEFT
    before = penalty_worked(wounds, stress, working) if known else condition_penalty
    if not before:
        return _nothing_to_fight(known, working)
    bonus = _ner_bonus(nerve, before, rulings, working)
    fight = _Fight(before, bonus, target, rulings)
    chance = fight.share(lambda each: each.success)
    chance_step("Chance to succeed", chance, bonus, working)
    mean_stress = fight.mean(lambda each: each.stress)
    working.step("FG-NERT-2", "Stress taken, on average", mean_stress, ROUNDED, reckoning="for failing")
    later_loss = collapse_chance = None
    if known:
        later_loss = before - fight.mean(lambda each: penalty_of(wounds, stress - each.stress))
        working.step(
            "FG-NERT-2",
            "Actions after it are worse by, on average",
            later_loss,
            ROUNDED,
            reckoning="once the stress taken counts",
        )
        if not has_collapsed(stress):
            collapse_chance = fight.share(lambda each: has_collapsed(stress - each.stress))
            working.step(
                "FG-COND-6",
                "Chance to collapse from it",
                said_chance(collapse_chance),
                reckoning=f"{said(stress)} Stress left",
            )
    mean_penalty = fight.mean(lambda each: each.penalty)
    working.step("FG-NERT-1", "Penalty of this action, on average", mean_penalty, ROUNDED)
    gain = mean_penalty - before
    working.step(
        "FG-NERT-1",
        "This action is better by, on average",
        gain,
        ROUNDED,
        reckoning=f"{said(before)} becomes {said_rounded(mean_penalty)}",
    )
    collapsed = known and (has_collapsed(wounds) or has_collapsed(stress))
    return PainFight(
        condition_penalty=before,
        chance=chance,
        mean_penalty=mean_penalty,
        mean_stress=mean_stress,
        gain=gain,
        later_loss=later_loss,
        collapse_chance=collapse_chance,
        odds=(
            fight.odds("Penalty of this action", lambda each: each.penalty),
            fight.odds("Stress taken", lambda each: each.stress),
        ),
        notices=(
            *_payback(gain, later_loss),
            *((STAY_FUNCTIONAL,) if collapsed else ()),
            TARGET_IS_A_GUESS,
            *unusual_stats((Stat.NERVE, nerve)),
        ),
        working=working.steps,
    )


def _nothing_to_fight(known: bool, working: Working) -> PainFight:
    nothing = Fraction(0)
    working.step("FG-NERT-1", "This action is better by, on average", nothing, ROUNDED, "there is no penalty to lessen")
    return PainFight(
        condition_penalty=0,
        chance=nothing,
        mean_penalty=nothing,
        mean_stress=nothing,
        gain=nothing,
        later_loss=nothing if known else None,
        collapse_chance=None,
        working=working.steps,
    )


def _ner_bonus(nerve: int, condition_penalty: int, rulings: Rulings, working: Working) -> int:
    bonus = working.step("FG-STAT-4", Stat.NERVE.bonus_code, bonus_of(nerve), BONUS, bonus_reckoning(nerve))
    if rulings.cp_on_ner is CpOnNer.NO:
        return bonus
    reckoning = f"{BONUS.of(bonus)} {said(condition_penalty)} CP"
    return working.step("FG-CP-7", "Bonus of the NER test", bonus + condition_penalty, BONUS, reckoning)


class _Fight:
    """All that a NER test may do, with the number of rolls that lead there."""

    def __init__(self, condition_penalty: int, bonus: int, target: int, rulings: Rulings) -> None:
        self._rolls = sum(TEST_WAYS.values())
        self._bonus = bonus
        self._ways: Counter[Outcome] = Counter()
        for total, ways in TEST_WAYS.items():
            self._ways[outcome(condition_penalty, total + bonus, target, rulings)] += ways

    def share(self, counts: Callable[[Outcome], bool]) -> Fraction:
        return Fraction(sum(ways for each, ways in self._ways.items() if counts(each)), self._rolls)

    def mean(self, of: Callable[[Outcome], int]) -> Fraction:
        return Fraction(sum(of(each) * ways for each, ways in self._ways.items()), self._rolls)

    def odds(self, title: str, of: Callable[[Outcome], int]) -> Odds:
        found: Counter[int] = Counter()
        for each, ways in self._ways.items():
            found[of(each)] += ways
        return Odds(f"{title} with {roll_with(self._bonus)}", Ways(found))


def _payback(gain: Fraction, later_loss: Fraction | None) -> tuple[str, ...]:
    """Return how many actions may follow before the stress taken costs more than this action gains."""
    if not gain or later_loss is None:
        return ()
    if not later_loss:
        return ("The stress it may cost makes no action after it worse.",)
    following = gain // later_loss
    if not following:
        return ("A single action after it loses more than this one gains.",)
    count = f"{said(following)} action{'s' if following > 1 else ''}"
    return (f"It pays as long as no more than {count} follow before the stress is gone.",)
