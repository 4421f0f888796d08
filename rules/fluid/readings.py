"""The readings of the Fluid Game System's doubtful passages that a table may choose from; ours comes first in each."""

from dataclasses import dataclass
from typing import ClassVar

from rules.rulings import Reading, RulingsOfSet


class Success(Reading):
    """FG-R05: what a test has to reach."""

    MEET = "meet", "meeting the target succeeds"
    EXCEED = "exceed", "the target must be exceeded"


class NerDegree(Reading):
    """FG-R06: how much a NER test against pain wins or costs."""

    MARGIN = "margin", "as many points as the total is above or below the target"
    ONE = "one", "one point a test"


class CpOnNer(Reading):
    """FG-R07: whether the Condition Penalty counts in the NER test that fights it."""

    YES = "yes", "the penalty counts in NER tests too"
    NO = "no", "NER tests are free of it"


class CarryRound(Reading):
    """FG-R10: how half a difference is rounded when a person is carried."""

    MORE = "more", "to the larger penalty"
    LESS = "less", "to the smaller penalty"


class MassGap(Reading):
    """FG-R13: where the masses belong that lie between two categories."""

    LOWER = "S4", "to the category below the gap"
    UPPER = "S5", "to the category above the gap"


class MassBound(Reading):
    """FG-R14: which of two categories a mass belongs to that both print."""

    LOWER = "lower", "to the category that begins with it"
    UPPER = "upper", "to the category that ends with it"


class WeaponSize(Reading):
    """FG-R15: what a weapon of a size of its own does to an attack roll."""

    WEAPON = "weapon", "the weapon's size replaces the wielder's"
    BOTH = "both", "the weapon's and the wielder's both count"


class Tie(Reading):
    """FG-R16: who wins an opposed test on equal totals."""

    REPORT = "report", "nobody: ties are counted apart"
    DEFENDER = "defender", "the one who did not start it"


class DamageStep(Reading):
    """FG-R18: how damage dice are taken away from an attack on something larger."""

    POOL = "pool", "they are not rolled"
    ROLL = "roll", "they are rolled and subtracted"


@dataclass(frozen=True)
class Rulings(RulingsOfSet):
    """The Fluid readings in force."""

    prefix: ClassVar[str] = "fg"

    success: Success = Success.MEET
    ner_degree: NerDegree = NerDegree.MARGIN
    cp_on_ner: CpOnNer = CpOnNer.YES
    carry_round: CarryRound = CarryRound.MORE
    mass_gap: MassGap = MassGap.LOWER
    mass_bound: MassBound = MassBound.LOWER
    weapon_size: WeaponSize = WeaponSize.WEAPON
    tie: Tie = Tie.REPORT
    damage_step: DamageStep = DamageStep.POOL


OURS = Rulings()
