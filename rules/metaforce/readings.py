"""The readings of Metaforce's doubtful passages that a table may choose from; ours comes first in each."""

from dataclasses import dataclass
from typing import ClassVar

from rules.rulings import Reading, RulingsOfSet


class HeightGap(Reading):
    """MF-R03: which size a height belongs to that no row has, or that two rows have."""

    LOWER = "lower", "the largest size whose lower end is reached"
    NEAREST = "nearest", "the nearest size"
    UPPER = "upper", "the smallest size whose upper end is not passed"


class SmallSpeed(Reading):
    """MF-R07: how fast Tiny, Diminutive and Fine creatures are."""

    TABLE = "table", "as printed in the table"
    PROSE = "prose", "one square less for each step below Medium"


class SmallMinimum(Reading):
    """MF-R08: whether what a small creature deals may round down to nothing."""

    NONE = "0", "it may come to nothing"
    ONE = "1", "at least 1 is left"


class SizeMultiplies(Reading):
    """MF-R11: what Size multiplies where damage is rolled."""

    RESULT = "result", "the result of one roll"
    DICE = "dice", "the number of dice"


class SmallArmour(Reading):
    """MF-R12: what armour is worth to a wearer below Medium."""

    UNSCALED = "unscaled", "its written values"
    NONE = "none", "nothing"


class DeflectionEqual(Reading):
    """MF-R13: what is left of a Deflection bonus between combatants of one size."""

    WRITTEN = "written", "the written bonus"
    ZERO = "zero", "nothing"


class DeflectionSmaller(Reading):
    """MF-R14: what becomes of a Deflection bonus against a larger attacker."""

    KEEP = "keep", "it stays as written"
    SHRINK = "shrink", "it shrinks by the same ratio"


class MaxHpRound(Reading):
    """MF-R15: how maximum HP is rounded when Size changes."""

    UP = "up", "rounded up"
    DOWN = "down", "rounded down"


class FallDouble(Reading):
    """MF-R16: which feet cost the higher rate once a fall reaches double the safe distance."""

    REPLACE = "replace", "every foot past the safe distance"
    MARGINAL = "marginal", "only the feet past the double"
    ALL_FEET = "all_feet", "every foot of the whole fall"


class FallDoubleAt(Reading):
    """MF-R17: whether a fall of exactly double the safe distance costs the higher rate."""

    INCLUSIVE = "inclusive", "exactly double counts"
    EXCLUSIVE = "exclusive", "only more than double counts"


class SurfaceSize(Reading):
    """MF-R19: whether Size multiplies what a surface adds."""

    MULTIPLY = "multiply", "Size multiplies it too"
    FLAT = "flat", "it is added after Size"


class HalfFallRound(Reading):
    """MF-R20: how half the fall damage of Tiny and Diminutive creatures is rounded."""

    UP = "up", "rounded up"
    DOWN = "down", "rounded down"


class OffBalance(Reading):
    """MF-R21: what a small creature thrown off balance loses."""

    REFLEX = "reflex", "only Reflex"
    REFLEX_AND_REDUCTION = "reflex_and_reduction", "Reflex and what its size takes off a fall"


class HalfSpeedMinimum(Reading):
    """MF-R22: whether half speed may come to nothing."""

    NONE = "0", "half speed may be nothing"
    ONE = "1", "at least one square is left"


class NoSpace(Reading):
    """MF-R05: what two sizes smaller means."""

    QUARTER = "quarter", "two named sizes: a quarter as large or less"
    DIFFERENCE = "difference2", "a rating lower by 2 or more"


class SmallRatio(Reading):
    """MF-R26: how much smaller each size below Medium is to a giant."""

    HALVING = "halving", "each step halves the size"
    SUBTRACT = "subtract", "each step adds 1 to how many times larger the giant is"


class TrampleSpare(Reading):
    """MF-R28: what it costs to spare those that one tramples over."""

    ACTION = "1", "sparing costs an action"
    FREE = "0", "sparing is free too"


class StompMultiplier(Reading):
    """MF-R29: what a stomp multiplies unarmed damage by."""

    DOUBLE = "2", "it is doubled at any Size"
    RADIUS = "radius", "it is multiplied by the radius of the direct zone"
    ONE = "1", "it stays as it is"


class StompShape(Reading):
    """MF-R30: which squares a stomp's radius covers."""

    BLOCK = "block", "a block with the radius on each side"
    DOUBLE = "double", "a block with twice the radius on each side"
    CENTRED = "centred", "all squares within the radius of a middle square"


class PinRatio(Reading):
    """MF-R31: how many times larger one must be to pin underfoot."""

    TWICE = "2", "twice, as for a stomp"
    FOUR_TIMES = "4", "four times, as for hands"


class TwoHands(Reading):
    """MF-R33: when one hand is enough and when both may be used."""

    LITERAL = "literal", "one hand from four times larger, both from eight times"
    SWAPPED = "swapped", "both hands from four times larger, one is enough from eight times"


class DoubleStrength(Reading):
    """MF-R34: what the double-Strength bonus doubles."""

    RESULT = "result", "the result of the Strength Die"
    DICE = "dice", "the number of Strength Dice"
    RATING = "rating", "the Strength that gives the die"


class EscapeDie(Reading):
    """MF-R36: which die a held creature rolls."""

    PLAIN = "d12", "a plain d12"
    META = "d12/5", "the Meta Die d12/5"


class EscapePower(Reading):
    """MF-R36: whether the power modifier cuts a small creature's escape rolls."""

    UNCUT = "no", "escape rolls count in full"
    CUT = "yes", "each roll is cut by the power modifier, rounded down"


class RestrainReading(Reading):
    """MF-R37: whether holding without crushing resets the totals."""

    HOLD_ONLY = "hold_only", "a round of holding without crushing is a Restrain"
    DECLARED = "declared", "only a declared Restrain resets the totals"


class PrecisionLadder(Reading):
    """MF-R41: which factors small attackers have with precision."""

    LISTED = "listed", "the factors listed with precision damage"
    HEADER = "header", "the doubling of all actions of small creatures"


class PrecisionLarge(Reading):
    """MF-R42: what attackers of Size 1 and more multiply by with precision."""

    RATIO = "ratio", "the target's Size divided by their own"
    FULL = "full", "the target's whole Size"


class BulkMedium(Reading):
    """MF-R43: the bulk of Medium and larger creatures carried as items."""

    NONE = "none", "none is given"
    EIGHT = "8", "8 for Medium, doubling with the rating"


@dataclass(frozen=True)
class Rulings(RulingsOfSet):
    """The Metaforce readings in force."""

    prefix: ClassVar[str] = "mf"

    height_gap: HeightGap = HeightGap.LOWER
    small_speed: SmallSpeed = SmallSpeed.TABLE
    small_min: SmallMinimum = SmallMinimum.NONE
    scale: SizeMultiplies = SizeMultiplies.RESULT
    small_armour: SmallArmour = SmallArmour.UNSCALED
    deflection_equal: DeflectionEqual = DeflectionEqual.WRITTEN
    deflection_smaller: DeflectionSmaller = DeflectionSmaller.KEEP
    max_hp_round: MaxHpRound = MaxHpRound.UP
    fall_double: FallDouble = FallDouble.REPLACE
    fall_double_at: FallDoubleAt = FallDoubleAt.INCLUSIVE
    surface_size: SurfaceSize = SurfaceSize.MULTIPLY
    half_fall_round: HalfFallRound = HalfFallRound.UP
    off_balance: OffBalance = OffBalance.REFLEX
    half_speed_min: HalfSpeedMinimum = HalfSpeedMinimum.NONE
    no_space: NoSpace = NoSpace.QUARTER
    small_ratio: SmallRatio = SmallRatio.HALVING
    trample_spare: TrampleSpare = TrampleSpare.ACTION
    stomp_mult: StompMultiplier = StompMultiplier.DOUBLE
    stomp_shape: StompShape = StompShape.BLOCK
    pin_ratio: PinRatio = PinRatio.TWICE
    two_hands: TwoHands = TwoHands.LITERAL
    double_strength: DoubleStrength = DoubleStrength.RESULT
    escape_die: EscapeDie = EscapeDie.PLAIN
    escape_power: EscapePower = EscapePower.UNCUT
    restrain: RestrainReading = RestrainReading.HOLD_ONLY
    precision_ladder: PrecisionLadder = PrecisionLadder.LISTED
    precision_large: PrecisionLarge = PrecisionLarge.RATIO
    bulk_medium: BulkMedium = BulkMedium.NONE


OURS = Rulings()
