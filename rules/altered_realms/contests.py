"""Contested rolls: two creatures, one attribute, the defender wins ties.

Source: Altered Realms, "Modifiers", "Contested Rolls" (AR-CON-1 to AR-CON-3).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.altered_realms.readings import OURS, Rulings
from rules.altered_realms.rolls import EXTRA_DIE_RULES, ExtraDie, kept_die, modifier_quantity, note_extra_die
from rules.dice import percent, said_chance
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.spreads import Spread
from rules.tables import Column, Row, Table
from rules.words import signed
from rules.working import Result, Working

CONTEST_RULE = "AR-CON-1"
TIE_RULE = "AR-CON-2"


@dataclass(frozen=True, kw_only=True)
class Contest(Result):
    """How a contested roll may end.

    Attributes:
        chance: probability that the one who started it wins.
        tie: probability of equal totals, which the defender wins.
    """

    chance: Fraction
    tie: Fraction

    @property
    def headline(self) -> str:
        """The chance in percent."""
        return f"{percent(self.chance)} for the one who starts it"


OUTCOMES = {0: "Who starts it", 1: "The other one, by a tie", 2: "The other one"}


def _outcome(lead: int) -> int:
    """Return the key in OUTCOMES of a lead of the one who starts it."""
    return 0 if lead > 0 else 1 if not lead else 2


def margin(initiator: int, defender: int, initiator_die: ExtraDie, defender_die: ExtraDie) -> Spread:
    """Return the distribution of the initiator's total less the defender's (AR-CON-1)."""
    against = kept_die(defender_die).changed(lambda face: -face - defender)
    return kept_die(initiator_die).changed(lambda face: face + initiator) + against


@checked
def contest(
    initiator: Annotated[int, modifier_quantity("Modifier of who starts it")],
    defender: Annotated[int, modifier_quantity("Modifier of the other")],
    initiator_die: Annotated[ExtraDie, Quantity(label="Extra die of who starts it")] = ExtraDie.NORMAL,
    defender_die: Annotated[ExtraDie, Quantity(label="Extra die of the other")] = ExtraDie.NORMAL,
    rulings: Annotated[Rulings, Relies(("AR-R01", "AR-R23", "AR-R25"))] = OURS,
) -> Contest:
    """Find the chance to win a contested roll.

    Args:
        initiator: attribute modifier of the one who starts it, -1,000 to 1,000.
        defender: attribute modifier of the other, for the same attribute.
        initiator_die: whether the one who starts it rolls a Destiny or Fate Die.
        defender_die: whether the other does.
        rulings: no reading is looked at; the answer relies on AR-R23.

    Returns:
        The exact chance, and what it would be with any extra dice.

    >>> contest(0, 0).chance
    Fraction(19, 40)

    Source: Altered Realms, "Modifiers", "Contested Rolls" (AR-CON-1, AR-CON-2).
    """
    working = Working()
    working.step(CONTEST_RULE, "Who starts it rolls", f"d20 {signed(initiator)}")
    note_extra_die(initiator_die, working)
    working.step(CONTEST_RULE, "The other rolls", f"d20 {signed(defender)}")
    note_extra_die(defender_die, working)
    margins = margin(initiator, defender, initiator_die, defender_die)
    tie = margins.at_least(0) - margins.at_least(1)
    working.step(TIE_RULE, "Chance of a tie", said_chance(tie), reckoning="which the defender wins")
    found = margins.at_least(1)
    working.step(TIE_RULE, "Chance that who starts it wins", said_chance(found), reckoning="a higher total")
    return Contest(
        chance=found,
        tie=tie,
        odds=(margins.changed(_outcome).odds("Who wins", OUTCOMES),),
        tables=(_with_extra_dice(initiator, defender),),
        working=working.steps,
    )


def _with_extra_dice(initiator: int, defender: int) -> Table:
    """Return the chances with every extra die on either side."""

    def cell(own: ExtraDie, other: ExtraDie) -> str:
        return percent(margin(initiator, defender, own, other).at_least(1))

    return Table(
        caption="Chance of who starts it, by extra dice on either side",
        columns=(Column("Who starts it"), *(Column(f"Other: {other.label}", numeric=True) for other in ExtraDie)),
        rows=tuple(
            Row(EXTRA_DIE_RULES.get(own, TIE_RULE), (own.label, *(cell(own, other) for other in ExtraDie)))
            for own in ExtraDie
        ),
    )
