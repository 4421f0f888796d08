"""Worked values of sizes, movement, falls and Meta Dice: from a case's inputs to the core and back."""

from collections.abc import Mapping
from fractions import Fraction

from rules.metaforce.falling import Surface, fall
from rules.metaforce.meta_dice import meta_die
from rules.metaforce.movement import speed
from rules.metaforce.size_profile import size_profile
from rules.metaforce.sizes import Size, category_by_height
from rules.units import INCHES_PER_FOOT
from tests.evaluators.types import Evaluator, Inputs, Values


def size_of(given: int | str) -> Size:
    return Size.read(str(given))


def _size_row(inputs: Inputs) -> Values:
    found = size_profile(size=size_of(inputs["size"]))
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
    found = speed(size_of(inputs["size"]), inputs["difficult"])
    return {"squares": found.squares, "feet": found.feet}


def _fall(inputs: Inputs) -> Values:
    found = fall(
        Fraction(inputs["distance_ft"]),
        Fraction(inputs["height_ft"]),
        inputs["reflex"],
        size_of(inputs["size"]),
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


SIZES_EVALUATORS: Mapping[str, Evaluator] = {
    "mf.size_row": _size_row,
    "mf.category_by_height": _category_by_height,
    "mf.speed": _speed,
    "mf.fall": _fall,
    "mf.meta_die": _meta_die,
    "mf.meta_chance": _meta_chance,
}
