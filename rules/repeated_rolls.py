"""How many rolls of one die it takes until their total reaches a target, exactly and fast.

Where a thousand rolls may be needed, exact fractions have thousands of digits that nobody reads. There every number is
an integer count of tiny units that is only ever rounded down, and what rounding loses is known, so that each chance
lies between two bounds; they are taken so close together that both print the same.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from math import isqrt
from operator import mul

from rules.dice import Outcome, RollsOdds, percent
from rules.many_dice import ways_of_sum
from rules.words import said

MOST_EXACT_ROLLS = 250
"""Up to this many rolls a chance and the average are exact fractions."""

MOST_EXACT_IN_CHART = 60
"""Up to this many rolls all chances of a chart are exact fractions."""

MOST_ROWS = 16
"""A chart shows about this many numbers of rolls."""

RARE = Fraction(1, 2_000)
"""A chance below this prints as less than a tenth of a percent."""

UNIT_BITS = 40
MOST_UNIT_BITS = 640
"""Only a chance that lies exactly where rounding turns could need more."""

MEAN_BITS = 96
SPARED_BITS = 8
"""Ends of a distribution that together hold less than a unit times two to this power are cut off."""


@dataclass(frozen=True)
class RollsUntil:
    """Rolls of one die that are added up until their total reaches a target.

    Attributes:
        die: for each result, 0 or more, its number of faces; at least one result is above 0.
        target: the total to reach, 1 or more.
    """

    die: Mapping[int, int]
    target: int

    @cached_property
    def _faces(self) -> int:
        return sum(self.die.values())

    @cached_property
    def fewest(self) -> int:
        """The fewest rolls that may do."""
        return -(-self.target // max(self.die))

    @cached_property
    def most(self) -> int | None:
        """The most rolls that it may take, or None where there is no end to it."""
        least = min(self.die)
        return -(-self.target // least) if least else None

    @cached_property
    def mean(self) -> Fraction:
        """The average number of rolls: exact where few are needed, otherwise right to more decimals than are shown.

        It is the sum, over all totals below the target, of how often a total is expected to occur; each total follows
        from those a roll below it.
        """
        (mean,) = means([self])
        return mean

    def within(self, rolls: int) -> Fraction:
        """Return the chance that a number of rolls is enough.

        It is exact up to 250 rolls, and where the chance is 0 or 1; otherwise it prints as the exact one does.
        """
        if rolls < self.fewest:
            return Fraction(0)
        if self.most is not None and rolls >= self.most:
            return Fraction(1)
        if rolls <= MOST_EXACT_ROLLS:
            ways = ways_of_sum(self.die, rolls)
            return Fraction(sum(number for total, number in ways.items() if total >= self.target), self._faces**rolls)
        # Far from the average it prints as next to nothing, or as next to certain.
        shown = self._rows()
        near = min(max(rolls, shown[0]), shown[-1] if self.most is None else min(shown[-1], self.most - 1))
        (chance,) = self._enclosed_within(range(near, near + 1))
        return chance

    def odds(self, title: str) -> RollsOdds:
        """Return the chances to be there by each number of rolls, or where they are many, by round numbers of rolls."""
        rolls = self._rows()
        by_then = list(zip(rolls, self._all_within(rolls), strict=True))
        # What prints as next to nothing, or as next to certain, is one row at either end.
        first = max((place for place, (_, chance) in enumerate(by_then) if chance < RARE), default=0)
        last = next((place for place, (_, chance) in enumerate(by_then) if chance > 1 - RARE), len(by_then))
        outcomes = []
        before, from_roll = Fraction(0), self.fewest
        for to_roll, chance in by_then[first : last + 1]:
            outcomes.append(Outcome(from_roll, chance - before, 1 - before, chance, to_roll))
            before, from_roll = chance, to_roll + 1
        if before < 1:
            rest = 1 - before
            to_roll = self.most or from_roll
            name = "" if self.most else f"{said(from_roll)} or more"
            outcomes.append(Outcome(from_roll, rest, rest, Fraction(1), to_roll, name))
        return RollsOdds(title, tuple(outcomes), self.mean)

    def _all_within(self, rolls: range) -> list[Fraction]:
        if rolls[-1] <= MOST_EXACT_IN_CHART:
            return [self.within(each) for each in rolls]
        open_ended = range(rolls.start, rolls[-1] if self.most == rolls[-1] else rolls.stop, rolls.step)
        return [*self._enclosed_within(open_ended), *(Fraction(1) for _ in rolls[len(open_ended) :])]

    def _rows(self) -> range:
        """Return the numbers of rolls to show: all, or where they are many, round ones around the average."""
        mean = Fraction(sum(value * number for value, number in self.die.items()), self._faces)
        square = Fraction(sum(value * value * number for value, number in self.die.items()), self._faces)
        likely = self.target / mean
        # Three and a half standard deviations aside from the average chances print as next to nothing.
        aside = 7 * isqrt(int(likely * (square - mean**2) / mean**2) + 1) // 2 + 2
        first = max(int(likely) - aside, self.fewest)
        last = int(likely) + aside
        if self.most is not None:
            last = min(last, self.most)
        step = _round_step(last - first)
        round_first, round_last = first // step * step, -(-last // step) * step
        if round_first < self.fewest:
            round_first += step
        if self.most is not None and round_last > self.most:
            round_last -= step
        return range(round_first, round_last + 1, step)

    def _enclosed_within(self, rolls: range) -> list[Fraction]:
        bits = UNIT_BITS
        while True:
            bounds = list(self._bounds_within(rolls, bits))
            if bits >= MOST_UNIT_BITS or all(percent(low) == percent(high) for low, high in bounds):
                # What still lies on both sides of a turn of rounding is that turn, and is rounded up.
                return [high for _, high in bounds]
            bits *= 2

    def _bounds_within(self, rolls: range, bits: int) -> Iterator[tuple[Fraction, Fraction]]:
        unit = 1 << bits
        first = min(self._rows().start, rolls.start)
        before = self._rolled(first, bits)
        further = self._rolled(rolls.start - first, bits)
        for place in range(len(rolls)):
            if place:
                further = further.plus(self._rolled(rolls.step, bits))
            low, held = before.reaching_with(further, self.target)
            # What rounding lost may reach the target or not; but neither chance is nothing.
            high = low + unit * unit - held
            yield Fraction(max(low, 1), unit * unit), Fraction(min(high, unit * unit - 1), unit * unit)

    @cached_property
    def _known(self) -> dict[tuple[int, int], "_Floored"]:
        return {}

    def _rolled(self, rolls: int, bits: int) -> "_Floored":
        """Return the bounds for the total of a number of rolls."""
        if (rolls, bits) not in self._known:
            one = _Floored.of(self.die, bits)
            self._known[rolls, bits] = one.times(rolls) if rolls else _Floored(0, [1 << bits], bits)
        return self._known[rolls, bits]


def _round_step(span: int) -> int:
    """Return 1, 2 or 5 with noughts behind, so that the span takes about as many steps as a chart has rows."""
    power = 1
    while True:
        for digit in (1, 2, 5):
            if digit * power * MOST_ROWS >= span:
                return digit * power
        power *= 10


@dataclass(frozen=True)
class _Floored:
    """Lower bounds of the chances of totals, in units of one in two to a power.

    Attributes:
        least: the lowest total listed.
        units: the bound for each total from there up.
        bits: the power.
    """

    least: int
    units: Sequence[int]
    bits: int

    @classmethod
    def of(cls, die: Mapping[int, int], bits: int) -> "_Floored":
        faces = sum(die.values())
        least, most = min(die), max(die)
        return cls(least, [(die.get(value, 0) << bits) // faces for value in range(least, most + 1)], bits)

    def plus(self, other: "_Floored") -> "_Floored":
        """Return the bounds for the total of the two."""
        length = len(self.units) + len(other.units) - 1
        width = (2 * self.bits + length.bit_length()) // 8 + 1

        def packed(units: Sequence[int]) -> int:
            return int.from_bytes(b"".join([each.to_bytes(width, "little") for each in units]), "little")

        first = packed(self.units)
        product = (first * first if self is other else first * packed(other.units)).to_bytes(width * length, "little")
        units = [
            int.from_bytes(product[start : start + width], "little") >> self.bits
            for start in range(0, width * length, width)
        ]
        return self._trimmed(self.least + other.least, units)

    def _trimmed(self, least: int, units: list[int]) -> "_Floored":
        spared = 1 << SPARED_BITS
        below = next((place for place, held in enumerate(accumulate(units)) if held > spared), 0)
        above = next((place for place, held in enumerate(accumulate(reversed(units))) if held > spared), 0)
        return _Floored(least + below, units[below : len(units) - above], self.bits)

    def times(self, count: int) -> "_Floored":
        """Return the bounds for the total of a number of such rolls, 1 or more."""
        if count == 1:
            return self
        half = self.times(count // 2)
        doubled = half.plus(half)
        return doubled.plus(self) if count % 2 else doubled

    def reaching_with(self, further: "_Floored", target: int) -> tuple[int, int]:
        """Return bounds, in units squared, for the total of the two: of reaching a target, and of anything at all."""
        at_least = [*accumulate(reversed(further.units))][::-1]
        everything = sum(self.units) * at_least[0]
        # With a total of this place or more in the first, whatever the other has is enough.
        sure = max(target - further.least - self.least, 0)
        reaching = sum(self.units[sure:]) * at_least[0]
        # Going down from there, the other needs ever more.
        going_down = self.units[max(sure - len(at_least) + 1, 0) : min(sure, len(self.units))][::-1]
        needs_more = at_least[max(sure - len(self.units), 0) + 1 :]
        reaching += sum(map(mul, going_down, needs_more))
        return reaching, everything


def means(until: Sequence[RollsUntil]) -> list[Fraction]:
    """Return the average number of rolls to each of several targets of the same die; see :attr:`RollsUntil.mean`."""
    die = until[0].die
    highest = max(each.target for each in until)
    # A roll of 0 changes nothing: the others are rolled as if the die lacked it, each time after some noughts.
    noughts = die.get(0, 0)
    faces = sum(die.values()) - noughts
    least = min(value for value in die if value)
    rolls_at_most = (highest - 1) // least
    unit = faces**rolls_at_most if rolls_at_most <= MOST_EXACT_ROLLS else 1 << MEAN_BITS
    # The ways differ from one total to the next only where the faces do.
    steps = [
        (value, die.get(value, 0) * bool(value) - die.get(value - 1, 0) * (value > 1))
        for value in range(least, max(die) + 2)
    ]
    changes = [(value, change) for value, change in steps if change]
    reach = max(die) + 1
    occurs = [0] * reach + [unit]
    ways = 0
    for total in range(reach + 1, reach + highest):
        for back, change in changes:
            ways += change * occurs[total - back]
        occurs.append(ways // faces)
        if total % reach == 0 and occurs[-1] == occurs[-2] and occurs[-reach:].count(occurs[-1]) == reach:
            # All totals a roll may come from occur equally often, so that all further ones do.
            occurs += [occurs[-1]] * (reach + highest - len(occurs))
            break
    sums = [*accumulate(occurs[reach:])]
    return [Fraction(sums[each.target - 1] * (faces + noughts), unit * faces) for each in until]
