"""What sizes do to damage dice.

Source: Fluid Game System, "Stats", on size (FG-DMG-1 to FG-DMG-3).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.dice import Odds, Ways
from rules.fluid.hits import TARGET_SIZE, WEAPON, steps_said
from rules.fluid.readings import OURS, DamageStep, Rulings
from rules.fluid.sizes import Size
from rules.fluid.stats import BOUND
from rules.fluid.tests import SIDES, SIX_SIDED
from rules.many_dice import ways_of_sum
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.units import BONUS, ROUNDED
from rules.words import said, said_rounded
from rules.working import Result, Working

DICE_PER_STEP = 1
MOST_DICE = 100


def dice_said(count: int) -> str:
    """Return a number of dice: "2d6"."""
    return f"{said(count)}d{SIDES}"


@dataclass(frozen=True)
class Damage:
    """Damage dice after sizes.

    Attributes:
        step_dice: dice added, or with a minus taken away.
        dice: dice rolled.
        subtracted: dice rolled and subtracted; 0 under our reading.
        flat_bonus: what is added to the dice.
    """

    step_dice: int
    dice: int
    subtracted: int
    flat_bonus: int

    @property
    def roll(self) -> str:
        """The roll: "3d6", "2d6 − 1d6", "0"."""
        parts = [dice_said(self.dice)] if self.dice else []
        if self.flat_bonus:
            parts.append(said(self.flat_bonus))
        rolled = " + ".join(parts) or "0"
        return f"{rolled} − {dice_said(self.subtracted)}" if self.subtracted else rolled

    @property
    def odds(self) -> Odds:
        """The distribution of the damage, never below 0."""
        # A die subtracted is 7 less a die: both kinds add up to one sum of dice.
        count = self.dice + self.subtracted
        shift = self.flat_bonus - self.subtracted * (SIDES + 1)
        found: dict[int, int] = {}
        for total, ways in (ways_of_sum(SIX_SIDED, count) if count else {0: 1}).items():
            damage = max(total + shift, 0)
            found[damage] = found.get(damage, 0) + ways
        return Odds(f"Damage of {self.roll}", Ways(found))


def damage_of(dice: int, flat_bonus: int, strikes: Size, target: Size, rulings: Rulings) -> Damage:
    """Return the damage dice of what strikes a target (FG-DMG-1, FG-R17, FG-R18)."""
    step_dice = strikes.steps_above(target) * DICE_PER_STEP
    if step_dice < 0 and rulings.damage_step is DamageStep.ROLL:
        return Damage(step_dice, dice, -step_dice, flat_bonus)
    return Damage(step_dice, max(dice + step_dice, 0), 0, flat_bonus)


def damage_worked(damage: Damage, dice: int, strikes: Size, target: Size, working: Working) -> Odds:
    """Return the distribution of damage, noting the steps (FG-DMG-1)."""
    sign = "−" if damage.step_dice < 0 else "+"
    change = f"{sign}{dice_said(abs(damage.step_dice))}"
    working.step("FG-DMG-1", "Dice for size", change, reckoning=steps_said(target, strikes))
    reckoning = f"{dice_said(dice)} {sign} {dice_said(abs(damage.step_dice))}"
    if dice + damage.step_dice < 0 and not damage.subtracted:
        reckoning += ", but not below none"
    working.step("FG-DMG-1", "Damage", damage.roll, reckoning=reckoning)
    odds = damage.odds
    working.step("FG-DMG-1", "Damage, on average", odds.mean, ROUNDED)
    return odds


@dataclass(frozen=True, kw_only=True)
class DamageDice(Result):
    """Damage dice after sizes.

    Attributes:
        step_dice: dice added, or with a minus taken away.
        dice: dice rolled, 0 or more.
        mean: average damage.
        roll: the roll in words.
    """

    step_dice: int
    dice: int
    mean: Fraction
    roll: str

    @property
    def headline(self) -> str:
        """The roll and its average."""
        return damage_said(self.roll, self.mean)


def damage_said(roll: str, mean: Fraction) -> str:
    """Return a damage roll and its average in words."""
    return f"{roll} damage, {said_rounded(mean)} on average" if mean else "No damage"


DICE = Quantity(label=f"Damage dice (d{SIDES})", at_least=0, at_most=MOST_DICE)
FLAT_BONUS = Quantity(label="Added to the dice", unit=BONUS, at_least=0, at_most=BOUND)


@checked
def damage_dice(
    dice: Annotated[int, DICE],
    weapon: Annotated[Size, WEAPON],
    target: Annotated[Size, TARGET_SIZE],
    flat_bonus: Annotated[int, FLAT_BONUS] = 0,
    rulings: Annotated[Rulings, Relies(("FG-R17", "FG-R18"))] = OURS,
) -> DamageDice:
    """Find the damage dice of a weapon against a target of another size.

    Args:
        dice: six-sided dice of the weapon, 0 to 100.
        weapon: the weapon's size, or that of a creature that strikes with its body.
        target: the target's size.
        flat_bonus: what is added to the dice, 0 to 1,000; size leaves it alone.
        rulings: the reading of dice taken away (FG-R18).

    Returns:
        The dice for size, the dice rolled and the distribution of the damage.

    >>> damage_dice(2, Size.S3, Size.S4).dice
    1

    Source: Fluid Game System, "Stats", on size (FG-DMG-1, FG-DMG-2).
    """
    working = Working()
    damage = damage_of(dice, flat_bonus, weapon, target, rulings)
    odds = damage_worked(damage, dice, weapon, target, working)
    return DamageDice(
        step_dice=damage.step_dice,
        dice=damage.dice,
        mean=odds.mean,
        roll=damage.roll,
        odds=(odds,),
        working=working.steps,
    )
