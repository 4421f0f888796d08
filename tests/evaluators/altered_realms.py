"""Worked values of Altered Realms: from a case's inputs to the core and back."""

from collections.abc import Mapping
from fractions import Fraction

from rules.altered_realms.attack_bonus import AttackKind, attack_bonus
from rules.altered_realms.contests import contest
from rules.altered_realms.cramped import cramped
from rules.altered_realms.critical_damage import critical_hit
from rules.altered_realms.damage_types import Damage, DamagePart, DamageType, DamageTypes, type_named
from rules.altered_realms.destruction import destroy
from rules.altered_realms.exposure import exposure
from rules.altered_realms.improvised_armour import armour_fit, improvised_armour
from rules.altered_realms.improvised_shields import improvised_shield
from rules.altered_realms.improvised_things import ItemSize, MaterialClass
from rules.altered_realms.improvised_weapons import WeaponMaterial, improvised_weapon
from rules.altered_realms.light import Light, Modifiers, Roll, lighting
from rules.altered_realms.lightning import Place, lightning_damage, strike_chance
from rules.altered_realms.materials import Material, Thickness, material_properties
from rules.altered_realms.meat_shield import meat_shield
from rules.altered_realms.resistance import damage_received
from rules.altered_realms.rolls import ExtraDie, RollKind, chance, critical_chances
from rules.altered_realms.situation import situation
from rules.altered_realms.sizes import Size, size_modifier
from rules.altered_realms.weather import Weather, weather_modifier
from rules.dice_notation import Dice
from tests.evaluators.types import Evaluator, Inputs, Values

DEFAULT_SIZE = "Medium"


def _roll(given: str) -> Roll:
    return Roll.MELEE if given == "attack" else Roll.keyed(given)


def _weather(given: str | None) -> Weather:
    return Weather.keyed(given or Weather.CALM.value)


def _modifiers(found: Modifiers) -> Values:
    return {"modifier": found.modifier, "disadvantage": found.disadvantage}


def _lighting(inputs: Inputs) -> Values:
    return _modifiers(lighting(Light.keyed(inputs["light"]), _roll(inputs["roll"])))


def _weather_modifier(inputs: Inputs) -> Values:
    return _modifiers(weather_modifier(_weather(inputs["weather"]), _roll(inputs["roll"])))


def _situation(inputs: Inputs) -> Values:
    attacker, target = (Size.keyed(inputs.get(name) or DEFAULT_SIZE) for name in ("attacker", "target"))
    light = Light.keyed(inputs.get("light") or Light.WELL_LIT.value)
    return _modifiers(situation(light, _weather(inputs.get("weather")), _roll(inputs["roll"]), attacker, target))


def _exposure(inputs: Inputs) -> Values:
    found = exposure(_weather(inputs["weather"]), inputs["rounds"])
    return {
        "damage": found.damage,
        "type": found.damage_type.label if found.damage_type else None,
        "condition": found.condition,
    }


def _size_mod(inputs: Inputs) -> Values:
    return {"modifier": size_modifier(Size.keyed(inputs["attacker"]), Size.keyed(inputs["target"])).modifier}


def _material(inputs: Inputs) -> Values:
    found = material_properties(Material.keyed(inputs["material"]))
    return {
        "per_m": found.per_metre,
        "per_cm": found.per_centimetre,
        "vulnerable": [each.label for each in found.vulnerable],
        "dr": found.resistance,
    }


def _destroy(inputs: Inputs) -> Values:
    found = destroy(
        Material.keyed(inputs["material"]),
        amount=Fraction(inputs["amount"]),
        unit=Thickness.keyed(inputs["unit"]),
        hit=Dice((), inputs["hit"]),
        damage_type=DamageType.keyed(inputs["type"]),
    )
    return {"hp": found.hit_points, "per_hit": found.most_per_hit, "hits": found.fewest}


def _armour(inputs: Inputs) -> Values:
    found = improvised_armour(MaterialClass.keyed(inputs["material"]), ItemSize.keyed(inputs["item_size"]))
    return {"ap": found.points, "ac": found.bonus, "dc": found.dc, "type": found.type}


def _armour_fit(inputs: Inputs) -> Values:
    return {"fits": armour_fit(Size.keyed(inputs["creature"]), Size.keyed(inputs["armor"])).fits}


def _shield(inputs: Inputs) -> Values:
    found = improvised_shield(MaterialClass.keyed(inputs["material"]), ItemSize.keyed(inputs["item_size"]))
    return {
        "ap": found.points,
        "cover": found.cover,
        "hands": found.hands,
        "athletics_dc": found.athletics_dc,
    }


def _meat_shield(inputs: Inputs) -> Values:
    found = meat_shield(inputs["skill_mod"], inputs["attack_total"], ExtraDie.keyed(inputs["dice"]))
    return {"p": str(found.chance)}


def _weapon(inputs: Inputs) -> Values:
    found = improvised_weapon(WeaponMaterial.keyed(inputs["material"]), ItemSize.keyed(inputs["size"]))
    return {"damage": found.damage, "uses": found.uses, "mean": str(found.mean)}


def _contest(inputs: Inputs) -> Values:
    return {"p": str(contest(inputs["initiator"], inputs["defender"]).chance)}


def _attack_bonus(inputs: Inputs) -> Values:
    kind = AttackKind.keyed(inputs["kind"])
    return {"bonus": attack_bonus(kind, inputs["attribute_mod"], inputs["trained"], inputs["training"]).bonus}


def _chance(inputs: Inputs) -> Values:
    kind = RollKind.keyed(inputs["kind"])
    return {"p": str(chance(inputs["mod"], inputs["dc"], ExtraDie.keyed(inputs["dice"]), kind).chance)}


def _critical_chances(inputs: Inputs) -> Values:
    found = critical_chances(ExtraDie.keyed(inputs["dice"]))
    return {"crit": str(found.hit), "miss": str(found.miss)}


def _cramped(inputs: Inputs) -> Values:
    width, height = Fraction(inputs["width_m"]), Fraction(inputs["height_m"])
    return {"cramped": cramped(Size.keyed(inputs["size"]), width, height).cramped}


def _critical_damage(inputs: Inputs) -> Values:
    pools = tuple((count, sides) for count, sides in inputs["dice"])
    found = critical_hit(Dice(pools, inputs["flat"]))
    return {"min": found.least, "max": found.most, "mean": str(found.mean)}


def _types(given: list[str]) -> DamageTypes:
    return DamageTypes(tuple(type_named(each) for each in given))


def _damage(inputs: Inputs) -> Values:
    parts = tuple(DamagePart(Dice((), amount), type_named(kind)) for kind, amount in inputs["instances"])
    as_given = {type_named(kind): kind for kind, _ in inputs["instances"]}
    found = damage_received(Damage(parts), _types(inputs["resist"]), _types(inputs["vulnerable"]), inputs["hits"])
    return {"by_type": {as_given[kind]: int(amount) for kind, amount in found.by_type}, "total": int(found.total)}


def _lightning_strike(inputs: Inputs) -> Values:
    return {"p": str(strike_chance(inputs["own"], inputs["total"]).chance)}


def _lightning_damage(inputs: Inputs) -> Values:
    place = Place.keyed(inputs["place"])
    found = lightning_damage(place, inputs.get("dex_mod") or 0)
    if place is Place.STRUCK:
        return {"min": found.least, "max": found.most, "mean": str(found.mean)}
    return {
        "p_save": str(found.save),
        "mean_fail": str(found.mean_failed),
        "mean_save": str(found.mean_saved),
        "mean": str(found.mean),
    }


ALTERED_REALMS_EVALUATORS: Mapping[str, Evaluator] = {
    "ar.lighting": _lighting,
    "ar.weather": _weather_modifier,
    "ar.exposure": _exposure,
    "ar.situation": _situation,
    "ar.lightning_strike": _lightning_strike,
    "ar.lightning_damage": _lightning_damage,
    "ar.size_mod": _size_mod,
    "ar.material": _material,
    "ar.destroy": _destroy,
    "ar.armor": _armour,
    "ar.armor_fit": _armour_fit,
    "ar.shield": _shield,
    "ar.meat_shield": _meat_shield,
    "ar.weapon": _weapon,
    "ar.contest": _contest,
    "ar.attack_bonus": _attack_bonus,
    "ar.chance": _chance,
    "ar.crit_chance": _critical_chances,
    "ar.cramped": _cramped,
    "ar.crit_damage": _critical_damage,
    "ar.damage": _damage,
}
