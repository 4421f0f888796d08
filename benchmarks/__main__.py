"""Measures all parts, or one, and says how the figures compare with their targets."""

import argparse
import os
import platform
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from benchmarks.building import measure_building
from benchmarks.comparison import measure_bytes, measure_first_answers
from benchmarks.first_answer import ROOT, add_pages
from benchmarks.recalculation import measure_recalculation
from benchmarks.results import Column, Measured, Table, beside_targets, printed, write
from tests.browser.chromium import find_chromium
from tests.browser.conftest import QUIET
from tests.site.copies import build

ROUNDS = 5


@dataclass(frozen=True)
class Setting:
    """What the parts measure with.

    Attributes:
        browser: where pages are visited.
        site: a built site with the pages that measure.
        rounds: how often first answers are measured.
        quick: leave out what takes longest.
    """

    browser: Browser
    site: Path
    rounds: int
    quick: bool


PARTS: Mapping[str, Callable[[Setting], Measured]] = {
    "first-answers": lambda on: measure_first_answers(on.browser, on.site, on.rounds, on.quick),
    "bytes": lambda on: measure_bytes(on.browser, on.site),
    "recalculation": lambda on: measure_recalculation(on.browser, on.site, on.quick),
    "building": lambda on: measure_building(on.quick),
}


def measure(parts: Sequence[str], rounds: int, quick: bool) -> Iterator[tuple[str, Table]]:
    """Yield tables by name as they are measured, at last those of the targets and of the machine.

    Args:
        parts: which of `PARTS`.
        rounds: how often first answers are measured.
        quick: leave out what takes longest.
    """
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        run = build(ROOT, site)
        assert run.returncode == 0, run.stdout + run.stderr
        add_pages(site)
        with playwright.chromium.launch(executable_path=str(find_chromium()), args=QUIET) as browser:
            for part in parts:
                measured = PARTS[part](Setting(browser, site, rounds, quick))
                figures |= measured.figures
                yield from measured.tables.items()
            if figures:
                yield "targets", beside_targets(figures)
            yield "machine", _machine(browser)


def _machine(browser: Browser) -> Table:
    rows = [
        ("Date", date.today().isoformat()),
        ("Processor", _processor()),
        ("Cores", str(os.cpu_count())),
        ("Browser", f"{find_chromium().name} {browser.version}"),
    ]
    return Table("When and where", [Column("What"), Column("Which")], rows)


def _processor() -> str:
    described = Path("/proc/cpuinfo")
    named = re.search(r"^model name\s*: (.+)", described.read_text(), re.MULTILINE) if described.exists() else None
    return named[1] if named else platform.processor() or platform.machine()


def main() -> None:
    """Print each table once it is measured; a whole run also writes them for the site."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often first answers are measured")
    parser.add_argument("--only", choices=PARTS, help="measure one part, and write nothing")
    parser.add_argument("--quick", action="store_true", help="one round without what takes longest; write nothing")
    options = parser.parse_args()
    rounds = 1 if options.quick else options.rounds
    tables = {}
    for name, table in measure([options.only] if options.only else list(PARTS), rounds, options.quick):
        print(*printed(table), "", sep="\n", flush=True)
        tables[name] = table
    if not (options.only or options.quick):
        write(tables)


if __name__ == "__main__":
    main()
