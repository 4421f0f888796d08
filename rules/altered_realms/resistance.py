"""Resistance and vulnerability to damage types.

Source: Altered Realms, "Modifiers", "Resistance" and "Vulnerable" (AR-RES-1 to AR-RES-3, AR-VUL-1 to AR-VUL-3).
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from operator import add
from typing import Annotated

from rules.altered_realms.damage_types import Damage, DamagePart, DamageTypes, unknown_types
from rules.altered_realms.readings import OURS, Rulings
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.spreads import Spread
from rules.units import AVERAGE_DAMAGE, Unit
from rules.words import said, said_average
from rules.working import Result, Working

RESIST_RULE = "AR-RES-1"
VULNERABLE_RULE = "AR-VUL-1"
RESISTED = 2
"""What resistance divides by."""

DOUBLED = 2
"""What vulnerability multiplies by."""

MOST_HITS = 20
UNTYPED = "Damage"
"""What damage without a type is called."""

HITS = Unit("hit", "hits")
DAMAGE_OF_A_HIT = Quantity(label="Damage of a hit")
RESISTS = Quantity(label="Resistant to")
VULNERABLE_TO = Quantity(label="Vulnerable to")


def received(amount: int, damage_type: str | None, resists: DamageTypes, vulnerable: DamageTypes) -> int:
    """Return what is received of an instance of damage, never below 0 (AR-RES-1, AR-VUL-1, AR-R29).

    >>> received(11, "Burn", DamageTypes(("Burn",)), DamageTypes())
    5
    """
    amount = max(amount, 0)
    if damage_type in resists and damage_type not in vulnerable:
        return amount // RESISTED
    if damage_type in vulnerable and damage_type not in resists:
        return amount * DOUBLED
    return amount


def received_spread(rolled: Spread, damage_type: str | None, resists: DamageTypes, vulnerable: DamageTypes) -> Spread:
    """Return the distribution of what is received of an instance of damage."""
    return rolled.changed(lambda amount: received(amount, damage_type, resists, vulnerable))


def together(spreads: list[Spread]) -> Spread:
    """Return the total of several independent distributions; 0 for none."""
    return reduce(add, spreads, Spread.fixed(0))


def note_part(
    part: DamagePart, after: Fraction, resists: DamageTypes, vulnerable: DamageTypes, working: Working
) -> None:
    """Note what is received of one instance of damage."""
    label = part.type or UNTYPED
    rolled = f"{part.dice}, {said_average(part.dice.mean)} on average" if part.dice.pools else str(part.dice)
    resisted, doubled = part.type in resists, part.type in vulnerable
    if resisted and doubled:
        working.step(RESIST_RULE, label, after, AVERAGE_DAMAGE, f"{rolled}; resistance and vulnerability cancel")
    elif resisted:
        working.step(RESIST_RULE, label, after, AVERAGE_DAMAGE, f"half of {rolled}, rounded down")
    elif doubled:
        working.step(VULNERABLE_RULE, label, after, AVERAGE_DAMAGE, f"twice {rolled}")
    else:
        working.step(RESIST_RULE, label, after, AVERAGE_DAMAGE, f"{rolled}; neither resistant nor vulnerable")


@dataclass(frozen=True, kw_only=True)
class DamageReceived(Result):
    """What a target receives.

    Attributes:
        by_type: for each type the damage received over all hits; the average where dice are rolled.
        total: all of it; the average where dice are rolled.
        least: lowest total.
        most: highest total.
    """

    by_type: tuple[tuple[str, Fraction], ...]
    total: Fraction
    least: int
    most: int

    @property
    def headline(self) -> str:
        """The total, or its average and range."""
        if self.least == self.most:
            return AVERAGE_DAMAGE.of(self.total)
        return f"{AVERAGE_DAMAGE.of(self.total)} on average ({said(self.least)} to {said(self.most)})"


@checked
def damage_received(
    damage: Annotated[Damage, DAMAGE_OF_A_HIT],
    resists: Annotated[DamageTypes, RESISTS] = DamageTypes(),  # noqa: B008
    vulnerable: Annotated[DamageTypes, VULNERABLE_TO] = DamageTypes(),  # noqa: B008
    hits: Annotated[int, Quantity(label="Hits", at_least=1, at_most=MOST_HITS)] = 1,
    rulings: Annotated[Rulings, Relies(("AR-R17", "AR-R29"))] = OURS,
) -> DamageReceived:
    """Find what a resistant or vulnerable target receives.

    Args:
        damage: the instances of damage of one hit, as numbers or dice with types.
        resists: types that the target is resistant to.
        vulnerable: types that the target is vulnerable to.
        hits: how many such hits, 1 to 20.
        rulings: no reading is looked at; the answer relies on AR-R29.

    Returns:
        Damage by type and in all.

    >>> damage_received(Damage.read("6 slash, 11 burn"), DamageTypes(("Burn",)), hits=3).total
    Fraction(33, 1)

    Source: Altered Realms, "Modifiers", "Resistance", "Vulnerable" (AR-RES-1 to AR-RES-3, AR-VUL-1 to AR-VUL-3;
    the worked examples are AR-RES-2 and AR-VUL-2).
    """
    working = Working()
    spreads = [received_spread(part.dice.spread, part.type, resists, vulnerable) for part in damage.parts]
    by_type: dict[str, Fraction] = {}
    for part, spread in zip(damage.parts, spreads, strict=True):
        note_part(part, spread.mean, resists, vulnerable, working)
        by_type[part.type or UNTYPED] = by_type.get(part.type or UNTYPED, Fraction(0)) + spread.mean * hits
    hit = together(spreads)
    rule = RESIST_RULE if resists.names or not vulnerable.names else VULNERABLE_RULE
    if hits > 1:
        working.step(rule, "One hit", hit.mean, AVERAGE_DAMAGE, " + ".join(said_average(each.mean) for each in spreads))
        rule = "AR-RES-3" if rule == RESIST_RULE else "AR-VUL-3"
        reckoning = f"{HITS.of(hits)}, each by itself"
    else:
        reckoning = " + ".join(said_average(each.mean) for each in spreads) if len(spreads) > 1 else ""
    total = working.step(rule, "In all", hit.mean * hits, AVERAGE_DAMAGE, reckoning)
    rolled = any(part.dice.pools for part in damage.parts)
    return DamageReceived(
        by_type=tuple(by_type.items()),
        total=total,
        least=hit.least * hits,
        most=hit.most * hits,
        odds=(hit.times(hits).odds(f"Damage received, {HITS.of(hits)}"),) if rolled else (),
        notices=unknown_types((*damage.types, *resists.names, *vulnerable.names)),
        working=working.steps,
    )
