"""The built site in Chromium: no test passes that leaves an error in the console or asks another host."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Error,
    Page,
    Request,
    expect,
)

from calculators.registry import CALCULATORS
from tests.browser.calculators import expect_answer
from tests.browser.chromium import find_chromium, find_whole_chromium
from tests.browser.kept_engine import wait_until_kept
from tests.browser.serving import Site, serving
from tests.site.copies import ROOT, build

# Shared machines have slow moments; what must be quick has a limit of its own in its test.
PATIENCE = 45_000
expect.set_options(timeout=PATIENCE)

# Keeping the site for use without a network takes time in every test; the tests of that have pages of their own.
NOTHING_KEPT_BY_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": str(find_chromium()), "args": QUIET}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    with serving(folder) as served:
        # Built for the very address that it is served on: instant navigation turns itself off elsewhere.
        run = build(ROOT, folder, served.url)
        assert run.returncode == 0, run.stdout + run.stderr
        yield served


class Watch:
    """Notes what a page does wrong.

    Attributes:
        wrong: console errors, uncaught errors and requests to other hosts.
        expected: parts of messages that a test brings about on purpose.
    """

    def __init__(self, page: Page, host: str) -> None:
        self.wrong: list[str] = []
        self.expected: list[str] = []
        self.host = host
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"uncaught: {error}"))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"console: {message.text} ({message.location['url']})")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != self.host:
            self.wrong.append(f"foreign request: {request.url}")

    def unexpected(self) -> list[str]:
        """Return what no test brought about."""
        return [wrong for wrong in self.wrong if not any(part in wrong for part in self.expected)]


@contextmanager
def opened(context: BrowserContext, site: Site) -> Iterator[Page]:
    """Give a page of a visitor, while the block runs, in which it is to do nothing wrong."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    watch = Watch(page, urlsplit(site.url).netloc)
    page.watch = watch  # type: ignore[attr-defined]
    yield page
    assert not watch.unexpected()


@pytest.fixture
def newcomer(context: BrowserContext, site: Site) -> Iterator[Page]:
    """A page of somebody who has never been on the site."""
    context.add_init_script(NOTHING_KEPT_BY_SERVICE_WORKER)
    with opened(context, site) as page:
        yield page


@pytest.fixture(scope="session")
def regular(browser: Browser, site: Site) -> Iterator[BrowserContext]:
    """Somebody who was here before: what the browser kept of the engine starts in a fraction of the time."""
    context = browser.new_context()
    context.add_init_script(NOTHING_KEPT_BY_SERVICE_WORKER)
    with opened(context, site) as page:
        page.goto(f"{site.url}metaforce/falling/?fall.distance=100")
        expect_answer(page, CALCULATORS["metaforce/fall"], "120 damage")
        wait_until_kept(page)
        page.close()
    yield context
    context.close()


@pytest.fixture
def page(regular: BrowserContext, site: Site) -> Iterator[Page]:
    """A page of somebody who was here before, but kept no creature."""
    with opened(regular, site) as page:
        yield page
        with suppress(Error):
            page.evaluate("localStorage.clear()")
    for each in regular.pages:
        each.close()
    regular.clear_permissions()


@pytest.fixture
def watch(page: Page) -> Watch:
    found: Watch = page.watch  # type: ignore[attr-defined]
    return found


@pytest.fixture
def blocked(browser_type: BrowserType, tmp_path: Path) -> Iterator[Page]:
    """A page of a reader who lets no site keep anything."""
    chromium = find_whole_chromium()
    if chromium is None:
        pytest.skip("only a whole Chromium has its readers' settings (on Debian: apt-get install chromium)")
    settings = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default/Preferences").write_text(json.dumps(settings))
    context = browser_type.launch_persistent_context(tmp_path, executable_path=chromium, args=QUIET)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


@pytest.fixture(scope="session")
def axe_script() -> Path:
    return ROOT / "node_modules/axe-core/axe.min.js"
