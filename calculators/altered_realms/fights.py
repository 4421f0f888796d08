"""Calculators of rolls, attacks and damage, and what each of their house rulings changes."""

from fractions import Fraction

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.altered_realms.attack import BonusFrom, attack
from rules.altered_realms.attack_bonus import AttackKind, attack_bonus
from rules.altered_realms.contests import contest
from rules.altered_realms.cramped import cramped
from rules.altered_realms.critical_damage import critical_hit
from rules.altered_realms.damage_types import Damage, DamageTypes
from rules.altered_realms.light import Light
from rules.altered_realms.readings import CrampedOther, CriticalDice, CriticalFor, TwentyHits
from rules.altered_realms.resistance import damage_received
from rules.altered_realms.rolls import ExtraDie, RollKind, chance, critical_chances
from rules.altered_realms.rule_set import ALTERED_REALMS
from rules.altered_realms.sizes import Size
from rules.altered_realms.weather import Weather
from rules.dice_notation import Dice

ATTACK = Calculator(
    rule_set=ALTERED_REALMS,
    rule=attack,
    name="attack",
    title="An attack, whole",
    example={
        "kind": AttackKind.RANGED,
        "bonus_from": BonusFrom.NUMBER,
        "armour_class": 15,
        "damage": Damage.read("1d8+3 puncture"),
        "bonus": 6,
        "attribute": 4,
        "training": 2,
        "light": Light.DARKNESS,
        "weather": Weather.HIGH_WINDS,
        "target": Size.TINY,
    },
)
CHANCE = Calculator(
    rule_set=ALTERED_REALMS,
    rule=chance,
    name="chance",
    title="Chance to succeed",
    example={"modifier": 5, "target": 15, "extra": ExtraDie.DESTINY},
)
CRITICAL_CHANCES = Calculator(
    rule_set=ALTERED_REALMS,
    rule=critical_chances,
    name="critical-chances",
    title="Chance of critical hits and misses",
    example={"extra": ExtraDie.DESTINY},
)
CONTEST = Calculator(
    rule_set=ALTERED_REALMS,
    rule=contest,
    name="contest",
    title="Contest",
    example={"initiator": 3, "defender": 1},
)
ATTACK_BONUS = Calculator(
    rule_set=ALTERED_REALMS,
    rule=attack_bonus,
    name="attack-bonus",
    title="Attack bonus",
    example={"kind": AttackKind.MELEE, "attribute": 3, "trained": True, "training": 2},
)
CRAMPED = Calculator(
    rule_set=ALTERED_REALMS,
    rule=cramped,
    name="cramped",
    title="Cramped or not",
    example={"size": Size.LARGE, "width": Fraction(10), "height": Fraction(3)},
)
CRITICAL_DAMAGE = Calculator(
    rule_set=ALTERED_REALMS,
    rule=critical_hit,
    name="critical-damage",
    title="Damage of a critical hit",
    example={"damage": Dice.read("2d6+3")},
)
DAMAGE = Calculator(
    rule_set=ALTERED_REALMS,
    rule=damage_received,
    name="damage",
    title="Damage received",
    example={"damage": Damage.read("6 slash, 11 burn"), "resists": DamageTypes(("Burn",)), "hits": 3},
)

FIGHTS_CALCULATORS = (
    ATTACK,
    CHANCE,
    CONTEST,
    ATTACK_BONUS,
    CRAMPED,
    CRITICAL_CHANCES,
    CRITICAL_DAMAGE,
    DAMAGE,
)

_SWORD = {
    "kind": AttackKind.MELEE,
    "bonus_from": BonusFrom.NUMBER,
    "armour_class": 15,
    "damage": Damage.read("2d6+3 slash"),
    "bonus": 5,
}

FIGHTS_RULING_EXAMPLES = (
    RulingExample(CrampedOther, CRAMPED, {"size": Size.HUGE, "width": Fraction(6), "height": Fraction(10)}),
    RulingExample(CriticalDice, CRITICAL_DAMAGE, {"damage": Dice.read("2d6+3")}),
    RulingExample(TwentyHits, CHANCE, {"modifier": 0, "target": 30, "kind": RollKind.ATTACK}),
    RulingExample(CriticalFor, ATTACK, _SWORD | {"player_character": False}),
)
