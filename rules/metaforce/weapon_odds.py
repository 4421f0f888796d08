"""The odds of a weapon's damage between two sizes.

Source: Metaforce, "Size", section "Equipment Scaling" (MF-EQ-1, MF-EQ-2), with "Power Modifier" and "Damage Taken".
"""

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.dice import Odds, Ways, percent, said_chance
from rules.errors import InvalidArgument
from rules.many_dice import ways_of_sum
from rules.metaforce.equipment import BASE_DAMAGE, WIELDER
from rules.metaforce.meta_dice import MetaDie
from rules.metaforce.power import TARGET, dealt, multiplier, note_shift, received
from rules.metaforce.readings import OURS, Rulings, SizeMultiplies
from rules.metaforce.size_profile import taken_factor
from rules.metaforce.sizes import HUMAN_SIZE, Size
from rules.quantities import Choice, Quantity, checked
from rules.rulings import Relies
from rules.units import AVERAGE_DAMAGE, TIMES
from rules.words import said, said_average
from rules.working import Result, Working

MOST_WRITTEN_DICE = 20
MOST_ROLLED_DICE = 1_000


class DamageDie(Choice):
    """A die that damage is rolled with: plain, or a Meta Die, whose lowest results are raised (MF-DICE-1)."""

    D4 = "d4", "d4"
    D6 = "d6", "d6"
    META_D6 = "d6/2", "d6/2"
    D8 = "d8", "d8"
    META_D8 = "d8/3", "d8/3"
    D10 = "d10", "d10"
    META_D10 = "d10/4", "d10/4"
    D12 = "d12", "d12"
    META_D12 = "d12/5", "d12/5"

    @property
    def ways(self) -> dict[int, int]:
        """For each result of the die the number of its faces."""
        sides, _, least = self.value.removeprefix("d").partition("/")
        found: dict[int, int] = defaultdict(int)
        for face in MetaDie(int(sides), int(least or 1)).faces:
            found[face] += 1
        return found

    def times(self, count: int) -> str:
        """Return a number of these dice in words: "2d6", "2 × d6/2"."""
        if count == 1:
            return self.label
        return f"{said(count)} × {self.label}" if "/" in self.label else f"{said(count)}{self.label}"


@dataclass(frozen=True, kw_only=True)
class WeaponOdds(Result):
    """The odds of a weapon's damage to a target.

    Attributes:
        wanted: the damage asked for.
        chance: probability of the damage asked for, or more.
        least: least damage.
        greatest: greatest damage.
        mean: average damage.
    """

    wanted: int
    chance: Fraction
    least: int
    greatest: int
    mean: Fraction

    @property
    def headline(self) -> str:
        """The chance of the damage asked for, and the average."""
        return f"{said(self.wanted)} or more: {percent(self.chance)}; {said_average(self.mean)} on average"


@checked
def weapon_odds(
    base: Annotated[int, BASE_DAMAGE],
    dice: Annotated[int, Quantity(label="Damage dice", at_least=1, at_most=MOST_WRITTEN_DICE)],
    die: Annotated[DamageDie, Quantity(label="Die")],
    wielder: Annotated[Size, WIELDER],
    target: Annotated[Size, TARGET] = HUMAN_SIZE,
    wanted: Annotated[int, Quantity(label="Damage wanted, or more", at_least=0, at_most=10**10)] = 1,
    rulings: Annotated[Rulings, Relies(("MF-R08", "MF-R09", "MF-R10", "MF-R11"))] = OURS,
) -> WeaponOdds:
    """Find the odds of a weapon's damage to a target.

    Args:
        base: base damage as written for Size 1, 0 to 1,000,000.
        dice: how many damage dice are written, 1 to 20.
        die: which die they are.
        wielder: rating 1 to 1,000, or a size below Medium.
        target: the same of the target.
        wanted: the damage asked for, 0 to 10,000,000,000.
        rulings: the readings of what Size multiplies (MF-R11) and of what small creatures deal at least (MF-R08).

    Returns:
        The exact chance of the damage wanted or more, least, greatest and average damage, and the distribution.

    Raises:
        InvalidArgument: Size multiplies the number of dice, and they come to more than 1,000.

    >>> weapon_odds(3, 2, DamageDie.D6, Size(4), wanted=40).chance
    Fraction(7, 12)

    Source: Metaforce, "Size", "Equipment Scaling" (MF-EQ-1, MF-EQ-2), "Power Modifier" (MF-POW-1 to MF-POW-4), "Damage
    Taken" (MF-TAKEN-1, MF-TAKEN-2).
    """
    working = Working()
    wielder_as, target_as = note_shift(wielder, target, working)
    many = rulings.scale is SizeMultiplies.DICE
    rolled_dice = dice * wielder_as.rating if many else dice
    if rolled_dice > MOST_ROLLED_DICE:
        accepts = f"up to {said(MOST_ROLLED_DICE // wielder_as.rating)} at {wielder} where Size multiplies the dice"
        raise InvalidArgument("dice", "Damage dice", accepts, f"come to {said(rolled_dice)} dice to roll")
    added = base * wielder_as.rating if many else base
    written = f"{die.times(rolled_dice)} + {said(added)}" if added else die.times(rolled_dice)
    _note_roll(written, wielder_as, many, working)
    factor, taken = Fraction(1) if many else multiplier(wielder_as), taken_factor(target_as)
    ways: dict[int, int] = defaultdict(int)
    for total, number in ways_of_sum(die.ways, rolled_dice).items():
        deals = total + added if factor == 1 else dealt(factor, total + added, rulings)
        ways[deals if taken == 1 else received(taken, deals)] += number
    odds = Odds(f"Damage to {target}", Ways(ways))
    chance = odds.at_least(wanted)
    if target_as.small:
        rule = "MF-TAKEN-1" if target_as == target else "MF-TAKEN-2"
        working.step(rule, "The target takes", taken, TIMES, f"as {target_as}, rounded up")
    last_rule = working.steps[-1].rule
    working.step(last_rule, "Damage", f"{said(odds.least)} to {said(odds.greatest)}")
    working.step(last_rule, f"Chance of {said(wanted)} or more", said_chance(chance))
    working.step(last_rule, "On average", odds.mean, AVERAGE_DAMAGE)
    return WeaponOdds(
        wanted=wanted,
        chance=chance,
        least=odds.least,
        greatest=odds.greatest,
        mean=odds.mean,
        working=working.steps,
        odds=(odds,),
    )


def _note_roll(written: str, wielder_as: Size, many: bool, working: Working) -> None:
    size = f"Size {said(wielder_as.rating)}"
    if wielder_as.small:
        working.step("MF-EQ-1", "Rolled", written, reckoning="as written")
        factor = multiplier(wielder_as)
        working.step("MF-POW-1", "Multiplier", factor, TIMES, f"the power of {wielder_as}, rounded down")
    elif many:
        working.step("MF-EQ-2", "Rolled", written, reckoning=f"the dice and the base damage of the text, each × {size}")
    else:
        working.step("MF-EQ-1", "Rolled", written, reckoning="as written")
        working.step("MF-EQ-2", "Multiplier", wielder_as.rating, TIMES, size)
