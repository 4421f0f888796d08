"""Doubtful passages about the actions of small creatures, and how each is read."""

from rules.metaforce import itemising, riding
from rules.metaforce.comparison import FACTOR_PER_STEP
from rules.metaforce.precision import (
    EXAMPLE_ATTACKER,
    EXAMPLE_DAMAGE,
    EXAMPLE_PRINTED,
    EXAMPLE_TARGET,
    own_factor,
    precision,
)
from rules.metaforce.readings import BulkMedium, PrecisionLadder, PrecisionLarge, Rulings
from rules.metaforce.sizes import FINE, MEDIUM, SMALL
from rules.rulings import Ruling

_EXAMPLE = precision(EXAMPLE_DAMAGE, EXAMPLE_ATTACKER, EXAMPLE_TARGET, Rulings())

SMALL_CREATURE_RULINGS = (
    Ruling(
        id="MF-R39",
        title="Who rides, and what the mount loses",
        concerns=("MF-RIDE-1", "MF-RIDE-2", "MF-RIDE-5"),
        text=(
            "A rider is to be at least half or less of the mount's size. The mount loses advantage; disadvantage is "
            "not mentioned. Riding the unwilling names no size."
        ),
        ours=(
            f"A rider is 1/{riding.RIDE_TIMES} of the mount's size or smaller, willing or not. The mount has no "
            f"advantage, but no disadvantage either; with a rider of exactly 1/{riding.ADVANTAGE_TIMES} it "
            "keeps it."
        ),
        others=("The mount has disadvantage.",),
        reason="So it is written.",
    ),
    Ruling(
        id="MF-R40",
        title="An error in the example of precision damage",
        concerns=("MF-PREC-4",),
        text=(
            f"{EXAMPLE_DAMAGE} damage of a {SMALL.name} creature to a Size {EXAMPLE_TARGET.rating} giant is said to be "
            f"multiplied by {_EXAMPLE.multiplier}, and printed as {EXAMPLE_PRINTED}."
        ),
        ours=(
            f"{EXAMPLE_DAMAGE} × {_EXAMPLE.multiplier} = {_EXAMPLE.damage}. The printed "
            f"{EXAMPLE_PRINTED} is an erratum."
        ),
        others=(f"{EXAMPLE_PRINTED}, as printed.",),
        reason=(
            f"The factor is stated, and both rules give it. {EXAMPLE_PRINTED} is also the escape number of an earlier "
            "example."
        ),
    ),
    Ruling(
        id="MF-R41",
        title="The factors of precision",
        concerns=("MF-PREC-2", "MF-SML-1"),
        text=(
            f"Precision damage lists factors of its own, up to {own_factor(FINE)} for {FINE.name}; for all actions of "
            f"small creatures the other's Size is multiplied by up to {FACTOR_PER_STEP**FINE.steps_below}."
        ),
        ours="The listed factors count, times the target's Size, and not both together.",
        reason=f"They are the more specific rule. For {SMALL.name} the two agree.",
        switches=(PrecisionLadder,),
    ),
    Ruling(
        id="MF-R42",
        title="Precision of larger attackers",
        concerns=("MF-PREC-1",),
        text=(
            "Damage is multiplied up to the larger creature's Size. What an attacker who has a Size above 1 itself "
            "multiplies by is not said, nor how it is rounded."
        ),
        ours=(
            "It is raised from the attacker's Size to the target's, in full, on the damage normally dealt with power "
            "and Size in it. The result is rounded down."
        ),
        others=("Up to the Size means any number up to it.",),
        reason="The example counts how many times larger the target is.",
        switches=(PrecisionLarge,),
    ),
    Ruling(
        id="MF-R43",
        title="Who can be an item, and its bulk",
        concerns=("MF-ITEM-1", "MF-ITEM-3"),
        text=(
            f"The small creature is to be at least 1/{itemising.ITEM_TIMES} of the other's size, which taken "
            f"literally lets the large in and keeps the small out. Bulk is given below {MEDIUM.name} only."
        ),
        ours=f"1/{itemising.ITEM_TIMES} or less. Where no bulk is printed none is given.",
        reason="It is the sense of the rule, and no number is invented.",
        switches=(BulkMedium,),
    ),
)
