"""Stomping: the squares it hits, and what it does to those in them.

Source: Metaforce, "Size", section "Stomp/Crush Attack" (MF-STMP-1 to MF-STMP-11).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.dice import Odds
from rules.drawings import Area, AreaKind, GridDrawing
from rules.metaforce.comparison import GIANT, SMALLER, note_times_larger, said_least, times_larger
from rules.metaforce.crush import CrushMode, crush_roll, note_crush_roll
from rules.metaforce.mantling import ACTIONS
from rules.metaforce.power import EffectKind, note_received, note_shift
from rules.metaforce.readings import OURS, Rulings, StompMultiplier, StompShape
from rules.metaforce.sizes import Size
from rules.metaforce.unarmed import STRENGTH, UNARMED
from rules.quantities import checked
from rules.rulings import Relies
from rules.units import DAMAGE, SQUARES, TIMES
from rules.words import said
from rules.working import Result, Working

STOMP_TIMES = 2
NEEDED_TO_STOMP = f"at least {STOMP_TIMES} times as large"
STOMP_ACTIONS = 2
SIZES_PER_DIRECT_SQUARE = 2
LEAST_RADIUS = 1
SIZES_PER_SPLASH_SQUARE = 4
STOMP_DAMAGE_FACTOR = 2


@dataclass(frozen=True)
class Zones:
    """The squares that a stomp hits.

    Attributes:
        direct_radius: radius of the direct zone, in squares.
        splash_extra: how many squares the splash zone goes beyond it.
        direct_side: squares on each side of the direct zone.
    """

    direct_radius: int
    splash_extra: int
    direct_side: int

    @property
    def whole_side(self) -> int:
        """Squares on each side of both zones together."""
        return self.direct_side + 2 * self.splash_extra

    @property
    def direct_squares(self) -> int:
        """Squares of the direct zone."""
        return self.direct_side**2

    @property
    def splash_squares(self) -> int:
        """Squares of the splash zone, a ring."""
        return self.whole_side**2 - self.direct_squares

    @property
    def direct_words(self) -> str:
        """The direct zone in words."""
        side = said(self.direct_side)
        return SQUARES.of(1) if self.direct_side == 1 else f"{side} × {side} squares ({said(self.direct_squares)})"

    @property
    def splash_words(self) -> str:
        """The splash zone in words."""
        if not self.splash_extra:
            return "none"
        return f"{SQUARES.of(self.splash_squares)}, {said(self.splash_extra)} deep all around"


def zones(size: Size, rulings: Rulings) -> Zones:
    """Return the squares that a creature's stomp hits (MF-STMP-2 to MF-STMP-4, MF-R30).

    >>> zones(Size(16), Rulings()).splash_squares
    192
    """
    radius = max(size.rating // SIZES_PER_DIRECT_SQUARE, LEAST_RADIUS)
    side = {StompShape.BLOCK: radius, StompShape.DOUBLE: 2 * radius, StompShape.CENTRED: 2 * radius + 1}
    return Zones(radius, size.rating // SIZES_PER_SPLASH_SQUARE, side[rulings.stomp_shape])


def may_stomp(giant: Size, target: Size, rulings: Rulings) -> bool:
    """Return whether a creature may stomp on another (MF-STMP-5)."""
    return times_larger(giant, target, rulings) >= STOMP_TIMES


def _note_zones(size: Size, rulings: Rulings, working: Working) -> Zones:
    found = zones(size, rulings)
    rating = f"Size {said(size.rating)}"
    rounded = ", rounded down" if size.rating % SIZES_PER_DIRECT_SQUARE else ""
    reckoning = f"{rating} / {SIZES_PER_DIRECT_SQUARE}{rounded}"
    if size.rating < SIZES_PER_DIRECT_SQUARE:
        reckoning = f"half of {rating}, but at least {LEAST_RADIUS}"
    rule = "MF-STMP-4" if rounded and size.rating > 1 else "MF-STMP-2"
    working.step(rule, "Direct radius", found.direct_radius, SQUARES, reckoning)
    rounded = ", rounded down" if size.rating % SIZES_PER_SPLASH_SQUARE else ""
    reckoning = f"{rating} / {SIZES_PER_SPLASH_SQUARE}{rounded}"
    working.step("MF-STMP-4" if rounded else "MF-STMP-3", "Splash beyond it", found.splash_extra, SQUARES, reckoning)
    working.step("MF-STMP-2", "Direct zone", found.direct_words, reckoning=str(rulings.stomp_shape))
    working.step("MF-STMP-3", "Splash zone", found.splash_words, reckoning="everyone in it is knocked prone")
    return found


def drawing(size: Size, found: Zones) -> GridDrawing:
    """Return a stomp's zones to scale beside the creature's own space."""
    side = size.rating
    left = side + 1 + side // 8
    middle = max(side, found.whole_side)
    own = Area(
        AreaKind.CREATURE, f"Its own space: {said(side)} × {said(side)} squares", 0, (middle - side) // 2, side, side
    )
    top = (middle - found.whole_side) // 2
    splash = Area(AreaKind.NEAR, f"Splash: {found.splash_words}", left, top, found.whole_side, found.whole_side)
    inner = found.splash_extra
    direct = Area(
        AreaKind.HIT,
        f"Direct: {found.direct_words}",
        left + inner,
        top + inner,
        found.direct_side,
        found.direct_side,
    )
    areas = (own, splash, direct) if inner else (own, direct)
    return GridDrawing(f"A stomp of {size}, beside its own space", areas)


@dataclass(frozen=True, kw_only=True)
class Stomp(Result):
    """What a stomp does.

    Attributes:
        allowed: whether the target is small enough.
        actions: actions it costs.
        direct_radius: radius of the direct zone, in squares.
        splash_extra: how many squares the splash zone goes beyond it.
        direct_squares: squares of the direct zone.
        splash_squares: squares of the splash zone.
        damage: damage to the target in the direct zone, or None where it is too large.
        crush_mean: average Crush points it gets there, or None where it is too large.
        answer: what is decided, in words.
    """

    allowed: bool
    actions: int
    direct_radius: int
    splash_extra: int
    direct_squares: int
    splash_squares: int
    damage: int | None
    crush_mean: Fraction | None
    answer: str

    @property
    def headline(self) -> str:
        """What is decided."""
        return self.answer


@checked
def stomp(
    giant: Annotated[Size, GIANT],
    target: Annotated[Size, SMALLER],
    unarmed: Annotated[int, UNARMED] = 0,
    strength: Annotated[int, STRENGTH] = 0,
    rulings: Annotated[
        Rulings,
        Relies(
            ("MF-R09", "MF-R10", "MF-R26", "MF-R27", "MF-R29", "MF-R30", "MF-R31", "MF-R32"),
            without_switch=("MF-R31",),
        ),
    ] = OURS,
) -> Stomp:
    """Find which squares a stomp hits and what it does to a target in the direct zone.

    Args:
        giant: the stomping creature's size, rating 1 to 1,000 or a size below Medium.
        target: the target's size.
        unarmed: unarmed strike damage with Size in it, 0 to 1,000,000,000.
        strength: the giant's Strength, 0 to 1,000; at 0 there is no Strength Die.
        rulings: the readings of MF-R26, MF-R29 and MF-R30.

    Returns:
        Whether the target is small enough, actions, zones, damage and average Crush points, with a drawing.

    >>> stomp(Size(4), Size(1), unarmed=12, strength=2).answer
    'Yes: 24 damage; 2 × 2 squares (4) direct, 12 more splash'

    Source: Metaforce, "Size", "Stomp/Crush Attack" (MF-STMP-1 to MF-STMP-7; the examples are MF-STMP-9 to MF-STMP-11).
    """
    working = Working()
    note_times_larger(giant, target, rulings, working)
    allowed = may_stomp(giant, target, rulings)
    working.step("MF-STMP-5", "Can it", "yes" if allowed else "no", reckoning=NEEDED_TO_STOMP)
    actions = working.step("MF-STMP-1", "It costs", STOMP_ACTIONS, ACTIONS, "raise the limb, stomp")
    found = _note_zones(giant, rulings, working)
    damage = crush_mean = None
    odds: tuple[Odds, ...] = ()
    where = f"{found.direct_words} direct"
    if found.splash_extra:
        where += f", {said(found.splash_squares)} more splash"
    if allowed:
        damage = _note_damage(unarmed, giant, target, found, rulings, working)
        roll = crush_roll(CrushMode.HAND, strength, False, rulings)
        note_crush_roll("MF-STMP-7", roll, working)
        crush_mean, odds = roll.odds.mean, (roll.odds,)
        answer = working.step("MF-STMP-6", "Stomp", f"Yes: {DAMAGE.of(damage)}; {where}")
    else:
        least = said_least(lambda size: may_stomp(size, target, rulings))
        answer = working.step("MF-STMP-5", "Stomp", f"No: it takes {least}", reckoning=NEEDED_TO_STOMP)
    return Stomp(
        allowed=allowed,
        actions=actions,
        direct_radius=found.direct_radius,
        splash_extra=found.splash_extra,
        direct_squares=found.direct_squares,
        splash_squares=found.splash_squares,
        damage=damage,
        crush_mean=crush_mean,
        answer=answer,
        working=working.steps,
        odds=odds,
        drawings=(drawing(giant, found),),
    )


def _note_damage(unarmed: int, giant: Size, target: Size, found: Zones, rulings: Rulings, working: Working) -> int:
    factor, why = STOMP_DAMAGE_FACTOR, "doubled"
    match rulings.stomp_mult:
        case StompMultiplier.RADIUS:
            factor, why = found.direct_radius, "the direct radius"
        case StompMultiplier.ONE:
            factor, why = 1, "as it is"
    working.step("MF-STMP-6", "Unarmed damage counts", factor, TIMES, why)
    deals = working.step("MF-STMP-6", "Dealt", unarmed * factor, DAMAGE, f"{said(unarmed)} × {said(factor)}")
    _, target_as = note_shift(giant, target, working)
    return note_received(target, target_as, deals, EffectKind.DAMAGE, working, "Damage in the direct zone")
