"""Doubtful passages about movement, and how each is read."""

from rules.metaforce.movement import MEDIUM_SQUARES, SQUARES_PER_STEP_BELOW
from rules.metaforce.readings import HalfSpeedMinimum, SmallSpeed
from rules.metaforce.sizes import DIMINUTIVE, FINE, SMALL, SMALL_CATEGORIES, TINY
from rules.rulings import Ruling

MOVEMENT_RULINGS = (
    Ruling(
        id="MF-R07",
        title=f"The speed of {TINY.name}, {DIMINUTIVE.name} and {FINE.name}",
        concerns=("MF-SMALL-3", "MF-SMALL-4", "MF-SMALL-5", "MF-MOVE-3"),
        text=(
            f"The prose takes {SQUARES_PER_STEP_BELOW} square off Medium's {MEDIUM_SQUARES} for each step below it; "
            f"the table agrees for {SMALL.name} and prints less for the other {len(SMALL_CATEGORIES) - 1}."
        ),
        ours="The table counts.",
        reason="It prints feet and squares side by side, and a printed cell goes before a general formula about it.",
        switches=(SmallSpeed,),
    ),
    Ruling(
        id="MF-R22",
        title="Half speed",
        concerns=("MF-TERR-2", "MF-SMALL-5"),
        text=(
            f"Half is rounded down, but feet or squares are not named. {FINE.name} creatures, with "
            f"{FINE.speed_squares} square, are left with nothing."
        ),
        ours="Whole squares, rounded down, even to nothing. Two causes of half speed do not add up.",
        others=("Round down in feet.",),
        reason="The game is played on a grid, and the rule is taken at its word.",
        switches=(HalfSpeedMinimum,),
    ),
)
