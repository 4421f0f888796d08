"""The meat shield: passing an attack on to a grappled creature.

Source: Altered Realms, "Modifiers", "Meat Shield" (AR-MEAT-1).
"""

from typing import Annotated

from rules.altered_realms.readings import OURS, Rulings
from rules.altered_realms.rolls import (
    EXTRA_DIE,
    Chance,
    ExtraDie,
    chance_to_reach,
    modifier_quantity,
    note_extra_die,
    target_quantity,
)
from rules.dice import said_chance
from rules.quantities import checked
from rules.rulings import Relies
from rules.words import said
from rules.working import Working

MEAT_SHIELD_RULE = "AR-MEAT-1"


@checked
def meat_shield(
    skill: Annotated[int, modifier_quantity("Athletics or Acrobatics")],
    attack: Annotated[int, target_quantity("Total of the attack roll")],
    extra: Annotated[ExtraDie, EXTRA_DIE] = ExtraDie.NORMAL,
    rulings: Annotated[Rulings, Relies(("AR-R01", "AR-R21", "AR-R25", "AR-R30"))] = OURS,
) -> Chance:
    """Find the chance to pass an attack on to a creature held in a grapple.

    Args:
        skill: what is added to the skill roll, -1,000 to 1,000.
        attack: total of the attack roll, -1,000 to 1,000.
        extra: whether a Destiny or Fate Die is rolled as well.
        rulings: no reading is looked at; the answer relies on AR-R21 and AR-R30.

    Returns:
        What the die must show, and the exact chance.

    >>> meat_shield(5, 15).chance
    Fraction(11, 20)

    Source: Altered Realms, "Modifiers", "Meat Shield" (AR-MEAT-1).
    """
    working = Working()
    needed = attack - skill
    reckoning = f"{said(attack)} {'−' if skill >= 0 else '+'} {said(abs(skill))}; meeting the attack roll is enough"
    working.step(MEAT_SHIELD_RULE, "Needed on the die, or more", needed, reckoning=reckoning)
    note_extra_die(extra, working)
    found = chance_to_reach(skill, attack, extra)
    working.step(MEAT_SHIELD_RULE, "Chance", said_chance(found))
    return Chance(needed=needed, chance=found, working=working.steps)
