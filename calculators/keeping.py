"""What a reader may keep on a device, such as a character, and which calculators may be filled from it."""

from collections.abc import Mapping

from calculators.declaration import Calculator, Field, Filled, text_of
from calculators.registry import CALCULATORS
from rules.working import Result


def keeper_for(declared: Calculator) -> Calculator | None:
    """Return the calculator whose kept creatures may fill this one, which may be itself; None where there is none."""
    for keeper in CALCULATORS.values():
        if keeper.keeps and keeper.rule_set is declared.rule_set and taken(declared, keeper):
            return keeper
    return None


def taken(declared: Calculator, keeper: Calculator) -> tuple[Field, ...]:
    """Return the fields of a calculator that a creature kept by another fills: those of a name that it knows."""
    known = {field.name for field in keeper.fields} | {*(keeper.keeps.gives if keeper.keeps else ())}
    return tuple(field for field in declared.fields if field.name in known)


def known_of(keeper: Calculator, filled: Filled, result: Result) -> Mapping[str, str]:
    """Return the text of every field that a creature fills: its own numbers, and what follows from them.

    Nothing is known where a calculator keeps nothing.
    """
    if not keeper.keeps:
        return {}
    own = {field.name: field.written(value) for field, value in filled.values.items()}
    return own | {name: text_of(getattr(result, name)) for name in keeper.keeps.gives}
