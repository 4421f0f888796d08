"""Escaping a hold: the number to reach, and how many rounds that takes.

Source: Metaforce, "Size", section "Escaping a Hold" (MF-ESC-1, MF-ESC-2, MF-ESC-4, MF-ESC-6).
"""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.dice import percent, said_chance
from rules.metaforce.meta_dice import LADDER, MetaDie
from rules.metaforce.readings import OURS, EscapeDie, EscapePower, Rulings
from rules.metaforce.size_profile import power_factor
from rules.metaforce.sizes import HUMAN_SIZE, Size
from rules.metaforce.unarmed import STRENGTH
from rules.quantities import Quantity, checked
from rules.repeated_rolls import RollsUntil
from rules.rulings import Relies
from rules.units import TIMES, AverageUnit, Unit
from rules.words import said
from rules.working import Result, Working

NUMBER_PER_SIZE = 10
SIDES = 12
HIGHEST_NUMBER = 20_000
"""Up to this escape number the rounds are worked out."""

HOLDER = Quantity(label="Holder's size")
HELD = Quantity(label="Held creature's size")
REFLEX = Quantity(label="Reflex", at_least=0, at_most=10_000)
ROUNDS = Unit("round", "rounds")
ROUNDS_ON_AVERAGE = AverageUnit("round", "rounds")

META_DIE = LADDER[-1]


def escape_number_of(holder: Size, strength: int) -> int:
    """Return the number that a held creature must reach to break free (MF-ESC-2, MF-R38)."""
    return NUMBER_PER_SIZE * holder.rating + strength * holder.rating


def note_escape_number(holder: Size, strength: int, working: Working) -> int:
    """Return what :func:`escape_number_of` returns, noting how it is found."""
    size = said(holder.rating)
    reckoning = f"{NUMBER_PER_SIZE} × Size {size} + Strength {said(strength)} × Size {size}"
    return working.step("MF-ESC-2", "Escape number", escape_number_of(holder, strength), reckoning=reckoning)


@dataclass(frozen=True, kw_only=True)
class EscapeNumber(Result):
    """What a held creature must reach.

    Attributes:
        number: the total of its escape rolls that sets it free.
    """

    number: int


@checked
def escape_number(
    holder: Annotated[Size, HOLDER],
    strength: Annotated[int, STRENGTH],
    rulings: Annotated[Rulings, Relies(("MF-R01", "MF-R38"))] = OURS,
) -> EscapeNumber:
    """Find the number that a held creature must reach to break free.

    Args:
        holder: rating 1 to 1,000, or a size below Medium, which counts as Size 1.
        strength: the holder's Strength, 0 to 1,000.
        rulings: no reading is looked at; the answer relies on MF-R01 and MF-R38.

    Returns:
        The escape number.

    >>> escape_number(Size(4), 2).number
    48

    Source: Metaforce, "Size", "Escaping a Hold" (MF-ESC-2; the text's example is MF-ESC-4).
    """
    working = Working()
    number = note_escape_number(holder, strength, working)
    return EscapeNumber(number=number, working=working.steps)


def escape_die(reflex: int, held_as: Size, rulings: Rulings) -> Counter[int]:
    """Return in how many ways each result of an escape roll comes about (MF-ESC-1, MF-R36).

    Args:
        reflex: the held creature's Reflex.
        held_as: what it counts as to its holder; see :func:`rules.metaforce.power.shifted`.
        rulings: the readings of the die and of the power modifier.
    """
    die = MetaDie(SIDES, 1) if rulings.escape_die is EscapeDie.PLAIN else META_DIE
    cut = power_factor(held_as) if rulings.escape_power is EscapePower.CUT else Fraction(1)
    return Counter((face + reflex) * cut.numerator // cut.denominator for face in die.faces)


def note_escape_roll(reflex: int, held_as: Size, rulings: Rulings, working: Working) -> Counter[int]:
    """Return what :func:`escape_die` returns, noting the roll."""
    rolled = f"d{SIDES}" if rulings.escape_die is EscapeDie.PLAIN else META_DIE.notation
    working.step("MF-ESC-1", "Escape roll", f"{rolled} + {said(reflex)}", reckoning=f"with Reflex {said(reflex)}")
    if held_as.small and rulings.escape_power is EscapePower.CUT:
        working.step("MF-POW-1", "Each roll counts", power_factor(held_as), TIMES, f"as {held_as}, rounded down")
    return escape_die(reflex, held_as, rulings)


def said_extent(rolls: RollsUntil) -> str:
    """Return the fewest and the most rounds in words: "3 to 5 rounds", "4 rounds or more"."""
    if rolls.most is None:
        return f"{ROUNDS.of(rolls.fewest)} or more"
    return ROUNDS.of(rolls.most) if rolls.fewest == rolls.most else f"{said(rolls.fewest)} to {ROUNDS.of(rolls.most)}"


@dataclass(frozen=True, kw_only=True)
class Escape(Result):
    """How many rounds an escape takes.

    Attributes:
        mean: average rounds.
        fewest: fewest rounds.
        most: most rounds, or None where there is no end to it.
        by_round: chance to be free within the rounds asked for.
    """

    mean: Fraction
    fewest: int
    most: int | None
    by_round: Fraction
    rounds: int

    @property
    def headline(self) -> str:
        """Average rounds, and the chance within those asked for."""
        within = f"{percent(self.by_round)} within {ROUNDS.of(self.rounds)}"
        return f"Free after {ROUNDS_ON_AVERAGE.of(self.mean)} on average; {within}"


@checked
def escape(
    number: Annotated[int, Quantity(label="Escape number", at_least=1, at_most=HIGHEST_NUMBER)],
    reflex: Annotated[int, REFLEX],
    held: Annotated[Size, HELD] = HUMAN_SIZE,
    rounds: Annotated[int, Quantity(label="Free within", unit=ROUNDS, at_least=1, at_most=HIGHEST_NUMBER)] = 1,
    rulings: Annotated[Rulings, Relies(("MF-R10", "MF-R36", "MF-R37"), without_switch=("MF-R37",))] = OURS,
) -> Escape:
    """Find how many rounds it takes to break free, as long as the holder does not restrain.

    Args:
        number: the escape number, 1 to 20,000.
        reflex: the held creature's Reflex, 0 to 10,000.
        held: its size, against a holder of Medium size or more; counts only where the power modifier does (MF-R36).
        rounds: within how many rounds it wants to be free, 1 to 20,000.
        rulings: the readings of the escape roll (MF-R36).

    Returns:
        Average, fewest and most rounds, the chance within the rounds asked for, and the chance by each round. Up to
        250 rounds the average and that chance are exact; beyond that they print as the exact ones do.

    >>> escape(48, 12).mean
    Fraction(593, 192)

    Source: Metaforce, "Size", "Escaping a Hold" (MF-ESC-1, MF-ESC-6).
    """
    working = Working()
    rolls = RollsUntil(note_escape_roll(reflex, held, rulings, working), number)
    working.step("MF-ESC-6", "Free after", said_extent(rolls), reckoning=f"rolls add up to {said(number)} or more")
    by_round = rolls.within(rounds)
    working.step("MF-ESC-6", f"Free within {ROUNDS.of(rounds)}", said_chance(by_round))
    mean = working.step("MF-ESC-1", "Average", rolls.mean, ROUNDS_ON_AVERAGE)
    return Escape(
        mean=mean,
        fewest=rolls.fewest,
        most=rolls.most,
        by_round=by_round,
        rounds=rounds,
        working=working.steps,
        rolls=(rolls.odds("Free by round"),),
    )
