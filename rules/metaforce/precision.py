"""Precision damage: what a smaller attacker's Critical Effect or hit on a weak point does to a larger creature.

Source: Metaforce, "Size", section "Precision Damage" (MF-PREC-1 to MF-PREC-5).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.metaforce.comparison import FACTOR_PER_STEP
from rules.metaforce.power import TARGET, note_shift
from rules.metaforce.readings import OURS, PrecisionLadder, PrecisionLarge, Rulings
from rules.metaforce.sizes import SMALL, SMALL_CATEGORIES, Size, SmallCategory
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.units import DAMAGE, TIMES
from rules.words import said
from rules.working import Result, Working

ATTACKER = Quantity(label="Attacker's size")
HIGHEST_DAMAGE = 10**9

EXAMPLE_DAMAGE = 4
EXAMPLE_TARGET = Size(4)
EXAMPLE_ATTACKER = Size.of(SMALL)
EXAMPLE_PRINTED = 48
"""What the text prints for its example, against its own rule (MF-PREC-4, MF-R40)."""


def own_factor(category: SmallCategory) -> int:
    """Return what a small attacker's category multiplies a larger target's Size by (MF-PREC-2).

    >>> [own_factor(category) for category in SMALL_CATEGORIES]
    [2, 3, 4, 5]
    """
    return category.steps_below + 1


@dataclass(frozen=True, kw_only=True)
class Precision(Result):
    """What precision makes of damage.

    Attributes:
        multiplier: factor on the damage normally dealt.
        damage: damage dealt to the weak point, a whole number.
    """

    multiplier: Fraction
    damage: int


def note_multiplier(attacker_as: Size, target_as: Size, rulings: Rulings, working: Working) -> Fraction:
    """Return the factor of precision between two sizes after the shift of small ones, noting how it is found.

    Args:
        attacker_as: what the attacker counts as to the target; see :func:`rules.metaforce.power.shifted`.
        target_as: what the target counts as to the attacker.
        rulings: the readings of MF-R41 and MF-R42.
        working: where the step is noted.
    """
    label = "Multiplier"
    if attacker_as == target_as:
        return working.step("MF-PREC-3", label, Fraction(1), TIMES, "nothing between creatures of one size")
    if attacker_as.rating > target_as.rating or target_as.small:
        return working.step("MF-PREC-3", label, Fraction(1), TIMES, "nothing for an attacker larger than its target")
    rating = target_as.rating
    if attacker_as.small:
        listed = rulings.precision_ladder is PrecisionLadder.LISTED
        factor = own_factor(attacker_as.small) if listed else FACTOR_PER_STEP**attacker_as.steps_below
        reckoning = f"{factor} for {attacker_as} × Size {said(rating)}"
        return working.step("MF-PREC-2", label, Fraction(factor * rating), TIMES, reckoning)
    if rulings.precision_large is PrecisionLarge.FULL:
        return working.step("MF-PREC-1", label, Fraction(rating), TIMES, "the target's Size")
    reckoning = f"Size {said(rating)} / Size {said(attacker_as.rating)}"
    return working.step("MF-PREC-1", label, Fraction(rating, attacker_as.rating), TIMES, reckoning)


def note_precise(damage: int, factor: Fraction, working: Working) -> int:
    """Return what the factor of :func:`note_multiplier` makes of damage, rounded down, noting how it is found."""
    rule = working.steps[-1].rule
    deals = damage * factor.numerator // factor.denominator
    reckoning = f"{said(damage)} × {said(factor)}"
    if deals != damage * factor:
        reckoning += f" = {said(damage * factor)}, rounded down"
    return working.step(rule, "Precision damage", deals, DAMAGE, reckoning)


def note_precision(damage: int, attacker_as: Size, target_as: Size, rulings: Rulings, working: Working) -> int:
    """Return the damage that precision makes of damage normally dealt, noting how it is found.

    The arguments are those of :func:`note_multiplier`.
    """
    return note_precise(damage, note_multiplier(attacker_as, target_as, rulings, working), working)


@checked
def precision(
    damage: Annotated[int, Quantity(label="Damage normally dealt", at_least=0, at_most=HIGHEST_DAMAGE)],
    attacker: Annotated[Size, ATTACKER],
    target: Annotated[Size, TARGET],
    rulings: Annotated[Rulings, Relies(("MF-R10", "MF-R40", "MF-R41", "MF-R42"))] = OURS,
) -> Precision:
    """Find the damage of a smaller attacker's Critical Effect or hit on a weak point.

    Args:
        damage: what the attacker normally deals, after its power or Size, 0 to 1,000,000,000.
        attacker: rating 1 to 1,000, or a size below Medium.
        target: the same of the target.
        rulings: the readings of small attackers' factors (MF-R41) and of larger attackers (MF-R42).

    Returns:
        The multiplier, 1 where precision does nothing, and the damage.

    >>> precision(4, Size.read("Small"), Size(4)).damage
    32

    Source: Metaforce, "Size", "Precision Damage" (MF-PREC-1 to MF-PREC-3; the text's example is MF-PREC-4).
    """
    working = Working()
    attacker_as, target_as = note_shift(attacker, target, working)
    multiplier = note_multiplier(attacker_as, target_as, rulings, working)
    deals = note_precise(damage, multiplier, working)
    return Precision(multiplier=multiplier, damage=deals, working=working.steps)


PRECISION_BY_SIZE = Table(
    caption="Precision of small attackers",
    columns=(Column("Attacker"), Column("Times the target’s Size", numeric=True)),
    rows=tuple(Row("MF-PREC-2", (category.name, own_factor(category))) for category in SMALL_CATEGORIES),
)
