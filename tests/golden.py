"""Worked values that were computed apart from this code, and the way to try them.

`golden.json` holds the cases. `evaluate` turns a case's calculator and inputs into a call of the core, so that further
worked values of the same form can be tried as well.
"""

import json
from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

from rules.metaforce.falling import Surface, fall
from rules.metaforce.meta_dice import meta_die
from rules.metaforce.movement import speed
from rules.metaforce.size_profile import size_profile
from rules.metaforce.sizes import Size, category_by_height
from rules.quantities import INCHES_PER_FOOT

type Inputs = Mapping[str, Any]
type Values = dict[str, Any]

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "golden.json").read_text("utf-8"))


def _size(given: int | str) -> Size:
    return Size.read(str(given))


def _size_row(inputs: Inputs) -> Values:
    found = size_profile(size=_size(inputs["size"]))
    inches = found.space * INCHES_PER_FOOT
    return {
        "name": found.name,
        "rating": found.rating,
        "small_step": found.small_step,
        "reach_sq": found.reach_squares,
        "reach_in": int(inches) if inches.is_integer() else str(inches),
        "footprint_sq": found.footprint,
        "move_sq": found.speed_squares,
        "move_ft": found.speed_feet,
        "power": str(found.power),
        "taken": str(found.taken),
    }


def _category_by_height(inputs: Inputs) -> Values:
    return {"name": category_by_height(Fraction(inputs["height_in"]) / INCHES_PER_FOOT).category.name}


def _speed(inputs: Inputs) -> Values:
    found = speed(_size(inputs["size"]), inputs["difficult"])
    return {"squares": found.squares, "feet": found.feet}


def _fall(inputs: Inputs) -> Values:
    found = fall(
        Fraction(inputs["distance_ft"]),
        Fraction(inputs["height_ft"]),
        inputs["reflex"],
        _size(inputs["size"]),
        inputs["off_balance"],
        Surface.keyed(inputs["surface"]),
    )
    return {
        "threshold_ft": str(found.threshold),
        "counted_fall_ft": str(found.counted),
        "feet_beyond": found.feet_beyond,
        "damage_per_foot": found.damage_per_foot,
        "damage": found.damage,
    }


def _meta_die(inputs: Inputs) -> Values:
    found = meta_die(inputs["rating"])
    return {"notation": found.notation, "faces": list(found.faces), "mean": str(found.mean)}


def _meta_chance(inputs: Inputs) -> Values:
    return {"p": str(meta_die(inputs["rating"], inputs["at_least"]).chance)}


EVALUATORS: Mapping[str, Callable[[Inputs], Values]] = {
    "mf.size_row": _size_row,
    "mf.category_by_height": _category_by_height,
    "mf.speed": _speed,
    "mf.fall": _fall,
    "mf.meta_die": _meta_die,
    "mf.meta_chance": _meta_chance,
}


def evaluate(calc: str, inputs: Inputs) -> Values:
    """Return what the core answers to a worked case, under the default rulings.

    Args:
        calc: name of the calculator in `golden.json`, such as "mf.fall".
        inputs: its inputs; exact numbers as integers or as fractions in a string.

    Returns:
        Results by the names that `golden.json` expects; fractions as reduced strings.

    Raises:
        KeyError: there is no such calculator.
    """
    return EVALUATORS[calc](inputs)
