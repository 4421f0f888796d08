"""What Size makes of damage, healing and magnitude, and which sizes two small creatures count as.

Source: Metaforce, "Size", sections "Power Modifier", "Damage Taken" and "Healing/Damage dealt by Metaphors and
Abilities" (MF-POW-1 to MF-POW-5, MF-TAKEN-1, MF-TAKEN-2, MF-ABIL-1, MF-ABIL-2).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.metaforce.readings import OURS, Rulings, SmallMinimum
from rules.metaforce.size_profile import power_factor, taken_factor
from rules.metaforce.sizes import Size
from rules.quantities import Choice, Quantity, checked
from rules.rulings import Relies
from rules.units import DAMAGE, TIMES, Unit
from rules.words import said
from rules.working import Result, Working

HIGHEST_AMOUNT = 1_000_000

USER = Quantity(label="User's size")
TARGET = Quantity(label="Target's size")
AMOUNT = Quantity(label="Amount as written", at_least=0, at_most=HIGHEST_AMOUNT)


def shifted(first: Size, second: Size) -> tuple[Size, Size]:
    """Return the sizes that two creatures count as to each other (MF-POW-3, MF-POW-4, MF-R10).

    Two creatures below Medium both move up until the larger one is Medium. Where either is Medium or larger, both keep
    their size.

    >>> [size.name for size in shifted(Size.read("Diminutive"), Size.read("Small"))]
    ['Tiny', 'Medium']
    """
    steps = min(first.steps_below, second.steps_below)
    if not steps:
        return first, second
    return Size(first.rating, first.steps_below - steps), Size(second.rating, second.steps_below - steps)


def note_shift(first: Size, second: Size, working: Working) -> tuple[Size, Size]:
    """Return what :func:`shifted` returns, noting a step where it changes the sizes."""
    first_as, second_as = shifted(first, second)
    if (first_as, second_as) != (first, second):
        rule = "MF-POW-3" if first == second else "MF-POW-4"
        working.step(rule, "They count as", f"{first_as} and {second_as}", reckoning=_shift_reckoning(first, second))
    return first_as, second_as


def _shift_reckoning(first: Size, second: Size) -> str:
    apart = abs(first.steps_below - second.steps_below)
    if not apart:
        return f"both are {first}"
    return (
        f"{first} and {second} are {apart} {'step' if apart == 1 else 'steps'} apart, and the larger counts as Medium"
    )


@dataclass(frozen=True, kw_only=True)
class Shift(Result):
    """The sizes that two creatures count as to each other.

    Attributes:
        first_as: what the first one counts as.
        second_as: what the second one counts as.
    """

    first_as: Size
    second_as: Size

    @property
    def headline(self) -> str:
        """The two sizes, by name."""
        return f"{self.first_as.name} and {self.second_as.name}"


@checked
def shift(
    first: Annotated[Size, Quantity(label="One creature's size")],
    second: Annotated[Size, Quantity(label="The other's size")],
    rulings: Annotated[Rulings, Relies(("MF-R10",))] = OURS,
) -> Shift:
    """Find the sizes that two creatures count as to each other.

    Args:
        first: rating 1 to 1,000, or a size below Medium.
        second: the same of the other creature.
        rulings: no reading is looked at; the answer relies on MF-R10.

    Returns:
        Both sizes; they change only where both are below Medium.

    >>> shift(Size.read("Fine"), Size.read("Diminutive")).headline
    'Small and Medium'

    Source: Metaforce, "Size", "Power Modifier" (MF-POW-2 to MF-POW-5).
    """
    working = Working()
    first_as, second_as = note_shift(first, second, working)
    if not working.steps:
        at_full = "at least one is Medium or larger, so both keep their size"
        working.step("MF-POW-2", "They count as", f"{first_as} and {second_as}", reckoning=at_full)
    return Shift(first_as=first_as, second_as=second_as, working=working.steps)


class EffectKind(Choice):
    """What a number written for Size 1 counts."""

    DAMAGE = "damage", "Damage"
    HEALING = "healing", "Healing"
    MAGNITUDE = "magnitude", "Magnitude"

    @property
    def unit(self) -> Unit:
        """The unit of such a number."""
        return _UNITS[self]


_UNITS = {
    EffectKind.DAMAGE: DAMAGE,
    EffectKind.HEALING: Unit("healing", "healing"),
    EffectKind.MAGNITUDE: Unit("magnitude", "magnitude"),
}


def multiplier(user_as: Size, kind: EffectKind = EffectKind.DAMAGE) -> Fraction:
    """Return what a written number is multiplied by (MF-POW-1, MF-ABIL-1, MF-ABIL-2, MF-R32).

    Args:
        user_as: what the user counts as to the target; see :func:`shifted`.
        kind: what the number counts; Size does not multiply magnitude.
    """
    if user_as.small or kind is EffectKind.MAGNITUDE:
        return power_factor(user_as)
    return Fraction(user_as.rating)


def dealt(factor: Fraction, amount: int, rulings: Rulings) -> int:
    """Return what a written number comes to before the target's size counts, rounded down (MF-ABIL-2, MF-R08)."""
    whole = amount * factor.numerator // factor.denominator
    return 1 if not whole and amount and rulings.small_min is SmallMinimum.ONE else whole


def received(factor: Fraction, dealt_damage: int) -> int:
    """Return the damage that reaches a target, rounded up (MF-TAKEN-1, MF-R09)."""
    return -(-dealt_damage * factor.numerator // factor.denominator)


def note_dealt(
    user_as: Size, amount: int, kind: EffectKind, rulings: Rulings, working: Working, by_size: str = "MF-ABIL-1"
) -> int:
    """Return what :func:`dealt` returns, noting how it is found; Size multiplies by the rule of ``by_size``."""
    factor = multiplier(user_as, kind)
    if user_as.small:
        working.step("MF-POW-1", "Multiplier", factor, TIMES, f"the power of {user_as}")
    elif kind is EffectKind.MAGNITUDE:
        working.step("MF-ABIL-1", "Multiplier", factor, TIMES, "Size multiplies damage and healing, not magnitude")
    else:
        working.step(by_size, "Multiplier", factor, TIMES, f"Size {said(user_as.rating)}")
    deals = dealt(factor, amount, rulings)
    reckoning = f"{said(amount)} × {said(factor)}"
    if deals != amount * factor:
        reckoning += f" = {said(amount * factor)}, rounded down"
        reckoning += ", but at least 1" if deals > amount * factor else ""
    rule = "MF-ABIL-2" if user_as.small else by_size
    return working.step(rule, "Dealt", deals, kind.unit, reckoning)


def note_received(
    target: Size, target_as: Size, dealt_amount: int, kind: EffectKind, working: Working, label: str = "Received"
) -> int:
    """Return what reaches a target, noting how it is found; sizes below Medium take more damage (MF-TAKEN-1, -2)."""
    rule = "MF-TAKEN-1" if target_as == target else "MF-TAKEN-2"
    if kind is not EffectKind.DAMAGE:
        return working.step(rule, label, dealt_amount, kind.unit, f"no size takes more or less {kind.unit.many}")
    if not target_as.small:
        reckoning = "only sizes below Medium take more than is dealt"
        return working.step(rule, label, dealt_amount, kind.unit, reckoning)
    factor = taken_factor(target_as)
    reaches = received(factor, dealt_amount)
    reckoning = f"{said(dealt_amount)} × {said(factor)} for {target_as}"
    if reaches != dealt_amount * factor:
        reckoning += f" = {said(dealt_amount * factor)}, rounded up"
    return working.step(rule, label, reaches, kind.unit, reckoning)


@dataclass(frozen=True, kw_only=True)
class Effect(Result):
    """What an effect written for Size 1 comes to.

    Attributes:
        kind: what it counts.
        multiplier: factor on the written number.
        dealt: what the user deals, a whole number.
        received: what reaches the target, a whole number.
    """

    kind: EffectKind
    multiplier: Fraction
    dealt: int
    received: int

    @property
    def headline(self) -> str:
        """What reaches the target, and what was dealt where that differs."""
        reaches = self.kind.unit.of(self.received)
        return reaches if self.dealt == self.received else f"{reaches} ({said(self.dealt)} dealt)"


@checked
def effect(
    user: Annotated[Size, USER],
    target: Annotated[Size, TARGET],
    amount: Annotated[int, AMOUNT],
    kind: Annotated[EffectKind, Quantity(label="Counts")] = EffectKind.DAMAGE,
    rulings: Annotated[Rulings, Relies(("MF-R08", "MF-R09", "MF-R10", "MF-R32"))] = OURS,
) -> Effect:
    """Find what a number of an ability comes to between two sizes.

    Args:
        user: rating 1 to 1,000, or a size below Medium.
        target: the same of the target.
        amount: damage, healing or magnitude as written for Size 1, 0 to 1,000,000.
        kind: which of the three it is.
        rulings: the reading of what small creatures deal at least (MF-R08).

    Returns:
        The multiplier, what is dealt and what is received.

    >>> effect(Size(3), Size.read("Small"), 5).received
    23

    Source: Metaforce, "Size", "Power Modifier", "Damage Taken", "Healing/Damage dealt by Metaphors and Abilities"
    (MF-POW-1 to MF-POW-5, MF-TAKEN-1, MF-TAKEN-2, MF-ABIL-1, MF-ABIL-2).
    """
    working = Working()
    user_as, target_as = note_shift(user, target, working)
    deals = note_dealt(user_as, amount, kind, rulings, working)
    reaches = note_received(target, target_as, deals, kind, working)
    return Effect(
        kind=kind,
        multiplier=multiplier(user_as, kind),
        dealt=deals,
        received=reaches,
        working=working.steps,
    )
