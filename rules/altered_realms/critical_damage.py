"""The damage of a critical hit.

Source: Altered Realms, "Modifiers", "Critical Hit" (AR-CRIT-2, AR-CRIT-3).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.altered_realms.readings import OURS, CriticalDice, Rulings
from rules.dice_notation import Dice
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.spreads import Spread
from rules.units import AVERAGE_DAMAGE, DAMAGE
from rules.words import said
from rules.working import Result, Working


@dataclass(frozen=True)
class CriticalDamage:
    """What a critical hit makes of dice: all of them at their highest, and some rolled again on top.

    Attributes:
        maximised: dice at their highest and the number added to them.
        rolled_again: the dice that are rolled on top.
    """

    maximised: int
    rolled_again: Dice

    @property
    def spread(self) -> Spread:
        """The distribution of the damage, never below 0."""
        return Spread.of_dice(self.rolled_again.pools, self.maximised).changed(lambda damage: max(damage, 0))


def critical_damages(instances: Sequence[Dice], reading: CriticalDice) -> list[CriticalDamage]:
    """Return what a critical hit makes of each instance of damage (AR-CRIT-2, AR-CRIT-3, AR-R27)."""
    sides = [sides for dice in instances for _, sides in dice.pools]
    largest = max(sides, default=0)
    one_left = reading is CriticalDice.ONE
    found = []
    for dice in instances:
        again = dice.pools
        if reading is CriticalDice.ONE:
            has_it = one_left and any(each == largest for _, each in dice.pools)
            again = ((1, largest),) if has_it else ()
            one_left = one_left and not has_it
        found.append(CriticalDamage(dice.highest_roll + dice.number, Dice(again)))
    return found


@dataclass(frozen=True, kw_only=True)
class CriticalHit(Result):
    """The damage of a critical hit.

    Attributes:
        least: lowest damage.
        most: highest damage.
        mean: average damage.
    """

    least: int
    most: int
    mean: Fraction

    @property
    def headline(self) -> str:
        """The average damage and its range."""
        if self.least == self.most:
            return DAMAGE.of(self.least)
        return f"{AVERAGE_DAMAGE.of(self.mean)} on average ({said(self.least)} to {said(self.most)})"


@checked
def critical_hit(
    damage: Annotated[Dice, Quantity(label="Damage, bonus dice included")],
    rulings: Annotated[Rulings, Relies(("AR-R27",))] = OURS,
) -> CriticalHit:
    """Find the damage of a player character's critical hit.

    Args:
        damage: all dice of the attack and the number added to them.
        rulings: the reading of how many dice are rolled again (AR-R27).

    Returns:
        Range and average of the damage.

    >>> critical_hit(Dice.read("2d6+3")).mean
    Fraction(22, 1)

    Source: Altered Realms, "Modifiers", "Critical Hit" (AR-CRIT-2, AR-CRIT-3).
    """
    working = Working()
    (found,) = critical_damages([damage], rulings.crit_dice)
    working.step("AR-CRIT-2", "Maximised damage", found.maximised, DAMAGE, f"{damage}, all dice at their highest")
    again = found.rolled_again
    if again.pools:
        working.step("AR-CRIT-3", "Rolled again", again.mean, AVERAGE_DAMAGE, f"average of {again}")
    spread = found.spread
    sum_in_words = f"{said(found.maximised)} + {again}" if again.pools else ""
    working.step("AR-CRIT-2", "Average damage", spread.mean, AVERAGE_DAMAGE, sum_in_words)
    return CriticalHit(
        least=spread.least,
        most=spread.most,
        mean=spread.mean,
        odds=(spread.odds("Damage of a critical hit"),) if again.pools else (),
        working=working.steps,
    )
