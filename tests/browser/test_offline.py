"""The site without a network, and what happens when there is a newer edition of it."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from calculators.registry import CALCULATORS
from macros.edition import SERVICE_WORKER
from tests.browser.calculators import (
    PAGES,
    address_of,
    calculators_by_page,
    element,
    expect_answer,
    headline,
    rules_workers,
    sound_forms,
)
from tests.browser.conftest import PATIENCE, Watch
from tests.browser.serving import Site, serving
from tests.site.copies import ROOT, build, copy_project, edit

pytestmark = pytest.mark.xdist_group("offline")

FALL = CALCULATORS["metaforce/fall"]
FALLING = "metaforce/falling/"
OLD, NEW = "Falling", "Falling and landing"
READY = "Ready for use without a network."
LOOK_FOR_NEWER = "navigator.serviceWorker.getRegistration().then(registration => registration.update()).catch(() => {})"
UNTIL_INSTALLED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  while (registration.installing) await new Promise(done => setTimeout(done, 100));
}"""
SHELVES = "caches.keys().then(names => names.filter(name => name.startsWith('rulewright-pages')))"


@dataclass(frozen=True)
class Editions:
    """A site and two editions of it, which differ in one page."""

    site: Site
    first: Path
    second: Path


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Editions]:
    first, second, project = (tmp_path_factory.mktemp(name) for name in ("first", "second", "project"))
    with serving(first) as site:
        edit(copy_project(project) / "docs/metaforce/falling.md", f"# {OLD}\n", f"# {NEW}\n")
        for source, target in ((ROOT, first), (project, second)):
            run = build(source, target, site.url)
            assert run.returncode == 0, run.stderr
        yield Editions(site, first, second)


@pytest.fixture
def editions(both: Editions) -> Editions:
    both.site.folder = both.first
    return both


@pytest.fixture
def open_tab(context: BrowserContext, editions: Editions) -> Iterator[Callable[[], Page]]:
    """Open tabs of one visitor; none may end with an error that its test does not expect."""
    tabs: list[tuple[Page, Watch]] = []

    def open_one() -> Page:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        watch = Watch(page, editions.site.url.split("/")[2])
        # Browsers look for a newer service worker with each page.
        watch.expected.append(f"ERR_EMPTY_RESPONSE ({editions.site.url}{SERVICE_WORKER})")
        page.watch = watch  # type: ignore[attr-defined]
        tabs.append((page, watch))
        return page

    yield open_one
    for _, watch in tabs:
        assert not watch.unexpected()


def visit_and_wait(page: Page, editions: Editions) -> None:
    """Visit a page and stay until the site is kept."""
    page.goto(editions.site.url + FALLING)
    expect(page.locator("offline-status")).to_have_text(READY)


def test_every_page_and_calculator_without_a_network(open_tab: Callable[[], Page], editions: Editions) -> None:
    visit_and_wait(open_tab(), editions)
    page = open_tab()
    by_page = calculators_by_page()
    with editions.site.faults.failing("", "down"):
        for address in PAGES:
            forms = {each: next(sound_forms(each, seed=7)) for each in by_page.get(address, ())}
            page.goto(address_of(editions.site, forms) if forms else editions.site.url + address)
            expect(page.locator("h1")).to_be_visible()
            for calculator, form in forms.items():
                expect_answer(page, calculator, headline(calculator, form))
            assert page.evaluate("[...document.images].every(image => image.naturalWidth > 0)")


def test_search_and_missing_pages_without_a_network(open_tab: Callable[[], Page], editions: Editions) -> None:
    page = open_tab()
    visit_and_wait(page, editions)
    with editions.site.faults.failing("", "down"):
        page.set_viewport_size({"width": 1280, "height": 900})
        page.goto(editions.site.url)
        page.keyboard.press("/")
        page.keyboard.type("Colossal")
        expect(page.locator(".md-search-result__item").first).to_be_visible()
        response = page.goto(f"{editions.site.url}{FALLING.rstrip('/')}?fall.distance=100")
        assert response
        assert response.ok
        expect_answer(page, FALL, "120 damage")
        page.watch.expected.append("404")  # type: ignore[attr-defined]
        for missing in ("metaforce/nowhere/", "metaforce/%/"):
            response = page.goto(editions.site.url + missing)
            assert response
            assert response.status == 404
            expect(page.locator("h1")).to_contain_text("not in the book")
        assert page.evaluate("fetch('../../manifest.webmanifest').then(response => response.json())")["name"]


def test_it_can_be_installed(open_tab: Callable[[], Page], editions: Editions) -> None:
    page = open_tab()
    visit_and_wait(page, editions)
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    problems = {each["errorId"] for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    # The context of a test is a private one.
    assert problems <= {"in-incognito"}


def test_a_newer_edition_waits_for_the_reader_and_comes_to_all_tabs(
    open_tab: Callable[[], Page], editions: Editions
) -> None:
    one, other = open_tab(), open_tab()
    visit_and_wait(one, editions)
    visit_and_wait(other, editions)
    editions.site.folder = editions.second
    before = editions.site.sent
    one.evaluate(LOOK_FOR_NEWER)
    for tab in (one, other):
        expect(tab.locator("edition-offer")).to_contain_text("A new edition of the rules is here.")
    # What changed is the page itself, the search and the edition's name, and the list of all files.
    changed = [path for path in editions.second.rglob("*") if path.is_file() and differs(path, editions)]
    assert {path.suffix for path in changed} <= {".html", ".js", ".json", ".xml", ".gz"}
    assert editions.site.sent - before <= sum(path.stat().st_size for path in changed) + 1000
    one.reload()
    expect(one.locator("h1")).to_have_text(OLD)
    element(other, FALL).get_by_label("Distance fallen").fill("100")
    expect(other).to_have_url(re.compile(r"fall\.distance=100"))
    one.get_by_role("button", name="Take it").click()
    for tab in (one, other):
        expect(tab.locator("h1")).to_have_text(NEW)
        expect(tab.locator("offline-status")).to_have_text(READY)
    expect_answer(other, FALL, "120 damage")
    assert len(one.evaluate(SHELVES)) == 1


def differs(path: Path, editions: Editions) -> bool:
    """Return whether the first edition has another file in its place, or none."""
    before = editions.first / path.relative_to(editions.second)
    return not before.exists() or before.read_bytes() != path.read_bytes()


def test_a_reader_may_put_a_newer_edition_off(open_tab: Callable[[], Page], editions: Editions) -> None:
    page = open_tab()
    visit_and_wait(page, editions)
    editions.site.folder = editions.second
    page.evaluate(LOOK_FOR_NEWER)
    page.get_by_role("button", name="Later").press("Enter")
    expect(page.locator("edition-offer")).to_be_hidden()
    expect(page.locator("h1")).to_have_text(OLD)


def test_an_update_that_fails_leaves_everything_as_it_was(open_tab: Callable[[], Page], editions: Editions) -> None:
    page = open_tab()
    visit_and_wait(page, editions)
    shelves = page.evaluate(SHELVES)
    editions.site.folder = editions.second
    page.watch.expected += ["404", "Failed to load"]  # type: ignore[attr-defined]
    with editions.site.faults.failing(FALLING, "missing"):
        page.evaluate(LOOK_FOR_NEWER)
        page.evaluate(UNTIL_INSTALLED)
        assert page.evaluate(SHELVES) == shelves
        page.reload()
        expect(page.locator("h1")).to_have_text(OLD)
    page.evaluate(LOOK_FOR_NEWER)
    page.get_by_role("button", name="Take it").press("Enter")
    expect(page.locator("h1")).to_have_text(NEW)


def test_a_file_of_another_edition_is_not_kept(open_tab: Callable[[], Page], editions: Editions) -> None:
    """A host in the middle of an update sends the new list of files with an old file."""
    page = open_tab()
    page.watch.expected += ["Failed to load", "ServiceWorker"]  # type: ignore[attr-defined]
    status = page.locator("offline-status")
    script = editions.first / SERVICE_WORKER
    its_own = script.read_bytes()
    try:
        script.write_bytes((editions.second / SERVICE_WORKER).read_bytes())
        page.goto(editions.site.url + FALLING)
        expect(status).to_contain_text("Could not be kept for use without a network.")
        assert page.evaluate(SHELVES) == []
    finally:
        script.write_bytes(its_own)
    status.get_by_role("button", name="Try again").click()
    expect(status).to_have_text(READY)


def test_what_a_cancelled_installation_left_is_thrown_away(open_tab: Callable[[], Page], editions: Editions) -> None:
    page = open_tab()
    path = re.sub(r"^https?://[^/]+", "", editions.site.url)
    page.watch.expected.append("favicon.ico")  # type: ignore[attr-defined]
    page.goto(f"{editions.site.url}manifest.webmanifest")
    page.evaluate(
        "shelf => caches.open(shelf).then(cache => cache.put('left-over', new Response('half a file')))",
        f"rulewright-pages {path} cancelled",
    )
    visit_and_wait(page, editions)
    assert len(page.evaluate(SHELVES)) == 1
    assert "cancelled" not in page.evaluate(SHELVES)[0]


def test_who_saves_data_is_asked_first(
    context: BrowserContext, open_tab: Callable[[], Page], editions: Editions
) -> None:
    context.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    page = open_tab()
    page.goto(editions.site.url + FALLING)
    status = page.locator("offline-status")
    expect(status).to_contain_text("Not kept for use without a network, to save data.")
    page.wait_for_timeout(1500)
    assert rules_workers(page) == []
    assert page.evaluate("navigator.serviceWorker.getRegistration().then(registration => registration === undefined)")
    element(page, FALL).get_by_label("Distance fallen").fill("100")
    expect_answer(page, FALL, "120 damage")
    status.get_by_role("button", name="Keep it").click()
    expect(status).to_have_text(READY)
