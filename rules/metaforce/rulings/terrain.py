"""Doubtful passages about terrain, and how each is read."""

from rules.metaforce.landmarks import LANDMARKS
from rules.metaforce.sizes import DIMINUTIVE, FINE, TINY
from rules.rulings import Ruling
from rules.words import said

LANDMARKS_IN_WORDS = [f"{each.name.lower()} {said(each.share)}" for each in LANDMARKS]

TERRAIN_RULINGS = (
    Ruling(
        id="MF-R23",
        title="One tier harder",
        concerns=("MF-TERR-3", "MF-TERR-6"),
        text=(
            f"For {TINY.name} creatures terrain is one tier harder, but no list of tiers is given. The height put "
            f"beside the name fits {DIMINUTIVE.name} and {FINE.name} as well."
        ),
        ours=(
            f"The rule is stated for {TINY.name}, {DIMINUTIVE.name} and {FINE.name}, and your Game Master fills it in. "
            "Only light uneven ground is decided here."
        ),
        others=("The tiers are clear, light uneven, difficult, and ground that takes a check.",),
        reason="There are no numbers to go by.",
    ),
    Ruling(
        id="MF-R24",
        title="Knees, waist, chest and shoulders",
        concerns=("MF-MANT-1", "MF-MANT-2", "MF-LIQ-1", "MF-LIQ-2"),
        text="The parts of the body are named without figures, and what counts at just their height is unclear.",
        ours=(
            "They are measured. A surface at the waist or the chest is mantled; liquid up to the knees is clear and up "
            "to the shoulders difficult. Where nobody has measured, the calculators guess them as shares of the "
            f"height, which is our guess and not the text's: {', '.join(LANDMARKS_IN_WORDS)}."
        ),
        reason="“Higher than” leaves the height itself out, and “of waist height” takes it in.",
    ),
    Ruling(
        id="MF-R25",
        title="Openings in between",
        concerns=("MF-NARR-2", "MF-NARR-4", "MF-NARR-5"),
        text="Only full, half and quarter widths are spoken of, and whether a quarter is difficult too is open.",
        ours=(
            "From half up to the full width an opening is difficult and costs an action, and from a quarter up to half "
            "it takes a check besides. Below a quarter it is impassable."
        ),
        others=("Between half and full width it is free.",),
        reason="These bands hold every width that the text prints.",
    ),
)
