"""A whole attack between sizes.

Source: Fluid Game System, "Stats", on size (FG-HIT-1, FG-HIT-3, FG-DMG-1).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.fluid.damage import DICE, FLAT_BONUS, damage_of, damage_said, damage_worked
from rules.fluid.hits import ATTACK, ATTACKER, TARGET_SIZE, WEAPON, WITH_WEAPON, Attack, to_hit_worked
from rules.fluid.readings import OURS, Rulings
from rules.fluid.sizes import Size
from rules.quantities import checked
from rules.rulings import Relies
from rules.words import signed
from rules.working import Result, Working


@dataclass(frozen=True, kw_only=True)
class Blow(Result):
    """An attack between sizes.

    Attributes:
        modifier: what is added to the attack roll.
        dice: damage dice rolled.
        mean: average damage.
        roll: the damage roll in words.
    """

    modifier: int
    dice: int
    mean: Fraction
    roll: str

    @property
    def headline(self) -> str:
        """Modifier and damage."""
        return f"{signed(self.modifier)} to hit; {damage_said(self.roll, self.mean)}"


@checked
def blow(
    attacker: Annotated[Size, ATTACKER],
    target: Annotated[Size, TARGET_SIZE],
    attack: Annotated[Attack, ATTACK] = Attack.BODY,
    weapon: Annotated[Size, WEAPON, WITH_WEAPON] = Size.S3,
    dice: Annotated[int, DICE] = 1,
    flat_bonus: Annotated[int, FLAT_BONUS] = 0,
    rulings: Annotated[Rulings, Relies(("FG-R15", "FG-R17", "FG-R18"))] = OURS,
) -> Blow:
    """Find what sizes do to a whole attack: the roll to hit and the damage dice.

    Args:
        attacker: the attacker's size.
        target: the target's size.
        attack: whether ``weapon`` counts.
        weapon: the weapon's size.
        dice: six-sided damage dice before sizes, 0 to 100.
        flat_bonus: what is added to the dice, 0 to 1,000.
        rulings: the readings of the weapon's size (FG-R15) and of dice taken away (FG-R18).

    Returns:
        The modifier to hit, the damage dice and the distribution of the damage.

    >>> blow(Size.S3, Size.S4, dice=2).dice
    1

    Source: Fluid Game System, "Stats", on size (FG-HIT-1, FG-HIT-3, FG-DMG-1).
    """
    working = Working()
    modifier = to_hit_worked(attacker, target, attack, weapon, rulings, working)
    strikes = weapon if attack is Attack.WEAPON else attacker
    damage = damage_of(dice, flat_bonus, strikes, target, rulings)
    odds = damage_worked(damage, dice, strikes, target, working)
    return Blow(
        modifier=modifier,
        dice=damage.dice,
        mean=odds.mean,
        roll=damage.roll,
        odds=(odds,),
        working=working.steps,
    )
