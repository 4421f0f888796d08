"""Calculators of light, weather and size, and what each of their house rulings changes."""

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.altered_realms.exposure import exposure
from rules.altered_realms.light import Light, Roll, lighting
from rules.altered_realms.lightning import Place, lightning_damage, strike_chance
from rules.altered_realms.outdoors import outdoors
from rules.altered_realms.readings import DarkAttack, LightningSave, SmokeAttack, Stacking, WindSpells
from rules.altered_realms.rule_set import ALTERED_REALMS
from rules.altered_realms.situation import situation
from rules.altered_realms.sizes import Size, size_modifier
from rules.altered_realms.weather import Weather, weather_modifier

LIGHTING = Calculator(
    rule_set=ALTERED_REALMS,
    rule=lighting,
    name="light",
    title="Light",
    example={"light": Light.DARKNESS, "roll": Roll.PERCEPTION},
)
WEATHER = Calculator(
    rule_set=ALTERED_REALMS,
    rule=weather_modifier,
    name="weather",
    title="Weather",
    example={"weather": Weather.HIGH_WINDS, "roll": Roll.RANGED},
)
SIZE = Calculator(
    rule_set=ALTERED_REALMS,
    rule=size_modifier,
    name="size",
    title="Size to hit",
    example={"attacker": Size.MEDIUM, "target": Size.TINY},
)
SITUATION = Calculator(
    rule_set=ALTERED_REALMS,
    rule=situation,
    name="situation",
    title="Light, weather and size together",
    example={
        "light": Light.DARKNESS,
        "weather": Weather.HIGH_WINDS,
        "roll": Roll.RANGED,
        "target": Size.TINY,
    },
)
EXPOSURE = Calculator(
    rule_set=ALTERED_REALMS,
    rule=exposure,
    name="exposure",
    title="Rounds of exposure",
    example={"weather": Weather.BLIZZARD, "rounds": 5},
)
LIGHTNING_STRIKE = Calculator(
    rule_set=ALTERED_REALMS,
    rule=strike_chance,
    name="lightning-strike",
    title="Chance to be struck by lightning",
    example={"own": 2, "together": 10},
)
LIGHTNING_DAMAGE = Calculator(
    rule_set=ALTERED_REALMS,
    rule=lightning_damage,
    name="lightning-damage",
    title="Damage of lightning",
    example={"place": Place.STRUCK, "dexterity": 2},
)
OUTDOORS = Calculator(
    rule_set=ALTERED_REALMS,
    rule=outdoors,
    name="outdoors",
    title="Out in the weather",
    example={
        "weather": Weather.LIGHTNING_STORM,
        "rounds": 3,
        "own": 2,
        "together": 10,
        "dexterity": 2,
        "constitution": 2,
    },
)

SURROUNDINGS_CALCULATORS = (
    OUTDOORS,
    LIGHTING,
    WEATHER,
    EXPOSURE,
    LIGHTNING_STRIKE,
    LIGHTNING_DAMAGE,
    SIZE,
    SITUATION,
)

SURROUNDINGS_RULING_EXAMPLES = (
    RulingExample(SmokeAttack, LIGHTING, {"light": Light.SMOKE_OR_FOG, "roll": Roll.RANGED}),
    RulingExample(DarkAttack, LIGHTING, {"light": Light.DARKNESS, "roll": Roll.RANGED}),
    RulingExample(Stacking, SITUATION, {"light": Light.DARKNESS, "weather": Weather.HIGH_WINDS, "roll": Roll.RANGED}),
    RulingExample(LightningSave, LIGHTNING_DAMAGE, {"place": Place.STRUCK, "dexterity": 2}),
    RulingExample(WindSpells, WEATHER, {"weather": Weather.TORNADO, "roll": Roll.SPELL}),
)
