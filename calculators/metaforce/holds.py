"""Calculators of holding, crushing and escaping, and what each of their house rulings changes."""

from calculators.declaration import Calculator
from calculators.ruling_examples import RulingExample
from rules.metaforce.crush import CrushMode, crush, crush_points, crush_status
from rules.metaforce.escape import escape, escape_number
from rules.metaforce.grip import grip
from rules.metaforce.holds import GiantAction, Hands, hands, hold_round
from rules.metaforce.readings import DoubleStrength, EscapeDie, EscapePower, RestrainReading, TwoHands
from rules.metaforce.rule_set import METAFORCE
from rules.metaforce.sizes import COLOSSAL, HUGE, LARGE, MEDIUM, SMALL, Size

GRIP = Calculator(
    rule_set=METAFORCE,
    rule=grip,
    name="grip",
    title="In the giant’s grip",
    example={"giant": Size.of(HUGE), "strength": 2, "unarmed": 12, "body": 10, "reflex": 9},
)
HANDS = Calculator(
    rule_set=METAFORCE,
    rule=hands,
    name="hands",
    title="Held in one hand or both",
    example={"giant": Size.of(COLOSSAL), "target": Size.of(LARGE), "unarmed": 30, "held_in": Hands.BOTH},
)
CRUSH_POINTS = Calculator(
    rule_set=METAFORCE,
    rule=crush_points,
    name="crush-points",
    title="Crush points",
    example={"mode": CrushMode.HAND, "strength": 2},
)
CRUSH = Calculator(
    rule_set=METAFORCE,
    rule=crush,
    name="crush",
    title="Crushing a creature",
    example={"mode": CrushMode.HAND, "strength": 2, "body": 5},
)
CRUSH_STATUS = Calculator(
    rule_set=METAFORCE,
    rule=crush_status,
    name="crush-status",
    title="What Crush points do",
    example={"points": 11, "body": 10},
)
ESCAPE_NUMBER = Calculator(
    rule_set=METAFORCE,
    rule=escape_number,
    name="escape-number",
    title="Escape number",
    example={"holder": Size.of(HUGE), "strength": 2},
)
ESCAPE = Calculator(
    rule_set=METAFORCE,
    rule=escape,
    name="escape",
    title="Rounds to escape",
    example={"number": 48, "reflex": 12, "rounds": 3},
)
HOLD_ROUND = Calculator(
    rule_set=METAFORCE,
    rule=hold_round,
    name="hold-round",
    title="A round of a hold",
    example={
        "number": 48,
        "escape": 28,
        "crush": 13,
        "action": GiantAction.CRUSH,
        "crush_roll": 5,
        "escape_roll": 20,
    },
)

HOLDS_CALCULATORS = (GRIP, HANDS, CRUSH_POINTS, CRUSH, CRUSH_STATUS, ESCAPE_NUMBER, ESCAPE, HOLD_ROUND)

HOLDS_RULING_EXAMPLES = (
    *(
        RulingExample(
            TwoHands, HANDS, {"giant": Size.of(HUGE), "target": Size.of(MEDIUM), "unarmed": 12, "held_in": held_in}
        )
        for held_in in Hands
    ),
    RulingExample(DoubleStrength, CRUSH_POINTS, {"mode": CrushMode.HAND, "strength": 2, "both_hands": True}),
    RulingExample(EscapeDie, ESCAPE, {"number": 48, "reflex": 12, "rounds": 3}),
    RulingExample(EscapePower, ESCAPE, {"number": 48, "reflex": 12, "held": Size.of(SMALL), "rounds": 3}),
    RulingExample(
        RestrainReading,
        HOLD_ROUND,
        {"number": 48, "escape": 28, "crush": 13, "action": GiantAction.HOLD_ONLY, "escape_roll": 20},
    ),
)
