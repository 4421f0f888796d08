"""The doubtful passages of Metaforce's "Size", and how each is read."""

from rules.metaforce.falling import DAMAGE_PER_FOOT, DAMAGE_PER_FOOT_PAST_DOUBLE
from rules.metaforce.movement import MEDIUM_SQUARES, SQUARES_PER_STEP_BELOW
from rules.metaforce.readings import (
    FallDouble,
    FallDoubleAt,
    HalfFallRound,
    HalfSpeedMinimum,
    HeightGap,
    OffBalance,
    SmallSpeed,
    SurfaceSize,
)
from rules.metaforce.sizes import DIMINUTIVE, FINE, SMALL, SMALL_CATEGORIES, SQUARE_FEET, TINY
from rules.quantities import said_length
from rules.rulings import Ruling

RULINGS = (
    Ruling(
        id="MF-R01",
        title="Medium is Size 1 and also Size 0",
        concerns=("MF-CAT-1", "MF-SMALL-1", "MF-SIZE-3"),
        text=(
            "The large-size table and the prose give Medium the value 1. The small-size table prints 0 for it and "
            "negative values below, while the prose says that smaller characters are still Size 1."
        ),
        ours=(
            "Medium and everything below it counts as 1 wherever Size is multiplied. Zero and the negative values only "
            "count steps on the small-size table."
        ),
        others=("Multiply by the value that the small-size table prints.",),
        reason="Multiplying by zero would leave Medium creatures without hit points; every use of the zero is a count.",
    ),
    Ruling(
        id="MF-R02",
        title="One thing, several names",
        concerns=("MF-SIZE-1", "MF-FALL-4"),
        text=(
            "Size, Size-Rating and Size Bonus, or Reflex and Reflex bonus, stand beside each other, and nothing says "
            "whether they are the same."
        ),
        ours="All the words for Size mean the rating, and Reflex bonus is Reflex.",
        others=("Size Bonus and Reflex bonus are numbers of their own.",),
        reason="The worked falls put Reflex straight into the sum; they come out only this way.",
    ),
    Ruling(
        id="MF-R03",
        title="Heights in no row, and one in two rows",
        concerns=("MF-CAT-6",),
        text=(
            "The rows leave gaps between them and end at the largest, so that many heights have no row. "
            f"{said_length(TINY.shortest)} stands in both {TINY.name} and {DIMINUTIVE.name}."
        ),
        ours="A height belongs to the largest size whose lower end it reaches.",
        reason="One simple rule for every height, above the last row too.",
        switches=(HeightGap,),
    ),
    Ruling(
        id="MF-R04",
        title="Ratings in no row, and heights that do not follow from the rating",
        concerns=("MF-SIZE-2", "MF-CAT-6"),
        text=(
            "Size n is said to be n times a human, but a tall human times the rating stays below the printed heights. "
            "An example uses a rating that has no row."
        ),
        ours=(
            "Every whole rating from 1 up is a size, named by the row below it. Height is always asked for by itself; "
            "an unusual one is pointed out and used."
        ),
        others=("Height is a human's times the rating.", "Only the five printed ratings exist."),
        reason="The giant of the falling example has a height of its own.",
    ),
    Ruling(
        id="MF-R06",
        title="The squares of small creatures",
        concerns=("MF-SMALL-2", "MF-SMALL-3", "MF-SMALL-4", "MF-SMALL-5", "MF-SPACE-4"),
        text=(
            f"Medium or smaller creatures fill one square in the prose. The table gives {TINY.name} and below none, "
            f"and {SMALL.name} a whole square but {said_length(SMALL.space)}, when a square is {SQUARE_FEET} ft."
        ),
        ours=(
            "They all fill one square of the grid. The feet or inches are the room they need in a narrow opening, and "
            "no squares means that they reach no further than their own square."
        ),
        reason="Both statements stay true.",
    ),
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
        id="MF-R16",
        title="Which feet cost more once a fall reaches double the safe distance",
        concerns=("MF-FALL-3", "MF-FALL-6", "MF-FALL-7"),
        text=(
            f"The rule raises the damage a foot from {DAMAGE_PER_FOOT} to {DAMAGE_PER_FOOT_PAST_DOUBLE} and calls the "
            "higher rate a replacement. The examples say that the rate changes once the creature has fallen that far."
        ),
        ours="Every foot past the safe distance costs the higher rate.",
        reason=(
            "A replacement replaces the rate of the sentence before, which counts the feet past the safe distance. The "
            "examples would also fit a rate that changes on the way down; at one foot the damage jumps."
        ),
        switches=(FallDouble,),
    ),
    Ruling(
        id="MF-R17",
        title="A fall of exactly double the safe distance",
        concerns=("MF-FALL-3", "MF-FALL-6", "MF-FALL-7"),
        text=(
            "The rule speaks of double the distance, the giant's example of having fallen just that far, the human's "
            "example of having fallen further."
        ),
        ours="Exactly double already counts.",
        reason="Two of the three statements say so. Where only the feet past the double cost more, nothing changes.",
        switches=(FallDoubleAt,),
    ),
    Ruling(
        id="MF-R18",
        title="Parts of a foot",
        concerns=("MF-FALL-1", "MF-FALL-2"),
        text="Heights in inches make safe distances with parts of a foot. What a part of a foot costs is not said.",
        ours="Whole feet past the exact safe distance count. Reflex is 0 or more.",
        others=("Round to the nearest foot.",),
        reason="The damage is for every foot.",
    ),
    Ruling(
        id="MF-R19",
        title="What a surface adds",
        concerns=("MF-FALL-15", "MF-FALL-16", "MF-FALL-5"),
        text=(
            "Surfaces may add damage for each foot fallen. Whether Size multiplies it, which feet count, whether two "
            "surfaces add up and whether the double raises it are all left open."
        ),
        ours=(
            "It is added to the rate before Size multiplies it, on the feet that cost damage only, and is not doubled. "
            "Of two surfaces the worse counts."
        ),
        others=("It counts on every foot of the fall.", "Two surfaces add up."),
        reason="It raises fall damage, and Size multiplies fall damage. The text leaves it to the table.",
        switches=(SurfaceSize,),
    ),
    Ruling(
        id="MF-R20",
        title=f"Half fall damage of {TINY.name} and {DIMINUTIVE.name} creatures",
        concerns=("MF-FALL-10", "MF-FALL-11"),
        text="Neither the rounding is given, nor whether the column for damage taken counts as well.",
        ours="Half is rounded up. The column for damage taken is about attacks and does not count.",
        reason="The only rounding of damage taken that the text states is up.",
        switches=(HalfFallRound,),
    ),
    Ruling(
        id="MF-R21",
        title="Small creatures thrown off balance",
        concerns=("MF-FALL-13", "MF-FALL-14"),
        text=(
            "What small creatures gain is said to need a landing that protects them. Of those thrown off balance, only "
            "the loss of Reflex is stated."
        ),
        ours="Only Reflex is lost.",
        reason=f"It is the only consequence stated. Under the other reading {FINE.name} creatures are hurt as well.",
        switches=(OffBalance,),
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
