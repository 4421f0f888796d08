"""The page on speed shows what the benchmark last wrote."""

import json
import re

import pytest

from benchmarks.__main__ import PARTS
from benchmarks.results import RESULTS, Column, Table, beside_targets, printed
from benchmarks.targets import SENT, TARGETS
from macros.rendering import speed_html
from tests.site.copies import ROOT

WRITTEN = json.loads(RESULTS.read_text("utf-8"))


def test_each_table_is_on_the_page() -> None:
    page = (ROOT / "docs/contributing/speed.md").read_text("utf-8")
    assert sorted(re.findall(r'speed\("([^"]+)"\)', page)) == sorted([*PARTS, "targets", "machine"]) == sorted(WRITTEN)


@pytest.mark.parametrize("name", WRITTEN)
def test_page_shows_what_was_measured(name: str) -> None:
    html = speed_html(name)
    table = WRITTEN[name]
    assert html.count("<tr>") == 1 + len(table["rows"]) > 1
    for row in table["rows"]:
        for cell, column in zip(row, table["columns"], strict=True):
            said = cell if isinstance(cell, str) else f"{cell:,.{column['digits']}f}"
            assert f">{said}</t" in html


def test_every_target_was_measured() -> None:
    assert [row[0] for row in WRITTEN["targets"]["rows"]] == list(TARGETS)


def test_unknown_table() -> None:
    with pytest.raises(KeyError):
        speed_html("slowness")


@pytest.mark.parametrize(("megabytes", "kept"), [(4.3, "yes"), (4.301, "no")])
def test_a_figure_beside_its_target(megabytes: float, kept: str) -> None:
    assert [row[-1] for row in beside_targets({SENT: megabytes}).rows] == [kept]


def test_terminal() -> None:
    table = Table("Build time", [Column("Pages"), Column("Seconds", 1)], [("as it is", 1234.56)])
    assert list(printed(table)) == ["Build time", "  Pages     Seconds", "  as it is  1,234.6"]
