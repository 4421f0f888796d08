"""Doubtful passages about the actions of giants, and how each is read."""

from rules.metaforce.comparison import NO_SPACE_STEPS, NO_SPACE_TIMES
from rules.metaforce.crush import CRUSH_DICE, DESTROYED_BEYOND_BODY, CrushMode
from rules.metaforce.escape import META_DIE, NUMBER_PER_SIZE, SIDES
from rules.metaforce.holds import EASY_HOLD_TIMES, HOLD_TIMES
from rules.metaforce.readings import (
    DoubleStrength,
    EscapeDie,
    EscapePower,
    NoSpace,
    PinRatio,
    RestrainReading,
    SmallRatio,
    StompMultiplier,
    StompShape,
    TrampleSpare,
    TwoHands,
)
from rules.metaforce.sizes import DIMINUTIVE, FINE, MEDIUM, SMALL, TINY
from rules.metaforce.stomp import STOMP_DAMAGE_FACTOR
from rules.metaforce.trample import TRAMPLE_TIMES
from rules.rulings import Ruling

COMPARISON_RULINGS = (
    Ruling(
        id="MF-R05",
        title="Two sizes smaller",
        concerns=("MF-SPACE-1", "MF-SPACE-2", "MF-SPACE-3"),
        text=(
            f"A creature {NO_SPACE_STEPS} sizes smaller has no space. Sizes may be the named categories or the "
            "ratings, and at high ratings these are far apart."
        ),
        ours=(
            f"The named categories are meant: each is a doubling, so that {NO_SPACE_STEPS} of them make the other at "
            f"least {NO_SPACE_TIMES} times as large."
        ),
        reason=(
            f"{TINY.name}, {NO_SPACE_STEPS} below {MEDIUM.name}, is printed without squares. By ratings, near equals "
            "among the largest would lose their space."
        ),
        switches=(NoSpace,),
    ),
    Ruling(
        id="MF-R26",
        title="How many times larger than a size below Medium",
        concerns=("MF-GIANT-2", "MF-SML-1", "MF-PREC-4"),
        text=(
            f"For giants the sizes below Medium stand {SMALL.steps_below} to {FINE.steps_below} sizes under it. For "
            "the small ones themselves the other's Size is doubled with each step, and the example of precision damage "
            f"takes {SMALL.name} for a half."
        ),
        ours="Each step below Medium halves the size, for giants too.",
        reason=(
            "The named sizes double from one to the next, and both other passages agree. Trampling and stomping by "
            "Medium creatures come out alike either way. What small creatures do always doubles, as printed."
        ),
        switches=(SmallRatio,),
    ),
    Ruling(
        id="MF-R27",
        title="A number of times larger",
        concerns=("MF-GIANT-1", "MF-TRMP-1", "MF-HAND-1", "MF-SML-1"),
        text=(
            f"Being {TRAMPLE_TIMES} times larger may mean that many times as large, or larger by that many "
            "times. For small creatures the text multiplies once the target's rating and once the rating needed."
        ),
        ours=(
            f"It means {TRAMPLE_TIMES} times as large, and just that is enough. The factors of small creatures "
            "multiply the target's rating."
        ),
        others=("One more time as large is needed.", "The factors raise what is needed."),
        reason=(
            "The text calls Size 2 twice as large as a human. If the need rose, riding would get harder the smaller "
            "the rider is."
        ),
    ),
)

GIANT_ACTION_RULINGS = (
    Ruling(
        id="MF-R28",
        title="What it costs to spare while trampling",
        concerns=("MF-TRMP-2", "MF-TRMP-3"),
        text="Sparing is worded as an action, while trampling is said to need none.",
        ours="Dealing damage costs no action, sparing costs one.",
        reason="Taken at its word, the general sentence is about the movement and the damage.",
        switches=(TrampleSpare,),
    ),
    Ruling(
        id="MF-R29",
        title="What a stomp multiplies damage by",
        concerns=("MF-STMP-6", "MF-STMP-9"),
        text="A number is missing: the rule has unarmed damage times, and no factor. The example doubles it.",
        ours=f"Unarmed damage times {STOMP_DAMAGE_FACTOR}, at any Size.",
        reason="The example has the only number there is. Its direct radius happens to be the same.",
        switches=(StompMultiplier,),
    ),
    Ruling(
        id="MF-R30",
        title="The shape of a stomp",
        concerns=("MF-STMP-2", "MF-STMP-9", "MF-STMP-10", "MF-STMP-11"),
        text=(
            "The zones are given by radius, yet the example of Size 16 counts squares on two sides, and the one of "
            "Size 3 calls a single square a radius."
        ),
        ours="The direct zone is a block with the radius on each side, the splash zone a ring around it.",
        reason=(
            "Only so do both of these examples come out. At Sizes 4, 8 and 16 both zones together are as large as the "
            "giant's own space."
        ),
        switches=(StompShape,),
    ),
    Ruling(
        id="MF-R31",
        title="Who can be pinned, and whether a stomp must hit",
        concerns=("MF-PIN-1", "MF-PIN-4", "MF-STMP-5"),
        text=(
            "The two passages on pinning underfoot name no size. For a stomp no check is mentioned, for a grab there "
            "is one."
        ),
        ours=(
            f"Whoever can be stomped on can be pinned underfoot; for hands it takes {HOLD_TIMES} times. A stomp "
            f"hits all in its zones without a check. Underfoot {CRUSH_DICE[CrushMode.UNDERFOOT].notation} takes the "
            f"place of {CRUSH_DICE[CrushMode.HAND].notation}, and the Strength Die stays."
        ),
        others=("Each target of a stomp needs a ToHit check.",),
        reason="The pin follows from the stomp.",
        switches=(PinRatio,),
    ),
)

HOLD_RULINGS = (
    Ruling(
        id="MF-R33",
        title="Both hands and one eighth",
        concerns=("MF-HAND-3", "MF-HAND-4", "MF-HAND-5", "MF-HAND-6", "MF-HAND-7"),
        text=(
            "Both hands may be used only on very small targets; yet hands are tied up only by those too large for one, "
            "as if it were the larger ones that take both."
        ),
        ours=(
            f"One hand holds from {HOLD_TIMES} times larger; both may be used from {EASY_HOLD_TIMES} times, "
            "and then double the damage."
        ),
        reason="So it is written.",
        switches=(TwoHands,),
    ),
    Ruling(
        id="MF-R34",
        title="The double-Strength bonus",
        concerns=("MF-HAND-7",),
        text="Both hands on what one can hold give a double-Strength bonus; what is doubled is not said.",
        ours="The result of the Strength Die counts twice.",
        reason="It is the bonus that is doubled.",
        switches=(DoubleStrength,),
    ),
    Ruling(
        id="MF-R35",
        title="When Crush points injure",
        concerns=("MF-CRST-1", "MF-CRST-2", "MF-CRST-3"),
        text=(
            "The first threshold is the target's Body, the second the user's. Points must exceed it, and are gone "
            "after one turn without new ones."
        ),
        ours=(
            f"Both are the crushed creature's Body, the second {DESTROYED_BEYOND_BODY} higher, and points must be "
            "above. They add up, and all vanish at the end of a turn that brings none."
        ),
        others=("The second threshold is the giant's Body.",),
        reason="The crushed creature is the one whose limbs are at stake.",
    ),
    Ruling(
        id="MF-R36",
        title="The escape roll",
        concerns=("MF-ESC-1", "MF-POW-1"),
        text=(
            f"The roll is printed as a d{SIDES}, while the dice of this game have their lowest results raised. Its "
            "total is called magnitude, and small creatures have theirs cut."
        ),
        ours=f"A plain d{SIDES}, not {META_DIE.notation}, and nothing is cut.",
        reason="It is printed so, and the power modifier is about what one deals to another.",
        switches=(EscapeDie, EscapePower),
    ),
    Ruling(
        id="MF-R37",
        title="Holding, restraining and the reset",
        concerns=("MF-HAND-9", "MF-HAND-10", "MF-ESC-3"),
        text=(
            "A giant holds every round, and may crush besides. Restraining without harm resets both totals; whether "
            "that is the same as holding, and who acts first, is left open."
        ),
        ours=(
            "A round of holding without a Crush is a Restrain and resets both totals; holding and crushing does not. "
            "The giant acts first, then comes the escape roll."
        ),
        reason=(
            "Restraining is holding that does no harm. If every hold reset the totals, only a single roll could ever "
            "break free."
        ),
        switches=(RestrainReading,),
    ),
    Ruling(
        id="MF-R38",
        title="Weak and small holders",
        concerns=("MF-ESC-2", "MF-STMP-7", "MF-HAND-10"),
        text=(
            f"The escape number is {NUMBER_PER_SIZE} times Size and more. Below Medium the small-size table has no "
            "Size that could be multiplied, and without Strength there is no Strength Die."
        ),
        ours="Holders below Medium count as Size 1. Strength is 0 or more, and Strength 0 rolls no Strength Die.",
        reason=(
            f"From {SMALL.name} to {DIMINUTIVE.name} and {FINE.name} all count as 1 where Size is multiplied (MF-R01)."
        ),
    ),
)
