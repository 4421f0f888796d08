"""Out in severe weather for some rounds: everything that the weather does, put together.

Source: Altered Realms, "Modifiers", "Weather Conditions" (AR-WX-1 to AR-WX-11).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.altered_realms.exposure import ROUNDS, ROUNDS_OUTSIDE, damage_outside, note_onset
from rules.altered_realms.lightning import (
    ALL_THINGS,
    DEXTERITY,
    OWN_THINGS,
    TYPE,
    Place,
    bolt,
    check_things,
    note_bolt,
    note_strike_chance,
    note_struck_in,
)
from rules.altered_realms.readings import OURS, Rulings
from rules.altered_realms.rolls import ExtraDie, chance_to_reach, modifier_quantity
from rules.altered_realms.weather import CONDITIONS, NO_CONDITIONS, WEATHER, Battering, Weather, rule_of
from rules.dice import Odds, percent, said_chance
from rules.quantities import OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.spreads import Spread
from rules.units import AVERAGE_DAMAGE, AverageUnit
from rules.words import said, said_average
from rules.working import Result, Working

MOST_MOVES = 5
MOVES_A_ROUND = Quantity(label="Movements each round", at_least=0, at_most=MOST_MOVES)
CONSTITUTION = modifier_quantity("Constitution save")
METRES_MOVED = AverageUnit("m", "m")

SLIPPERY = (Weather.HEAVY_RAIN, Weather.ICE_STORM)
WHIRLING = (Weather.TORNADO, Weather.HURRICANE)


@dataclass(frozen=True, kw_only=True)
class Outdoors(Result):
    """What some rounds in severe weather do to a creature.

    Attributes:
        mean_damage: average damage over all rounds.
        condition: the condition that has set in, or None.
        fall: probability to fall prone at least once.
        moved: probability to be moved by force at least once.
        mean_metres: average forced movement in metres over all rounds.
        struck: probability to be struck by lightning at least once.
        summary: all of it in a player's words.
    """

    mean_damage: Fraction
    condition: str | None
    fall: Fraction
    moved: Fraction
    mean_metres: Fraction
    struck: Fraction
    summary: str

    @property
    def headline(self) -> str:
        """What happens, in a player's words."""
        return self.summary


@dataclass
class _Findings:
    """What is found on the way, with nothing to start from."""

    mean_damage: Fraction = Fraction(0)
    fall: Fraction = Fraction(0)
    moved: Fraction = Fraction(0)
    mean_metres: Fraction = Fraction(0)
    struck: Fraction = Fraction(0)
    mean_when_struck: Fraction = Fraction(0)
    odds: tuple[Odds, ...] = ()
    notices: tuple[str, ...] = ()


@checked
def outdoors(
    weather: Annotated[Weather, WEATHER],
    rounds: Annotated[int, ROUNDS_OUTSIDE],
    moves: Annotated[int, MOVES_A_ROUND, OnlyWhen("weather", (*SLIPPERY, *WHIRLING))] = 1,
    own: Annotated[int, OWN_THINGS, OnlyWhen("weather", Weather.LIGHTNING_STORM)] = 0,
    together: Annotated[int, ALL_THINGS, OnlyWhen("weather", Weather.LIGHTNING_STORM)] = 1,
    dexterity: Annotated[int, DEXTERITY, OnlyWhen("weather", (*SLIPPERY, *WHIRLING, Weather.LIGHTNING_STORM))] = 0,
    constitution: Annotated[int, CONSTITUTION, OnlyWhen("weather", WHIRLING)] = 0,
    rulings: Annotated[Rulings, Relies(("AR-R07", "AR-R08", "AR-R09", "AR-R10", "AR-R11", "AR-R30"))] = OURS,
) -> Outdoors:
    """Find what some rounds in severe weather do to a creature.

    Args:
        weather: the weather.
        rounds: rounds in a row spent outside, 0 to 100.
        moves: how often the creature moves each round, 0 to 5.
        own: metal things that it wears or wields, 0 to 1,000.
        together: all that attracts lightning in the area, its own included, 1 to 1,000.
        dexterity: what it adds to a Dexterity saving throw.
        constitution: what it adds to a Constitution saving throw.
        rulings: the reading of who may save against lightning (AR-R09).

    Returns:
        Average damage, conditions, and the chances to fall, to be moved and to be struck.

    Raises:
        InvalidArgument: it has more metal things than there are.

    >>> outdoors(Weather.HEAVY_RAIN, 3, dexterity=2).headline
    'Soaked; 72.5% to fall at least once'

    Source: Altered Realms, "Modifiers", "Weather Conditions" (AR-WX-1 to AR-WX-10).
    """
    working = Working()
    found = _Findings()
    condition = note_onset(weather, rounds, working)
    row = CONDITIONS.get(weather, NO_CONDITIONS)
    if weather is Weather.LIGHTNING_STORM:
        check_things(own, together)
        _lightning(own, together, rounds, dexterity, rulings, found, working)
    elif row.slippery_dc:
        _slippery(weather, row.slippery_dc, rounds * moves, dexterity, found, working)
    elif row.battering:
        _battered(weather, row.battering, rounds, moves, dexterity, constitution, found, working)
    else:
        found.mean_damage = Fraction(damage_outside(weather, rounds))
        each = f"{row.damage_each_round} {row.damage_type} each round × {ROUNDS.of(rounds)}"
        working.step(rule_of(weather), "Damage", found.mean_damage, AVERAGE_DAMAGE, each if found.mean_damage else "")
    summary = _summary(weather, condition, found)
    working.step(rule_of(weather), "In all", summary, reckoning=f"{weather}, {ROUNDS.of(rounds)}")
    return Outdoors(
        mean_damage=found.mean_damage,
        condition=condition,
        fall=found.fall,
        moved=found.moved,
        mean_metres=found.mean_metres,
        struck=found.struck,
        summary=summary,
        odds=found.odds,
        notices=found.notices,
        working=working.steps,
    )


def _lightning(
    own: int, together: int, rounds: int, dexterity: int, rulings: Rulings, found: _Findings, working: Working
) -> None:
    each = note_strike_chance(own, together, working)
    found.struck = note_struck_in(each, rounds, working)
    strike = note_bolt(Place.STRUCK, dexterity, rulings.lightning_save, working)
    found.mean_when_struck = strike.damage.mean
    found.mean_damage = each * rounds * strike.damage.mean
    reckoning = f"{each} × {ROUNDS.of(rounds)} × {said_average(strike.damage.mean)}"
    working.step("AR-WX-6b", "Average damage from direct strikes", found.mean_damage, AVERAGE_DAMAGE, reckoning)
    near = bolt(Place.NEAR, dexterity, rulings.lightning_save)
    found.odds = (
        strike.damage.odds(f"{TYPE} damage when struck"),
        near.damage.odds(f"{TYPE} damage near a strike", folded=True),
    )


def _slippery(weather: Weather, dc: int, moves: int, dexterity: int, found: _Findings, working: Working) -> None:
    stands = chance_to_reach(dexterity, dc, ExtraDie.NORMAL)
    rule = rule_of(weather)
    working.step(rule, "Chance to stay up in one movement", said_chance(stands), reckoning=f"Dexterity save, DC {dc}")
    found.fall = 1 - stands**moves
    reckoning = f"1 − ({stands}) to the power of {said(moves)}, one for each movement"
    working.step(rule, "Chance to fall at least once", said_chance(found.fall), reckoning=reckoning)
    found.notices = ("Whoever falls is prone, and that movement ends there.",)


def _battered(
    weather: Weather,
    storm: Battering,
    rounds: int,
    moves: int,
    dexterity: int,
    constitution: int,
    found: _Findings,
    working: Working,
) -> None:
    rule = rule_of(weather)
    unhurt = chance_to_reach(dexterity, storm.dc, ExtraDie.NORMAL)
    stays = chance_to_reach(constitution, storm.dc, ExtraDie.NORMAL)
    damage = _unless_saved(unhurt, storm.damage.spread).times(rounds * moves)
    metres = _unless_saved(stays, storm.metres.spread).times(rounds)
    save = f"Dexterity save, DC {storm.dc}"
    working.step(rule, "Chance to move unhurt", said_chance(unhurt), reckoning=save)
    found.mean_damage = damage.mean
    hurt = f"{rounds * moves} × {1 - unhurt} × {said_average(storm.damage.mean)}"
    working.step(rule, f"{storm.damage_type} damage on average", damage.mean, AVERAGE_DAMAGE, hurt)
    save = f"Constitution save, DC {storm.dc}"
    working.step(rule, "Chance to stay put in a round", said_chance(stays), reckoning=save)
    found.moved = 1 - stays**rounds
    reckoning = f"1 − ({stays}) to the power of {said(rounds)}"
    working.step(rule, "Chance to be moved at least once", said_chance(found.moved), reckoning=reckoning)
    found.mean_metres = metres.mean
    carried = f"{rounds} × {1 - stays} × {said_average(storm.metres.mean)} m, {storm.course}"
    working.step(rule, "Forced movement on average", metres.mean, METRES_MOVED, carried)
    found.odds = (
        damage.odds(f"{storm.damage_type} damage in all"),
        metres.odds("Metres moved by force in all", folded=True),
    )


def _unless_saved(save: Fraction, suffered: Spread) -> Spread:
    return Spread.mixed([(save.numerator, Spread.fixed(0)), (save.denominator - save.numerator, suffered)])


def _summary(weather: Weather, condition: str | None, found: _Findings) -> str:
    parts = [condition] if condition else []
    if weather is Weather.LIGHTNING_STORM:
        hit = AVERAGE_DAMAGE.of(found.mean_when_struck)
        parts.append(f"{percent(found.struck)} to be struck; a strike deals {hit} on average")
    if weather in SLIPPERY:
        parts.append(f"{percent(found.fall)} to fall at least once")
    if CONDITIONS.get(weather, NO_CONDITIONS).damage_type:
        parts.append(f"{said(found.mean_damage)} {CONDITIONS[weather].damage_type} damage")
    if weather in WHIRLING:
        parts.append(f"{AVERAGE_DAMAGE.of(found.mean_damage)} on average")
        parts.append(f"{percent(found.moved)} to be moved by force")
    if weather is Weather.SEVERE_FROST:
        parts.append("An Action to let go of a metal weapon")
    return "; ".join(parts) or "No harm from being out in it"
