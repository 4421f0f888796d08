"""How long a strict build takes when the site has grown."""

import tempfile
import time
from pathlib import Path

from benchmarks.results import Column, Measured, Table
from tests.site.copies import build, copy_project, edit

PAGES = (50, 500)
PAGES_IN_A_SECTION = 25
GENERATED = Path(__file__).parent / "generated-page.md"


def measure_building(quick: bool) -> Measured:
    """Measure builds of a copy of the project with generated pages beside its own.

    Args:
        quick: leave the largest site out.
    """
    with tempfile.TemporaryDirectory() as folder:
        # The first build also packs what is kept from one build to the next.
        own = _project(Path(folder) / "own", 0)
        _seconds(own)
        grown = [
            (pages, _seconds(_project(Path(folder) / str(pages), pages))) for pages in (PAGES[:1] if quick else PAGES)
        ]
        rows = [
            (f"{_pages(own)}, the site as it is", _seconds(own)),
            *((str(pages), seconds) for pages, seconds in grown),
        ]
    return Measured({"building": Table("Build time", [Column("Pages"), Column("Seconds", 1)], rows)}, {})


def _project(folder: Path, pages: int) -> Path:
    """Return a copy of the project with as many generated pages as it takes to have so many."""
    folder.mkdir()
    copy_project(folder)
    missing = range(1, pages - _pages(folder) + 1)
    (folder / "docs/generated").mkdir()
    sections = []
    for number in missing:
        name = f"generated/page-{number}.md"
        (folder / "docs" / name).write_text(GENERATED.read_text("utf-8").replace("PAGE", str(number)), "utf-8")
        if number % PAGES_IN_A_SECTION == 1:
            sections.append(f"  - From page {number}:\n")
        sections.append(f"      - {name}\n")
    edit(folder / "mkdocs.yml", "\nnav:\n", f"\nnav:\n{''.join(sections)}")
    return folder


def _pages(project: Path) -> int:
    return len(list((project / "docs").rglob("*.md")))


def _seconds(project: Path) -> float:
    begin = time.monotonic()
    run = build(project, project / "site")
    assert run.returncode == 0, run.stdout + run.stderr
    return time.monotonic() - begin
