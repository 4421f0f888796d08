"""Worked values of the Fluid Game System: from a case's inputs to the core and back."""

from collections.abc import Mapping
from fractions import Fraction

from rules.fluid.averages import Stats, average_bonus
from rules.fluid.burdens import allure_split, carry
from rules.fluid.conditions import mental_condition, physical_condition
from rules.fluid.contests import opposed_chance, opposed_modifiers
from rules.fluid.damage import damage_dice
from rules.fluid.halves import half
from rules.fluid.hits import Attack, to_hit
from rules.fluid.masses import size_by_mass
from rules.fluid.ner_tests import ner_test
from rules.fluid.penalty import condition_penalty
from rules.fluid.sizes import Size
from rules.fluid.stats import bonus
from rules.fluid.tactics import initiative, tactics, tactics_split
from rules.fluid.tests import full_bonus, success_chance
from rules.fluid.tracks import left
from tests.evaluators.types import Evaluator, Inputs, Values


def _size(step: int) -> Size:
    return list(Size)[step]


def _average_bonus(inputs: Inputs) -> Values:
    found = average_bonus(Stats(tuple(inputs["stats"])))
    return {"average": found.average, "bonus": found.bonus}


def _allure(inputs: Inputs) -> Values:
    found = allure_split(inputs["all"], inputs.get("split", 2))
    return {"beauty": found.beauty, "social": found.social}


def _test_bonus(inputs: Inputs) -> Values:
    names = ("stat", "skill", "gear", "situational", "cp")
    return {"bonus": full_bonus(*(inputs[name] for name in names)).bonus}


def _track(inputs: Inputs) -> Values:
    found = left(physical_condition=inputs["max"], wounds_taken=inputs["taken"])
    return {"left": found.left, "collapsed": found.collapsed}


def _ner_test(inputs: Inputs) -> Values:
    found = ner_test(inputs["cp"], inputs["roll_total"], inputs["tn"])
    return {
        "success": found.success,
        "cp_for_action": found.action_penalty,
        "stress_taken": found.stress_taken,
    }


def _size_by_mass(inputs: Inputs) -> Values:
    found = size_by_mass(Fraction(inputs["mass_kg"])).size
    return {"code": found.code, "name": found.title}


def _to_hit(inputs: Inputs) -> Values:
    sizes = (_size(inputs["attacker"]), _size(inputs["target"]))
    if inputs.get("weapon") is None:
        return {"modifier": to_hit(*sizes).modifier}
    return {"modifier": to_hit(*sizes, Attack.WEAPON, _size(inputs["weapon"])).modifier}


def _opposed(inputs: Inputs) -> Values:
    found = opposed_modifiers(_size(inputs["a"]), _size(inputs["b"]))
    return {"a_mod": found.own_modifier, "b_mod": found.other_modifier}


def _opposed_chance(inputs: Inputs) -> Values:
    found = opposed_chance(inputs["a_bonus"], inputs["b_bonus"])
    return {"win": str(found.win), "tie": str(found.tie), "lose": str(found.lose)}


def _damage(inputs: Inputs) -> Values:
    found = damage_dice(inputs["dice"], _size(inputs["weapon"]), _size(inputs["target"]))
    return {"step_dice": found.step_dice, "dice": found.dice}


FLUID_EVALUATORS: Mapping[str, Evaluator] = {
    "fg.bonus": lambda inputs: {"bonus": bonus(inputs["stat"]).bonus},
    "fg.avg_bonus": _average_bonus,
    "fg.allure": _allure,
    "fg.carry": lambda inputs: {"penalty": carry(inputs["str"], inputs["load"]).penalty},
    "fg.test_bonus": _test_bonus,
    "fg.chance": lambda inputs: {"p": str(success_chance(inputs["bonus"], inputs["target"]).chance)},
    "fg.half": lambda inputs: {"half": half(inputs["bonus"]).half},
    "fg.pc": lambda inputs: {"pc": physical_condition(inputs["bod"], inputs["str"], inputs["fin"]).physical_condition},
    "fg.mc": lambda inputs: {"mc": mental_condition(inputs["ner"], inputs["ins"], inputs["men"]).mental_condition},
    "fg.track": _track,
    "fg.cp": lambda inputs: {"cp": condition_penalty(inputs["wounds"], inputs["stress"]).condition_penalty},
    "fg.ner_test": _ner_test,
    "fg.tactics": lambda inputs: {"tactics": tactics(inputs["ins"], inputs["ner"], inputs["men"]).tactics},
    "fg.tactics_split": lambda inputs: {"valid": tactics_split(inputs["tactics"], inputs["dt"], inputs["ot"]).valid},
    "fg.initiative": lambda inputs: {
        "bonus": initiative(inputs["ins"], inputs["ner"], inputs["men"], inputs["cp"]).bonus
    },
    "fg.size": _size_by_mass,
    "fg.to_hit": _to_hit,
    "fg.opposed": _opposed,
    "fg.opposed_chance": _opposed_chance,
    "fg.damage": _damage,
}
