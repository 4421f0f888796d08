"""Worked values of power, hit points, equipment and terrain: from a case's inputs to the core and back."""

from collections.abc import Mapping
from fractions import Fraction

from rules.metaforce.equipment import armour, weapon
from rules.metaforce.hit_points import hp_change, max_hp
from rules.metaforce.landmarks import MeasuredBy
from rules.metaforce.liquids import liquid
from rules.metaforce.mantling import mantle
from rules.metaforce.narrow_spaces import narrow_space
from rules.metaforce.power import EffectKind, effect, shift
from rules.metaforce.reach import reach_range
from rules.metaforce.uneven_ground import light_uneven
from rules.units import INCHES_PER_FOOT
from tests.evaluators.metaforce_sizes import size_of
from tests.evaluators.types import Evaluator, Inputs, Values


def _feet(inches: int | str) -> Fraction:
    return Fraction(inches) / INCHES_PER_FOOT


def _shift(inputs: Inputs) -> Values:
    found = shift(size_of(inputs["a"]), size_of(inputs["b"]))
    return {"a_as": found.first_as.name, "b_as": found.second_as.name}


def _effect(inputs: Inputs) -> Values:
    user, target = size_of(inputs["attacker"]), size_of(inputs["target"])
    found = effect(user, target, inputs["amount"], EffectKind.keyed(inputs["kind"]))
    return {"multiplier": str(found.multiplier), "dealt": found.dealt, "received": found.received}


def _max_hp(inputs: Inputs) -> Values:
    return {"max_hp": max_hp(inputs["base_hp"], size_of(inputs["size"])).maximum}


def _hp_change(inputs: Inputs) -> Values:
    sizes = size_of(inputs["old_size"]), size_of(inputs["new_size"])
    found = hp_change(inputs["current"], inputs["max"], *sizes)
    return {"current": found.current, "max": found.maximum}


def _reach_range(inputs: Inputs) -> Values:
    return {"squares": reach_range(inputs["squares"], size_of(inputs["size"])).squares}


def _weapon(inputs: Inputs) -> Values:
    found = weapon(inputs["base"], inputs["rolled"], inputs["range_sq"], size_of(inputs["size"]))
    return {"damage": found.damage, "range_sq": found.squares}


def _armour(inputs: Inputs) -> Values:
    found = armour(inputs["dr"], inputs["deflection"], size_of(inputs["wearer"]), size_of(inputs["attacker"]))
    return {"dr": found.reduction, "deflection": found.deflection}


def _light_uneven(inputs: Inputs) -> Values:
    return {"difficult": light_uneven(size_of(inputs["size"])).difficult}


def _mantle(inputs: Inputs) -> Values:
    surface, waist, chest = (_feet(inputs[name]) for name in ("surface_in", "waist_in", "chest_in"))
    found = mantle(surface, MeasuredBy.BODY, waist=waist, chest=chest)
    return {"actions": found.actions, "steps": [move.value for move in found.moves]}


def _liquid(inputs: Inputs) -> Values:
    depth, knee, shoulder = (_feet(inputs[name]) for name in ("depth_in", "knee_in", "shoulder_in"))
    return {"state": liquid(depth, MeasuredBy.BODY, knee=knee, shoulder=shoulder).state.value}


def _narrow(inputs: Inputs) -> Values:
    passage = narrow_space(_feet(inputs["width_in"]), size_of(inputs["size"])).passage
    return {
        "passable": passage.passable,
        "difficult": passage.difficult,
        "action": passage.action,
        "check": passage.check,
    }


BODIES_EVALUATORS: Mapping[str, Evaluator] = {
    "mf.shift": _shift,
    "mf.effect": _effect,
    "mf.max_hp": _max_hp,
    "mf.hp_change": _hp_change,
    "mf.reach_range": _reach_range,
    "mf.weapon": _weapon,
    "mf.armour": _armour,
    "mf.light_uneven": _light_uneven,
    "mf.mantle": _mantle,
    "mf.liquid": _liquid,
    "mf.narrow": _narrow,
}
