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


@dataclass(frozen=True)
class Rulings(RulingsOfSet):
    """The Metaforce readings in force."""

    prefix: ClassVar[str] = "mf"

    height_gap: HeightGap = HeightGap.LOWER
    small_speed: SmallSpeed = SmallSpeed.TABLE
    fall_double: FallDouble = FallDouble.REPLACE
    fall_double_at: FallDoubleAt = FallDoubleAt.INCLUSIVE
    surface_size: SurfaceSize = SurfaceSize.MULTIPLY
    half_fall_round: HalfFallRound = HalfFallRound.UP
    off_balance: OffBalance = OffBalance.REFLEX
    half_speed_min: HalfSpeedMinimum = HalfSpeedMinimum.NONE


OURS = Rulings()
