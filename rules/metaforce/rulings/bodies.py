"""Doubtful passages about hit points and equipment, and how each is read."""

from rules.metaforce.readings import DeflectionEqual, DeflectionSmaller, MaxHpRound, SmallArmour
from rules.metaforce.sizes import MEDIUM
from rules.rulings import Ruling

BODIES_RULINGS = (
    Ruling(
        id="MF-R12",
        title="Equipment and range of small creatures",
        concerns=("MF-EQ-8", "MF-REACH-2"),
        text=(
            f"Below {MEDIUM.name} the values of armour are said not to apply, and in the next breath to stay as they "
            "are at normal size. Weapons and ranges are not mentioned."
        ),
        ours=(
            "Armour counts as written, without scaling. Weapon damage is cut by the wielder's power, ranges stay as "
            "written, and melee reach is multiplied by the reach of the small-size table."
        ),
        others=("Weapons are not cut either.",),
        reason="The second sentence explains the first.",
        switches=(SmallArmour,),
    ),
    Ruling(
        id="MF-R13",
        title="Deflection between equals",
        concerns=("MF-EQ-5", "MF-EQ-6", "MF-EQ-7"),
        text="Between combatants of one size the bonus is said to be lost.",
        ours="Only its multiplication is lost; the written bonus stays.",
        reason=(
            "The sentence before speaks of the multiplication, and otherwise no Deflection would ever work between two "
            "humans."
        ),
        switches=(DeflectionEqual,),
    ),
    Ruling(
        id="MF-R14",
        title="Deflection against other sizes",
        concerns=("MF-EQ-5",),
        text=(
            "The multiplication is relative between the two sizes. How, how it is rounded and what happens to the "
            "smaller of the two is left open."
        ),
        ours=(
            "The bonus is multiplied by the wearer's Size over the attacker's where that is above 1, rounded down. "
            f"Attackers below {MEDIUM.name} count as Size {MEDIUM.rating}."
        ),
        others=("The difference of the Sizes counts.", "Small attackers count as fractions."),
        reason="Relative multiplication is a ratio.",
        switches=(DeflectionSmaller,),
    ),
    Ruling(
        id="MF-R15",
        title="Rounding maximum HP",
        concerns=("MF-HPCH-1", "MF-HPCH-2"),
        text=(
            "Only current HP is said to round up. Halves of an odd maximum are left open. Whoever shrinks and grows "
            "back may gain a point, and the text lets them."
        ),
        ours="Maximum HP rounds up as well.",
        reason="Current HP then never passes the maximum. Under the other reading it has to stop there.",
        switches=(MaxHpRound,),
    ),
)
