"""Who can do what to whom: every action that two creatures' sizes decide, in both directions.

Source: Metaforce, "Size", sections "Reach/Space", "Power Modifier", "Giant-Specific Actions" and "Small-Specific
Actions".
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.metaforce import itemising, riding, stomp, trample
from rules.metaforce.comparison import (
    NO_SPACE_STEPS,
    NO_SPACE_TIMES,
    has_no_space,
    note_times_larger,
    said_least,
    times_as_large,
    times_larger,
)
from rules.metaforce.holds import Hands, may_hold, may_pin, times_for
from rules.metaforce.power import note_shift
from rules.metaforce.readings import OURS, NoSpace, Rulings
from rules.metaforce.sizes import Size
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.units import TIMES
from rules.words import said
from rules.working import Result, Working

NOTHING = "nothing that size decides"


@dataclass(frozen=True)
class Comparison:
    """What the sizes of a giant and a smaller creature allow, as far as size alone decides.

    Attributes:
        ratio: how many times larger the giant is.
        no_space: whether the smaller one has no space and no natural reach beside it.
        trample: whether the giant may trample it.
        stomp: whether it may stomp on it.
        pin: whether it may pin it underfoot.
        hold: whether it may hold it in one hand.
        both_hands: whether it may hold it in both.
        ride: whether the smaller one may ride it.
        ride_keeps_advantage: whether a willing mount then keeps advantage.
        itemise: whether the giant may carry it as an item.
    """

    ratio: Fraction
    no_space: bool
    trample: bool
    stomp: bool
    pin: bool
    hold: bool
    both_hands: bool
    ride: bool
    ride_keeps_advantage: bool
    itemise: bool


def compare(giant: Size, smaller: Size, rulings: Rulings = OURS) -> Comparison:
    """Return what two sizes allow, the first taken as the giant's; it may be the smaller one, and nothing is allowed.

    >>> compare(Size(2), Size.read("Small")).hold
    True
    """
    return Comparison(
        ratio=times_larger(giant, smaller, rulings),
        no_space=has_no_space(smaller, giant, rulings),
        trample=trample.may_trample(giant, smaller, rulings),
        stomp=stomp.may_stomp(giant, smaller, rulings),
        pin=may_pin(giant, smaller, rulings),
        hold=may_hold(giant, smaller, Hands.ONE, rulings),
        both_hands=may_hold(giant, smaller, Hands.BOTH, rulings),
        ride=riding.may_ride(smaller, giant),
        ride_keeps_advantage=riding.mount_keeps_advantage(smaller, giant),
        itemise=itemising.may_carry(smaller, giant),
    )


@dataclass(frozen=True)
class _Action:
    """Something that sizes decide.

    Attributes:
        rule: id of the rule that says so.
        name: what a table calls it.
        verb: what one "can" do; empty where it is no action of its own.
        needs: what it takes, in words.
        fits: whether the sizes allow it.
        enough: the size that would just be enough, in words.
        note: what is added to a yes.
    """

    rule: str
    name: str
    verb: str
    needs: str
    fits: bool
    enough: str
    note: str = ""

    @property
    def row(self) -> Row:
        """The action as a row of a table."""
        return Row(self.rule, (self.name, f"yes{self.note}" if self.fits else "no", self.needs, self.enough))


def _as_giant(actor: Size, other: Size, rulings: Rulings) -> Iterator[_Action]:
    """Yield what sizes decide of what a creature does to a smaller one."""

    def action(rule: str, name: str, verb: str, times: int, fits: Callable[[Size], bool]) -> _Action:
        return _Action(rule, name, verb, f"{times} times its size", fits(actor), said_least(fits))

    def may_trample(size: Size) -> bool:
        return trample.may_trample(size, other, rulings)

    def may_stomp(size: Size) -> bool:
        return stomp.may_stomp(size, other, rulings)

    def pins(size: Size) -> bool:
        return may_pin(size, other, rulings)

    def holds(size: Size) -> bool:
        return may_hold(size, other, Hands.ONE, rulings)

    def holds_in_both(size: Size) -> bool:
        return may_hold(size, other, Hands.BOTH, rulings)

    def passes(size: Size) -> bool:
        return has_no_space(other, size, rulings)

    one_hand, both_hands = (times_for(hands, rulings) for hands in Hands)
    yield action("MF-TRMP-1", "Trample it", "trample", trample.TRAMPLE_TIMES, may_trample)
    yield action("MF-STMP-5", "Stomp on it", "stomp", stomp.STOMP_TIMES, may_stomp)
    yield action("MF-PIN-1", "Pin it underfoot", "pin", int(rulings.pin_ratio.value), pins)
    yield action("MF-HAND-1", "Hold it in one hand", "hold in one hand", one_hand, holds)
    yield action("MF-HAND-4", "Hold it in both hands", "hold in both", both_hands, holds_in_both)
    needs = (
        f"{NO_SPACE_STEPS} Sizes more" if rulings.no_space is NoSpace.DIFFERENCE else f"{NO_SPACE_TIMES} times its size"
    )
    yield _Action("MF-SPACE-2", "Pass over it", "pass over", needs, passes(actor), said_least(passes))


def _as_small(actor: Size, other: Size, rulings: Rulings) -> Iterator[_Action]:
    """Yield what sizes decide of what a creature does with a larger one."""

    def rides(size: Size) -> bool:
        return riding.may_ride(actor, size)

    def keeps(size: Size) -> bool:
        return riding.mount_keeps_advantage(actor, size)

    def carries(size: Size) -> bool:
        return itemising.may_carry(actor, size)

    def leaves_no_space(size: Size) -> bool:
        return has_no_space(actor, size, rulings)

    def enough(whose: str, fits: Callable[[Size], bool]) -> str:
        return f"{whose} of {said_least(fits)}"

    def share(times: int) -> str:
        return f"1/{times} of its size"

    half, quarter = share(riding.RIDE_TIMES), share(riding.ADVANTAGE_TIMES)
    yield _Action("MF-RIDE-1", "Ride it", "ride", half, rides(other), enough("a mount", rides))
    yield _Action("MF-RIDE-2", "… it keeps advantage", "", quarter, keeps(other), enough("a mount", keeps))
    bulk = itemising.bulk_of(actor, rulings)
    as_item = f", bulk {said(bulk)}" if bulk is not None else ", no bulk given"
    quarter = share(itemising.ITEM_TIMES)
    yield _Action(
        "MF-ITEM-1",
        "Be carried by it",
        "be carried as an item",
        quarter,
        carries(other),
        enough("a carrier", carries),
        as_item,
    )
    needs = f"{NO_SPACE_STEPS} Sizes less" if rulings.no_space is NoSpace.DIFFERENCE else share(NO_SPACE_TIMES)
    far = enough("another", leaves_no_space)
    yield _Action("MF-SPACE-3", "Reach it from within", "", needs, leaves_no_space(other), far)


@dataclass(frozen=True, kw_only=True)
class WhoCan(Result):
    """What two creatures can do to each other.

    Attributes:
        first: what size allows the first creature, taken as the giant.
        second: what size allows the second creature, taken as the giant.
        first_can: what the first creature can do, in words.
        second_can: what the second one can do, in words.
        names: the two sizes.
    """

    first: Comparison
    second: Comparison
    first_can: str
    second_can: str
    names: tuple[str, str]

    @property
    def headline(self) -> str:
        """What each of the two can do."""
        both = zip(self.names, (self.first_can, self.second_can), strict=True)
        told = [f"{name} can {can}" for name, can in both if can != NOTHING]
        return "; ".join(told) if told else "Neither can do anything that size decides"


@checked
def who_can(
    first: Annotated[Size, Quantity(label="One creature’s size")],
    second: Annotated[Size, Quantity(label="The other’s size")],
    rulings: Annotated[
        Rulings,
        Relies(("MF-R05", "MF-R10", "MF-R26", "MF-R27", "MF-R31", "MF-R33", "MF-R39", "MF-R43")),
    ] = OURS,
) -> WhoCan:
    """Find what two creatures can do to each other, as far as their sizes decide it.

    Args:
        first: rating 1 to 1,000, or a size below Medium.
        second: the same of the other creature.
        rulings: the readings of MF-R05, MF-R26, MF-R31, MF-R33 and MF-R43.

    Returns:
        In both directions what is allowed, what it takes, and the size that would just be enough.

    >>> who_can(Size(2), Size(1)).first_can
    'stomp and pin'

    Source: Metaforce, "Size" (MF-SPACE-1 to MF-SPACE-3, MF-POW-3, MF-POW-4, MF-GIANT-1, MF-GIANT-2, MF-TRMP-1,
    MF-STMP-5, MF-PIN-1, MF-HAND-1, MF-HAND-4, MF-SML-1, MF-RIDE-1, MF-RIDE-2, MF-ITEM-1, MF-ITEM-3).
    """
    working = Working()
    giant, smaller = (first, second) if times_as_large(first, second) >= 1 else (second, first)
    note_times_larger(giant, smaller, rulings, working)
    if smaller.small:
        reckoning = f"for what {smaller} does, each step below Medium doubles the other’s Size"
        working.step("MF-SML-1", "Times as large to the smaller one", times_as_large(giant, smaller), TIMES, reckoning)
    note_shift(first, second, working)
    tables, can = [], []
    for actor, other in ((first, second), (second, first)):
        actions = (*_as_giant(actor, other, rulings), *_as_small(actor, other, rulings))
        rule = "MF-GIANT-1" if actor == giant else "MF-SML-1"
        can.append(working.step(rule, f"{actor} can", _listed(actions), reckoning=f"to {other}"))
        tables.append(_table(actor, other, actions))
    return WhoCan(
        first=compare(first, second, rulings),
        second=compare(second, first, rulings),
        first_can=can[0],
        second_can=can[1],
        names=(str(first), str(second)),
        working=working.steps,
        # Between equals both directions are the same.
        tables=tuple(tables[:1] if first == second else tables),
    )


def _listed(actions: Sequence[_Action]) -> str:
    verbs = [action.verb for action in actions if action.fits and action.verb]
    if not verbs:
        return NOTHING
    return f"{', '.join(verbs[:-1])} and {verbs[-1]}" if len(verbs) > 1 else verbs[0]


def _table(actor: Size, other: Size, actions: Sequence[_Action]) -> Table:
    return Table(
        caption=f"{actor} with {other}",
        columns=(Column("Action"), Column("Can it"), Column("It takes"), Column("Just enough")),
        rows=tuple(action.row for action in actions),
    )
