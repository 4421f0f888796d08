"""A change of Size as a whole: hit points, space, reach and speed before and after.

Source: Metaforce, "Size", sections "HP during Size Change", "Size Categories" and "Movement speed/distance"
(MF-HPCH-1 to MF-HPCH-3, MF-CAT-1 to MF-CAT-5, MF-SMALL-1 to MF-SMALL-5, MF-SPACE-4, MF-MOVE-1 to MF-MOVE-3).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

from rules.metaforce.hit_points import CURRENT_HP, MAXIMUM_HP, HpChange, hp_change
from rules.metaforce.movement import speed
from rules.metaforce.readings import OURS, Rulings
from rules.metaforce.size_profile import reach_squares, space
from rules.metaforce.sizes import Size
from rules.quantities import Quantity, checked
from rules.rulings import Relies
from rules.tables import Cell, Column, Row, Table
from rules.units import FEET, SQUARES, said_length
from rules.words import said


@dataclass(frozen=True, kw_only=True)
class SizeChange(HpChange):
    """HP after a change of Size; its table sets all that changes side by side.

    Attributes:
        speed_squares: squares moved in a round at the new size.
    """

    speed_squares: int


@checked
def change_size(
    current: Annotated[int, CURRENT_HP],
    maximum: Annotated[int, MAXIMUM_HP],
    old_size: Annotated[Size, Quantity(label="Old size")],
    new_size: Annotated[Size, Quantity(label="New size")],
    rulings: Annotated[Rulings, Relies(("MF-R01", "MF-R04", "MF-R06", "MF-R07", "MF-R15"))] = OURS,
) -> SizeChange:
    """Find all that a change of Size changes.

    Args:
        current: HP before the change, 0 to 1,000,000.
        maximum: maximum HP before the change, 1 to 1,000,000.
        old_size: rating 1 to 1,000, or a size below Medium.
        new_size: the same after the change.
        rulings: the readings of how maximum HP is rounded (MF-R15) and of small creatures' speed (MF-R07).

    Returns:
        HP at the new size, and a table of HP, space, reach and speed before and after.

    >>> change_size(25, 60, Size(2), Size(1)).tables[0].rows[-1].said()
    ('In feet', '40 ft', '30 ft')

    Source: Metaforce, "Size", "HP during Size Change", "Size Categories", "Movement speed/distance" (MF-HPCH-1 to
    MF-HPCH-3, MF-CAT-1 to MF-CAT-5, MF-SMALL-1 to MF-SMALL-5, MF-SPACE-4, MF-MOVE-1 to MF-MOVE-3).
    """
    hp = hp_change(current, maximum, old_size, new_size, rulings)
    before, after = speed(old_size, rulings=rulings), speed(new_size, rulings=rulings)
    size_row, speed_rule = new_size.category.rule, after.working[0].rule

    def row(rule: str, what: str, of: Callable[[Size], Cell]) -> Row:
        return Row(rule, (what, of(old_size), of(new_size)))

    table = Table(
        caption="Before and after",
        columns=(Column("What changes"), Column("Before"), Column("After")),
        rows=(
            row(size_row, "Size", lambda size: size.name if size.small else f"Size {said(size.rating)}"),
            Row("MF-HPCH-2", ("Current HP", said(current), said(hp.current))),
            Row("MF-HPCH-1", ("Maximum HP", said(maximum), said(hp.maximum))),
            row("MF-SPACE-4", "On the grid", lambda size: f"{said(size.rating)} × {said(size.rating)}"),
            row(size_row, "Space", lambda size: said_length(space(size))),
            row(size_row, "Reach", lambda size: SQUARES.of(reach_squares(size))),
            Row(speed_rule, ("Moves a round", SQUARES.of(before.squares), SQUARES.of(after.squares))),
            Row(speed_rule, ("In feet", FEET.of(before.feet), FEET.of(after.feet))),
        ),
    )
    return SizeChange(
        factor=hp.factor,
        current=hp.current,
        maximum=hp.maximum,
        speed_squares=after.squares,
        working=hp.working,
        notices=hp.notices,
        tables=(table,),
    )
