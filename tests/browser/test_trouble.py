"""What a reader sees when the runtime does not arrive, or dies."""

import re
import time

import pytest
from playwright.sync_api import Browser, Page, expect

from calculators.registry import CALCULATORS
from tests.browser.calculators import element, expect_answer, rules_workers
from tests.browser.conftest import Watch
from tests.browser.serving import Site

FALL = CALCULATORS["metaforce/fall"]
FALLING = "metaforce/falling/"
SOON = 10_000


@pytest.fixture
def page(newcomer: Page) -> Page:
    return newcomer


def ask(page: Page, distance: int) -> None:
    element(page, FALL).get_by_label("Distance fallen").fill(str(distance))


@pytest.mark.parametrize(
    ("ending", "fault"),
    [
        ("pyodide.asm.wasm.packed", "missing"),
        ("pyodide.asm.wasm.packed", "cut"),
        ("pyodide.asm.wasm.packed", "hang"),
        ("pyodide.asm.js", "missing"),
        (".zip.packed", "cut"),
    ],
)
def test_runtime_that_does_not_arrive(page: Page, site: Site, watch: Watch, ending: str, fault: str) -> None:
    """An error in words within ten seconds, and a retry that helps once the file is there."""
    watch.expected += ["404", "ERR_", "Failed to load", "MIME type"]
    page.goto(f"{site.url}{FALLING}")
    trouble = element(page, FALL).locator(".calculator-trouble")
    with site.faults.failing(ending, fault):
        began = time.monotonic()
        ask(page, 100)
        expect(trouble).to_contain_text("could not be loaded", timeout=SOON)
        assert time.monotonic() - began < SOON / 1000
        expect(trouble).to_have_attribute("role", "alert")
        expect(element(page, FALL).locator("output[data-stale]")).to_be_visible()
    trouble.get_by_role("button", name="Retry").click()
    expect_answer(page, FALL, "120 damage")
    expect(trouble).to_be_hidden()


def test_worker_that_throws(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{FALLING}")
    ask(page, 100)
    expect_answer(page, FALL, "120 damage")
    (worker,) = rules_workers(page)
    worker.evaluate("() => void setTimeout(() => { throw new Error('on purpose') })")
    page.wait_for_timeout(500)
    ask(page, 140)
    expect_answer(page, FALL, "560 damage")


def test_worker_that_dies_in_silence(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{FALLING}")
    ask(page, 100)
    expect_answer(page, FALL, "120 damage")
    (worker,) = rules_workers(page)
    worker.evaluate("() => self.close()")
    ask(page, 140)
    expect_answer(page, FALL, "560 damage")


@pytest.fixture(scope="module")
def bytes_of_first_load(browser: Browser, site: Site) -> tuple[int, int]:
    """How much a page itself takes, and how much it takes to its first answer."""
    before = site.sent
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page_alone = len(context.request.get(f"{site.url}{FALLING}").body())
    page.goto(f"{site.url}{FALLING}?fall.distance=100")
    expect_answer(page, FALL, "120 damage")
    context.close()
    return page_alone, site.sent - before - page_alone


@pytest.mark.parametrize("tenth", range(10))
def test_network_cut_during_the_first_load(
    page: Page, site: Site, watch: Watch, bytes_of_first_load: tuple[int, int], tenth: int
) -> None:
    """Wherever it is cut once the page itself is there, the page says so, offers to try again, and then answers."""
    watch.expected += ["ERR_", "Failed to load", "MIME type", "dynamically imported module", "Importing a module"]
    page_alone, whole = bytes_of_first_load
    trouble = element(page, FALL).locator(".calculator-trouble")
    not_started = element(page, FALL).locator(".not-started")
    with site.faults.cut_after(page_alone + (whole - page_alone) * (2 * tenth + 1) // 20):
        page.goto(f"{site.url}{FALLING}?fall.distance=100", wait_until="commit")
        expect(trouble.or_(not_started).filter(visible=True)).to_contain_text(re.compile("arrive|could not be loaded"))
    again = trouble.get_by_role("button", name="Retry").or_(not_started.get_by_role("link", name="Load it again"))
    again.filter(visible=True).click()
    expect_answer(page, FALL, "120 damage")
