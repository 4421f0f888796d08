"""Grabbing, holding and pinning: who can, with how many hands, and what a round of it does.

Source: Metaforce, "Size", sections "Crush in Hands" and "Escaping a Hold" with the cross-rulings on stomping (MF-HAND-1
to MF-HAND-9, MF-PIN-1 to MF-PIN-4, MF-ESC-3, MF-ESC-6).
"""

from dataclasses import dataclass
from typing import Annotated

from rules.metaforce.comparison import GIANT, SMALLER, note_times_larger, said_least, times_larger
from rules.metaforce.crush import CRUSH_POINTS
from rules.metaforce.power import EffectKind, note_received, note_shift
from rules.metaforce.readings import OURS, RestrainReading, Rulings, TwoHands
from rules.metaforce.sizes import Size
from rules.metaforce.unarmed import UNARMED
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.units import DAMAGE
from rules.words import said
from rules.working import Result, Working

HOLD_TIMES = 4
EASY_HOLD_TIMES = 8
"""From here on both hands may be used, or under the other reading of MF-R33 one hand is enough."""

BOTH_HANDS_FACTOR = 2


class Hands(Choice):
    """With what a giant holds a creature."""

    ONE = "1", "One hand"
    BOTH = "2", "Both hands"

    @property
    def words(self) -> str:
        """The hands, as the end of a sentence."""
        return "in one hand" if self is Hands.ONE else "in both hands"


HANDS = Quantity(label="Held in")
HAND_RULES = {Hands.ONE: "MF-HAND-1", Hands.BOTH: "MF-HAND-4"}


def times_for(hands: Hands, rulings: Rulings) -> int:
    """Return how many times larger a giant must be to hold with one hand or both (MF-HAND-1, MF-HAND-4, MF-R33)."""
    swapped = rulings.two_hands is TwoHands.SWAPPED
    return EASY_HOLD_TIMES if (hands is Hands.BOTH) is not swapped else HOLD_TIMES


def may_hold(giant: Size, target: Size, hands: Hands, rulings: Rulings) -> bool:
    """Return whether a giant may hold a creature with one hand or both."""
    return times_larger(giant, target, rulings) >= times_for(hands, rulings)


def may_pin(giant: Size, target: Size, rulings: Rulings) -> bool:
    """Return whether a creature may pin another underfoot (MF-PIN-1, MF-R31)."""
    return times_larger(giant, target, rulings) >= int(rulings.pin_ratio.value)


def strength_is_doubled(giant: Size, target: Size, hands: Hands, rulings: Rulings) -> bool:
    """Return whether both hands are used on what fits in one, so that Strength counts twice (MF-HAND-7)."""
    return hands is Hands.BOTH and may_hold(giant, target, Hands.ONE, rulings)


def note_may_hold(giant: Size, target: Size, hands: Hands, rulings: Rulings, working: Working) -> bool:
    """Return what :func:`may_hold` returns, noting how it is found."""
    note_times_larger(giant, target, rulings, working)
    needed = f"at least {times_for(hands, rulings)} times as large"
    allowed = may_hold(giant, target, hands, rulings)
    working.step(HAND_RULES[hands], f"Fits {hands.words}", "yes" if allowed else "no", reckoning=needed)
    return allowed


def note_too_large(giant: Size, target: Size, hands: Hands, rulings: Rulings, working: Working) -> str:
    """Return in words that a creature is too large to hold, noting which size it takes."""
    least = said_least(lambda size: may_hold(size, target, hands, rulings))
    other = Hands.ONE if hands is Hands.BOTH else Hands.BOTH
    fits_other = may_hold(giant, target, other, rulings)
    answer = f"No: only {other.words}" if fits_other else f"No: it takes {least}"
    return working.step(HAND_RULES[hands], "Hold", answer, reckoning=f"{hands.words} it takes {least}")


def note_damage(unarmed: int, giant: Size, target: Size, hands: Hands, working: Working) -> int:
    """Return the damage that a held creature takes each time, noting how it is found (MF-HAND-2, MF-HAND-3)."""
    deals = unarmed
    if hands is Hands.BOTH:
        reckoning = f"{said(unarmed)} × {BOTH_HANDS_FACTOR} with both hands"
        deals = working.step("MF-HAND-3", "Dealt", unarmed * BOTH_HANDS_FACTOR, DAMAGE, reckoning)
    else:
        working.step("MF-HAND-2", "Dealt", deals, DAMAGE, "unarmed strike damage")
    _, target_as = note_shift(giant, target, working)
    return note_received(target, target_as, deals, EffectKind.DAMAGE, working, "Damage a round")


@dataclass(frozen=True, kw_only=True)
class Hold(Result):
    """Whether a giant holds a creature, and what it deals to it.

    Attributes:
        allowed: whether it can.
        damage: damage a round, or None where it can't.
        answer: what is decided, in words.
    """

    allowed: bool
    damage: int | None
    answer: str

    @property
    def headline(self) -> str:
        """What is decided."""
        return self.answer


@checked
def hands(
    giant: Annotated[Size, GIANT],
    target: Annotated[Size, SMALLER],
    unarmed: Annotated[int, UNARMED],
    held_in: Annotated[Hands, HANDS] = Hands.ONE,
    rulings: Annotated[Rulings, Relies(("MF-R09", "MF-R10", "MF-R26", "MF-R27", "MF-R32", "MF-R33"))] = OURS,
) -> Hold:
    """Find whether a giant can hold a creature in its hands, and the damage a round.

    Args:
        giant: the giant's size, rating 1 to 1,000 or a size below Medium.
        target: the held creature's size.
        unarmed: unarmed strike damage with Size in it, 0 to 1,000,000,000.
        held_in: one hand or both.
        rulings: the readings of sizes below Medium (MF-R26) and of both hands (MF-R33).

    Returns:
        Whether it can, and the damage.

    >>> hands(Size(16), Size(2), 30, Hands.BOTH).damage
    60

    Source: Metaforce, "Size", "Crush in Hands" (MF-HAND-1 to MF-HAND-4).
    """
    working = Working()
    if not note_may_hold(giant, target, held_in, rulings, working):
        answer = note_too_large(giant, target, held_in, rulings, working)
        return Hold(allowed=False, damage=None, answer=answer, working=working.steps)
    damage = note_damage(unarmed, giant, target, held_in, working)
    answer = working.step(HAND_RULES[held_in], "Hold", f"Yes, {held_in.words}: {DAMAGE.of(damage)} a round")
    return Hold(allowed=True, damage=damage, answer=answer, working=working.steps)


class GiantAction(Choice):
    """What a giant does in a round with a creature that it holds."""

    CRUSH = "crush", "Hold and Crush"
    HOLD_ONLY = "hold_only", "Hold only"
    RESTRAIN = "restrain", "Restrain"


TOTAL = {"at_least": 0, "at_most": 1_000_000}


@dataclass(frozen=True, kw_only=True)
class HoldRound(Result):
    """The totals after a round of a hold.

    Attributes:
        escape: the held creature's escape total.
        crush: the Crush points on it.
        escaped: whether it is free.
        answer: what is decided, in words.
    """

    escape: int
    crush: int
    escaped: bool
    answer: str

    @property
    def headline(self) -> str:
        """What is decided."""
        return self.answer


def resets(action: GiantAction, rulings: Rulings) -> bool:
    """Return whether what a giant does resets the totals of both sides (MF-ESC-3, MF-R37)."""
    undeclared = action is GiantAction.HOLD_ONLY and rulings.restrain is RestrainReading.HOLD_ONLY
    return action is GiantAction.RESTRAIN or undeclared


@checked
def hold_round(
    number: Annotated[int, Quantity(label="Escape number", at_least=1, at_most=1_000_000)],
    escape: Annotated[int, Quantity(label="Escape total so far", at_least=0, at_most=1_000_000)],
    crush: Annotated[int, Quantity(label="Crush points so far", at_least=0, at_most=1_000_000)],
    action: Annotated[GiantAction, Quantity(label="The giant's round")],
    crush_roll: Annotated[
        int, Quantity(label="Crush roll", at_least=0, at_most=100_000), OnlyWhen("action", GiantAction.CRUSH)
    ] = 0,
    escape_roll: Annotated[int, Quantity(label="Escape roll, Reflex included", at_least=0, at_most=100_000)] = 0,
    rulings: Annotated[Rulings, Relies(("MF-R35", "MF-R37"))] = OURS,
) -> HoldRound:
    """Find the totals after a round in which a giant holds a creature.

    Args:
        number: the escape number of the hold, 1 to 1,000,000.
        escape: the held creature's total so far, 0 to 1,000,000.
        crush: Crush points on it so far, 0 to 1,000,000.
        action: what the giant does; it acts first.
        crush_roll: what it rolls for Crush points, 0 to 100,000; counts only with a Crush.
        escape_roll: what the held creature then rolls, Reflex included, 0 to 100,000.
        rulings: the reading of what resets the totals (MF-R37).

    Returns:
        Both totals, and whether the creature is free.

    >>> hold_round(48, 28, 13, GiantAction.CRUSH, 5, 20).escaped
    True

    Source: Metaforce, "Size", "Crush in Hands" (MF-HAND-9, MF-HAND-10), "Crush Status" (MF-CRST-1) and "Escaping a
    Hold" (MF-ESC-1, MF-ESC-3, MF-ESC-6).
    """
    working = Working()
    if action is GiantAction.CRUSH:
        reckoning = f"{said(crush)} + {said(crush_roll)}"
        crush = working.step("MF-HAND-10", "Crush points", crush + crush_roll, CRUSH_POINTS, reckoning)
    elif resets(action, rulings):
        crush = working.step("MF-ESC-3", "Crush points", 0, CRUSH_POINTS, "reset")
        escape = working.step("MF-ESC-3", "Escape total", 0, reckoning="reset")
    else:
        crush = working.step("MF-CRST-1", "Crush points", 0, CRUSH_POINTS, "gone after a turn without new ones")
    reckoning = f"{said(escape)} + {said(escape_roll)}"
    escape = working.step("MF-ESC-1", "Escape total", escape + escape_roll, reckoning=reckoning)
    escaped = escape >= number
    reached = "reaches" if escaped else "is below"
    answer = f"Free: {said(escape)}" if escaped else f"Still held: {said(escape)} of {said(number)}"
    working.step("MF-ESC-6", "The hold", answer, reckoning=f"{said(escape)} {reached} {said(number)}")
    return HoldRound(escape=escape, crush=crush, escaped=escaped, answer=answer, working=working.steps)
