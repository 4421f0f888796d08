"""Severe weather: what it does to rolls, to whoever stays out in it, and to movement.

Source: Altered Realms, "Modifiers", "Weather Conditions" (AR-WX-1 to AR-WX-11).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated

from rules.altered_realms.damage_types import DamageType
from rules.altered_realms.light import NO_EFFECT, ROLL, Effect, Modifiers, Roll
from rules.altered_realms.readings import OURS, Rulings, WindSpells
from rules.dice_notation import Dice
from rules.quantities import Choice, Quantity, checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.units import BONUS
from rules.words import signed
from rules.working import Working


class Weather(Choice):
    """Weather that makes a difference."""

    CALM = "calm", "None of these"
    SEVERE_FROST = "severe_frost", "Severe frost"
    BLIZZARD = "blizzard", "Blizzard"
    SANDSTORM = "sandstorm", "Sandstorm"
    HEAVY_RAIN = "heavy_rain", "Heavy rain"
    ICE_STORM = "ice_storm", "Ice storm"
    LIGHTNING_STORM = "lightning_storm", "Lightning storm"
    HIGH_WINDS = "high_winds", "High winds"
    ACID_RAIN = "acid_rain", "Acid rain"
    TORNADO = "tornado", "Tornado"
    HURRICANE = "hurricane", "Hurricane"


WEATHER = Quantity(label="Weather")


@dataclass(frozen=True)
class Onset:
    """A condition that comes over whoever stays out, at the end of a round in a row (AR-R07)."""

    condition: str
    rounds: int


@dataclass(frozen=True)
class Battering:
    """What a whirling storm does unless saving throws are passed.

    Attributes:
        dc: DC of both saving throws.
        damage: taken for each movement whose Dexterity save fails.
        damage_type: its type.
        metres: moved in a round whose Constitution save fails.
        course: which way.
    """

    dc: int
    damage: Dice
    damage_type: DamageType
    metres: Dice
    course: str


@dataclass(frozen=True)
class Conditions:
    """A row of the weather table.

    Attributes:
        rule: id of the printed row.
        noticing: what it does to Perception and Investigation.
        melee: what it does to melee attacks.
        ranged: what it does to ranged attacks.
        damage_each_round: damage for each round outside.
        damage_type: its type.
        onset: the condition that sets in, if any.
        slippery_dc: Dexterity DC of ground that is Hazardous Terrain, or None.
        battering: what a whirling storm does, if it is one.
        rough_flying: whether flying counts as Rough Terrain.
    """

    rule: str
    noticing: Effect = NO_EFFECT
    melee: Effect = NO_EFFECT
    ranged: Effect = NO_EFFECT
    damage_each_round: int = 0
    damage_type: DamageType | None = None
    onset: Onset | None = None
    slippery_dc: int | None = None
    battering: Battering | None = None
    rough_flying: bool = False


_BLIND = Effect(-5, True)
_D4 = Dice(((1, 4),))

CONDITIONS: Mapping[Weather, Conditions] = {
    Weather.SEVERE_FROST: Conditions("AR-WX-1"),
    Weather.BLIZZARD: Conditions("AR-WX-2", _BLIND, _BLIND, _BLIND, 1, DamageType.FROST),
    Weather.SANDSTORM: Conditions("AR-WX-3", _BLIND, _BLIND, _BLIND, 1, DamageType.PUNCTURE),
    Weather.HEAVY_RAIN: Conditions("AR-WX-4", onset=Onset("Soaked", 2), slippery_dc=10),
    Weather.ICE_STORM: Conditions("AR-WX-5", onset=Onset("Frozen", 6), slippery_dc=12),
    Weather.LIGHTNING_STORM: Conditions("AR-WX-6"),
    Weather.HIGH_WINDS: Conditions("AR-WX-7", ranged=Effect(-2), rough_flying=True),
    Weather.ACID_RAIN: Conditions("AR-WX-8", damage_each_round=1, damage_type=DamageType.ACID),
    Weather.TORNADO: Conditions(
        "AR-WX-9",
        melee=Effect(-2),
        ranged=Effect(-4),
        battering=Battering(14, _D4, DamageType.PUNCTURE, _D4, "along the spiral"),
        rough_flying=True,
    ),
    Weather.HURRICANE: Conditions(
        "AR-WX-10",
        melee=Effect(-2),
        ranged=Effect(-4),
        battering=Battering(14, _D4, DamageType.PUNCTURE, _D4, "with the gust"),
        rough_flying=True,
    ),
}


NO_CONDITIONS = Conditions("AR-WX-11")
"""Weather that is in no row: severe weather in general is all that there is to say about it."""


def weather_effect(weather: Weather, roll: Roll, rulings: Rulings) -> Effect:
    """Return what weather does to a roll (AR-WX-1 to AR-WX-10)."""
    row = CONDITIONS.get(weather, NO_CONDITIONS)
    match roll:
        case Roll.PERCEPTION | Roll.INVESTIGATION:
            return row.noticing
        case Roll.MELEE:
            return row.melee
        case Roll.RANGED:
            return row.ranged
        case Roll.SPELL:
            # What blinds every attack blinds spells as well; only the wind asks what is ranged.
            return row.ranged if rulings.wind_spells is WindSpells.YES or row.noticing.modifier else NO_EFFECT
        case Roll.OTHER:
            return NO_EFFECT


@checked
def weather_modifier(
    weather: Annotated[Weather, WEATHER],
    roll: Annotated[Roll, ROLL],
    rulings: Annotated[Rulings, Relies(("AR-R01", "AR-R04", "AR-R12"))] = OURS,
) -> Modifiers:
    """Find what severe weather does to a roll.

    Args:
        weather: the weather.
        roll: what is rolled.
        rulings: the reading of spells in wind (AR-R12).

    Returns:
        The modifier, and whether there is disadvantage.

    >>> weather_modifier(Weather.TORNADO, Roll.RANGED).modifier
    -4

    Source: Altered Realms, "Modifiers", "Weather Conditions" (AR-WX-1 to AR-WX-10).
    """
    working = Working()
    effect = weather_effect(weather, roll, rulings)
    rule = rule_of(weather)
    if effect.disadvantage:
        working.step(rule, "Fate Die", "disadvantage", reckoning=f"{weather}, {roll}")
    working.step(rule, "Modifier", effect.modifier, BONUS, f"{weather}, {roll}")
    return Modifiers(modifier=effect.modifier, disadvantage=effect.disadvantage, working=working.steps)


def rule_of(weather: Weather) -> str:
    """Return the id of the weather's row, or of severe weather in general where there is none."""
    return CONDITIONS.get(weather, NO_CONDITIONS).rule


def _rolls(row: Conditions) -> str:
    if row.noticing.modifier:
        return f"{row.noticing}: Perception, Investigation, attacks"
    parts = [("ranged", row.ranged), ("melee", row.melee)]
    return ", ".join(f"{signed(effect.modifier)} {kind} attacks" for kind, effect in parts if effect.modifier) or "–"


def _outside(row: Conditions) -> Iterator[str]:
    if row.damage_type:
        yield f"{row.damage_each_round} {row.damage_type} damage a round"
    if row.onset:
        yield f"{row.onset.condition} after {row.onset.rounds} rounds in a row"
    if row.battering:
        storm = row.battering
        yield f"each round a Constitution save, DC {storm.dc}, or moved {storm.metres.key} m {storm.course}"


def _moving(row: Conditions) -> Iterator[str]:
    if row.slippery_dc:
        yield f"ground is Hazardous Terrain, Dexterity DC {row.slippery_dc}: failing ends the movement, prone"
    if row.battering:
        storm = row.battering
        yield (
            f"in the air and on foot Rough and Hazardous Terrain: each movement a Dexterity save, DC {storm.dc}, or "
            f"{storm.damage.key} {storm.damage_type} damage"
        )
    elif row.rough_flying:
        yield "in the air Rough Terrain"


_SPECIAL = {
    Weather.SEVERE_FROST: "letting go of a metal weapon takes an Action before that hand is free for anything else",
    Weather.LIGHTNING_STORM: "lightning strikes, see below",
}


def _row(weather: Weather, row: Conditions) -> Row:
    outside = "; ".join(_outside(row)) or _SPECIAL.get(weather, "–")
    return Row(row.rule, (weather.label, _rolls(row), outside, "; ".join(_moving(row)) or "–"), weather.value)


WEATHER_TABLE = Table(
    caption="Severe weather",
    columns=(Column("Weather"), Column("Rolls"), Column("Out in it"), Column("Moving")),
    rows=tuple(_row(weather, row) for weather, row in CONDITIONS.items()),
    rows_by="weather",
)
