"""Light, weather and size together on one roll.

Source: Altered Realms, "Modifiers" (AR-MOD-1).
"""

from collections.abc import Sequence
from typing import Annotated

from rules.altered_realms.light import (
    LIGHT,
    LIGHTING,
    NO_EFFECT,
    ROLL,
    Effect,
    Light,
    Modifiers,
    Roll,
    light_effect,
    note_effect,
)
from rules.altered_realms.readings import OURS, Rulings, Stacking
from rules.altered_realms.sizes import ATTACKER, SIZE_RULE, TARGET, Size, size_effect
from rules.altered_realms.weather import WEATHER, Weather, rule_of, weather_effect
from rules.quantities import checked
from rules.rulings import Relies
from rules.units import BONUS
from rules.words import signed
from rules.working import Working


def circumstances(
    light: Light, weather: Weather, attacker: Size, target: Size, roll: Roll, rulings: Rulings, working: Working
) -> Effect:
    """Return what light, weather and the sizes do to a roll together, noting each that does anything.

    Sizes count for attacks only (AR-MOD-1, AR-R05).
    """
    found = [
        (LIGHTING[light].rule, light.label, light_effect(light, roll, rulings)),
        (rule_of(weather), weather.label, weather_effect(weather, roll, rulings)),
    ]
    if roll.attacks:
        found.append((SIZE_RULE, f"{attacker} against {target}", Effect(size_effect(attacker, target))))
    for rule, label, effect in found:
        if effect != NO_EFFECT:
            note_effect(rule, label, effect, working)
    modifier = _together([effect.modifier for _, _, effect in found if effect.modifier], rulings.stack)
    return Effect(modifier, any(effect.disadvantage for _, _, effect in found))


def _together(modifiers: Sequence[int], reading: Stacking) -> int:
    if reading is Stacking.WORST:
        return min(modifiers, default=0)
    return sum(modifiers)


@checked
def situation(
    light: Annotated[Light, LIGHT],
    weather: Annotated[Weather, WEATHER],
    roll: Annotated[Roll, ROLL],
    attacker: Annotated[Size, ATTACKER] = Size.MEDIUM,
    target: Annotated[Size, TARGET] = Size.MEDIUM,
    rulings: Annotated[
        Rulings,
        Relies(("AR-R01", "AR-R02", "AR-R03", "AR-R04", "AR-R05", "AR-R06", "AR-R12", "AR-R13", "AR-R14")),
    ] = OURS,
) -> Modifiers:
    """Find what light, weather and size do to a roll together.

    Args:
        light: how well lit the place is.
        weather: the weather.
        roll: what is rolled.
        attacker: size of who rolls; counts for attacks only.
        target: size of the target; counts for attacks only.
        rulings: the readings of AR-R02, AR-R03, AR-R05 and AR-R12.

    Returns:
        The modifier, and whether there is disadvantage; it counts once.

    >>> situation(Light.DARKNESS, Weather.HIGH_WINDS, Roll.RANGED, target=Size.TINY).modifier
    -5

    Source: Altered Realms, "Modifiers" (AR-MOD-1, with the tables of light, weather and size).
    """
    working = Working()
    effect = circumstances(light, weather, attacker, target, roll, rulings, working)
    steps = [step.value for step in working.steps if isinstance(step.value, int)]
    how = "the worst of them" if rulings.stack is Stacking.WORST else " ".join(map(signed, steps))
    working.step("AR-MOD-1", "Modifiers together", effect.modifier, BONUS, how if len(steps) > 1 else "")
    return Modifiers(modifier=effect.modifier, disadvantage=effect.disadvantage, working=working.steps)
