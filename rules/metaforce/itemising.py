"""Carrying a small creature as an item, and its bulk.

Source: Metaforce, "Size", section "Become Itemised" (MF-ITEM-1 to MF-ITEM-3).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.metaforce.comparison import FACTOR_PER_STEP, said_least, times_as_large
from rules.metaforce.readings import OURS, BulkMedium, Rulings
from rules.metaforce.sizes import DIMINUTIVE, FINE, SMALL, TINY, Size
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.units import TIMES
from rules.words import said
from rules.working import Result, Working

ITEM_TIMES = 4
NEEDED_TO_CARRY = f"the carrier is at least {ITEM_TIMES} times as large"
BULK = {SMALL.name: Fraction(4), TINY.name: Fraction(2), DIMINUTIVE.name: Fraction(1), FINE.name: Fraction(1, 2)}
BULK_OF_MEDIUM = BULK[SMALL.name] * FACTOR_PER_STEP
"""What Medium would have if bulk went on doubling with each size (MF-R43)."""


def may_carry(carried: Size, carrier: Size) -> bool:
    """Return whether a creature may be carried by another as an item (MF-ITEM-1, MF-R43)."""
    return times_as_large(carrier, carried) >= ITEM_TIMES


def bulk_of(size: Size, rulings: Rulings) -> Fraction | None:
    """Return a creature's bulk as an item, or None where none is given (MF-ITEM-3, MF-R43)."""
    if size.small:
        return BULK[size.name]
    return BULK_OF_MEDIUM * size.rating if rulings.bulk_medium is BulkMedium.EIGHT else None


@dataclass(frozen=True, kw_only=True)
class Item(Result):
    """Whether a creature may be carried as an item, and its bulk.

    Attributes:
        allowed: whether it may.
        bulk: its bulk, or None where it may not or none is given.
        answer: what is decided, in words.
    """

    allowed: bool
    bulk: Fraction | None
    answer: str

    @property
    def headline(self) -> str:
        """What is decided."""
        return self.answer


@checked
def item(
    carried: Annotated[Size, Quantity(label="Carried creature’s size")],
    carrier: Annotated[Size, Quantity(label="Carrier’s size")],
    rulings: Annotated[Rulings, Relies(("MF-R43",))] = OURS,
) -> Item:
    """Find whether a creature may be carried as an item, and its bulk.

    Args:
        carried: rating 1 to 1,000, or a size below Medium.
        carrier: the same of the one who carries it.
        rulings: the reading of the bulk of Medium and larger creatures (MF-R43).

    Returns:
        Whether it may, and the bulk where one is given.

    >>> item(Size.read("Fine"), Size(1)).bulk
    Fraction(1, 2)

    Source: Metaforce, "Size", "Become Itemised" (MF-ITEM-1, MF-ITEM-3).
    """
    working = Working()
    allowed = may_carry(carried, carrier)
    rule = "MF-SML-1" if carried.small or carrier.small else "MF-ITEM-1"
    working.step(rule, "Carrier is larger", times_as_large(carrier, carried), TIMES, f"{carrier} to {carried}")
    if not allowed:
        least = said_least(lambda size: may_carry(carried, size))
        answer = working.step("MF-ITEM-1", "As an item", f"No: the carrier must be {least}", reckoning=NEEDED_TO_CARRY)
        return Item(allowed=False, bulk=None, answer=answer, working=working.steps)
    working.step("MF-ITEM-1", "Small enough", "yes", reckoning=NEEDED_TO_CARRY)
    bulk = bulk_of(carried, rulings)
    answer = f"Yes: bulk {said(bulk)}" if bulk is not None else "Yes, but no bulk is given"
    working.step("MF-ITEM-3", "As an item", answer, reckoning=f"the bulk of {carried}")
    return Item(allowed=True, bulk=bulk, answer=answer, working=working.steps)


BULK_BY_SIZE = Table(
    caption="Bulk of creatures as items",
    columns=(Column("Size"), Column("Bulk", numeric=True)),
    rows=tuple(Row("MF-ITEM-3", (name, bulk)) for name, bulk in BULK.items()),
)
