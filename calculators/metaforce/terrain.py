"""Calculators of terrain: uneven ground, raised surfaces, liquids and narrow openings."""

from fractions import Fraction

from calculators.declaration import Calculator
from rules.metaforce.landmarks import MeasuredBy
from rules.metaforce.liquids import liquid
from rules.metaforce.mantling import mantle
from rules.metaforce.narrow_spaces import narrow_space
from rules.metaforce.rule_set import METAFORCE
from rules.metaforce.sizes import MEDIUM, SMALL, Size
from rules.metaforce.uneven_ground import light_uneven

_GUESSED = {"measured_by": MeasuredBy.HEIGHT}

LIGHT_UNEVEN = Calculator(
    rule_set=METAFORCE,
    rule=light_uneven,
    name="light-uneven",
    title="Light uneven ground",
    example={"size": Size.of(SMALL)},
)
MANTLE = Calculator(
    rule_set=METAFORCE,
    rule=mantle,
    name="mantle",
    title="Up onto a surface",
    example=_GUESSED | {"surface": Fraction(5), "height": Fraction(6)},
)
LIQUID = Calculator(
    rule_set=METAFORCE,
    rule=liquid,
    name="liquid",
    title="Through a liquid",
    example=_GUESSED | {"depth": Fraction(4), "height": Fraction(6)},
)
NARROW = Calculator(
    rule_set=METAFORCE,
    rule=narrow_space,
    name="narrow",
    title="Into a narrow opening",
    example={"width": Fraction(5, 2), "size": Size.of(MEDIUM)},
)

TERRAIN_CALCULATORS = (LIGHT_UNEVEN, MANTLE, LIQUID, NARROW)
