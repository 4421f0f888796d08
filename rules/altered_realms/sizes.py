"""Sizes, and what they do to attacks.

Source: Altered Realms, "Modifiers", "Size" (AR-SIZE-1, AR-SIZE-2).
"""

from collections.abc import Mapping
from typing import Annotated

from rules.altered_realms.light import Modifiers
from rules.altered_realms.readings import OURS, Rulings
from rules.quantities import Choice, Quantity, checked
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.units import BONUS
from rules.words import signed
from rules.working import Working

SIZE_RULE = "AR-SIZE-1"


class Size(Choice):
    """How large a creature is."""

    TINY = "Tiny", "Tiny"
    SMALL = "Small", "Small"
    MEDIUM = "Medium", "Medium"
    LARGE = "Large", "Large"
    HUGE = "Huge", "Huge"
    GIANT = "Giant", "Giant"
    MASSIVE = "Massive", "Massive"


ASCENDING = tuple(Size)
ROW_NAMES = {Size.GIANT: "Gigantic", Size.MASSIVE: "Gargantuan"}
"""What the rows of the printed table call the sizes that its columns call otherwise (AR-R13)."""

MODIFIERS: Mapping[Size, tuple[int, ...]] = {
    Size.TINY: (0, 0, 1, 1, 2, 2, 3),
    Size.SMALL: (0, 0, 0, 1, 1, 2, 2),
    Size.MEDIUM: (-1, 0, 0, 0, 1, 1, 2),
    Size.LARGE: (-1, -1, 0, 0, 0, 1, 1),
    Size.HUGE: (-2, -1, -1, 0, 0, 0, 1),
    Size.GIANT: (-2, -2, -1, -1, 0, 0, 0),
    Size.MASSIVE: (-3, -2, -2, -1, -1, 0, 0),
}
"""As printed: for each attacker the modifier against targets in ascending order of size."""

ATTACKER = Quantity(label="Attacker's size")
TARGET = Quantity(label="Target's size")


def size_effect(attacker: Size, target: Size) -> int:
    """Return the modifier to hit (AR-SIZE-1).

    >>> size_effect(Size.MEDIUM, Size.TINY)
    -1
    """
    return MODIFIERS[attacker][ASCENDING.index(target)]


@checked
def size_modifier(
    attacker: Annotated[Size, ATTACKER],
    target: Annotated[Size, TARGET],
    rulings: Annotated[Rulings, Relies(("AR-R13", "AR-R14"))] = OURS,
) -> Modifiers:
    """Find what the sizes of attacker and target do to an attack roll.

    Args:
        attacker: from Tiny to Massive.
        target: from Tiny to Massive.
        rulings: no reading is looked at; the answer relies on AR-R13 and AR-R14.

    Returns:
        The modifier, -3 to 3; there is never disadvantage.

    >>> size_modifier(Size.MEDIUM, Size.MASSIVE).headline
    '+2'

    Source: Altered Realms, "Modifiers", "Size Table" (AR-SIZE-1).
    """
    working = Working()
    found = size_effect(attacker, target)
    working.step(SIZE_RULE, "Modifier to hit", found, BONUS, f"{attacker} attacks {target}")
    return Modifiers(modifier=found, disadvantage=False, working=working.steps)


def _row_title(size: Size) -> str:
    return f"{ROW_NAMES[size]} ({size})" if size in ROW_NAMES else size.label


def _cell(modifier: int) -> str:
    return signed(modifier) if modifier else "0"


SIZE_TABLE = Table(
    caption="Modifier to hit, attacker against target",
    columns=(Column("Attacker"), *(Column(f"vs {size}", numeric=True, key=size.value) for size in ASCENDING)),
    rows=tuple(
        Row(SIZE_RULE, (_row_title(size), *(_cell(each) for each in modifiers)), size.value)
        for size, modifiers in MODIFIERS.items()
    ),
    rows_by="attacker",
    columns_by="target",
)
