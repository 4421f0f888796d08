"""Breaking things: how much a hit takes off, and how many hits it needs.

Source: Altered Realms, "Modifiers", "Materials" (AR-MAT-1, AR-MAT-2, AR-MAT-5).
"""

from dataclasses import dataclass
from fractions import Fraction
from math import ceil
from typing import Annotated

from rules.altered_realms.damage_types import DamageType
from rules.altered_realms.hits_needed import HitsNeeded, hits_needed
from rules.altered_realms.materials import (
    CENTIMETRES_PER_METRE,
    MATERIAL,
    MATERIAL_RULE,
    PROPERTIES,
    Material,
    Properties,
    Thickness,
    Thing,
    said_types,
    thickness_of,
)
from rules.altered_realms.readings import OURS, MaterialUnit, ResistanceOrder, Rulings
from rules.altered_realms.resistance import HITS
from rules.dice_notation import Dice
from rules.quantities import OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.units import AVERAGE_DAMAGE, DAMAGE, AverageUnit, Unit
from rules.words import said, said_average
from rules.working import Result, Working

HIT_POINTS = Unit("HP", "HP")
AVERAGE_HITS = AverageUnit("hit", "hits")
VULNERABLE_FACTOR = 2

THICK = Quantity(label="Thickness", above=0, at_most=1_000)
UNIT = Quantity(label="In")
DAMAGE_TYPE = Quantity(label="Damage type")


@dataclass(frozen=True, kw_only=True)
class Destruction(Result):
    """What it takes to break something.

    Attributes:
        hit_points: damage that destroys it, a whole number.
        least_per_hit: lowest damage that one hit does to it.
        most_per_hit: highest damage that one hit does to it.
        fewest: fewest hits that can be enough, or None where no hit does anything.
        most: most hits that can be needed, or None where there is no end to them.
        mean_hits: average number of hits, or None where no hit does anything or it would take too long to reckon.
    """

    hit_points: int
    least_per_hit: int
    most_per_hit: int
    fewest: int | None
    most: int | None
    mean_hits: Fraction | None

    @property
    def headline(self) -> str:
        """The hits needed, or that no number of them is enough."""
        if self.fewest is None:
            return f"No number of such hits breaks it: {HIT_POINTS.of(self.hit_points)}"
        if self.fewest == self.most:
            return f"{HITS.of(self.fewest)} break it" if self.fewest > 1 else "One hit breaks it"
        if self.mean_hits is None:
            return f"At least {HITS.of(self.fewest)}"
        words = f"{AVERAGE_HITS.of(self.mean_hits)} on average, at least {said(self.fewest)}"
        return words[0].upper() + words[1:]


def hit_points(row: Properties, amount: Fraction, unit: Thickness, reading: MaterialUnit) -> Fraction:
    """Return the damage that destroys a thickness of a material, before it is rounded up (AR-MAT-5, AR-R15)."""
    metres = amount if unit is Thickness.METRES else amount / CENTIMETRES_PER_METRE
    by_metre = metres * row.per_metre
    by_centimetre = metres * CENTIMETRES_PER_METRE * row.per_centimetre
    match reading:
        case MaterialUnit.PRINTED:
            return by_metre if unit is Thickness.METRES else by_centimetre
        case MaterialUnit.CENTIMETRE:
            return by_centimetre
        case MaterialUnit.METRE:
            return by_metre
        case MaterialUnit.LOWER:
            return min(by_metre, by_centimetre)


def damage_to(hit: int, row: Properties, damage_type: DamageType, reading: ResistanceOrder) -> int:
    """Return what a hit takes off a material (AR-MAT-1, AR-MAT-2, AR-R16)."""
    factor = VULNERABLE_FACTOR if damage_type in row.vulnerable else 1
    if reading is ResistanceOrder.DOUBLE_FIRST:
        return max(hit * factor - row.resistance, 0)
    return max(hit - row.resistance, 0) * factor


@checked
def destroy(
    material: Annotated[Material, MATERIAL],
    *,
    thing: Annotated[Thing, Quantity(label="How thick")] = Thing.MEASURED,
    amount: Annotated[Fraction, THICK, OnlyWhen("thing", Thing.MEASURED)] = Fraction(1),
    unit: Annotated[Thickness, UNIT, OnlyWhen("thing", Thing.MEASURED)] = Thickness.CENTIMETRES,
    hit: Annotated[Dice, Quantity(label="Damage of a hit")],
    damage_type: Annotated[DamageType, DAMAGE_TYPE],
    rulings: Annotated[Rulings, Relies(("AR-R15", "AR-R16", "AR-R17"))] = OURS,
) -> Destruction:
    """Find how many hits break something.

    Args:
        material: what it is made of.
        thing: whether ``amount`` and ``unit`` count, or the thickness of a thing of the guide.
        amount: its thickness, above 0, up to 1,000.
        unit: whether that is centimetres or metres.
        hit: damage of each hit, as a number or as dice.
        damage_type: the type of the damage.
        rulings: the readings of AR-R15 and AR-R16.

    Returns:
        Its hit points, what a hit does, and the number of hits with their distribution.

    >>> destroy(Material.WOOD, thing=Thing.PLANK, hit=Dice.read("6"), damage_type=DamageType.SLASH).fewest
    4

    Source: Altered Realms, "Modifiers", "Materials" (AR-MAT-1 to AR-MAT-3, AR-MAT-5).
    """
    working = Working()
    if thing is not Thing.MEASURED:
        amount, unit = thickness_of(thing)
        working.step("AR-MAT-3", "Thickness", f"{said(amount)} {unit}", reckoning=thing.label)
    row = PROPERTIES[material]
    exact = hit_points(row, amount, unit, rulings.material_unit)
    needed = _note_hit_points(material, row, amount, unit, exact, working)
    per_hit = hit.spread.changed(lambda rolled: damage_to(max(rolled, 0), row, damage_type, rulings.dr_order))
    _note_per_hit(hit, row, damage_type, rulings.dr_order, per_hit.mean, working)
    found = hits_needed(per_hit, needed)
    _note_hits(found, needed, working)
    return Destruction(
        hit_points=needed,
        least_per_hit=per_hit.least,
        most_per_hit=per_hit.most,
        fewest=found.fewest if found else None,
        most=found.most if found else None,
        mean_hits=found.mean if found else None,
        odds=found.odds if found else (),
        notices=(*_column_notice(row, amount, unit, needed), *_chart_notices(found)),
        working=working.steps,
    )


def _note_hit_points(
    material: Material, row: Properties, amount: Fraction, unit: Thickness, exact: Fraction, working: Working
) -> int:
    by_metre = unit is Thickness.METRES
    printed = amount * (row.per_metre if by_metre else row.per_centimetre)
    each = row.per_metre if by_metre else row.per_centimetre
    reckoning = f"{said(amount)} {unit} of {material.label.lower()} × {each}" if exact == printed else "see the ruling"
    if exact.denominator > 1:
        reckoning += ", rounded up"
    return working.step(MATERIAL_RULE, "Damage to destroy it", ceil(exact), HIT_POINTS, reckoning)


def _column_notice(row: Properties, amount: Fraction, unit: Thickness, used: int) -> tuple[str, ...]:
    by_metre, by_centimetre = (
        ceil(hit_points(row, amount, unit, reading)) for reading in (MaterialUnit.METRE, MaterialUnit.CENTIMETRE)
    )
    if by_metre == by_centimetre:
        return ()
    columns = f"{said(by_centimetre)} HP by the table's centimetre column, {said(by_metre)} HP by its metre column"
    return (f"The text contradicts itself: {columns}. The answer uses {said(used)}.",)


def _note_per_hit(
    hit: Dice, row: Properties, damage_type: DamageType, reading: ResistanceOrder, mean: Fraction, working: Working
) -> None:
    doubled = damage_type in row.vulnerable
    resists = f"resistance {row.resistance} off each hit"
    if doubled:
        doubling = f"doubled: vulnerable to {damage_type}"
        order = [resists, doubling] if reading is ResistanceOrder.RESIST_FIRST else [doubling, resists]
        resists = ", ".join(order)
    else:
        resists += f"; vulnerable to {said_types(row.vulnerable)}"
    label = "Damage of a hit" if not hit.pools else "Damage of a hit on average"
    unit = DAMAGE if not hit.pools else AVERAGE_DAMAGE
    working.step("AR-MAT-2" if doubled else "AR-MAT-1", label, mean, unit, f"{hit}; {resists}")


def _note_hits(found: HitsNeeded | None, needed: int, working: Working) -> None:
    until = f"until {HIT_POINTS.of(needed)} are reached"
    if found is None:
        working.step("AR-MAT-1", "Hits needed", "None would be enough", reckoning="the resistance takes all of each")
    elif found.fewest == found.most:
        working.step("AR-MAT-1", "Hits needed", found.fewest, HITS, until)
    elif found.mean is None:
        between = f"{said_average(found.mean_from)} to {said_average(found.mean_to)} hits"
        working.step("AR-MAT-1", "Hits needed on average", between, reckoning=until)
        working.step("AR-MAT-1", "Fewest hits", found.fewest, HITS, "all at their highest")
    else:
        working.step("AR-MAT-1", "Fewest hits", found.fewest, HITS, "all at their highest")
        working.step("AR-MAT-1", "Hits needed on average", found.mean, AVERAGE_HITS, until)


def _chart_notices(found: HitsNeeded | None) -> tuple[str, ...]:
    if found is None or found.fewest == found.most:
        return ()
    return () if found.odds else ("So many hits are too many for a chart.",)
