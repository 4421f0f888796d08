"""The calculator of a blow between sizes."""

from calculators.declaration import Calculator
from rules.metaforce.blow import Source, blow
from rules.metaforce.reach import Distance
from rules.metaforce.rule_set import METAFORCE
from rules.metaforce.sizes import HUGE, SMALL, Size

BLOW = Calculator(
    rule_set=METAFORCE,
    rule=blow,
    name="blow",
    title="A blow between sizes",
    example={
        "source": Source.WEAPON,
        "base": 2,
        "rolled": 5,
        "squares": 1,
        "distance": Distance.MELEE,
        "attacker": Size.of(HUGE),
        "target": Size.of(SMALL),
        "reduction": 2,
        "deflection": 3,
    },
)

BLOW_CALCULATORS = (BLOW,)
