"""Calculators of what small creatures do to larger ones, and what each of their house rulings changes."""

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.metaforce.itemising import item
from rules.metaforce.precision import EXAMPLE_ATTACKER, EXAMPLE_DAMAGE, EXAMPLE_TARGET, precision
from rules.metaforce.readings import BulkMedium, PrecisionLadder, PrecisionLarge
from rules.metaforce.rule_set import METAFORCE
from rules.metaforce.sizes import HUGE, LARGE, MEDIUM, SMALL, TINY, Size

PRECISION = Calculator(
    rule_set=METAFORCE,
    rule=precision,
    name="precision",
    title="Precision damage",
    example={"damage": EXAMPLE_DAMAGE, "attacker": EXAMPLE_ATTACKER, "target": EXAMPLE_TARGET},
)
ITEM = Calculator(
    rule_set=METAFORCE,
    rule=item,
    name="item",
    title="Carried as an item",
    example={"carried": Size.of(SMALL), "carrier": Size.of(LARGE)},
)

SMALL_CREATURES_CALCULATORS = (PRECISION, ITEM)

SMALL_CREATURES_RULING_EXAMPLES = (
    RulingExample(PrecisionLadder, PRECISION, {"damage": 4, "attacker": Size.of(TINY), "target": Size.of(HUGE)}),
    RulingExample(PrecisionLarge, PRECISION, {"damage": 5, "attacker": Size.of(LARGE), "target": Size.of(HUGE)}),
    RulingExample(BulkMedium, ITEM, {"carried": Size.of(MEDIUM), "carrier": Size.of(HUGE)}),
)
