"""Lightning: how likely it picks a creature, and what it does.

Source: Altered Realms, "Modifiers", "Weather Conditions", lightning storm (AR-WX-6, AR-WX-6a to AR-WX-6g).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.altered_realms.exposure import ROUNDS
from rules.altered_realms.readings import OURS, LightningSave, Rulings
from rules.altered_realms.rolls import ExtraDie, chance_to_reach, modifier_quantity, note_needed
from rules.dice import percent, said_chance
from rules.dice_notation import Dice
from rules.errors import InvalidArgument
from rules.quantities import Choice, Quantity, checked
from rules.rulings import Relies
from rules.spreads import Spread
from rules.units import AVERAGE_DAMAGE, Unit
from rules.words import said, said_average
from rules.working import Result, Working

IN_THE_AREA = Dice(((6, 8),))
STRUCK_BESIDES = Dice(((3, 8),))
FIRE = Dice(((2, 6),))
FIRE_TYPE = "Burn"
TYPE = "Electrical"
SAVE_DC = 14
REACH_METRES = 1
MOST_THINGS = 1_000

THINGS = Unit("thing", "things")
OWN_THINGS = Quantity(label="Metal things you wear or wield", at_least=0, at_most=MOST_THINGS)
ALL_THINGS = Quantity(label="All that attracts lightning, yours included", at_least=1, at_most=MOST_THINGS)
DEXTERITY = modifier_quantity("Dexterity save")


class Place(Choice):
    """Where a creature is when lightning strikes."""

    STRUCK = "struck", "Struck directly"
    NEAR = "near", f"Within {REACH_METRES} m of the strike"


@dataclass(frozen=True, kw_only=True)
class StrikeChance(Result):
    """The chance that lightning picks a creature."""

    chance: Fraction

    @property
    def headline(self) -> str:
        """The chance in percent."""
        return f"{percent(self.chance)} each round"


def check_things(own: int, together: int) -> None:
    """Raise InvalidArgument where one creature has more things than there are."""
    if own > together:
        raise InvalidArgument(
            "together", ALL_THINGS.label, f"at least your own {said(own)}", f"cannot be only {said(together)}"
        )


@checked
def strike_chance(
    own: Annotated[int, OWN_THINGS],
    together: Annotated[int, ALL_THINGS],
    rulings: Annotated[Rulings, Relies(("AR-R08",))] = OURS,
) -> StrikeChance:
    """Find the chance that a round's lightning strikes a creature.

    Args:
        own: metal armour, weapons and other things that it wears or wields, 0 to 1,000.
        together: all tall structures and metal things in the area, its own included, 1 to 1,000.
        rulings: no reading is looked at; the answer relies on AR-R08.

    Returns:
        The exact chance for one round.

    Raises:
        InvalidArgument: it has more things than there are.

    >>> strike_chance(2, 10).chance
    Fraction(1, 5)

    Source: Altered Realms, "Modifiers", lightning storm (AR-WX-6a, AR-WX-6b).
    """
    check_things(own, together)
    working = Working()
    found = note_strike_chance(own, together, working)
    return StrikeChance(chance=found, working=working.steps)


def note_strike_chance(own: int, together: int, working: Working) -> Fraction:
    """Note the chance that one round's lightning strikes a creature, and return it (AR-WX-6b)."""
    found = Fraction(own, together)
    working.step("AR-WX-6a", "What attracts lightning", together, THINGS, f"{said(own)} of them on you")
    reckoning = f"{said(own)} of {said(together)}, each equally likely"
    working.step("AR-WX-6b", "Chance to be struck in a round", said_chance(found), reckoning=reckoning)
    return found


@dataclass(frozen=True)
class Bolt:
    """What a bolt of lightning does to one creature.

    Attributes:
        damage: distribution of all damage, the saving throw included.
        save: probability that the saving throw is passed, or None where there is none.
        failed: damage where there is no save or it fails.
        saved: damage where it is passed, or None.
    """

    damage: Spread
    save: Fraction | None
    failed: Spread
    saved: Spread | None


def bolt(place: Place, dexterity: int, reading: LightningSave) -> Bolt:
    """Return what a bolt does to a creature (AR-WX-6c to AR-WX-6e, AR-R09, AR-R10)."""
    besides = STRUCK_BESIDES.spread if place is Place.STRUCK else Spread.fixed(0)
    area = IN_THE_AREA.spread
    failed = area + besides
    if place is Place.STRUCK and reading is LightningSave.NEAR_ONLY:
        return Bolt(failed, None, failed, None)
    saved = area.changed(lambda damage: damage // 2) + besides
    save = chance_to_reach(dexterity, SAVE_DC, ExtraDie.NORMAL)
    parts = [(save.numerator, saved), (save.denominator - save.numerator, failed)]
    return Bolt(Spread.mixed(parts), save, failed, saved)


@dataclass(frozen=True, kw_only=True)
class LightningDamage(Result):
    """What lightning does to a creature.

    Attributes:
        least: lowest damage.
        most: highest damage.
        mean: average damage.
        save: probability that the saving throw is passed, or None where there is none.
        mean_failed: average damage where there is no save or it fails.
        mean_saved: average damage where it is passed, or None.
    """

    least: int
    most: int
    mean: Fraction
    save: Fraction | None
    mean_failed: Fraction
    mean_saved: Fraction | None

    @property
    def headline(self) -> str:
        """The average damage and its range."""
        return f"{AVERAGE_DAMAGE.of(self.mean)} on average ({self.least} to {self.most})"


@checked
def lightning_damage(
    place: Annotated[Place, Quantity(label="Where you are")],
    dexterity: Annotated[int, DEXTERITY] = 0,
    rulings: Annotated[Rulings, Relies(("AR-R09", "AR-R10", "AR-R30"))] = OURS,
) -> LightningDamage:
    """Find what a stroke of lightning does to a creature.

    Args:
        place: whether it is struck or stands near.
        dexterity: what it adds to a Dexterity saving throw, -1,000 to 1,000.
        rulings: the reading of who may save (AR-R09).

    Returns:
        Range and average of the damage, and the chance to save.

    >>> lightning_damage(Place.STRUCK).mean
    Fraction(81, 2)

    Source: Altered Realms, "Modifiers", lightning storm (AR-WX-6c to AR-WX-6f).
    """
    working = Working()
    found = note_bolt(place, dexterity, rulings.lightning_save, working)
    return LightningDamage(
        least=found.damage.least,
        most=found.damage.most,
        mean=found.damage.mean,
        save=found.save,
        mean_failed=found.failed.mean,
        mean_saved=found.saved.mean if found.saved else None,
        odds=(found.damage.odds(f"{TYPE} damage, {place.label[0].lower()}{place.label[1:]}"),),
        working=working.steps,
    )


def note_bolt(place: Place, dexterity: int, reading: LightningSave, working: Working) -> Bolt:
    """Note what a bolt does to a creature, and return it."""
    found = bolt(place, dexterity, reading)
    area = f"average of {IN_THE_AREA.key}"
    working.step("AR-WX-6e", f"{TYPE} damage in the area", IN_THE_AREA.mean, AVERAGE_DAMAGE, area)
    if place is Place.STRUCK:
        besides = f"{IN_THE_AREA.key} and {STRUCK_BESIDES.key} on top"
        working.step("AR-WX-6c", "Damage of a direct strike", found.failed.mean, AVERAGE_DAMAGE, besides)
        working.step("AR-WX-6c", "Condition", "Stunned for one round")
    if found.save is None or found.saved is None:
        return _noted_total(found, "AR-WX-6c", "there is no save", working)
    note_needed(dexterity, SAVE_DC, working)
    working.step("AR-WX-6d", "Chance to save", said_chance(found.save), reckoning=f"Dexterity, DC {SAVE_DC}")
    halved = f"average of half of {IN_THE_AREA.key}, each rounded down"
    working.step("AR-WX-6d", "Damage after a save", found.saved.mean, AVERAGE_DAMAGE, halved)
    working.step("AR-WX-6f", "After a failed save", "Dazed for one round")
    failing = 1 - found.save
    sum_in_words = f"{found.save} × {said_average(found.saved.mean)} + {failing} × {said_average(found.failed.mean)}"
    return _noted_total(found, "AR-WX-6d", sum_in_words, working)


def _noted_total(found: Bolt, rule: str, reckoning: str, working: Working) -> Bolt:
    working.step(rule, "Average damage", found.damage.mean, AVERAGE_DAMAGE, reckoning)
    return found


def chance_in_rounds(each: Fraction, rounds: int) -> Fraction:
    """Return the probability that something with a chance each round happens at least once."""
    return 1 - (1 - each) ** rounds


def note_struck_in(each: Fraction, rounds: int, working: Working) -> Fraction:
    """Note the chance to be struck at least once in some rounds, and return it (AR-WX-6b, AR-R08)."""
    found = chance_in_rounds(each, rounds)
    reckoning = f"1 − ({1 - each}) to the power of {ROUNDS.of(rounds)}"
    working.step("AR-WX-6b", "Chance to be struck at least once", said_chance(found), reckoning=reckoning)
    return found
