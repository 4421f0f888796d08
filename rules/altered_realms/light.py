"""Light: what it does to noticing things and to attacks, for standard vision.

Source: Altered Realms, "Modifiers", "Lighting Conditions" (AR-LIT-1 to AR-LIT-8).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from rules.altered_realms.readings import OURS, DarkAttack, Rulings, SmokeAttack
from rules.quantities import Choice, Quantity, checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.units import BONUS
from rules.words import signed
from rules.working import Result, Working


class Light(Choice):
    """How well lit a place is."""

    SMOKE_OR_FOG = "smoke_fog", "Smoke or fog"
    DARKNESS = "darkness", "Darkness"
    DIM = "dim", "Dim"
    WELL_LIT = "well_lit", "Well lit"
    BRIGHT = "bright", "Bright"


class Roll(Choice):
    """What is rolled, as far as light, weather and size make a difference."""

    PERCEPTION = "perception", "Perception"
    INVESTIGATION = "investigation", "Investigation"
    MELEE = "melee_attack", "Melee attack"
    RANGED = "ranged_attack", "Ranged attack"
    SPELL = "spell_attack", "Spell attack at range"
    OTHER = "other", "Any other roll"

    @property
    def notices(self) -> bool:
        """Whether it is a check to notice or find something."""
        return self in (Roll.PERCEPTION, Roll.INVESTIGATION)

    @property
    def attacks(self) -> bool:
        """Whether it is an attack."""
        return self in (Roll.MELEE, Roll.RANGED, Roll.SPELL)


ROLL = Quantity(label="Roll")
LIGHT = Quantity(label="Light")


@dataclass(frozen=True)
class Effect:
    """What a circumstance does to a roll.

    Attributes:
        modifier: added to the roll.
        disadvantage: whether a Fate Die is rolled as well (AR-R01).
    """

    modifier: int = 0
    disadvantage: bool = False

    def __str__(self) -> str:
        parts = [signed(self.modifier)] if self.modifier else []
        return " and ".join([*parts, *(["disadvantage"] if self.disadvantage else [])]) or "no modifier"


NO_EFFECT = Effect()


@dataclass(frozen=True)
class Lighting:
    """A row of the lighting table.

    Attributes:
        rule: id of the printed cell.
        noticing: what it does to Perception and Investigation.
        attacking: what it does to attacks.
    """

    rule: str
    noticing: Effect = NO_EFFECT
    attacking: Effect = NO_EFFECT


LIGHTING: Mapping[Light, Lighting] = {
    Light.SMOKE_OR_FOG: Lighting("AR-LIT-4", Effect(-5, True), Effect(0, True)),
    Light.DARKNESS: Lighting("AR-LIT-5", Effect(-2, True), Effect(-2)),
    Light.DIM: Lighting("AR-LIT-6", Effect(-2)),
    Light.WELL_LIT: Lighting("AR-LIT-7"),
    Light.BRIGHT: Lighting("AR-LIT-8", Effect(+2)),
}


@dataclass(frozen=True, kw_only=True)
class Modifiers(Result):
    """What circumstances do to a roll.

    Attributes:
        modifier: added to the roll.
        disadvantage: whether a Fate Die is rolled as well.
    """

    modifier: int
    disadvantage: bool

    @property
    def headline(self) -> str:
        """The modifier and the disadvantage."""
        words = str(Effect(self.modifier, self.disadvantage))
        return words[0].upper() + words[1:]


def light_effect(light: Light, roll: Roll, rulings: Rulings) -> Effect:
    """Return what light does to a roll (AR-LIT-4 to AR-LIT-8)."""
    row = LIGHTING[light]
    if roll.notices:
        return row.noticing
    if not roll.attacks:
        return NO_EFFECT
    whole_cell = (light is Light.SMOKE_OR_FOG and rulings.smoke_attack is SmokeAttack.BOTH) or (
        light is Light.DARKNESS and rulings.dark_attack is DarkAttack.BOTH
    )
    return row.noticing if whole_cell else row.attacking


def note_effect(rule: str, label: str, effect: Effect, working: Working) -> None:
    """Note what one circumstance does to a roll: the disadvantage, then the number."""
    if effect.disadvantage:
        working.step(rule, label, "disadvantage", reckoning="a Fate Die is rolled as well")
    if effect.modifier or not effect.disadvantage:
        working.step(rule, label, effect.modifier, BONUS)


@checked
def lighting(
    light: Annotated[Light, LIGHT],
    roll: Annotated[Roll, ROLL],
    rulings: Annotated[Rulings, Relies(("AR-R01", "AR-R02", "AR-R03", "AR-R06"))] = OURS,
) -> Modifiers:
    """Find what light does to a roll made with standard vision.

    Args:
        light: how well lit the place is, or the target's place for an attack.
        roll: what is rolled.
        rulings: the readings of attacks in smoke (AR-R02) and in darkness (AR-R03).

    Returns:
        The modifier, and whether there is disadvantage.

    >>> lighting(Light.DARKNESS, Roll.PERCEPTION).headline
    '−2 and disadvantage'

    Source: Altered Realms, "Modifiers", "Lighting Conditions Table" (AR-LIT-4 to AR-LIT-8).
    """
    working = Working()
    effect = light_effect(light, roll, rulings)
    rule = LIGHTING[light].rule
    if effect.disadvantage:
        working.step(rule, "Fate Die", "disadvantage", reckoning=f"{light}, {roll}")
    working.step(rule, "Modifier", effect.modifier, BONUS, f"{light}, {roll}")
    return Modifiers(modifier=effect.modifier, disadvantage=effect.disadvantage, working=working.steps)


def _row(light: Light, row: Lighting) -> Row:
    return Row(row.rule, (light.label, str(row.noticing), str(row.attacking)), light.value)


LIGHTING_TABLE = Table(
    caption="Light, for standard vision",
    columns=(Column("Light"), Column("Perception, Investigation"), Column("Attacks")),
    rows=tuple(_row(light, row) for light, row in LIGHTING.items()),
    rows_by="light",
)
