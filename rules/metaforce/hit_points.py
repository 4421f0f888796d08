"""Hit points by Size, and what becomes of them when Size changes.

Source: Metaforce, "Size", sections "Max HP" and "HP during Size Change" (MF-HP-1, MF-HP-2, MF-HPCH-1 to MF-HPCH-5).
"""

from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor
from typing import Annotated

from rules.metaforce.readings import OURS, MaxHpRound, Rulings
from rules.metaforce.sizes import MEDIUM, SIZE, Size
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.units import TIMES, Unit
from rules.words import said
from rules.working import Result, Working

HIGHEST_HP = 1_000_000

HP = Unit("HP", "HP")
CURRENT_HP = Quantity(label="Current", unit=HP, at_least=0, at_most=HIGHEST_HP)
MAXIMUM_HP = Quantity(label="Maximum", unit=HP, at_least=1, at_most=HIGHEST_HP)


@dataclass(frozen=True, kw_only=True)
class MaximumHp(Result):
    """A creature's maximum HP.

    Attributes:
        maximum: a whole number, 1 or more.
    """

    maximum: int


@checked
def max_hp(
    base_hp: Annotated[int, Quantity(label="Maximum as written", unit=HP, at_least=1, at_most=HIGHEST_HP)],
    size: Annotated[Size, SIZE],
    rulings: Annotated[Rulings, Relies(("MF-R01", "MF-R04"))] = OURS,
) -> MaximumHp:
    """Find a creature's maximum HP.

    Args:
        base_hp: maximum HP as written for Size 1, 1 to 1,000,000.
        size: rating 1 to 1,000, or a size below Medium.
        rulings: no reading is looked at; the answer relies on MF-R01 and MF-R04.

    Returns:
        The maximum HP at this size.

    >>> max_hp(25, Size(4)).maximum
    100

    Source: Metaforce, "Size", "Max HP" (MF-HP-1, MF-HP-2).
    """
    working = Working()
    maximum = base_hp * size.rating
    if size.rating > 1:
        working.step("MF-HP-1", "Maximum", maximum, HP, f"{said(base_hp)} × Size {said(size.rating)}")
    else:
        working.step("MF-HP-2", "Maximum", maximum, HP, "as written, for Medium and everything smaller")
    return MaximumHp(maximum=maximum, working=working.steps)


@dataclass(frozen=True, kw_only=True)
class HpChange(Result):
    """HP after a change of Size.

    Attributes:
        factor: what HP is multiplied by.
        current: current HP at the new size, a whole number.
        maximum: maximum HP at the new size, a whole number.
    """

    factor: Fraction
    current: int
    maximum: int

    @property
    def headline(self) -> str:
        """Current and maximum HP at the new size."""
        return f"{said(self.current)} of {HP.of(self.maximum)}"


@checked
def hp_change(
    current: Annotated[int, CURRENT_HP],
    maximum: Annotated[int, MAXIMUM_HP],
    old_size: Annotated[Size, Quantity(label="Old size")],
    new_size: Annotated[Size, Quantity(label="New size")],
    rulings: Annotated[Rulings, Relies(("MF-R01", "MF-R15"))] = OURS,
) -> HpChange:
    """Find current and maximum HP after a change of Size.

    Args:
        current: HP before the change, 0 to 1,000,000.
        maximum: maximum HP before the change, 1 to 1,000,000.
        old_size: rating 1 to 1,000, or a size below Medium.
        new_size: the same after the change.
        rulings: the reading of how maximum HP is rounded (MF-R15).

    Returns:
        The factor, and both HP at the new size.

    >>> hp_change(25, 60, Size(2), Size(1)).headline
    '13 of 30 HP'

    Source: Metaforce, "Size", "HP during Size Change" (MF-HPCH-1 to MF-HPCH-3; the text's examples are MF-HPCH-4 and
    MF-HPCH-5).
    """
    working = Working()
    factor = _note_factor(old_size, new_size, working)
    new_maximum = _note_maximum(maximum, factor, rulings.max_hp_round, working)
    new_current = _note_current(current, factor, new_maximum, rulings.max_hp_round, working)
    notice = "Current HP was above the maximum before the change; both are multiplied all the same."
    return HpChange(
        factor=factor,
        current=new_current,
        maximum=new_maximum,
        working=working.steps,
        notices=(notice,) if current > maximum else (),
    )


def _note_factor(old_size: Size, new_size: Size, working: Working) -> Fraction:
    factor = Fraction(new_size.rating, old_size.rating)
    rule = "MF-HPCH-3" if old_size.small or new_size.small else "MF-HPCH-1"
    reckoning = f"new {_counted(new_size)} / old {_counted(old_size)}"
    return working.step(rule, "HP is multiplied by", factor, TIMES, reckoning)


def _counted(size: Size) -> str:
    return f"Size {said(size.rating)}" + (f" ({size} counts as {MEDIUM.name})" if size.small else "")


def _note_maximum(maximum: int, factor: Fraction, rounding: MaxHpRound, working: Working) -> int:
    exact = maximum * factor
    rounded = ceil(exact) if rounding is MaxHpRound.UP else floor(exact)
    reckoning = f"{said(maximum)} × {said(factor)}"
    if rounded != exact:
        reckoning += f" = {said(exact)}, {rounding}"
    if not rounded:
        # Nobody lives with a maximum of nothing.
        rounded = 1
        reckoning += ", but at least 1"
    return working.step("MF-HPCH-1", "Maximum", rounded, HP, reckoning)


def _note_current(current: int, factor: Fraction, new_maximum: int, rounding: MaxHpRound, working: Working) -> int:
    exact = current * factor
    rounded = ceil(exact)
    reckoning = f"{said(current)} × {said(factor)}"
    if rounded != exact:
        reckoning += f" = {said(exact)}, rounded up"
    if rounding is MaxHpRound.DOWN and rounded > new_maximum:
        rounded = new_maximum
        reckoning += ", but not above the maximum"
    return working.step("MF-HPCH-2", "Current", rounded, HP, reckoning)
