"""Calculators of materials and improvised things, and what each of their house rulings changes."""

from fractions import Fraction

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.altered_realms.damage_types import DamageType
from rules.altered_realms.destruction import destroy
from rules.altered_realms.improvised_armour import armour_fit, improvised_armour
from rules.altered_realms.improvised_shields import improvised_shield
from rules.altered_realms.improvised_things import ItemSize, MaterialClass
from rules.altered_realms.improvised_weapons import WeaponMaterial, improvised_weapon
from rules.altered_realms.make_do import Purpose, make_do
from rules.altered_realms.materials import Material, Thickness, material_properties
from rules.altered_realms.meat_shield import meat_shield
from rules.altered_realms.readings import ArmourTooSmall, MaterialUnit, ResistanceOrder, WeaponUse
from rules.altered_realms.rule_set import ALTERED_REALMS
from rules.altered_realms.sizes import Size
from rules.dice_notation import Dice

MATERIAL = Calculator(
    rule_set=ALTERED_REALMS,
    rule=material_properties,
    name="material",
    title="Material",
    example={"material": Material.WOOD},
)
BREAK_IT = Calculator(
    rule_set=ALTERED_REALMS,
    rule=destroy,
    name="break-it",
    title="Break it",
    example={
        "material": Material.WOOD,
        "amount": Fraction(10),
        "unit": Thickness.CENTIMETRES,
        "hit": Dice.read("2d6"),
        "damage_type": DamageType.SLASH,
    },
)
MAKE_DO = Calculator(
    rule_set=ALTERED_REALMS,
    rule=make_do,
    name="make-do",
    title="Make do",
    example={
        "purpose": Purpose.SHIELD,
        "size": ItemSize.LARGE,
        "material": MaterialClass.HARDWOOD,
        "weapon_material": WeaponMaterial.WOOD,
        "skill": 3,
    },
)
ARMOUR = Calculator(
    rule_set=ALTERED_REALMS,
    rule=improvised_armour,
    name="armour",
    title="Improvised armour",
    example={"material": MaterialClass.HARD_METAL, "size": ItemSize.MEDIUM},
)
ARMOUR_FIT = Calculator(
    rule_set=ALTERED_REALMS,
    rule=armour_fit,
    name="armour-fit",
    title="Does it fit?",
    example={"creature": Size.MEDIUM, "armour": Size.LARGE},
)
SHIELD = Calculator(
    rule_set=ALTERED_REALMS,
    rule=improvised_shield,
    name="shield",
    title="Improvised shield",
    example={"material": MaterialClass.HARDWOOD, "size": ItemSize.LARGE},
)
WEAPON = Calculator(
    rule_set=ALTERED_REALMS,
    rule=improvised_weapon,
    name="weapon",
    title="Improvised weapon",
    example={"material": WeaponMaterial.WOOD, "size": ItemSize.MEDIUM},
)
MEAT_SHIELD = Calculator(
    rule_set=ALTERED_REALMS,
    rule=meat_shield,
    name="meat-shield",
    title="Meat shield",
    example={"skill": 5, "attack": 15},
)

THINGS_CALCULATORS = (BREAK_IT, MATERIAL, MAKE_DO, ARMOUR, ARMOUR_FIT, SHIELD, WEAPON, MEAT_SHIELD)

_BONE = {
    "material": Material.BONE,
    "amount": Fraction(1),
    "unit": Thickness.CENTIMETRES,
    "hit": Dice.read("5"),
    "damage_type": DamageType.BLUNT,
}
_STONE_WALL = {
    "material": Material.STONE,
    "amount": Fraction(2),
    "unit": Thickness.METRES,
    "hit": Dice.read("11"),
    "damage_type": DamageType.BLUNT,
}
_TREE = {
    "material": Material.WOOD,
    "amount": Fraction(30),
    "unit": Thickness.CENTIMETRES,
    "hit": Dice.read("10"),
    "damage_type": DamageType.BURN,
}

THINGS_RULING_EXAMPLES = (
    RulingExample(MaterialUnit, BREAK_IT, _STONE_WALL),
    RulingExample(MaterialUnit, BREAK_IT, _TREE),
    RulingExample(ResistanceOrder, BREAK_IT, _BONE),
    RulingExample(ArmourTooSmall, ARMOUR_FIT, {"creature": Size.MEDIUM, "armour": Size.SMALL}),
    RulingExample(WeaponUse, WEAPON, {"material": WeaponMaterial.STONE, "size": ItemSize.LARGE}),
)
