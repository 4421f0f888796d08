"""Calculators of reach, weapons and armour, and what each of their house rulings changes."""

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.metaforce.equipment import armour, weapon
from rules.metaforce.reach import Distance, reach_range
from rules.metaforce.readings import DeflectionEqual, DeflectionSmaller, SizeMultiplies, SmallArmour
from rules.metaforce.rule_set import METAFORCE
from rules.metaforce.sizes import HUGE, LARGE, MEDIUM, TINY, Size
from rules.metaforce.weapon_odds import DamageDie, weapon_odds

_SUIT = {"reduction": 2, "deflection": 3}

REACH = Calculator(
    rule_set=METAFORCE,
    rule=reach_range,
    name="reach",
    title="Reach and range",
    example={"squares": 6, "size": Size.of(LARGE), "distance": Distance.RANGED},
)
WEAPON = Calculator(
    rule_set=METAFORCE,
    rule=weapon,
    name="weapon",
    title="A weapon at another size",
    example={"base": 2, "rolled": 5, "squares": 6, "size": Size.of(HUGE)},
)
WEAPON_ODDS = Calculator(
    rule_set=METAFORCE,
    rule=weapon_odds,
    name="weapon-odds",
    title="Odds of a weapon's damage",
    example={"base": 2, "dice": 2, "die": DamageDie.D6, "wielder": Size.of(HUGE), "wanted": 40},
)
ARMOUR = Calculator(
    rule_set=METAFORCE,
    rule=armour,
    name="armour",
    title="Armour against an attacker",
    example=_SUIT | {"wearer": Size.of(HUGE), "attacker": Size.of(LARGE)},
)

EQUIPMENT_CALCULATORS = (REACH, WEAPON, WEAPON_ODDS, ARMOUR)

EQUIPMENT_RULING_EXAMPLES = (
    RulingExample(
        SizeMultiplies,
        WEAPON_ODDS,
        {"base": 0, "dice": 2, "die": DamageDie.D6, "wielder": Size.of(HUGE), "wanted": 40},
    ),
    RulingExample(SmallArmour, ARMOUR, _SUIT | {"wearer": Size.of(TINY), "attacker": Size.of(MEDIUM)}),
    RulingExample(DeflectionEqual, ARMOUR, _SUIT | {"wearer": Size.of(MEDIUM), "attacker": Size.of(MEDIUM)}),
    RulingExample(DeflectionSmaller, ARMOUR, _SUIT | {"wearer": Size.of(LARGE), "attacker": Size.of(HUGE)}),
)
