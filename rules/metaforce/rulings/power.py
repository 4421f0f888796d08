"""Doubtful passages about power, damage taken and the scaling of damage, and how each is read."""

from rules.metaforce.readings import SizeMultiplies, SmallMinimum
from rules.metaforce.sizes import FINE, MEDIUM, SMALL, TINY
from rules.rulings import Ruling
from rules.words import said

POWER_RULINGS = (
    Ruling(
        id="MF-R08",
        title="Parts of a point that a small creature deals",
        concerns=("MF-POW-1", "MF-ABIL-2"),
        text=(
            f"Rounding down is stated in a sentence about {SMALL.name} creatures, which could mean the category or all "
            "that is small, and which could leave the points of an incomplete lot whole. No least amount is given."
        ),
        ours=(
            "Each size uses its own row. The whole amount is multiplied exactly and rounded down once, even to "
            f"nothing; the sentence is about the category {SMALL.name}."
        ),
        others=("Points that make no full lot of five are kept.",),
        reason="The table prints a factor for each size, and a factor applies to the whole.",
        switches=(SmallMinimum,),
    ),
    Ruling(
        id="MF-R09",
        title="How much more damage small creatures take",
        concerns=("MF-TAKEN-1",),
        text=(
            "The damage grows by the amount of the multiplier. That could mean the factor on the whole, or what comes "
            "on top of it; and when to round up is open."
        ),
        ours="The factor multiplies the whole. It is rounded up once a hit, after the attacker's own multiplication.",
        others=("The factor says how much is added.",),
        reason=f"{MEDIUM.name}'s factor of {said(1)} must change nothing.",
    ),
    Ruling(
        id="MF-R10",
        title="Where two small creatures count as larger ones",
        concerns=("MF-POW-4", "MF-TAKEN-2"),
        text="The steps between two small creatures are spoken of for power and damage taken, and for nothing else.",
        ours=(
            f"They count wherever two creatures below {MEDIUM.name} act on each other, and never for falls, speed, or "
            f"where one of the two is {MEDIUM.name} or larger."
        ),
        others=("They count for power and damage taken only.",),
        reason=f"The text's reason holds everywhere: to each other they are as {MEDIUM.name} creatures are.",
    ),
    Ruling(
        id="MF-R11",
        title="What Size multiplies where damage is rolled",
        concerns=("MF-EQ-2", "MF-ABIL-1"),
        text="Base and rolled damage are multiplied. It could be the result of the roll or the number of dice.",
        ours="Base and roll together, after one roll.",
        reason=(
            "Equipment is multiplied afterwards, the text says. The average is the same; more dice only stray less "
            "from it."
        ),
        switches=(SizeMultiplies,),
    ),
    Ruling(
        id="MF-R32",
        title="What Size has multiplied already",
        concerns=("MF-ABIL-1", "MF-EQ-2", "MF-STMP-6", "MF-HAND-2"),
        text=(
            "Whether the damage of an unarmed strike has Size in it already is open, and so is whether Size multiplies "
            "magnitude such as Crush points."
        ),
        ours=(
            "Unarmed damage is given with Size in it. Magnitude is never multiplied by Size, nor by the damage a small "
            "target takes; small users have it cut by their power."
        ),
        others=("Size is applied once more.",),
        reason=(
            "For giants only damage and healing are named, and the example of a giant's hold rolls plain dice. "
            f"Magnitude is named for users such as {TINY.name} or {FINE.name} alone."
        ),
    ),
)
