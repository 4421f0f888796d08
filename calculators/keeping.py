"""Which calculators may be filled from what a reader keeps on a device, such as a character."""

from calculators.declaration import Calculator, Field
from calculators.registry import CALCULATORS


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
