"""The engine that is kept from one visit to the next, and every way in which it may be of no use.

Whatever happens to what is kept, the reader gets the right answer.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from calculators.registry import CALCULATORS
from tests.browser.calculators import element, expect_answer, rules_workers
from tests.browser.chromium import find_chromium
from tests.browser.conftest import QUIET, Watch
from tests.browser.kept_engine import kept_of_engine, wait_until_kept
from tests.browser.serving import Site

pytestmark = pytest.mark.xdist_group("kept engine")

FALL = CALCULATORS["metaforce/fall"]
FALLING = "metaforce/falling/"
CHANGE = """async ([ending, change]) => {
  for (const name of await caches.keys()) {
    if (!name.startsWith("rulewright-engine")) continue;
    const shelf = await caches.open(name);
    for (const request of await shelf.keys()) {
      if (!request.url.endsWith(ending)) continue;
      const response = await shelf.match(request);
      const headers = new Headers(response.headers);
      let content = new Uint8Array(await response.arrayBuffer());
      if (change === "cut") content = content.slice(0, content.length - 4096);
      if (change === "flip") content[content.length >> 1] ^= 1;
      if (change === "garbage") {
        content = content.map((byte, place) => (place < 64 ? byte : place * 31));
        const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
        headers.set("x-sha256", btoa(String.fromCharCode(...digest)));
      }
      await shelf.delete(request);
      const other = request.url.replace(/rulewright-[0-9a-f]+/, "rulewright-0000000000000000");
      await shelf.put(change === "rename" ? other : request.url, new Response(content, { headers }));
    }
  }
}"""


def ask(page: Page, distance: int, answer: str) -> None:
    element(page, FALL).get_by_label("Distance fallen").fill(str(distance))
    expect_answer(page, FALL, answer)


def downloaded(page: Page) -> list[str]:
    """Return the names of the files that the running worker has asked for."""
    (worker,) = rules_workers(page)
    names: list[str] = worker.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    return [name.rsplit("/", 1)[-1] for name in names]


def used_what_was_kept(page: Page) -> bool:
    return not [name for name in downloaded(page) if name.endswith(".packed")]


@pytest.fixture
def page(newcomer: Page) -> Page:
    return newcomer


@pytest.fixture
def kept(page: Page, site: Site) -> Page:
    """A page of somebody whose engine has been kept on an earlier visit."""
    page.goto(site.url + FALLING)
    ask(page, 100, "120 damage")
    assert not used_what_was_kept(page)
    wait_until_kept(page)
    # It goes on answering.
    ask(page, 140, "560 damage")
    return page


def test_the_next_visit_uses_what_was_kept(kept: Page, site: Site) -> None:
    kept.goto(site.url + FALLING)
    ask(kept, 100, "120 damage")
    assert used_what_was_kept(kept)
    attack = CALCULATORS["altered-realms/attack"]
    kept.goto(f"{site.url}altered-realms/rolls-and-attacks/?attack.attacks=3")
    expect(element(kept, attack).locator("output.answer:not([data-stale]) .answer-headline")).to_contain_text("in all")
    assert used_what_was_kept(kept)


@pytest.mark.parametrize("ending", ["?memory", "?code"])
@pytest.mark.parametrize("change", ["cut", "flip", "garbage", "rename"])
def test_what_is_of_no_use_is_replaced(kept: Page, site: Site, watch: Watch, ending: str, change: str) -> None:
    """Cut, changed, wrong from the start though its hash is right, or another engine's."""
    before = sorted(kept_of_engine(kept))
    kept.evaluate(CHANGE, [ending, change])
    watch.expected += ["wasm", "memory access", "unreachable", "Python", "pyodide"]
    kept.goto(site.url + FALLING)
    ask(kept, 100, "120 damage")
    assert not used_what_was_kept(kept)
    wait_until_kept(kept)
    assert sorted(kept_of_engine(kept)) == before
    kept.goto(site.url + FALLING)
    ask(kept, 140, "560 damage")
    assert used_what_was_kept(kept)


def test_little_room(page: Page, site: Site) -> None:
    """Where the device has hardly room, nothing is kept."""
    session = page.context.new_cdp_session(page)
    page.goto(site.url + FALLING)
    session.send(
        "Storage.overrideQuotaForOrigin", {"origin": re.sub(r"(//[^/]+)/.*", r"\1", site.url), "quotaSize": 5e6}
    )
    ask(page, 100, "120 damage")
    page.wait_for_timeout(5000)
    assert kept_of_engine(page) == []
    ask(page, 140, "560 damage")


def test_blocked_storage(blocked: Page, site: Site) -> None:
    blocked.goto(site.url + FALLING)
    ask(blocked, 100, "120 damage")
    blocked.wait_for_timeout(4000)
    ask(blocked, 140, "560 damage")


@pytest.fixture
def insecure(site: Site, browser: Browser) -> Iterator[BrowserContext]:
    """A visitor for whom this machine has a name, as a table's own server would: no storage, no hashes, no workers."""
    port = site.url.split(":")[2].split("/")[0]
    rules = f"--host-resolver-rules=MAP rules.test 127.0.0.1:{port}"
    other = browser.browser_type.launch(executable_path=str(find_chromium()), args=[*QUIET, rules])
    yield other.new_context()
    other.close()


def test_insecure_origin(insecure: BrowserContext, site: Site) -> None:
    page = insecure.new_page()
    watch = Watch(page, "rules.test")
    page.goto("http://rules.test/" + site.url.split("/", 3)[3] + FALLING)
    assert page.evaluate("[window.isSecureContext, typeof caches, typeof navigator.serviceWorker]") == [
        False,
        "undefined",
        "undefined",
    ]
    ask(page, 100, "120 damage")
    page.wait_for_timeout(4000)
    ask(page, 140, "560 damage")
    assert not watch.unexpected()


def test_the_engine_starts_when_the_page_is_idle(page: Page, site: Site) -> None:
    page.goto(site.url + FALLING)
    expect(element(page, FALL).locator(".answer-headline")).to_have_text("560 damage")
    for _ in range(100):
        if rules_workers(page):
            return
        page.wait_for_timeout(100)
    raise AssertionError("the engine never starts")


def test_a_page_without_calculators_never_starts_it(page: Page, site: Site) -> None:
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site.url}sources/", wait_until="networkidle")
    page.wait_for_timeout(2000)
    assert rules_workers(page) == []
    assert not [url for url in asked if "pyodide" in url or url.endswith(".packed")]
