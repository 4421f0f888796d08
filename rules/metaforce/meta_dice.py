"""Meta Dice: the dice of Metaforce by rating, with their lowest results raised.

Source: Metaforce, background to "Size" (MF-DICE-1); the text writes them as "d6/2" or "d12/5".
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.dice import Odds, die_of_faces, percent, said_chance
from rules.metaforce.sizes import HIGHEST_RATING
from rules.quantities import Quantity, checked
from rules.tables import Column, Row, Table
from rules.words import said
from rules.working import Result, Working

RULE = "MF-DICE-1"


@dataclass(frozen=True)
class MetaDie:
    """A die whose results below a least one count as that least one, plus a bonus.

    Attributes:
        sides: how many sides the die has.
        least: every lower face counts as this; 1 where none is raised.
        bonus: added to each face.
    """

    sides: int
    least: int
    bonus: int = 0

    @property
    def notation(self) -> str:
        """How the text writes it: "d4", "d6/2", "d12/5+1"."""
        least = f"/{self.least}" if self.least > 1 else ""
        bonus = f"+{self.bonus}" if self.bonus else ""
        return f"d{self.sides}{least}{bonus}"

    @property
    def faces(self) -> tuple[int, ...]:
        """The result of each side, ascending."""
        return tuple(max(face, self.least) + self.bonus for face in range(1, self.sides + 1))

    @property
    def mean(self) -> Fraction:
        """The average result."""
        return Fraction(sum(self.faces), self.sides)

    @property
    def odds(self) -> Odds:
        """The exact distribution of one roll."""
        return Odds(f"Result of {self.notation}", die_of_faces(self.faces))


LADDER = (MetaDie(4, 1), MetaDie(6, 2), MetaDie(8, 3), MetaDie(10, 4), MetaDie(12, 5))


def die_of(rating: int) -> MetaDie:
    """Return the Meta Die of a rating from 1 up; above the ladder each point adds 1 to its last die (MF-DICE-1)."""
    top = LADDER[-1]
    if rating <= len(LADDER):
        return LADDER[rating - 1]
    return MetaDie(top.sides, top.least, rating - len(LADDER))


@dataclass(frozen=True, kw_only=True)
class MetaRoll(Result):
    """A Meta Die and the chance of a result.

    Attributes:
        notation: how the text writes the die.
        faces: the result of each side, ascending.
        mean: the average result.
        chance: probability of the result asked for, or more.
    """

    notation: str
    faces: tuple[int, ...]
    mean: Fraction
    chance: Fraction

    @property
    def headline(self) -> str:
        """The die in the text's notation, and the chance in percent."""
        return f"{self.notation}: {self.working[-1].label.lower()} {percent(self.chance)}"


@checked
def meta_die(
    rating: Annotated[int, Quantity(label="Rating", at_least=1, at_most=HIGHEST_RATING)],
    at_least: Annotated[int, Quantity(label="Result wanted, or more", at_least=0, at_most=10_000)] = 1,
) -> MetaRoll:
    """Find the Meta Die of a rating and the chance to roll a result or more.

    Args:
        rating: 1 to 1,000.
        at_least: the result wanted, 0 to 10,000.

    Returns:
        Notation, faces, average, exact chance and distribution.

    >>> meta_die(2).faces
    (2, 2, 3, 4, 5, 6)

    Source: Metaforce, background to "Size" (MF-DICE-1).
    """
    working = Working()
    die = die_of(rating)
    place = f"{LADDER[-1].notation}, +1 for each point above {len(LADDER)}" if die.bonus else f"rating {rating}"
    notation = working.step(RULE, "Die", die.notation, reckoning=place)
    working.step(RULE, "Faces", ", ".join(said(face) for face in die.faces), reckoning=_raising(die))
    odds = die.odds
    wanted = sum(face >= at_least for face in die.faces)
    chance = odds.at_least(at_least)
    label = f"Chance of {said(at_least)} or more"
    working.step(RULE, label, said_chance(chance), reckoning=f"{wanted} of {die.sides} faces")
    return MetaRoll(
        notation=notation,
        faces=die.faces,
        mean=die.mean,
        chance=chance,
        odds=(odds,),
        working=working.steps,
    )


def _raising(die: MetaDie) -> str:
    raised = f"anything below {die.least} counts as {die.least}" if die.least > 1 else "as rolled"
    return f"{raised}, then + {said(die.bonus)}" if die.bonus else raised


META_DICE = Table(
    caption="Meta Dice",
    columns=(Column("Rating", numeric=True), Column("Die"), Column("Faces"), Column("Average", numeric=True)),
    rows=tuple(
        Row(RULE, (rating, die.notation, ", ".join(map(str, die.faces)), die.mean))
        for rating, die in enumerate(LADDER, start=1)
    ),
)
