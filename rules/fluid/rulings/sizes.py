"""Doubtful passages about sizes, and how each is read."""

from itertools import pairwise

from rules.fluid.contests import OPPOSED_PER_STEP
from rules.fluid.damage import DICE_PER_STEP, dice_said
from rules.fluid.readings import DamageStep, MassBound, MassGap, Tie, WeaponSize
from rules.fluid.sizes import ABOVE_GAP, BELOW_GAP, CATEGORIES, GAP
from rules.rulings import Ruling
from rules.units import KILOGRAMS

_SHARED = ", ".join(
    KILOGRAMS.of(above.lightest) for below, above in pairwise(CATEGORIES[1:-1]) if below.heaviest == above.lightest
)
_SMALLEST, _LARGEST = CATEGORIES[0], CATEGORIES[-1]
_A_STEP = dice_said(DICE_PER_STEP)

SIZES_RULINGS = (
    Ruling(
        id="FG-R13",
        title=f"No category for {GAP}",
        concerns=(BELOW_GAP.rule, ABOVE_GAP.rule),
        text=(
            f"{BELOW_GAP.size} has {BELOW_GAP.masses}, {ABOVE_GAP.size} has {ABOVE_GAP.masses}. Nothing is said of "
            "what lies between."
        ),
        ours=(
            f"{BELOW_GAP.size.code} until the {KILOGRAMS.of(ABOVE_GAP.lightest)} of {ABOVE_GAP.size.code} are reached."
        ),
        others=("Part the gap in the middle.",),
        reason="As in FG-R14, a category begins with its lower bound; and the masses are only said to be typical.",
        switches=(MassGap,),
    ),
    Ruling(
        id="FG-R14",
        title="Masses in two categories",
        concerns=tuple(category.rule for category in CATEGORIES),
        text=(
            f"{_SHARED} each end one category and begin the next. {_SMALLEST.size.code} is said to be "
            f"{_SMALLEST.masses} and {_LARGEST.size.code} {_LARGEST.masses}, so that these two bounds are clear."
        ),
        ours="Such a mass belongs to the category that begins with it.",
        reason="It is one rule for every bound, and keeps both ends as they are stated.",
        switches=(MassBound,),
    ),
    Ruling(
        id="FG-R15",
        title="Size of the wielder and size of the weapon",
        concerns=("FG-HIT-3", "FG-HIT-4"),
        text=(
            "The modifier to hit is said to hold for weapons too. Whether the weapon's size takes the place of its "
            "wielder's or counts besides is not said."
        ),
        ours="A weapon with a size of its own replaces its wielder's size in the attack roll.",
        reason="The examples of weapons name no wielder and add nothing for one.",
        switches=(WeaponSize,),
    ),
    Ruling(
        id="FG-R16",
        title="Equal totals in an opposed test, and how far apart sizes push",
        concerns=("FG-OPP-1",),
        text=(
            "Who wins on equal totals is not said. The larger gains and the smaller loses, so that each step parts "
            f"them by {2 * OPPOSED_PER_STEP}."
        ),
        ours=(
            "Ties are counted by themselves. Only opposed tests of BOD and STR take the modifier, and both sides take "
            "theirs."
        ),
        reason="The text's example gives both modifiers side by side, and what a tie means is for the table.",
        switches=(Tie,),
    ),
    Ruling(
        id="FG-R17",
        title="A wrong sign in the example of damage",
        concerns=("FG-DMG-1", "FG-DMG-2"),
        text=(
            f"The rule takes {_A_STEP} off for each step that the target is larger and adds as much for each step that "
            f"it is smaller. The example then prints +{_A_STEP} against the smaller creature and +{_A_STEP} against "
            "the larger one as well."
        ),
        ours=f"The rule counts: −{_A_STEP} against the larger creature. The plus in the example is an error.",
        reason="A rule goes before an example that contradicts it; by the example larger targets suffer more too.",
    ),
    Ruling(
        id="FG-R18",
        title="Running out of damage dice",
        concerns=("FG-DMG-1",),
        text=(
            "Whether dice are left out of the roll or rolled and subtracted is not said, nor what happens when there "
            "are none left, nor what becomes of a number added to the dice."
        ),
        ours=(
            "Dice are left out of the roll, down to none. Whatever is added to them stays. The weapon's size is "
            "compared with the target's."
        ),
        others=("The attacker's size is compared with the target's.",),
        reason="The text speaks of converting damage from one size to another.",
        switches=(DamageStep,),
    ),
)
