"""A number of a rule stands in one place: changed there, the table, the example and the live answer change with it."""

from pathlib import Path

from playwright.sync_api import Page, expect

from calculators.bundle.npm_packages import ensure_packages
from calculators.registry import CALCULATORS
from tests.browser.calculators import PAGE_OF, element
from tests.browser.conftest import Watch
from tests.browser.serving import serving
from tests.site.copies import ROOT, build, copy_project, edit


def test_one_number_changes_everything(page: Page, tmp_path: Path, watch: Watch) -> None:
    """Medium creatures move one square further: 7 instead of 6, and a Huge one 13 instead of 12."""
    ensure_packages(ROOT)
    project, site_folder = tmp_path / "project", tmp_path / "site"
    project.mkdir()
    site_folder.mkdir()
    copy_project(project)
    edit(project / "rules/metaforce/movement.py", "MEDIUM_SQUARES = 6\n", "MEDIUM_SQUARES = 7\n")
    with serving(site_folder) as changed:
        watch.host = changed.url.split("/")[2]
        run = build(project, site_folder, changed.url)
        assert run.returncode == 0, run.stderr
        size = CALCULATORS["metaforce/size"]
        page.goto(changed.url + PAGE_OF[size.slug])
        expect(page.locator("#mf-cat-1")).to_contain_text("7 squares (35 ft)")
        expect(page.locator("#mf-move-1")).to_contain_text("7 squares, 35 ft")
        calculator = element(page, size)
        expect(calculator.locator(".answer-headline")).to_contain_text("moves 13 squares")
        calculator.locator("input[name=size]").fill("1")
        expect(calculator.locator(".answer-headline")).to_contain_text("moves 7 squares")
