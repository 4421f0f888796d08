"""Attack bonuses: what is added to an attack roll by kind of attack.

Source: Altered Realms, "Modifiers", "Melee Attack Bonus", "Ranged Attack Bonus" and "Casting Bonus" (AR-MEL-1,
AR-RNG-1, AR-CAST-1).
"""

from dataclasses import dataclass
from typing import Annotated

from rules.altered_realms.light import Roll
from rules.altered_realms.readings import OURS, Rulings
from rules.altered_realms.rolls import BOUND, modifier_quantity
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.units import BONUS
from rules.words import signed
from rules.working import Result, Working


class AttackKind(Choice):
    """How an attack is made."""

    MELEE = "melee", "Melee"
    RANGED = "ranged", "Ranged"
    CASTING = "casting", "Spell"

    @property
    def roll(self) -> Roll:
        """What it is to light, weather and size; a spell is taken to go over a distance."""
        return {AttackKind.MELEE: Roll.MELEE, AttackKind.RANGED: Roll.RANGED, AttackKind.CASTING: Roll.SPELL}[self]


BONUS_RULES = {AttackKind.MELEE: "AR-MEL-1", AttackKind.RANGED: "AR-RNG-1", AttackKind.CASTING: "AR-CAST-1"}
ATTRIBUTES = {
    AttackKind.MELEE: "Strength or Dexterity, by weapon",
    AttackKind.RANGED: "Dexterity or Strength, by weapon",
    AttackKind.CASTING: "Wisdom, Intellect or Charisma, by caster",
}
WITH_WEAPONS = (AttackKind.MELEE, AttackKind.RANGED)

KIND = Quantity(label="Attack")
ATTRIBUTE = modifier_quantity("Attribute modifier")
TRAINED = Quantity(label="Trained with the weapon")
TRAINING = Quantity(label="Training modifier", unit=BONUS, at_least=0, at_most=BOUND)


@dataclass(frozen=True, kw_only=True)
class AttackBonus(Result):
    """What is added to an attack roll."""

    bonus: int


def note_bonus(kind: AttackKind, attribute: int, trained: bool, training: int, working: Working) -> int:
    """Note what is added to an attack roll, and return it (AR-MEL-1, AR-RNG-1, AR-CAST-1, AR-R24)."""
    counts = trained or kind is AttackKind.CASTING
    parts = f"{signed(attribute)} {ATTRIBUTES[kind]}"
    reckoning = f"{parts}; {signed(training)} training" if counts else f"{parts}; not trained"
    return working.step(BONUS_RULES[kind], "Attack bonus", attribute + training * counts, BONUS, reckoning)


@checked
def attack_bonus(
    kind: Annotated[AttackKind, KIND],
    attribute: Annotated[int, ATTRIBUTE],
    trained: Annotated[bool, TRAINED, OnlyWhen("kind", WITH_WEAPONS)] = True,
    training: Annotated[int, TRAINING] = 0,
    rulings: Annotated[Rulings, Relies(("AR-R24",))] = OURS,
) -> AttackBonus:
    """Find what is added to an attack roll.

    Args:
        kind: melee, ranged or spell.
        attribute: modifier of the attribute that the weapon or caster uses, -1,000 to 1,000.
        trained: whether the attacker is trained with the weapon; spells always count as trained.
        training: the training modifier, 0 to 1,000.
        rulings: no reading is looked at; the answer relies on AR-R24.

    Returns:
        The attack bonus.

    >>> attack_bonus(AttackKind.MELEE, 3, trained=False, training=2).bonus
    3

    Source: Altered Realms, "Modifiers", "Melee Attack Bonus", "Ranged Attack Bonus", "Casting Bonus" (AR-MEL-1,
    AR-RNG-1, AR-CAST-1).
    """
    working = Working()
    found = note_bonus(kind, attribute, trained, training, working)
    return AttackBonus(bonus=found, working=working.steps)
