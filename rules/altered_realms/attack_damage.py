"""The damage of an attack: on a hit, on a critical hit, and of one or several attacks with their misses.

Source: Altered Realms, "Modifiers", "Critical Hit", "Resistance" and "Vulnerable" (AR-CRIT-2, AR-CRIT-3, AR-RES-1,
AR-VUL-1).
"""

from collections.abc import Sequence

from rules.altered_realms.critical_damage import critical_damages
from rules.altered_realms.damage_types import DamagePart, DamageTypes
from rules.altered_realms.readings import CriticalDice
from rules.altered_realms.resistance import note_part, received_spread, together
from rules.altered_realms.rolls import SIDES, AttackChances
from rules.dice import Odds, percent
from rules.spreads import Spread
from rules.units import AVERAGE_DAMAGE, Unit
from rules.words import said_average
from rules.working import Working

MOST_BITS = 16_000_000
"""How long the numbers may be that hold a distribution; longer ones would take too long on a phone."""

ATTACKS = Unit("attack", "attacks")


def note_damage_of_hit(
    parts: Sequence[DamagePart], resists: DamageTypes, vulnerable: DamageTypes, working: Working
) -> Spread:
    """Note what a target receives of each instance of damage, and return the distribution (AR-RES-1, AR-VUL-1)."""
    spreads = []
    for part in parts:
        spread = received_spread(part.dice.spread, part.type, resists, vulnerable)
        note_part(part, spread.mean, resists, vulnerable, working)
        spreads.append(spread)
    return together(spreads)


def note_damage_of_critical(
    rule: str,
    parts: Sequence[DamagePart],
    resists: DamageTypes,
    vulnerable: DamageTypes,
    reading: CriticalDice,
    working: Working,
) -> Spread:
    """Note what a target receives of a critical hit on average, and return the distribution (AR-CRIT-2, AR-CRIT-3)."""
    criticals = critical_damages([part.dice for part in parts], reading)
    found = together(
        [
            received_spread(critical.spread, part.type, resists, vulnerable)
            for part, critical in zip(parts, criticals, strict=True)
        ]
    )
    reckoning = "dice at their highest, then rolled again on top"
    working.step(rule, "Damage of a critical hit on average", found.mean, AVERAGE_DAMAGE, reckoning)
    return found


def note_damage_of_attack(chances: AttackChances, on_hit: Spread, on_critical: Spread, working: Working) -> Spread:
    """Note the damage of an attack on average, misses included, and return the distribution."""
    ways = SIDES * SIDES
    critical, hit = int(chances.critical * ways), int(chances.hit * ways)
    found = Spread.mixed([(ways - hit, Spread.fixed(0)), (hit - critical, on_hit), (critical, on_critical)])
    reckoning = f"{percent(chances.hit - chances.critical)} × {said_average(on_hit.mean)}"
    reckoning += f" + {percent(chances.critical)} × {said_average(on_critical.mean)}"
    working.step("AR-MOD-1", "Damage of an attack on average", found.mean, AVERAGE_DAMAGE, reckoning)
    return found


def charts(
    chances: AttackChances, on_hit: Spread, on_critical: Spread, one: Spread, attacks: int
) -> tuple[tuple[Odds, ...], tuple[str, ...]]:
    """Return the distributions that are worth a chart, and a notice where one would take too long."""
    all_shown = attacks > 1 and len(one.ways) * attacks * one.total.bit_length() * attacks <= MOST_BITS
    odds = [one.odds("Damage of one attack", folded=all_shown)]
    too_many: tuple[str, ...] = ()
    if all_shown:
        odds.insert(0, one.times(attacks).odds(f"Damage of {ATTACKS.of(attacks)}"))
    elif attacks > 1:
        too_many = ("So many dice and attacks are too many for a chart of all of them; their average is exact.",)
    if len(on_hit.ways) > 1:
        odds.append(on_hit.odds("Damage of a hit", folded=True))
    if chances.critical and len(on_critical.ways) > 1 and on_critical != on_hit:
        odds.append(on_critical.odds("Damage of a critical hit", folded=True))
    return tuple(odds), too_many
