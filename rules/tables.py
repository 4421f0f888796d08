"""Printed tables as data."""

from dataclasses import dataclass
from fractions import Fraction

from rules.words import Exact, said

type Cell = Exact | str


@dataclass(frozen=True)
class Column:
    """A column of a printed table; numeric cells line up by their digits.

    Attributes:
        title: its head.
        numeric: whether its cells are numbers.
        key: the option that it is looked up by, where the table is.
    """

    title: str
    numeric: bool = False
    key: str = ""


@dataclass(frozen=True)
class Row:
    """A row of a printed table: the rule it states, and one cell a column.

    Attributes:
        rule: id of the rule.
        cells: one a column.
        key: the option that it is looked up by, where the table is.
    """

    rule: str
    cells: tuple[Cell, ...]
    key: str = ""

    def said(self) -> tuple[str, ...]:
        """The cells in words."""
        return tuple(said(cell) if isinstance(cell, int | Fraction) else cell for cell in self.cells)


@dataclass(frozen=True)
class Table:
    """A printed table: a caption, columns, and rows that each state one rule.

    Attributes:
        caption: its title.
        columns: its columns.
        rows: its rows.
        rows_by: name of the argument whose options the rows are looked up by, if they are.
        columns_by: name of the argument whose options the columns are looked up by, if they are.

    Raises:
        ValueError: a row has not one cell a column.
    """

    caption: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    rows_by: str = ""
    columns_by: str = ""

    @property
    def anchored_rules(self) -> tuple[str, ...]:
        """The rules that have one row to themselves, so that the row can stand for the rule."""
        rules = [row.rule for row in self.rows]
        return tuple(rule for rule in rules if rules.count(rule) == 1)

    def __post_init__(self) -> None:
        for row in self.rows:
            if len(row.cells) != len(self.columns):
                raise ValueError(
                    f"{self.caption}: row {row.rule} has {len(row.cells)} cells for {len(self.columns)} columns"
                )
