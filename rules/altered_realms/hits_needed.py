"""How many hits of random damage reach a number of hit points, exactly.

Source: Altered Realms, "Modifiers", "Materials" (AR-MAT-1).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import isqrt

from rules.dice import Odds
from rules.spreads import Spread

RARE = 1_000
"""The chart ends where more hits are needed less than once in this many times."""

MOST_WORK = 25_000_000
"""Digits of long numbers that may be reckoned with; more would take too long on a phone."""

BITS_A_DIGIT = 30
STAGES = 6


@dataclass(frozen=True)
class HitsNeeded:
    """How many hits are needed, where a hit can do something at all.

    Attributes:
        fewest: fewest that can be enough.
        most: most that can be needed, or None where there is no end to them.
        mean: average number, or None where it would take too long to reckon.
        mean_from: the average is this or more.
        mean_to: the average is this or less.
        odds: the distribution, unless the number is certain or it would take too long.
    """

    fewest: int
    most: int | None
    mean: Fraction | None
    mean_from: Fraction
    mean_to: Fraction
    odds: tuple[Odds, ...] = ()


def hits_needed(per_hit: Spread, needed: int) -> HitsNeeded | None:
    """Return how many hits reach a number of hit points of 1 or more; None where no hit does anything.

    >>> hits_needed(Spread.of_dice([(1, 2)]), 3).mean
    Fraction(9, 4)
    """
    if not per_hit.most:
        return None
    fewest = -(-needed // per_hit.most)
    most = -(-needed // per_hit.least) if per_hit.least else None
    if fewest == most:
        certain = Fraction(fewest)
        return HitsNeeded(fewest, most, certain, certain, certain)
    # The damage dealt in the end is at least what was needed, and less than one hit beyond.
    mean_from, mean_to = needed / per_hit.mean, (needed - 1 + per_hit.most) / per_hit.mean
    mean = _mean(per_hit, needed) if _work_of_mean(per_hit, needed) <= MOST_WORK else None
    hits = min(_nearly_all(per_hit, mean_to), most or needed * per_hit.total)
    if _work_of_odds(per_hit, needed, hits) > MOST_WORK:
        return HitsNeeded(fewest, most, mean, mean_from, mean_to)
    odds = _odds(per_hit, needed, hits)
    return HitsNeeded(fewest, most, mean, mean_from, mean_to, (odds,))


def _work_of_mean(per_hit: Spread, needed: int) -> int:
    digits = needed * per_hit.total.bit_length() // BITS_A_DIGIT + 1
    return len(per_hit.ways) * needed * digits // 2


def _mean(per_hit: Spread, needed: int) -> Fraction:
    """Return the average number of hits by renewal: one hit, and then the average for what is left.

    With d of all equally likely ways for any damage above 0, the average for h hit points times d to the power of h is
    a whole number.
    """
    damaging = per_hit.total - (per_hit.ways[0] if not per_hit.least else 0)
    factors = [(damage, number) for damage, number in per_hit.items() if damage and number]
    powers = [1]
    for _ in range(needed):
        powers.append(powers[-1] * damaging)
    scaled = [0]
    for left in range(1, needed + 1):
        further = sum(
            number * scaled[left - damage] * powers[damage - 1] for damage, number in factors if damage < left
        )
        scaled.append(per_hit.total * powers[left - 1] + further)
    return Fraction(scaled[needed], powers[needed])


def _nearly_all(per_hit: Spread, mean: Fraction) -> int:
    """Return a number of hits that is nearly always enough, from the average and how far hits stray from theirs."""
    square = Fraction(sum(value * value * number for value, number in per_hit.items()), per_hit.total)
    variance = mean * (square / per_hit.mean**2 - 1)
    return int(mean) + 6 * (isqrt(int(variance)) + 1)


def _work_of_odds(per_hit: Spread, needed: int, hits: int) -> int:
    digits = hits * per_hit.total.bit_length() // BITS_A_DIGIT + 1
    return hits * len(per_hit.ways) * needed * digits // 2


def _odds(per_hit: Spread, needed: int, hits: int) -> Odds:
    """Return the distribution of the number of hits; the last of its numbers may stand for all from there on.

    What still stands after some hits is kept as one long number: its n-th field says how many ways lead to n damage.
    Multiples of it, shifted by what a hit may do and added up, say the same after another hit; what goes beyond the
    damage needed is broken.
    """
    ways: dict[int, int] = {}
    factors = [(damage, number) for damage, number in per_hit.items() if number]
    fields, width = _packed((1,), 1), 1
    left, whole, made = 1, 1, 0
    while left * RARE >= whole and made < hits:
        if made % max(hits // STAGES, 1) == 0:
            # The fields need to hold what the next hits bring, but not yet what the last ones will.
            wider = (made + hits // STAGES + 2) * per_hit.total.bit_length() // 8 + 1
            fields, width = _packed(_unpacked(fields, width, needed), wider), wider
            standing = (1 << 8 * width * needed) - 1
        made += 1
        fields = sum((fields * number) << 8 * width * damage for damage, number in factors)
        broken = sum(_unpacked(fields >> 8 * width * needed, width, per_hit.most))
        fields &= standing
        left, whole = left * per_hit.total - broken, whole * per_hit.total
        ways = {earlier: number * per_hit.total for earlier, number in ways.items()}
        ways[made] = broken
    if not left:
        return Spread.of(ways).odds("Hits needed")
    ways[made + 1] = left
    return Spread.of(ways).odds("Hits needed", open_ended=True)


def _packed(fields: Sequence[int], width: int) -> int:
    return int.from_bytes(b"".join(each.to_bytes(width, "little") for each in fields), "little")


def _unpacked(number: int, width: int, count: int) -> list[int]:
    data = number.to_bytes(width * count, "little")
    return [int.from_bytes(data[start : start + width], "little") for start in range(0, width * count, width)]
