"""Damage from a fall: how far is safe, and what each foot beyond costs.

Source: Metaforce, "Size", section "Gravity / Falling" (MF-FALL-1 to MF-FALL-16).
"""

from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import Annotated

from rules.metaforce.readings import (
    OURS,
    FallDouble,
    FallDoubleAt,
    HalfFallRound,
    OffBalance,
    Rulings,
    SurfaceSize,
)
from rules.metaforce.sizes import DIMINUTIVE, FINE, SIZE, SMALL, TINY, Size
from rules.quantities import Choice, Quantity, checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.units import DAMAGE, FEET
from rules.words import said
from rules.working import Result, Working

DAMAGE_PER_FOOT = 1
DAMAGE_PER_FOOT_PAST_DOUBLE = 2


class Surface(Choice):
    """What a creature lands on."""

    NORMAL = "normal", "Normal ground"
    HARD = "hard", "Uneven or hard"
    SHARP = "sharp", "Sharp or deliberately dangerous"


SURFACE_RULES = {Surface.HARD: "MF-FALL-15", Surface.SHARP: "MF-FALL-16"}
SURFACE_DAMAGE_PER_FOOT = {Surface.NORMAL: 0, Surface.HARD: 1, Surface.SHARP: 2}


@dataclass(frozen=True)
class Reduction:
    """What a small creature's size takes off a fall.

    Attributes:
        rule: id of the printed row.
        shorter_feet: feet by which the fall counts as shorter, before anything else.
        halved: whether it takes half damage.
        immune: whether it takes no damage under normal conditions.
    """

    rule: str
    shorter_feet: int = 0
    halved: bool = False
    immune: bool = False


REDUCTIONS = {
    SMALL.name: Reduction("MF-FALL-9", shorter_feet=10),
    TINY.name: Reduction("MF-FALL-10", shorter_feet=15, halved=True),
    DIMINUTIVE.name: Reduction("MF-FALL-11", shorter_feet=20, halved=True),
    FINE.name: Reduction("MF-FALL-12", immune=True),
}
NO_REDUCTION = Reduction("MF-FALL-8")


@dataclass(frozen=True, kw_only=True)
class Fall(Result):
    """What a fall does.

    Attributes:
        threshold: the safe distance, exact feet.
        counted: the fall after a small creature's reduction, exact feet.
        feet_beyond: whole feet past the safe distance.
        damage_per_foot: what the last foot costs, Size and surface included; 0 where there is no damage.
        damage: damage taken, a whole number.
    """

    threshold: Fraction
    counted: Fraction
    feet_beyond: int
    damage_per_foot: int
    damage: int

    @property
    def headline(self) -> str:
        """The damage, or that there is none."""
        return DAMAGE.of(self.damage) if self.damage else "No damage"


@checked
def fall(
    distance: Annotated[Fraction, Quantity(label="Distance fallen", unit=FEET, at_least=0, at_most=1_000_000)],
    height: Annotated[Fraction, Quantity(label="Height", unit=FEET, above=0, at_most=100_000)],
    reflex: Annotated[int, Quantity(label="Reflex", at_least=0, at_most=10_000)],
    size: Annotated[Size, SIZE],
    off_balance: Annotated[bool, Quantity(label="Thrown off balance")] = False,
    surface: Annotated[Surface, Quantity(label="Surface")] = Surface.NORMAL,
    rulings: Annotated[
        Rulings, Relies(("MF-R01", "MF-R02", "MF-R04", "MF-R16", "MF-R17", "MF-R18", "MF-R19", "MF-R20", "MF-R21"))
    ] = OURS,
) -> Fall:
    """Find the damage from a fall.

    Args:
        distance: feet fallen, 0 to 1,000,000.
        height: the creature's height in feet, above 0.
        reflex: its Reflex as written, 0 to 10,000; Size is applied here.
        size: rating 1 to 1,000, or a size below Medium.
        off_balance: whether it was thrown off balance and can't protect itself.
        surface: what it lands on.
        rulings: the readings of MF-R16, MF-R17, MF-R19, MF-R20 and MF-R21.

    Returns:
        The safe distance, what counts of the fall, and the damage.

    >>> from rules.metaforce.sizes import HUGE
    >>> fall(Fraction(140), Fraction(30), 10, Size.of(HUGE)).damage
    560

    Source: Metaforce, "Size", "Gravity / Falling" (MF-FALL-1 to MF-FALL-5, MF-FALL-8 to MF-FALL-16; the text's
    examples are MF-FALL-6 and MF-FALL-7).
    """
    working = Working()
    threshold = _safe_distance(height, reflex, size, off_balance, working)
    reduction = REDUCTIONS.get(size.name, NO_REDUCTION)
    if off_balance and rulings.off_balance is OffBalance.REFLEX_AND_REDUCTION:
        reduction = NO_REDUCTION
    counted = _counted_feet(distance, size, reduction, working)
    feet_beyond = damage = damage_per_foot = 0
    if reduction.immune:
        working.step(reduction.rule, "Damage", 0, DAMAGE, f"{size} creatures take none under normal conditions")
    elif counted <= threshold:
        working.step("MF-FALL-1", "Damage", 0, DAMAGE, f"{FEET.of(counted)} is within the safe distance")
    else:
        feet_beyond = floor(counted - threshold)
        damage, damage_per_foot = _damage(counted, threshold, size, surface, rulings, working)
        if reduction.halved:
            damage = _halved(damage, reduction, rulings.half_fall_round, working)
    return Fall(
        threshold=threshold,
        counted=counted,
        feet_beyond=feet_beyond,
        damage_per_foot=damage_per_foot if damage else 0,
        damage=damage,
        working=working.steps,
        notices=tuple(filter(None, (size.unlike_printed_height(height), _surface_notice(surface)))),
    )


def _safe_distance(height: Fraction, reflex: int, size: Size, off_balance: bool, working: Working) -> Fraction:
    label = "Safe distance"
    tall = f"{FEET.of(height)} tall"
    if off_balance:
        return working.step("MF-FALL-14", label, height, FEET, f"{tall}; Reflex does not count off balance")
    threshold = height + reflex * size.rating
    if size.rating == 1:
        return working.step("MF-FALL-1", label, threshold, FEET, f"{tall} + Reflex {said(reflex)}")
    reckoning = f"{tall} + Reflex {said(reflex)} × Size {said(size.rating)}"
    return working.step("MF-FALL-4", label, threshold, FEET, reckoning)


def _counted_feet(distance: Fraction, size: Size, reduction: Reduction, working: Working) -> Fraction:
    if not reduction.shorter_feet:
        return distance
    counted = max(distance - reduction.shorter_feet, Fraction(0))
    reckoning = f"{FEET.of(distance)} − {said(reduction.shorter_feet)} for {size}"
    if distance < reduction.shorter_feet:
        reckoning += ", not below 0"
    return working.step(reduction.rule, "Fall that counts", counted, FEET, reckoning)


@dataclass(frozen=True)
class _Band:
    """Feet of a fall that cost the same, before surface and Size."""

    rule: str
    feet: int
    rate: int
    reckoning: str


def _bands(counted: Fraction, threshold: Fraction, rulings: Rulings) -> tuple[_Band, ...]:
    beyond = floor(counted - threshold)
    double = 2 * threshold
    ends = f"{said(counted)} − {said(threshold)}"
    past_double = counted > double if rulings.fall_double_at is FallDoubleAt.EXCLUSIVE else counted >= double
    if not past_double:
        return (_Band("MF-FALL-2", beyond, DAMAGE_PER_FOOT, ends),)
    match rulings.fall_double:
        case FallDouble.REPLACE:
            return (_Band("MF-FALL-3", beyond, DAMAGE_PER_FOOT_PAST_DOUBLE, ends),)
        case FallDouble.MARGINAL:
            far = floor(counted - double)
            return (
                _Band("MF-FALL-2", beyond - far, DAMAGE_PER_FOOT, f"up to double the safe distance, {said(double)} ft"),
                _Band("MF-FALL-3", far, DAMAGE_PER_FOOT_PAST_DOUBLE, f"{said(counted)} − {said(double)}"),
            )
        case FallDouble.ALL_FEET:
            return (_Band("MF-FALL-3", floor(counted), DAMAGE_PER_FOOT_PAST_DOUBLE, "the whole fall"),)


def _damage(
    counted: Fraction, threshold: Fraction, size: Size, surface: Surface, rulings: Rulings, working: Working
) -> tuple[int, int]:
    total = rate = 0
    products = []
    for band in _bands(counted, threshold, rulings):
        working.step("MF-FALL-2", "Feet that cost damage", band.feet, FEET, f"{band.reckoning}, in whole feet")
        rate = _damage_per_foot(band, counted, threshold, size, surface, rulings.surface_size, working)
        total += band.feet * rate
        products.append(f"{said(band.feet)} × {said(rate)}")
    rule = "MF-FALL-5" if size.rating > 1 else "MF-FALL-2"
    return working.step(rule, "Damage", total, DAMAGE, " + ".join(products)), rate


def _damage_per_foot(
    band: _Band,
    counted: Fraction,
    threshold: Fraction,
    size: Size,
    surface: Surface,
    surface_size: SurfaceSize,
    working: Working,
) -> int:
    def note(rule: str, rate: int, reckoning: str) -> int:
        return working.step(rule, "Damage a foot", rate, reckoning=reckoning)

    past_double = band.rate == DAMAGE_PER_FOOT_PAST_DOUBLE
    reached = f"{said(counted)} ft reaches double the safe {said(threshold)} ft"
    rate = note(band.rule, band.rate, reached if past_double else "past the safe distance")
    sum_in_words = said(rate)
    adds = SURFACE_DAMAGE_PER_FOOT[surface]
    if adds and surface_size is SurfaceSize.MULTIPLY:
        sum_in_words = f"({rate} + {adds})"
        rate = note(SURFACE_RULES[surface], rate + adds, f"{rate} + {adds} for the surface")
    if size.rating > 1:
        rate = note("MF-FALL-5", rate * size.rating, f"{sum_in_words} × Size {said(size.rating)}")
    if adds and surface_size is SurfaceSize.FLAT:
        rate = note(SURFACE_RULES[surface], rate + adds, f"{said(rate)} + {adds} for the surface")
    return rate


def _halved(damage: int, reduction: Reduction, rounding: HalfFallRound, working: Working) -> int:
    half = damage // 2 if rounding is HalfFallRound.DOWN else -(-damage // 2)
    return working.step(reduction.rule, "Damage", half, DAMAGE, f"half of {said(damage)}, {rounding}")


def _surface_notice(surface: Surface) -> str | None:
    if surface is Surface.NORMAL:
        return None
    return "The text says that a surface may add damage: your Game Master decides whether it does."


def _reduction_row(name: str, reduction: Reduction) -> Row:
    if reduction.immune:
        return Row(reduction.rule, (name, "–", "none under normal conditions"))
    shorter = f"{said(reduction.shorter_feet)} ft" if reduction.shorter_feet else "–"
    return Row(reduction.rule, (name, shorter, "half" if reduction.halved else "full"))


FALLS_BY_SIZE = Table(
    caption="Falls by size",
    columns=(Column("Size"), Column("Fall counts as shorter by"), Column("Damage")),
    rows=(
        _reduction_row("Medium and larger", NO_REDUCTION),
        *(_reduction_row(name, reduction) for name, reduction in REDUCTIONS.items()),
    ),
)

SURFACES = Table(
    caption="What the ground adds",
    columns=(Column("Surface"), Column("Damage a foot", numeric=True)),
    rows=tuple(
        Row(rule, (surface.label, f"+{SURFACE_DAMAGE_PER_FOOT[surface]}")) for surface, rule in SURFACE_RULES.items()
    ),
)
