"""Doubtful passages about damage, and how each is read."""

from rules.altered_realms.readings import CriticalDice
from rules.rulings import Ruling

DAMAGE_RULINGS = (
    Ruling(
        id="AR-R27",
        title="How many dice a critical hit rolls again",
        concerns=("AR-CRIT-2", "AR-CRIT-3"),
        text=(
            "Damage is maximised, and an additional die or dice may be rolled. How many is not said; bonus dice may be "
            "rolled again too."
        ),
        ours=(
            "All dice count at their highest, the fixed number once, and then all dice, bonus dice too, are rolled "
            "again and added. Whoever may, does."
        ),
        reason="Bonus dice are rolled again as a whole, so the others are as well; and it is always worth it.",
        switches=(CriticalDice,),
    ),
    Ruling(
        id="AR-R29",
        title="Rounding halves, and both traits at once",
        concerns=("AR-RES-1", "AR-RES-2", "AR-RES-3", "AR-VUL-1", "AR-VUL-3"),
        text=(
            "That half is rounded down shows in an example only. A target that is resistant and vulnerable to the same "
            "type is not treated."
        ),
        ours=(
            "Each instance is halved by itself and rounded down. Both traits on one type cancel, and the same trait "
            "twice counts once."
        ),
        others=("Double and then halve, so that odd damage stays whole.",),
        reason="The example leaves no other rounding.",
    ),
)
