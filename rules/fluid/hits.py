"""What sizes do to attack rolls.

Source: Fluid Game System, "Stats", on size (FG-HIT-1 to FG-HIT-4).
"""

from dataclasses import dataclass
from typing import Annotated

from rules.fluid.readings import OURS, Rulings, WeaponSize
from rules.fluid.sizes import Size
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.units import BONUS
from rules.words import said, signed
from rules.working import Result, Working

TO_HIT_PER_STEP = 1

ATTACKER = Quantity(label="Attacker's size")
TARGET_SIZE = Quantity(label="Target's size")
WEAPON = Quantity(label="Weapon's size")


class Attack(Choice):
    """What an attack is made with."""

    BODY = "body", "Body, or a weapon of one's size"
    WEAPON = "weapon", "Weapon of a size of its own"


ATTACK = Quantity(label="Attack with")
WITH_WEAPON = OnlyWhen("attack", Attack.WEAPON)


@dataclass(frozen=True, kw_only=True)
class ToHit(Result):
    """What sizes do to an attack roll.

    Attributes:
        modifier: what is added to the roll.
    """

    modifier: int

    @property
    def headline(self) -> str:
        """The modifier."""
        return f"{signed(self.modifier)} to hit"


def steps_said(larger: Size, than: Size) -> str:
    """Return how much larger or smaller one size is than another: "S4 is 2 steps above S2"."""
    steps = larger.steps_above(than)
    if not steps:
        return f"{larger.code} is no step from {than.code}"
    direction = "above" if steps > 0 else "below"
    return f"{larger.code} is {said(abs(steps))} step{'s' if abs(steps) > 1 else ''} {direction} {than.code}"


def to_hit_worked(
    attacker: Size, target: Size, attack: Attack, weapon: Size, rulings: Rulings, working: Working
) -> int:
    """Return what sizes add to an attack roll, noting the steps (FG-HIT-1, FG-HIT-3, FG-R15)."""
    label = "To hit"
    armed = attack is Attack.WEAPON
    modifier = 0
    if not armed or rulings.weapon_size is WeaponSize.BOTH:
        modifier = target.steps_above(attacker) * TO_HIT_PER_STEP
        working.step("FG-HIT-1", label, modifier, BONUS, steps_said(target, attacker))
    if armed:
        of_weapon = target.steps_above(weapon) * TO_HIT_PER_STEP
        both = f"{signed(modifier)} {signed(of_weapon)}: " if rulings.weapon_size is WeaponSize.BOTH else ""
        modifier += of_weapon
        working.step("FG-HIT-3", label, modifier, BONUS, f"{both}{steps_said(target, weapon)}, the weapon's size")
    return modifier


@checked
def to_hit(
    attacker: Annotated[Size, ATTACKER],
    target: Annotated[Size, TARGET_SIZE],
    attack: Annotated[Attack, ATTACK] = Attack.BODY,
    weapon: Annotated[Size, WEAPON, WITH_WEAPON] = Size.S3,
    rulings: Annotated[Rulings, Relies(("FG-R15",))] = OURS,
) -> ToHit:
    """Find what sizes do to an attack roll.

    Args:
        attacker: the attacker's size.
        target: the target's size.
        attack: whether ``weapon`` counts.
        weapon: the weapon's size.
        rulings: the reading of a weapon with a size of its own (FG-R15).

    Returns:
        The modifier to the attack roll.

    >>> to_hit(Size.S4, Size.S2).modifier
    -2

    Source: Fluid Game System, "Stats", on size (FG-HIT-1 to FG-HIT-4).
    """
    working = Working()
    modifier = to_hit_worked(attacker, target, attack, weapon, rulings, working)
    return ToHit(modifier=modifier, working=working.steps)
