"""Opposed tests, and what sizes do to those of Body and Strength.

Source: Fluid Game System, "Stats", on size (FG-OPP-1, FG-OPP-2).
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Annotated

from rules.dice import Odds, Ways, percent, said_chance
from rules.fluid.hits import steps_said
from rules.fluid.readings import OURS, Rulings, Tie
from rules.fluid.sizes import MASS, Size, category_worked, gap_notices
from rules.fluid.stats import bonus_quantity
from rules.fluid.tests import SIDES, SIX_SIDED, TEST_DICE, roll_with
from rules.many_dice import ways_of_sum
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.units import BONUS
from rules.words import signed
from rules.working import Result, Working

OPPOSED_PER_STEP = 3

OWN_SIZE = Quantity(label="Your size")
OTHER_SIZE = Quantity(label="The other's size")
OWN_MASS = Quantity(label="Your mass", unit=MASS.unit, above=MASS.above, at_most=MASS.at_most)
OTHER_MASS = Quantity(label="The other's mass", unit=MASS.unit, above=MASS.above, at_most=MASS.at_most)
OWN_BONUS = bonus_quantity("Your bonus")
OTHER_BONUS = bonus_quantity("The other's bonus")

LEAD_WAYS = {total - TEST_DICE * (SIDES + 1): ways for total, ways in ways_of_sum(SIX_SIDED, 2 * TEST_DICE).items()}
"""In how many ways three dice lead over three others by each number: a die taken away is 7 less a die."""


@dataclass(frozen=True, kw_only=True)
class OpposedModifiers(Result):
    """What sizes do to an opposed test.

    Attributes:
        own_modifier: what is added to one's own roll.
        other_modifier: what is added to the other's.
    """

    own_modifier: int
    other_modifier: int

    @property
    def headline(self) -> str:
        """Both modifiers."""
        return f"{signed(self.own_modifier)} for you, {signed(self.other_modifier)} for the other"


def _modifiers_worked(own_size: Size, other_size: Size, working: Working) -> tuple[int, int]:
    steps = own_size.steps_above(other_size)
    other = working.step(
        "FG-OPP-1", "The other's size adds", -steps * OPPOSED_PER_STEP, BONUS, steps_said(other_size, own_size)
    )
    own = working.step("FG-OPP-1", "Your size adds", steps * OPPOSED_PER_STEP, BONUS, steps_said(own_size, other_size))
    return own, other


@checked
def opposed_modifiers(
    own_size: Annotated[Size, OWN_SIZE],
    other_size: Annotated[Size, OTHER_SIZE],
    rulings: Annotated[Rulings, Relies(("FG-R03",))] = OURS,
) -> OpposedModifiers:
    """Find what sizes do to an opposed test of BOD or STR.

    Args:
        own_size: one's own size.
        other_size: the other's.
        rulings: nothing to choose here.

    Returns:
        The modifier of each side.

    >>> opposed_modifiers(Size.S3, Size.S7).own_modifier
    -12

    Source: Fluid Game System, "Stats", on size (FG-OPP-1, FG-OPP-2).
    """
    working = Working()
    own, other = _modifiers_worked(own_size, other_size, working)
    return OpposedModifiers(own_modifier=own, other_modifier=other, working=working.steps)


@dataclass(frozen=True, kw_only=True)
class Contest(Result):
    """The odds of an opposed test, for one side.

    Attributes:
        win: probability of the higher total.
        tie: probability of equal totals that nobody wins.
        lose: probability of the lower total.
    """

    win: Fraction
    tie: Fraction
    lose: Fraction

    @property
    def headline(self) -> str:
        """The chances in percent."""
        tie = f"tie {percent(self.tie)}, " if self.tie else ""
        return f"Win {percent(self.win)}, {tie}lose {percent(self.lose)}"


WIN, TIE, LOSE = 1, 0, -1


@cache
def _results(lead: int, tie: Tie) -> dict[int, int]:
    """Return in how many ways one side wins, ties and loses whose bonus leads by so much."""
    found = {LOSE: 0, TIE: 0, WIN: 0}
    for rolled, ways in LEAD_WAYS.items():
        ahead = rolled + lead
        result = WIN if ahead > 0 else LOSE if ahead < 0 or tie is Tie.DEFENDER else TIE
        found[result] += ways
    return found


def _contested(own: int, other: int, rulings: Rulings, working: Working, notices: tuple[str, ...] = ()) -> Contest:
    ways = _results(own - other, rulings.tie)
    rolls = sum(ways.values())
    tie, lose, win = (Fraction(ways[result], rolls) for result in (TIE, LOSE, WIN))
    reckoning = f"{roll_with(own)} against {roll_with(other)}"
    working.step(
        "FG-TEST-1",
        "Tie",
        said_chance(tie),
        reckoning="equal totals" if rulings.tie is Tie.REPORT else "equal totals are the other's, who did not start it",
    )
    working.step("FG-TEST-1", "Lose", said_chance(lose), reckoning=reckoning)
    working.step("FG-TEST-1", "Win", said_chance(win), reckoning=reckoning)
    names = {LOSE: "Lose", TIE: "Tie", WIN: "Win"}
    odds = Odds("Outcome for you", Ways({result: each for result, each in ways.items() if each}), names)
    return Contest(win=win, tie=tie, lose=lose, odds=(odds,), notices=notices, working=working.steps)


@checked
def opposed_chance(
    own_bonus: Annotated[int, OWN_BONUS],
    other_bonus: Annotated[int, OTHER_BONUS],
    rulings: Annotated[Rulings, Relies(("FG-R16",))] = OURS,
) -> Contest:
    """Find the odds of an opposed test.

    Args:
        own_bonus: all that one's own roll adds, -1,000 to 1,000.
        other_bonus: all that the other's adds, -1,000 to 1,000.
        rulings: the reading of equal totals (FG-R16).

    Returns:
        The exact chances to win, tie and lose.

    >>> opposed_chance(0, 0).tie
    Fraction(361, 3888)

    Source: Fluid Game System, "Stats", on tests and size (FG-TEST-1, FG-OPP-1).
    """
    return _contested(own_bonus, other_bonus, rulings, Working())


class Compare(Choice):
    """What two creatures are compared by."""

    SIZES = "sizes", "Sizes"
    MASSES = "masses", "Masses"


BY_SIZES = OnlyWhen("compare", Compare.SIZES)
BY_MASSES = OnlyWhen("compare", Compare.MASSES)


@checked
def contest(
    compare: Annotated[Compare, Quantity(label="Compare")] = Compare.SIZES,
    own_size: Annotated[Size, OWN_SIZE, BY_SIZES] = Size.S3,
    other_size: Annotated[Size, OTHER_SIZE, BY_SIZES] = Size.S3,
    own_mass: Annotated[Fraction, OWN_MASS, BY_MASSES] = Fraction(70),
    other_mass: Annotated[Fraction, OTHER_MASS, BY_MASSES] = Fraction(70),
    own_bonus: Annotated[int, OWN_BONUS] = 0,
    other_bonus: Annotated[int, OTHER_BONUS] = 0,
    rulings: Annotated[Rulings, Relies(("FG-R13", "FG-R14", "FG-R16"))] = OURS,
) -> Contest:
    """Find the odds of an opposed test of BOD or STR between two sizes.

    Args:
        compare: whether the sizes count or the masses.
        own_size: one's own size.
        other_size: the other's.
        own_mass: one's own mass in kilograms.
        other_mass: the other's.
        own_bonus: all that one's own roll adds before size, -1,000 to 1,000.
        other_bonus: all that the other's adds before size, -1,000 to 1,000.
        rulings: the readings of masses (FG-R13, FG-R14) and of equal totals (FG-R16).

    Returns:
        The exact chances to win, tie and lose.

    >>> contest(own_size=Size.S3, other_size=Size.S7).lose
    Fraction(1, 1)

    Source: Fluid Game System, "Stats", on tests and size (FG-OPP-1, FG-OPP-2).
    """
    working = Working()
    notices: tuple[str, ...] = ()
    if compare is Compare.MASSES:
        own_size = category_worked("Your size", own_mass, rulings, working).size
        other_size = category_worked("The other's size", other_mass, rulings, working).size
        notices = tuple(dict.fromkeys((*gap_notices(own_mass), *gap_notices(other_mass))))
    own_modifier, other_modifier = _modifiers_worked(own_size, other_size, working)
    other = working.step(
        "FG-TEST-5",
        "The other's bonus in all",
        other_bonus + other_modifier,
        BONUS,
        f"{signed(other_bonus)} {signed(other_modifier)}",
    )
    own = working.step(
        "FG-TEST-5", "Your bonus in all", own_bonus + own_modifier, BONUS, f"{signed(own_bonus)} {signed(own_modifier)}"
    )
    return _contested(own, other, rulings, working, notices)
