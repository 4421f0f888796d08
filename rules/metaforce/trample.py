"""Trampling: moving through creatures that are much smaller.

Source: Metaforce, "Size", section "Trample Movement" (MF-TRMP-1 to MF-TRMP-5).
"""

from dataclasses import dataclass
from typing import Annotated

from rules.metaforce.comparison import GIANT, SMALLER, note_times_larger, said_least, times_larger
from rules.metaforce.mantling import ACTIONS
from rules.metaforce.power import EffectKind, note_received, note_shift
from rules.metaforce.readings import OURS, Rulings, TrampleSpare
from rules.metaforce.sizes import Size
from rules.metaforce.unarmed import UNARMED
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.units import DAMAGE
from rules.working import Result, Working

TRAMPLE_TIMES = 3
NEEDED_TO_TRAMPLE = f"at least {TRAMPLE_TIMES} times as large"
SPARING_ACTIONS = 1


class Intent(Choice):
    """What a trampler does to those it passes over."""

    DAMAGE = "damage", "Deal damage"
    SPARE = "spare", "Spare them"


@dataclass(frozen=True, kw_only=True)
class Trample(Result):
    """Whether and how a creature tramples another.

    Attributes:
        allowed: whether it can.
        actions: what it costs besides the movement, or None where it can't.
        damage: damage to the trampled creature where it is hit, or None where it can't or spares it.
        answer: what is decided, in words.
    """

    allowed: bool
    actions: int | None
    damage: int | None
    answer: str

    @property
    def headline(self) -> str:
        """What is decided."""
        return self.answer


def may_trample(giant: Size, target: Size, rulings: Rulings) -> bool:
    """Return whether a creature may trample another (MF-TRMP-1)."""
    return times_larger(giant, target, rulings) >= TRAMPLE_TIMES


@checked
def trample(
    giant: Annotated[Size, GIANT],
    target: Annotated[Size, SMALLER],
    intent: Annotated[Intent, Quantity(label="Choice")] = Intent.DAMAGE,
    unarmed: Annotated[int, UNARMED, OnlyWhen("intent", Intent.DAMAGE)] = 0,
    rulings: Annotated[Rulings, Relies(("MF-R09", "MF-R10", "MF-R26", "MF-R27", "MF-R28", "MF-R32"))] = OURS,
) -> Trample:
    """Find whether a creature can trample another, and what that costs and does.

    Args:
        giant: the trampler's size, rating 1 to 1,000 or a size below Medium.
        target: the other's size.
        intent: whether it deals damage or spares the other.
        unarmed: its unarmed strike damage with Size in it, 0 to 1,000,000,000.
        rulings: the readings of sizes below Medium (MF-R26) and of sparing (MF-R28).

    Returns:
        Whether it can, the actions, and the damage if it hits.

    >>> trample(Size(3), Size(1), unarmed=12).answer
    'Yes: 12 damage, no action'

    Source: Metaforce, "Size", "Trample Movement" (MF-TRMP-1 to MF-TRMP-3).
    """
    working = Working()
    note_times_larger(giant, target, rulings, working)
    if not may_trample(giant, target, rulings):
        least = said_least(lambda size: may_trample(size, target, rulings))
        answer = working.step("MF-TRMP-1", "Trample", f"No: it takes {least}", reckoning=NEEDED_TO_TRAMPLE)
        return Trample(allowed=False, actions=None, damage=None, answer=answer, working=working.steps)
    working.step("MF-TRMP-1", "Can it", "yes", reckoning=NEEDED_TO_TRAMPLE)
    if intent is Intent.SPARE:
        free = rulings.trample_spare is TrampleSpare.FREE
        actions = working.step("MF-TRMP-2", "Sparing costs", 0 if free else SPARING_ACTIONS, ACTIONS)
        answer = working.step("MF-TRMP-2", "Trample", f"Yes: spares {target}, {_said_actions(actions)}")
        return Trample(allowed=True, actions=actions, damage=None, answer=answer, working=working.steps)
    actions = working.step("MF-TRMP-3", "It costs", 0, ACTIONS, "part of the movement")
    _, target_as = note_shift(giant, target, working)
    damage = note_received(target, target_as, unarmed, EffectKind.DAMAGE, working, "Damage on a hit")
    answer = working.step("MF-TRMP-2", "Trample", f"Yes: {DAMAGE.of(damage)}, {_said_actions(actions)}")
    return Trample(allowed=True, actions=actions, damage=damage, answer=answer, working=working.steps)


def _said_actions(actions: int) -> str:
    return ACTIONS.of(actions) if actions else "no action"
