"""Doubtful passages about what Size is, and how each is read."""

from rules.metaforce.readings import HeightGap
from rules.metaforce.sizes import DIMINUTIVE, SMALL, SQUARE_FEET, TINY
from rules.rulings import Ruling
from rules.units import said_length

SIZES_RULINGS = (
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
)
