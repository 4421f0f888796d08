"""Crush points: how many a giant inflicts, and what they do to the one crushed.

Source: Metaforce, "Size", sections "Crush in Hands", "Crush Status" and the cross-rulings with stomping (MF-HAND-7,
MF-HAND-10, MF-STMP-7, MF-PIN-3, MF-CRST-1 to MF-CRST-3).
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Annotated

from rules.dice import Odds, die_of_faces, percent, said_chance
from rules.metaforce.meta_dice import LADDER, MetaDie, die_of
from rules.metaforce.readings import OURS, DoubleStrength, Rulings
from rules.metaforce.unarmed import STRENGTH
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.repeated_rolls import RollsUntil, means
from rules.rulings import Relies
from rules.units import AverageUnit, Unit
from rules.words import said, said_average
from rules.working import Result, Working

if TYPE_CHECKING:
    import icepool

DESTROYED_BEYOND_BODY = 10
HIGHEST_BODY = 5_000
BODY = Quantity(label="Body of the crushed creature", at_least=0, at_most=HIGHEST_BODY)

CRUSH_POINTS = Unit("Crush point", "Crush points")
CRUSH_ACTIONS = AverageUnit("Crush action", "Crush actions")


class CrushMode(Choice):
    """How a creature is crushed."""

    HAND = "hand", "In the hand, or stomped on"
    UNDERFOOT = "underfoot", "Pinned underfoot"


CRUSH_DICE = {CrushMode.HAND: LADDER[0], CrushMode.UNDERFOOT: LADDER[-1]}
CRUSH_RULES = {CrushMode.HAND: "MF-HAND-10", CrushMode.UNDERFOOT: "MF-PIN-3"}

MODE = Quantity(label="How it is crushed")
BOTH_HANDS = Quantity(label="With both hands, where one would do")


@dataclass(frozen=True)
class CrushRoll:
    """The dice of one Crush.

    Attributes:
        notation: the dice as the text writes them.
        die: the distribution of their result.
    """

    notation: str
    die: "icepool.Die[int]"

    @cached_property
    def odds(self) -> Odds:
        """The exact distribution as an answer shows it."""
        return Odds(f"Crush points on {self.notation}", self.die)

    @property
    def faces(self) -> dict[int, int]:
        """For each result in how many ways it comes about."""
        return dict(self.die.items())


def crush_roll(mode: CrushMode, strength: int, both_hands: bool, rulings: Rulings) -> CrushRoll:
    """Return the dice of one Crush (MF-HAND-7, MF-HAND-10, MF-PIN-3, MF-R34, MF-R38).

    Args:
        mode: how the target is crushed.
        strength: Strength from 0 up; at 0 there is no Strength Die.
        both_hands: whether the double-Strength bonus counts.
        rulings: the reading of that bonus.

    >>> crush_roll(CrushMode.HAND, 2, False, Rulings()).notation
    'd4 + d6/2'
    """
    base = CRUSH_DICE[mode]
    if not strength:
        return CrushRoll(base.notation, _die(base))
    strength_die = die_of(strength)
    if not both_hands:
        return CrushRoll(f"{base.notation} + {strength_die.notation}", _die(base) + _die(strength_die))
    match rulings.double_strength:
        case DoubleStrength.RESULT:
            return CrushRoll(f"{base.notation} + 2 × {strength_die.notation}", _die(base) + 2 * _die(strength_die))
        case DoubleStrength.DICE:
            two = f"{strength_die.notation} + {strength_die.notation}"
            return CrushRoll(f"{base.notation} + {two}", _die(base) + _die(strength_die) + _die(strength_die))
        case DoubleStrength.RATING:
            doubled = die_of(2 * strength)
            return CrushRoll(f"{base.notation} + {doubled.notation}", _die(base) + _die(doubled))


def _die(die: MetaDie) -> "icepool.Die[int]":
    return die_of_faces(die.faces)


def note_crush_roll(rule: str, roll: CrushRoll, working: Working) -> None:
    """Note the dice of one Crush and what they give."""
    working.step(rule, "Crush dice", roll.notation)
    working.step(rule, "Crush points", f"{said(roll.odds.least)} to {said(roll.odds.greatest)}")


def rule_of_roll(mode: CrushMode, both_hands: bool) -> str:
    """Return the id of the rule that gives the dice of one Crush."""
    return "MF-HAND-7" if both_hands else CRUSH_RULES[mode]


@dataclass(frozen=True, kw_only=True)
class CrushPoints(Result):
    """What one Crush inflicts.

    Attributes:
        notation: the dice as the text writes them.
        least: fewest points.
        greatest: most points.
        mean: average points.
    """

    notation: str
    least: int
    greatest: int
    mean: Fraction

    @property
    def headline(self) -> str:
        """The dice and the average."""
        return f"{self.notation}: {said_average(self.mean)} Crush points on average"


@checked
def crush_points(
    mode: Annotated[CrushMode, MODE],
    strength: Annotated[int, STRENGTH],
    both_hands: Annotated[bool, BOTH_HANDS, OnlyWhen("mode", CrushMode.HAND)] = False,
    rulings: Annotated[Rulings, Relies(("MF-R02", "MF-R32", "MF-R34", "MF-R38"))] = OURS,
) -> CrushPoints:
    """Find how many Crush points one Crush or stomp inflicts.

    Args:
        mode: how the target is crushed.
        strength: the giant's Strength, 0 to 1,000; at 0 there is no Strength Die.
        both_hands: whether it uses both hands on what one hand can hold; not underfoot.
        rulings: the reading of the double-Strength bonus (MF-R34).

    Returns:
        The dice, fewest, most and average points, and the distribution.

    >>> crush_points(CrushMode.HAND, 2).mean
    Fraction(37, 6)

    Source: Metaforce, "Size", "Crush in Hands" (MF-HAND-7, MF-HAND-10), "Stomp/Crush Attack" (MF-STMP-7), and the
    cross-ruling on pinning (MF-PIN-3); the text's example is MF-ESC-5.
    """
    working = Working()
    roll = crush_roll(mode, strength, both_hands, rulings)
    rule = rule_of_roll(mode, both_hands)
    note_crush_roll(rule, roll, working)
    mean = working.step(rule, "Average", roll.odds.mean, CRUSH_POINTS)
    return CrushPoints(
        notation=roll.notation,
        least=roll.odds.least,
        greatest=roll.odds.greatest,
        mean=mean,
        working=working.steps,
        odds=(roll.odds,),
    )


@dataclass(frozen=True, kw_only=True)
class Crush(Result):
    """What crushing does to a creature in time.

    Attributes:
        injured: chance that one Crush alone injures.
        destroyed: chance that one Crush alone may destroy a limb.
        actions_to_injury: average number of Crush actions in a row until it is injured.
        actions_to_destruction: average number until limbs may be destroyed.
    """

    injured: Fraction
    destroyed: Fraction
    actions_to_injury: Fraction
    actions_to_destruction: Fraction

    @property
    def headline(self) -> str:
        """Average actions to an injury, and the chance of one Crush."""
        return f"Injured after {CRUSH_ACTIONS.of(self.actions_to_injury)}; {percent(self.injured)} at once"


def actions_to_exceed(roll: CrushRoll, body: int) -> tuple[Fraction, Fraction]:
    """Return the average number of Crush actions until points exceed Body, and Body and 10 more (MF-CRST-2, MF-CRST-3).

    They are exact up to some hundred actions, and beyond that right to more decimals than are shown.
    """
    faces = roll.faces
    beyond = RollsUntil(faces, body + DESTROYED_BEYOND_BODY + 1)
    to_injury, to_destruction = means([RollsUntil(faces, body + 1), beyond])
    return to_injury, to_destruction


def note_actions(roll: CrushRoll, body: int, working: Working) -> tuple[Fraction, Fraction]:
    """Return what :func:`actions_to_exceed` returns, noting both."""
    to_injury, to_destruction = actions_to_exceed(roll, body)
    limit = said(body + DESTROYED_BEYOND_BODY)
    working.step(
        "MF-CRST-3", "Until limbs may be destroyed", to_destruction, CRUSH_ACTIONS, f"above {limit} on average"
    )
    working.step("MF-CRST-2", "Until it is injured", to_injury, CRUSH_ACTIONS, f"above Body {said(body)} on average")
    return to_injury, to_destruction


@checked
def crush(
    mode: Annotated[CrushMode, MODE],
    strength: Annotated[int, STRENGTH],
    body: Annotated[int, BODY],
    both_hands: Annotated[bool, BOTH_HANDS, OnlyWhen("mode", CrushMode.HAND)] = False,
    rulings: Annotated[Rulings, Relies(("MF-R32", "MF-R34", "MF-R35", "MF-R38"))] = OURS,
) -> Crush:
    """Find how soon crushing injures a creature.

    Args:
        mode: how it is crushed.
        strength: the giant's Strength, 0 to 1,000; at 0 there is no Strength Die.
        body: the crushed creature's Body score, 0 to 5,000.
        both_hands: whether the giant uses both hands on what one hand can hold; not underfoot.
        rulings: the reading of the double-Strength bonus (MF-R34).

    Returns:
        The exact chances of one Crush, and the average Crush actions in a row until injury and destruction.

    >>> crush(CrushMode.HAND, 2, 5).actions_to_injury
    Fraction(11, 8)

    Source: Metaforce, "Size", "Crush Status" (MF-CRST-2, MF-CRST-3).
    """
    working = Working()
    roll = crush_roll(mode, strength, both_hands, rulings)
    note_crush_roll(rule_of_roll(mode, both_hands), roll, working)
    injured = roll.odds.at_least(body + 1)
    destroyed = roll.odds.at_least(body + DESTROYED_BEYOND_BODY + 1)
    limit = said(body + DESTROYED_BEYOND_BODY)
    working.step("MF-CRST-2", "One Crush injures", said_chance(injured), reckoning=f"above Body {said(body)}")
    working.step("MF-CRST-3", "One Crush may destroy a limb", said_chance(destroyed), reckoning=f"above {limit}")
    to_injury, to_destruction = note_actions(roll, body, working)
    return Crush(
        injured=injured,
        destroyed=destroyed,
        actions_to_injury=to_injury,
        actions_to_destruction=to_destruction,
        working=working.steps,
        odds=(roll.odds,),
    )


class Harm(Choice):
    """What Crush points do to a creature's limbs."""

    NONE = "none", "Unhurt"
    INJURED = "injured", "Injured limbs"
    DESTROYED = "destroyed", "Limbs may be destroyed"


@dataclass(frozen=True, kw_only=True)
class CrushStatus(Result):
    """What Crush points do.

    Attributes:
        state: unhurt, injured, or limbs that may be destroyed.
    """

    state: Harm


@checked
def crush_status(
    points: Annotated[int, Quantity(label="Crush points", at_least=0, at_most=1_000_000)],
    body: Annotated[int, BODY],
    rulings: Annotated[Rulings, Relies(("MF-R35",))] = OURS,
) -> CrushStatus:
    """Find what a total of Crush points does to a creature.

    Args:
        points: the total, 0 to 1,000,000.
        body: the crushed creature's Body score, 0 to 5,000.
        rulings: no reading is looked at; the answer relies on MF-R35.

    Returns:
        Whether it is unhurt, injured, or may lose limbs.

    >>> crush_status(11, 10).state
    <Harm.INJURED: 'injured'>

    Source: Metaforce, "Size", "Crush Status" (MF-CRST-2, MF-CRST-3).
    """
    working = Working()
    limit = body + DESTROYED_BEYOND_BODY
    working.step("MF-CRST-2", "Injured above", body, reckoning="the Body score")
    working.step("MF-CRST-3", "Limbs may be destroyed above", limit, reckoning=f"Body {said(body)} + {limit - body}")
    state = Harm.DESTROYED if points > limit else Harm.INJURED if points > body else Harm.NONE
    rule = "MF-CRST-3" if state is Harm.DESTROYED else "MF-CRST-2"
    working.step(rule, "Limbs", str(state), reckoning=CRUSH_POINTS.of(points))
    return CrushStatus(state=state, working=working.steps)
