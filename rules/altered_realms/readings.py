"""The readings of Altered Realms' doubtful passages that a table may choose from; ours comes first in each."""

from dataclasses import dataclass
from typing import ClassVar

from rules.rulings import Reading, RulingsOfSet


class SmokeAttack(Reading):
    """AR-R02: what smoke or fog does to attack rolls."""

    DISADVANTAGE = "disadvantage", "disadvantage only"
    BOTH = "both", "disadvantage and the same penalty as for noticing things"


class DarkAttack(Reading):
    """AR-R03: what darkness does to attack rolls."""

    PENALTY = "minus2", "the penalty only"
    BOTH = "both", "the penalty and disadvantage"


class Stacking(Reading):
    """AR-R05: what several modifiers on one roll come to."""

    ADD = "add", "all numbers are added"
    WORST = "worst", "only the worst of light, weather and size counts"


class LightningSave(Reading):
    """AR-R09: who may save against lightning."""

    NEAR_ONLY = "near_only", "only who stands near"
    ALL = "all", "who is struck as well, against the part that hits the whole area"


class WindSpells(Reading):
    """AR-R12: whether wind hampers spell attacks at range."""

    YES = "yes", "they count as ranged attacks"
    NO = "no", "they do not count as ranged attacks"


class MaterialUnit(Reading):
    """AR-R15: which column of the materials table counts."""

    PRINTED = "printed", "the column of the unit that the thickness is given in"
    CENTIMETRE = "cm", "the centimetre column for every thickness"
    METRE = "metre", "the metre column for every thickness"
    LOWER = "lower", "whichever column gives less"


class ResistanceOrder(Reading):
    """AR-R16: whether a material's resistance comes before its vulnerability."""

    RESIST_FIRST = "resist_first", "resistance first, then doubled"
    DOUBLE_FIRST = "double_first", "doubled first, then resistance"


class ArmourTooSmall(Reading):
    """AR-R18: whether a creature can wear improvised armour of a smaller size."""

    NO = "no", "its own size or one larger"
    YES = "yes", "any smaller size too"


class WeaponUse(Reading):
    """AR-R22: what uses up an improvised weapon."""

    ATTACK = "attack", "every attack"
    HIT = "hit", "only attacks that hit"


class CrampedOther(Reading):
    """AR-R26: how much room creatures need that the text gives no figure for."""

    NONE = "none", "no figure"
    DOUBLING = "doubling", "each size needs double the room of the one before"


class CriticalDice(Reading):
    """AR-R27: how many dice are rolled again on a critical hit."""

    ALL = "all", "all dice of the attack"
    ONE = "one", "one die, the largest"


class TwentyHits(Reading):
    """AR-R28: whether a 20 hits whatever the Armour Class."""

    YES = "yes", "a 20 always hits"
    NO = "no", "a 20 hits only when its total does"


class CriticalFor(Reading):
    """AR-R28: whose critical hits deal more damage."""

    PLAYER_CHARACTERS = "pc", "player characters only"
    ALL = "all", "every creature"


@dataclass(frozen=True)
class Rulings(RulingsOfSet):
    """The Altered Realms readings in force."""

    prefix: ClassVar[str] = "ar"

    smoke_attack: SmokeAttack = SmokeAttack.DISADVANTAGE
    dark_attack: DarkAttack = DarkAttack.PENALTY
    stack: Stacking = Stacking.ADD
    lightning_save: LightningSave = LightningSave.NEAR_ONLY
    wind_spells: WindSpells = WindSpells.YES
    material_unit: MaterialUnit = MaterialUnit.PRINTED
    dr_order: ResistanceOrder = ResistanceOrder.RESIST_FIRST
    armor_small: ArmourTooSmall = ArmourTooSmall.NO
    weapon_use: WeaponUse = WeaponUse.ATTACK
    cramped_other: CrampedOther = CrampedOther.NONE
    crit_dice: CriticalDice = CriticalDice.ALL
    nat20_hits: TwentyHits = TwentyHits.YES
    crit_for: CriticalFor = CriticalFor.PLAYER_CHARACTERS


OURS = Rulings()
