"""Rolling a d20: modifiers, the Destiny and the Fate Die, and the chance of a result.

Source: Altered Realms, "Modifiers", "Modifiers", "Destiny Die", "Fate Die", "Critical Hit" and "Critical Miss"
(AR-MOD-1, AR-DEST-1, AR-FATE-1, AR-CRIT-1, AR-CMISS-1).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.altered_realms.readings import OURS, CriticalFor, Rulings, TwentyHits
from rules.dice import percent, said_chance
from rules.quantities import Choice, Quantity, checked
from rules.rulings import Relies
from rules.spreads import Spread
from rules.units import BONUS
from rules.words import said
from rules.working import Result, Working

SIDES = 20
CRITICAL_HIT = SIDES
CRITICAL_MISS = 1
BOUND = 1_000
"""How far from 0 a modifier or target may be; the text has no bound of its own."""


class ExtraDie(Choice):
    """Whether a second d20 is rolled, and which of the two is kept."""

    NORMAL = "normal", "None"
    DESTINY = "destiny", "Destiny Die"
    FATE = "fate", "Fate Die"


class RollKind(Choice):
    """Whether a 1 and a 20 mean more than their number."""

    CHECK = "check", "Check or saving throw"
    ATTACK = "attack", "Attack"


EXTRA_DIE_RULES = {ExtraDie.DESTINY: "AR-DEST-1", ExtraDie.FATE: "AR-FATE-1"}
KEPT = {
    ExtraDie.NORMAL: "1d20",
    ExtraDie.DESTINY: "2d20, the higher one counts",
    ExtraDie.FATE: "2d20, the lower one counts",
}


def modifier_quantity(label: str) -> Quantity:
    """Return what an argument for something added to a roll is."""
    return Quantity(label=label, unit=BONUS, at_least=-BOUND, at_most=BOUND, minus=True)


def target_quantity(label: str) -> Quantity:
    """Return what an argument for a number to reach is."""
    return Quantity(label=label, at_least=-BOUND, at_most=BOUND)


EXTRA_DIE = Quantity(label="Extra die")


def kept_die(extra: ExtraDie) -> Spread:
    """Return the distribution of the d20 that counts (AR-DEST-1, AR-FATE-1).

    >>> kept_die(ExtraDie.FATE).at_least(20)
    Fraction(1, 400)
    """
    match extra:
        case ExtraDie.NORMAL:
            ways = [1] * SIDES
        case ExtraDie.DESTINY:
            ways = [2 * face - 1 for face in range(1, SIDES + 1)]
        case ExtraDie.FATE:
            ways = [2 * (SIDES - face) + 1 for face in range(1, SIDES + 1)]
    return Spread(1, tuple(ways))


def combined(dice: Iterable[ExtraDie]) -> ExtraDie:
    """Return what several reasons for an extra die come to (AR-R01): one of each kind cancels, more add nothing."""
    kinds = {die for die in dice if die is not ExtraDie.NORMAL}
    return kinds.pop() if len(kinds) == 1 else ExtraDie.NORMAL


@dataclass(frozen=True)
class AttackChances:
    """How an attack roll may end.

    Attributes:
        hit: probability of a hit, critical hits included.
        critical: probability of a critical hit.
        critical_miss: probability of a critical miss.
    """

    hit: Fraction
    critical: Fraction
    critical_miss: Fraction


def attack_chances(modifier: int, armour_class: int, extra: ExtraDie, reading: TwentyHits) -> AttackChances:
    """Return how an attack roll may end (AR-CRIT-1, AR-CMISS-1, AR-R28, AR-R30)."""
    die = kept_die(extra)
    twenty_counts = reading is TwentyHits.YES or modifier + CRITICAL_HIT >= armour_class
    least_face = max(armour_class - modifier, CRITICAL_MISS + 1)
    hit = die.at_least(min(least_face, CRITICAL_HIT)) if twenty_counts else Fraction(0)
    return AttackChances(hit, die.at_least(CRITICAL_HIT) if twenty_counts else Fraction(0), 1 - die.at_least(2))


def chance_to_reach(modifier: int, target: int, extra: ExtraDie) -> Fraction:
    """Return the probability that a check or saving throw reaches a number (AR-R30)."""
    return kept_die(extra).at_least(target - modifier)


def note_extra_die(extra: ExtraDie, working: Working) -> None:
    """Note which d20 counts, where two are rolled."""
    if extra is not ExtraDie.NORMAL:
        working.step(EXTRA_DIE_RULES[extra], "Die", KEPT[extra])


def note_needed(modifier: int, target: int, working: Working) -> int:
    """Note which result on the die reaches a number, and return it."""
    needed = target - modifier
    reckoning = f"{said(target)} {'−' if modifier >= 0 else '+'} {said(abs(modifier))}"
    return working.step("AR-MOD-1", "Needed on the die, or more", needed, reckoning=reckoning)


@dataclass(frozen=True, kw_only=True)
class Chance(Result):
    """The chance that a roll succeeds.

    Attributes:
        needed: the result on the die that is enough; it may lie outside the die.
        chance: probability of success.
    """

    needed: int
    chance: Fraction

    @property
    def headline(self) -> str:
        """The chance in percent."""
        return f"{percent(self.chance)} to succeed"


@checked
def chance(
    modifier: Annotated[int, modifier_quantity("Modifiers together")],
    target: Annotated[int, target_quantity("DC or AC to reach")],
    extra: Annotated[ExtraDie, EXTRA_DIE] = ExtraDie.NORMAL,
    kind: Annotated[RollKind, Quantity(label="Roll")] = RollKind.CHECK,
    rulings: Annotated[Rulings, Relies(("AR-R01", "AR-R25", "AR-R28", "AR-R30"), without_switch=(CriticalFor,))] = OURS,
) -> Chance:
    """Find the chance that a roll reaches a number.

    Args:
        modifier: what is added to the die, -1,000 to 1,000.
        target: the DC or Armour Class, -1,000 to 1,000.
        extra: whether a Destiny or Fate Die is rolled as well; disadvantage is a Fate Die.
        kind: whether it is an attack, on which a 1 misses and a 20 hits.
        rulings: the reading of a 20 (AR-R28).

    Returns:
        What the die must show, and the exact chance.

    >>> chance(5, 15, ExtraDie.FATE).chance
    Fraction(121, 400)

    Source: Altered Realms, "Modifiers" (AR-MOD-1, AR-DEST-1, AR-FATE-1, AR-CRIT-1, AR-CMISS-1).
    """
    working = Working()
    needed = note_needed(modifier, target, working)
    note_extra_die(extra, working)
    if kind is RollKind.ATTACK:
        found = attack_chances(modifier, target, extra, rulings.nat20_hits).hit
        note_automatic(needed, rulings.nat20_hits, working)
    else:
        found = chance_to_reach(modifier, target, extra)
    working.step("AR-MOD-1", "Chance", said_chance(found), reckoning=_reckoning(needed, kind))
    return Chance(needed=needed, chance=found, working=working.steps)


def note_automatic(needed: int, reading: TwentyHits, working: Working) -> None:
    """Note where a 1 misses or a 20 hits against what the total says."""
    if needed <= CRITICAL_MISS:
        working.step("AR-CMISS-1", f"A {CRITICAL_MISS} on the die", "misses", reckoning="whatever the total")
    if needed > CRITICAL_HIT and reading is TwentyHits.YES:
        working.step("AR-CRIT-1", f"A {CRITICAL_HIT} on the die", "hits", reckoning="whatever the total")


def _reckoning(needed: int, kind: RollKind) -> str:
    if 1 < needed <= SIDES:
        return f"{needed} or more on the die"
    reached = "the total is always enough" if needed <= 1 else "the total is never enough"
    return reached if kind is RollKind.CHECK else f"{reached}; the die itself decides"


@dataclass(frozen=True, kw_only=True)
class CriticalChances(Result):
    """How often the die alone decides.

    Attributes:
        hit: probability of a 20.
        miss: probability of a 1.
    """

    hit: Fraction
    miss: Fraction

    @property
    def headline(self) -> str:
        """Both chances in percent."""
        return f"{percent(self.hit)} critical hit, {percent(self.miss)} critical miss"


@checked
def critical_chances(
    extra: Annotated[ExtraDie, EXTRA_DIE] = ExtraDie.NORMAL,
    rulings: Annotated[Rulings, Relies(("AR-R28",), without_switch=("AR-R28",))] = OURS,
) -> CriticalChances:
    """Find how often the die that counts shows a 20 or a 1.

    Args:
        extra: whether a Destiny or Fate Die is rolled as well.
        rulings: no reading is looked at; the answer relies on AR-R28.

    Returns:
        Both exact chances.

    >>> critical_chances(ExtraDie.DESTINY).hit
    Fraction(39, 400)

    Source: Altered Realms, "Modifiers", "Critical Hit", "Critical Miss" (AR-CRIT-1, AR-CMISS-1).
    """
    working = Working()
    note_extra_die(extra, working)
    die = kept_die(extra)
    miss = 1 - die.at_least(CRITICAL_MISS + 1)
    hit = die.at_least(CRITICAL_HIT)
    working.step("AR-CMISS-1", "Chance of a critical miss", said_chance(miss), reckoning=f"a kept {CRITICAL_MISS}")
    working.step("AR-CRIT-1", "Chance of a critical hit", said_chance(hit), reckoning=f"a kept {CRITICAL_HIT}")
    return CriticalChances(hit=hit, miss=miss, working=working.steps)
