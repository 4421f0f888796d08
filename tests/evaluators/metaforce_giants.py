"""Worked values of what giants and small creatures do to each other: from a case's inputs to the core and back."""

from collections.abc import Mapping
from fractions import Fraction

from rules.metaforce.crush import CrushMode, crush, crush_points, crush_status
from rules.metaforce.escape import escape, escape_number
from rules.metaforce.holds import GiantAction, Hands, hands, hold_round
from rules.metaforce.itemising import item
from rules.metaforce.precision import precision
from rules.metaforce.sizes import HIGHEST_RATING, Size
from rules.metaforce.stomp import stomp
from rules.metaforce.trample import Intent, trample
from rules.metaforce.who_can import compare
from tests.evaluators.metaforce_sizes import size_of
from tests.evaluators.types import Evaluator, Inputs, Values


def _times_larger(inputs: Inputs) -> Values:
    found = compare(size_of(inputs["big"]), size_of(inputs["small"]))
    return {
        "ratio": str(found.ratio),
        "no_space": found.no_space,
        "trample": found.trample,
        "stomp": found.stomp,
        "hold": found.hold,
        "both_hands": found.both_hands,
        "ride": found.ride,
        "ride_keeps_advantage": found.ride_keeps_advantage,
        "itemise": found.itemise,
    }


def _trample(inputs: Inputs) -> Values:
    found = trample(size_of(inputs["big"]), size_of(inputs["small"]), Intent.keyed(inputs["intent"]))
    return {"allowed": found.allowed, "actions": found.actions}


def _stomp_zones(inputs: Inputs) -> Values:
    found = stomp(size_of(inputs["size"]), Size.read("Fine"))
    return {
        "actions": found.actions,
        "direct_radius": found.direct_radius,
        "splash_extra": found.splash_extra,
        "direct_squares": found.direct_squares,
        "splash_squares": found.splash_squares,
    }


def _stomp_damage(inputs: Inputs) -> Values:
    # By default the damage does not depend on the giant's size: any that can stomp on the target will do.
    target = size_of(inputs["target"])
    return {"damage": stomp(Size(min(2 * target.rating, HIGHEST_RATING)), target, inputs["unarmed"]).damage}


def _hands(inputs: Inputs) -> Values:
    held_in = Hands.keyed(str(inputs["hands"]))
    found = hands(size_of(inputs["giant"]), size_of(inputs["target"]), inputs["unarmed"], held_in)
    return {"allowed": found.allowed, "damage": found.damage}


def _crush_points(inputs: Inputs) -> Values:
    found = crush_points(CrushMode.keyed(inputs["mode"]), inputs["strength"], inputs.get("both_hands", False))
    return {"min": found.least, "max": found.greatest, "mean": str(found.mean)}


def _crush_exceed(inputs: Inputs) -> Values:
    mode = CrushMode.keyed(inputs["mode"])
    found = crush(mode, inputs["strength"], inputs["body"], inputs.get("both_hands", False))
    return {"p_injured": str(found.injured), "p_destroyed": str(found.destroyed)}


def _crush_actions(inputs: Inputs) -> Values:
    mode = CrushMode.keyed(inputs["mode"])
    found = crush(mode, inputs["strength"], inputs["body"], inputs.get("both_hands", False))
    return {"mean": str(found.actions_to_injury)}


def _crush_status(inputs: Inputs) -> Values:
    return {"state": crush_status(inputs["points"], inputs["body"]).state.value}


def _escape_tn(inputs: Inputs) -> Values:
    return {"tn": escape_number(size_of(inputs["size"]), inputs["strength"]).number}


def _escape_rounds(inputs: Inputs) -> Values:
    found = escape(inputs["tn"], inputs["reflex"])
    return {"mean": str(found.mean), "min_rounds": found.fewest, "max_rounds": found.most}


def _escape_chance(inputs: Inputs) -> Values:
    return {"p": str(escape(inputs["tn"], inputs["reflex"], rounds=inputs["rounds"]).by_round)}


def _hold_round(inputs: Inputs) -> Values:
    found = hold_round(
        inputs["tn"],
        inputs["escape"],
        inputs["crush"],
        GiantAction.keyed(inputs["giant_action"]),
        inputs["crush_roll"],
        inputs["escape_roll"],
    )
    return {"escape": found.escape, "crush": found.crush, "escaped": found.escaped}


def _precision(inputs: Inputs) -> Values:
    found = precision(inputs["damage"], size_of(inputs["attacker"]), size_of(inputs["target"]))
    return {"multiplier": str(found.multiplier), "damage": found.damage}


def _item(inputs: Inputs) -> Values:
    found = item(size_of(inputs["small"]), size_of(inputs["big"]))
    return {"allowed": found.allowed, "bulk": _written(found.bulk)}


def _written(number: Fraction | None) -> str | None:
    return None if number is None else str(number)


GIANTS_EVALUATORS: Mapping[str, Evaluator] = {
    "mf.times_larger": _times_larger,
    "mf.trample": _trample,
    "mf.stomp_zones": _stomp_zones,
    "mf.stomp_damage": _stomp_damage,
    "mf.hands": _hands,
    "mf.crush_points": _crush_points,
    "mf.crush_exceed": _crush_exceed,
    "mf.crush_actions": _crush_actions,
    "mf.crush_status": _crush_status,
    "mf.escape_tn": _escape_tn,
    "mf.escape_rounds": _escape_rounds,
    "mf.escape_chance": _escape_chance,
    "mf.hold_round": _hold_round,
    "mf.precision": _precision,
    "mf.item": _item,
}
