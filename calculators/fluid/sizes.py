"""Calculators of sizes and what they change, and what each of their house rulings changes."""

from fractions import Fraction

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.fluid.blows import blow
from rules.fluid.contests import contest, opposed_chance, opposed_modifiers
from rules.fluid.damage import damage_dice
from rules.fluid.hits import Attack, to_hit
from rules.fluid.masses import size_by_mass
from rules.fluid.readings import DamageStep, MassBound, MassGap, Tie, WeaponSize
from rules.fluid.rule_set import FLUID
from rules.fluid.sizes import Size

_NORMAL_AND_GARGANTUAN = {"own_size": Size.S3, "other_size": Size.S7}
_PIKE = {"attacker": Size.S3, "target": Size.S3, "attack": Attack.WEAPON, "weapon": Size.S5}

MASS = Calculator(
    rule_set=FLUID,
    rule=size_by_mass,
    name="mass",
    title="Size by mass",
    example={"mass": Fraction(70)},
)
TO_HIT = Calculator(
    rule_set=FLUID,
    rule=to_hit,
    name="to-hit",
    title="Size and attack rolls",
    example=_PIKE,
)
OPPOSED = Calculator(
    rule_set=FLUID,
    rule=opposed_modifiers,
    name="opposed",
    title="Size and opposed tests",
    example=_NORMAL_AND_GARGANTUAN,
)
OPPOSED_CHANCE = Calculator(
    rule_set=FLUID,
    rule=opposed_chance,
    name="opposed-chance",
    title="Odds of an opposed test",
    example={"own_bonus": 2, "other_bonus": 1},
)
CONTEST = Calculator(
    rule_set=FLUID,
    rule=contest,
    name="contest",
    title="Opposed by size",
    example=_NORMAL_AND_GARGANTUAN | {"own_mass": Fraction(70), "other_mass": Fraction(3_000)},
)
DAMAGE = Calculator(
    rule_set=FLUID,
    rule=damage_dice,
    name="damage",
    title="Size and damage dice",
    example={"dice": 2, "weapon": Size.S3, "target": Size.S2},
)
BLOW = Calculator(
    rule_set=FLUID,
    rule=blow,
    name="blow",
    title="A blow between sizes",
    example={"attacker": Size.S3, "target": Size.S4, "dice": 2},
)

SIZES_CALCULATORS = (MASS, TO_HIT, OPPOSED, OPPOSED_CHANCE, CONTEST, DAMAGE, BLOW)

SIZES_RULING_EXAMPLES = (
    RulingExample(MassGap, MASS, {"mass": Fraction(1_500)}),
    RulingExample(MassBound, MASS, {"mass": Fraction(50)}),
    RulingExample(WeaponSize, TO_HIT, _PIKE | {"attacker": Size.S4}),
    RulingExample(Tie, OPPOSED_CHANCE, {"own_bonus": 0, "other_bonus": 0}),
    RulingExample(DamageStep, DAMAGE, {"dice": 2, "weapon": Size.S3, "target": Size.S4}),
)
