"""Doubtful passages about falls, and how each is read."""

from rules.metaforce.falling import DAMAGE_PER_FOOT, DAMAGE_PER_FOOT_PAST_DOUBLE
from rules.metaforce.readings import FallDouble, FallDoubleAt, HalfFallRound, OffBalance, SurfaceSize
from rules.metaforce.sizes import DIMINUTIVE, FINE, TINY
from rules.rulings import Ruling

FALLING_RULINGS = (
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
)
