"""An attack, whole: everything that changes the roll, and the damage it comes to.

Source: Altered Realms, "Modifiers" (AR-MOD-1, with the sections on light, weather, size, attack bonuses, Destiny and
Fate Die, cramped spaces, improvised weapons, critical hits and misses, resistance and vulnerability).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.altered_realms.attack_bonus import (
    ATTRIBUTE,
    BONUS_RULES,
    KIND,
    TRAINED,
    TRAINING,
    AttackKind,
    note_bonus,
)
from rules.altered_realms.attack_damage import (
    ATTACKS,
    charts,
    note_damage_of_attack,
    note_damage_of_critical,
    note_damage_of_hit,
)
from rules.altered_realms.damage_types import BonusDamage, Damage, DamageTypes, unknown_types
from rules.altered_realms.light import LIGHT, Light
from rules.altered_realms.readings import OURS, CriticalFor, Rulings
from rules.altered_realms.resistance import DAMAGE_OF_A_HIT, RESISTS, VULNERABLE_TO
from rules.altered_realms.rolls import (
    CRITICAL_HIT,
    CRITICAL_MISS,
    EXTRA_DIE,
    AttackChances,
    ExtraDie,
    attack_chances,
    combined,
    modifier_quantity,
    note_automatic,
    note_extra_die,
    note_needed,
    target_quantity,
)
from rules.altered_realms.situation import circumstances
from rules.altered_realms.sizes import ATTACKER, TARGET, Size
from rules.altered_realms.weather import WEATHER, Weather
from rules.dice import percent, said_chance
from rules.quantities import Choice, OnlyWhen, Quantity, checked
from rules.rulings import Relies
from rules.units import AVERAGE_DAMAGE, BONUS
from rules.words import said_average, signed
from rules.working import Result, Working

MOST_ATTACKS = 20


class BonusFrom(Choice):
    """How the attack bonus is given."""

    NUMBER = "number", "As one number"
    PARTS = "parts", "From its parts"


@dataclass(frozen=True, kw_only=True)
class Attack(Result):
    """How an attack may end.

    Attributes:
        modifier: all that is added to the die.
        extra: which die is rolled besides, when all reasons are put together.
        hit: probability of a hit, critical hits included.
        critical: probability of a critical hit.
        critical_miss: probability of a critical miss.
        mean_hit: average damage of a hit that is not critical.
        mean_critical: average damage of a critical hit.
        mean_attack: average damage of an attack, misses included.
        mean_all: average damage of all attacks.
    """

    modifier: int
    extra: ExtraDie
    hit: Fraction
    critical: Fraction
    critical_miss: Fraction
    mean_hit: Fraction
    mean_critical: Fraction
    mean_attack: Fraction
    mean_all: Fraction

    @property
    def headline(self) -> str:
        """The chance to hit and the average damage."""
        words = (
            f"{percent(self.hit)} to hit at {signed(self.modifier)}, {AVERAGE_DAMAGE.of(self.mean_attack)} an attack"
        )
        return words if self.mean_all == self.mean_attack else f"{words}, {said_average(self.mean_all)} in all"


@checked
def attack(
    kind: Annotated[AttackKind, KIND],
    bonus_from: Annotated[BonusFrom, Quantity(label="Attack bonus given")],
    armour_class: Annotated[int, target_quantity("Target's AC")],
    damage: Annotated[Damage, DAMAGE_OF_A_HIT],
    bonus: Annotated[int, modifier_quantity("Attack bonus"), OnlyWhen("bonus_from", BonusFrom.NUMBER)] = 0,
    attribute: Annotated[int, ATTRIBUTE, OnlyWhen("bonus_from", BonusFrom.PARTS)] = 0,
    training: Annotated[int, TRAINING, OnlyWhen("bonus_from", BonusFrom.PARTS)] = 0,
    trained: Annotated[bool, TRAINED, OnlyWhen("bonus_from", BonusFrom.PARTS)] = True,
    attacks: Annotated[int, Quantity(label="Attacks", at_least=1, at_most=MOST_ATTACKS)] = 1,
    light: Annotated[Light, LIGHT] = Light.WELL_LIT,
    weather: Annotated[Weather, WEATHER] = Weather.CALM,
    attacker: Annotated[Size, ATTACKER] = Size.MEDIUM,
    target: Annotated[Size, TARGET] = Size.MEDIUM,
    extra: Annotated[ExtraDie, EXTRA_DIE] = ExtraDie.NORMAL,
    cramped: Annotated[bool, Quantity(label="Cramped")] = False,
    long: Annotated[bool, Quantity(label="Long weapon")] = False,
    improvised: Annotated[bool, Quantity(label="Improvised weapon")] = False,
    bonus_damage: Annotated[BonusDamage, Quantity(label="Bonus dice")] = BonusDamage(),  # noqa: B008
    resists: Annotated[DamageTypes, RESISTS] = DamageTypes(),  # noqa: B008
    vulnerable: Annotated[DamageTypes, VULNERABLE_TO] = DamageTypes(),  # noqa: B008
    player_character: Annotated[bool, Quantity(label="Attacker is a player character")] = True,
    rulings: Annotated[
        Rulings,
        Relies(
            (
                "AR-R01", "AR-R02", "AR-R03", "AR-R04", "AR-R05", "AR-R06", "AR-R12", "AR-R13", "AR-R14", "AR-R24",
                "AR-R25", "AR-R27", "AR-R28", "AR-R29", "AR-R30",
            )
        ),
    ] = OURS,
) -> Attack:  # fmt: skip
    """Find how an attack may end, with everything that changes it.

    Args:
        kind: melee, ranged or spell; a spell is taken to go over a distance.
        bonus_from: whether ``bonus`` counts, or ``attribute``, ``training`` and ``trained``.
        armour_class: the target's Armour Class, -1,000 to 1,000.
        damage: the instances of damage of a hit, with their types.
        bonus: the attack bonus, -1,000 to 1,000.
        attribute: modifier of the attribute that the weapon or caster uses.
        training: the training modifier, 0 to 1,000.
        trained: whether the attacker is trained with the weapon; spells always count as trained.
        attacks: how many such attacks, 1 to 20.
        light: how well lit the place is.
        weather: the weather.
        attacker: the attacker's size.
        target: the target's size.
        extra: a Destiny or Fate Die for a reason not asked about here.
        cramped: whether the attacker is cramped.
        long: whether the weapon has the Long trait.
        improvised: whether the weapon is improvised.
        bonus_damage: bonus dice attached to the attack.
        resists: types that the target is resistant to.
        vulnerable: types that the target is vulnerable to.
        player_character: whether the attacker is a player character.
        rulings: the readings of AR-R02, AR-R03, AR-R05, AR-R12, AR-R27 and AR-R28.

    Returns:
        Modifiers, chances, and average damage with its distributions.

    >>> found = attack(
    ...     AttackKind.RANGED, BonusFrom.NUMBER, 15, Damage.read("1d8+3 puncture"), 6,
    ...     light=Light.DARKNESS, weather=Weather.HIGH_WINDS, target=Size.TINY,
    ... )
    >>> found.modifier, found.hit
    (1, Fraction(7, 20))

    Source: Altered Realms, "Modifiers" (AR-MOD-1, AR-DEST-1, AR-FATE-1, AR-CRMP-1, AR-IWPN-2, AR-CRIT-1 to AR-CRIT-3,
    AR-CMISS-1, AR-RES-1, AR-VUL-1).
    """
    working = Working()
    base = (
        working.step(BONUS_RULES[kind], "Attack bonus", bonus, BONUS)
        if bonus_from is BonusFrom.NUMBER
        else note_bonus(kind, attribute, trained, training, working)
    )
    effect = circumstances(light, weather, attacker, target, kind.roll, rulings, working)
    modifier = working.step(
        "AR-MOD-1", "All modifiers", base + effect.modifier, BONUS, f"{signed(base)} {signed(effect.modifier)}"
    )
    reasons = [extra, ExtraDie.FATE if effect.disadvantage else ExtraDie.NORMAL]
    reasons += [ExtraDie.FATE for _ in _weapon_fate(kind, cramped, long, improvised, working)]
    rolled = combined(reasons)
    _note_rolled(rolled, reasons, working)
    needed = note_needed(modifier, armour_class, working)
    note_automatic(needed, rulings.nat20_hits, working)
    chances = attack_chances(modifier, armour_class, rolled, rulings.nat20_hits)
    _note_chances(chances, working)

    parts = (*damage.parts, *bonus_damage.parts)
    on_hit = note_damage_of_hit(parts, resists, vulnerable, working)
    on_critical = on_hit
    if player_character or rulings.crit_for is CriticalFor.ALL:
        rule = "AR-CRIT-3" if bonus_damage.parts else "AR-CRIT-2"
        on_critical = note_damage_of_critical(rule, parts, resists, vulnerable, rulings.crit_dice, working)
    one = note_damage_of_attack(chances, on_hit, on_critical, working)
    in_all = one.mean * attacks
    if attacks > 1:
        working.step("AR-MOD-1", "Damage of all attacks on average", in_all, AVERAGE_DAMAGE, ATTACKS.of(attacks))
    odds, too_many = charts(chances, on_hit, on_critical, one, attacks)
    return Attack(
        modifier=modifier,
        extra=rolled,
        hit=chances.hit,
        critical=chances.critical,
        critical_miss=chances.critical_miss,
        mean_hit=on_hit.mean,
        mean_critical=on_critical.mean,
        mean_attack=one.mean,
        mean_all=in_all,
        odds=odds,
        notices=(*_notices(kind, improvised, damage, bonus_damage, resists, vulnerable), *too_many),
        working=working.steps,
    )


def _weapon_fate(kind: AttackKind, cramped: bool, long: bool, improvised: bool, working: Working) -> Iterator[str]:
    """Note and yield the rules by which the weapon brings a Fate Die."""
    if kind is AttackKind.CASTING:
        return
    if cramped and long:
        yield working.step("AR-CRMP-1", "Cramped, with a Long weapon", "Fate Die")
    if improvised:
        yield working.step("AR-IWPN-2", "Improvised weapon", "Fate Die")


def _note_rolled(rolled: ExtraDie, reasons: list[ExtraDie], working: Working) -> None:
    if rolled is ExtraDie.NORMAL and ExtraDie.DESTINY in reasons:
        working.step("AR-DEST-1", "Die", "1d20", reckoning="Destiny Die and Fate Die cancel")
    note_extra_die(rolled, working)


def _note_chances(chances: AttackChances, working: Working) -> None:
    miss = said_chance(chances.critical_miss)
    working.step("AR-CMISS-1", "Chance of a critical miss", miss, reckoning=f"a kept {CRITICAL_MISS}")
    critical = said_chance(chances.critical)
    working.step("AR-CRIT-1", "Chance of a critical hit", critical, reckoning=f"a kept {CRITICAL_HIT} that hits")
    working.step("AR-MOD-1", "Chance to hit", said_chance(chances.hit), reckoning="critical hits included")


def _notices(
    kind: AttackKind,
    improvised: bool,
    damage: Damage,
    bonus_damage: Damage,
    resists: DamageTypes,
    vulnerable: DamageTypes,
) -> Iterator[str]:
    yield from unknown_types((*damage.types, *bonus_damage.types, *resists.names, *vulnerable.names))
    if improvised and kind is not AttackKind.CASTING:
        yield "An improvised weapon's damage is that of its material and size alone: nothing is added to it."
