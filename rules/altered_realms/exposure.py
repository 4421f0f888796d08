"""Staying out in severe weather: damage, and conditions that set in.

Source: Altered Realms, "Modifiers", "Weather Conditions" (AR-WX-2 to AR-WX-5, AR-WX-8).
"""

from dataclasses import dataclass
from typing import Annotated

from rules.altered_realms.damage_types import DamageType
from rules.altered_realms.readings import OURS, Rulings
from rules.altered_realms.weather import CONDITIONS, NO_CONDITIONS, WEATHER, Weather, rule_of
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.units import DAMAGE, Unit
from rules.words import said
from rules.working import Result, Working

ROUNDS = Unit("round", "rounds")
MOST_ROUNDS = 100
ROUNDS_OUTSIDE = Quantity(label="Rounds outside, in a row", at_least=0, at_most=MOST_ROUNDS)


@dataclass(frozen=True, kw_only=True)
class Exposure(Result):
    """What a stay in the weather does.

    Attributes:
        damage: damage taken, without that which a saving throw may avoid.
        damage_type: its type, or None where the weather deals none.
        condition: the condition that has set in, or None.
    """

    damage: int
    damage_type: DamageType | None
    condition: str | None

    @property
    def headline(self) -> str:
        """The damage and the condition, or that there is neither."""
        parts = [f"{said(self.damage)} {self.damage_type} damage"] if self.damage else []
        return ", ".join([*parts, *([self.condition] if self.condition else [])]) or "Nothing yet"


def damage_outside(weather: Weather, rounds: int) -> int:
    """Return the damage that rounds outside deal without a saving throw (AR-WX-2, AR-WX-3, AR-WX-8)."""
    return CONDITIONS.get(weather, NO_CONDITIONS).damage_each_round * rounds


def note_onset(weather: Weather, rounds: int, working: Working) -> str | None:
    """Note which condition has set in after rounds in a row, and return it (AR-WX-4, AR-WX-5, AR-R07)."""
    onset = CONDITIONS.get(weather, NO_CONDITIONS).onset
    if not onset:
        return None
    reckoning = f"at the end of round {onset.rounds} in a row; {ROUNDS.of(rounds)} so far"
    set_in = rounds >= onset.rounds
    working.step(rule_of(weather), "Condition", onset.condition if set_in else "not yet", reckoning=reckoning)
    return onset.condition if set_in else None


@checked
def exposure(
    weather: Annotated[Weather, WEATHER],
    rounds: Annotated[int, ROUNDS_OUTSIDE],
    rulings: Annotated[Rulings, Relies(("AR-R07",))] = OURS,
) -> Exposure:
    """Find what a stay in severe weather does, apart from what saving throws avoid.

    Args:
        weather: the weather.
        rounds: rounds in a row spent outside, 0 to 100.
        rulings: no reading is looked at; the answer relies on AR-R07.

    Returns:
        Damage with its type, and the condition that has set in.

    >>> exposure(Weather.ICE_STORM, 6).condition
    'Frozen'

    Source: Altered Realms, "Modifiers", "Weather Conditions" (AR-WX-2 to AR-WX-5, AR-WX-8).
    """
    working = Working()
    condition = note_onset(weather, rounds, working)
    damage = damage_outside(weather, rounds)
    row = CONDITIONS.get(weather, NO_CONDITIONS)
    each = f"{row.damage_each_round} {row.damage_type} each round × {rounds}" if row.damage_type else ""
    working.step(rule_of(weather), "Damage", damage, DAMAGE, each)
    return Exposure(damage=damage, damage_type=row.damage_type, condition=condition, working=working.steps)
