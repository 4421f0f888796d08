"""What was measured: tables for the terminal and for the site's page on speed."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks.targets import TARGETS

RESULTS = Path(__file__).parent / "results.json"


@dataclass(frozen=True)
class Column:
    """A column of a table.

    Attributes:
        title: with the unit, where the column holds numbers.
        digits: how many are shown after the point; None for words.
    """

    title: str
    digits: int | None = None


@dataclass(frozen=True)
class Table:
    """One table; its numbers are rounded to what its columns show."""

    caption: str
    columns: Sequence[Column]
    rows: Sequence[Sequence[str | float]]

    def __post_init__(self) -> None:
        rows = [[_rounded(cell, column) for cell, column in zip(row, self.columns, strict=True)] for row in self.rows]
        object.__setattr__(self, "rows", rows)


@dataclass(frozen=True)
class Measured:
    """What a part of the benchmark found.

    Attributes:
        tables: by the name that the page on speed calls them by.
        figures: what there are targets for, unrounded, by the target's name.
    """

    tables: Mapping[str, Table]
    figures: Mapping[str, float]


def _rounded(cell: str | float, column: Column) -> str | float:
    return cell if isinstance(cell, str) or column.digits is None else round(cell, column.digits)


def beside_targets(figures: Mapping[str, float]) -> Table:
    """Return the table of figures, each beside its target."""
    columns = [Column("What"), Column("At most", 2), Column("Measured", 2), Column("Unit"), Column("Met")]
    rows = [
        (name, f"{target.most:g}", f"{figures[name]:.4g}", target.unit, "yes" if figures[name] <= target.most else "no")
        for name, target in TARGETS.items()
        if name in figures
    ]
    return Table("Targets", columns, rows)


def printed(table: Table) -> Iterator[str]:
    """Yield the lines of a table for a terminal."""
    cells = [[column.title for column in table.columns]]
    for row in table.rows:
        shown = zip(row, table.columns, strict=True)
        cells.append([each if isinstance(each, str) else f"{each:,.{column.digits}f}" for each, column in shown])
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    yield table.caption
    for line in cells:
        yield "  " + "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()


def write(tables: Mapping[str, Table]) -> None:
    """Write the tables where the site's page on speed takes them from."""
    content = {name: asdict(table) for name, table in tables.items()}
    RESULTS.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", "utf-8")
