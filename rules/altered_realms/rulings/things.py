"""Doubtful passages about sizes, materials and improvised things, and how each is read."""

from fractions import Fraction
from math import ceil

from rules.altered_realms.destruction import hit_points
from rules.altered_realms.improvised_shields import ATHLETICS_DC
from rules.altered_realms.materials import CENTIMETRES_PER_METRE, PROPERTIES, TREE, Material, Thickness
from rules.altered_realms.readings import ArmourTooSmall, MaterialUnit, ResistanceOrder, WeaponUse
from rules.altered_realms.sizes import ROW_NAMES, Size
from rules.rulings import Ruling
from rules.words import said

_WOOD = PROPERTIES[Material.WOOD]
_THIN_TREE = ceil(hit_points(_WOOD, TREE.least, Thickness.CENTIMETRES, MaterialUnit.PRINTED))
_THICK_TREE = ceil(
    hit_points(_WOOD, Fraction(TREE.most, CENTIMETRES_PER_METRE), Thickness.METRES, MaterialUnit.PRINTED)
)

THINGS_RULINGS = (
    Ruling(
        id="AR-R13",
        title="Names of the largest sizes",
        concerns=("AR-SIZE-1",),
        text=(
            f"The rows of the table are called {' and '.join(ROW_NAMES.values())} where the columns say "
            f"{' and '.join(size.label for size in ROW_NAMES)}."
        ),
        ours=", ".join(f"{name} is {size}" for size, name in ROW_NAMES.items()) + ".",
        reason="They stand in the same order, and read this way the table is its own mirror image.",
    ),
    Ruling(
        id="AR-R14",
        title="Whether the size table has a wrong cell",
        concerns=("AR-SIZE-1", "AR-SIZE-2"),
        text=(
            f"The row {ROW_NAMES[Size.MASSIVE]} looks as if it did not match its column. The text speaks of creatures "
            "that are much larger or smaller, and one step makes no difference."
        ),
        ours=("The table stands as printed. Every cell is half the steps between the two sizes, rounded toward zero."),
        reason="All cells have been checked against that, and against their mirror images.",
    ),
    Ruling(
        id="AR-R15",
        title="A metre of anything costs only ten centimetres",
        concerns=("AR-MAT-3", "AR-MAT-5"),
        text=(
            f"Each figure for a metre is ten times that for a centimetre, though a metre has {CENTIMETRES_PER_METRE}. "
            f"A tree of {said(TREE.least)} cm takes {_THIN_TREE} damage, one of "
            f"{said(Fraction(TREE.most, CENTIMETRES_PER_METRE))} m {_THICK_TREE}."
        ),
        ours=(
            "The column of the unit in which the thickness is given counts, and the answer shows the other column's "
            "figure as well."
        ),
        reason=(
            "Your table has the printed one before it, and neither column can be proved wrong. Taking the centimetre "
            "column for everything is the consistent alternative. The lesser figure is always the metre column's."
        ),
        switches=(MaterialUnit,),
    ),
    Ruling(
        id="AR-R16",
        title="Resistance and vulnerability of materials",
        concerns=("AR-MAT-1", "AR-MAT-2"),
        text="Which of the two comes first is not said, nor what happens to hits of several types.",
        ours=(
            "Resistance comes off first, and what is left is doubled. A hit has one type. Parts of a hit point round "
            "up, and a hit that resistance takes whole never breaks anything."
        ),
        reason="What is negated has not been received, and only what is received is doubled.",
        switches=(ResistanceOrder,),
    ),
    Ruling(
        id="AR-R17",
        title="Two kinds of resistance",
        concerns=("AR-MAT-1", "AR-MAT-6", "AR-RES-1"),
        text=(
            "Materials have a Damage Resistance, also written Damage Resist; creatures have Resistance; a footnote "
            "speaks of the resistances of materials."
        ),
        ours=(
            "They are two traits. Damage Resistance takes its number off each hit, Resistance halves. The footnote "
            "means the first."
        ),
        others=("A material's resistance halves.",),
        reason="The materials table gives numbers, which halving would leave without use.",
    ),
    Ruling(
        id="AR-R18",
        title="Improvised armour that is too small",
        concerns=("AR-ARM-3", "AR-ARM-4"),
        text=(
            "Armour too small cannot be worn, and one size too large can. What is too small is not said, and the "
            "text's own case is a bucket on a head."
        ),
        ours="Armour of a creature's own size or one size larger can be worn.",
        reason="The two sentences taken at their word.",
        switches=(ArmourTooSmall,),
    ),
    Ruling(
        id="AR-R19",
        title="Which class a material belongs to",
        concerns=("AR-ARM-5", "AR-SHD-4", "AR-IWPN-5"),
        text=(
            "Softwood, wood and hardwood stand side by side, soft and hard metal are not explained, and bone, stone "
            "and plastic are missing. Weapons know three classes only."
        ),
        ours="Your table picks the class. The tables hold as printed, without a formula behind them.",
        reason="No formula fits the armour points.",
    ),
    Ruling(
        id="AR-R20",
        title="What holding a shield takes",
        concerns=("AR-SHD-3", "AR-IWPN-4"),
        text=(
            f"The Athletics roll is of DC {ATHLETICS_DC} or more. A medium shield takes two hands where a medium "
            "weapon may take one."
        ),
        ours=f"DC {ATHLETICS_DC} unless the Narrator raises it. Hands are as printed for each use.",
        reason="Shields and weapons are held differently.",
    ),
    Ruling(
        id="AR-R21",
        title="What a meat shield can be used against",
        concerns=("AR-MEAT-1",),
        text=(
            "Which attacks it works against, and what the attack is compared with afterwards, is left open. Meeting "
            "the attack roll is said to be enough."
        ),
        ours=(
            "It works against melee and ranged attack rolls, not against areas. The same attack roll then meets the "
            "grappled creature's Armour Class."
        ),
        reason="The attack roll has been made; only its target changes.",
    ),
    Ruling(
        id="AR-R22",
        title="What uses up an improvised weapon",
        concerns=("AR-IWPN-3", "AR-IWPN-5"),
        text="Whether a use is an attack or a hit is not said, nor whether an attribute is added to the damage.",
        ours=("Every attack is a use. Nothing is added to the damage. The attack bonus is the attacker's own."),
        reason="The damage is said to come from material and size alone.",
        switches=(WeaponUse,),
    ),
)
