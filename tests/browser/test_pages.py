"""The site around the calculators: accessibility, search, navigation, and what is there without script."""

import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Error, Page, Route, expect

from calculators.registry import CALCULATORS, RULE_SETS
from tests.browser.calculators import PAGE_OF, PAGES, element, expect_answer, headline, rules_workers
from tests.browser.conftest import Watch
from tests.browser.serving import Site

FALL = CALCULATORS["metaforce/fall"]
type Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
every_page = pytest.mark.parametrize("address", PAGES, ids=lambda address: address or "home")


def violations(page: Page, axe_script: Path) -> list[str]:
    """Return what axe finds wrong with a page, each with the elements at fault."""
    if not page.evaluate("'axe' in window"):
        # Not as a script tag: the page's policy lets no strange script in.
        page.evaluate(axe_script.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(results => results.violations)")
    return [f"{each['id']}: {[node['html'][:200] for node in each['nodes'][:5]]}" for each in found]


@every_page
def test_no_accessibility_fault(page: Page, site: Site, address: str, axe_script: Path) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(site.url + address)
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, "it scrolls sideways"
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            assert violations(page, axe_script) == [], f"{scheme}, {width} px"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_no_accessibility_fault_in_use(page: Page, site: Site, scheme: Scheme, axe_script: Path) -> None:
    """With everything open, and with a form that is refused."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size({"width": 390, "height": 900})
    for slug in ("metaforce/fall", "metaforce/meta-die"):
        page.goto(site.url + PAGE_OF[slug])
        for summary in element(page, CALCULATORS[slug]).locator("summary").all():
            summary.click()
        assert violations(page, axe_script) == []
    page.goto(f"{site.url}metaforce/falling/?fall.reflex=x&fall.surface=lava")
    expect(element(page, FALL).locator(".answer-refused")).to_be_visible(timeout=30_000)
    assert violations(page, axe_script) == []


def test_touch_targets_are_large_enough(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{site.url}metaforce/falling/")
    controls = element(page, FALL).locator(
        "input:visible, select:visible, button:visible, summary:visible, label:visible"
    )
    small = [
        (control.evaluate("control => control.outerHTML.slice(0, 80)"), box)
        for control in controls.all()
        if (box := control.bounding_box())
        and box["height"] < 44
        and control.evaluate("control => !control.matches('label:not(:has(input)), label input')")
    ]
    assert not small


@pytest.mark.parametrize(
    ("words", "row"),
    [("Colossal", "100 to 150 ft"), ("Diminutive", "2 to 4 in"), ("deliberately dangerous", "+2")],
)
def test_search_finds_table_rows(page: Page, site: Site, words: str, row: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(site.url)
    page.keyboard.press("/")
    page.keyboard.type(words)
    results = page.locator(".md-search-result__item")
    expect(results.filter(has_text=re.compile(rf"{words}\W+{re.escape(row)}")).first).to_be_visible()


def test_forms_are_not_in_search(page: Page, site: Site) -> None:
    index = page.request.get(f"{site.url}search/search_index.json").json()
    texts = " ".join(entry["text"] for entry in index["docs"])
    assert "House rulings</" not in texts
    assert "Copy link" not in texts


def test_every_rule_has_one_anchor_that_can_be_linked(page: Page, site: Site) -> None:
    anchors: Counter[str] = Counter()
    for address in PAGES:
        html = page.request.get(site.url + address).text()
        anchors.update(re.findall(r'\sid="([a-z]{2}-[a-z]+-[0-9]+[a-z]?)"', html))
    assert anchors["mf-fall-3"] == 1
    assert {anchor: count for anchor, count in anchors.items() if count > 1} == {}
    page.goto(f"{site.url}metaforce/falling/#mf-fall-12")
    expect(page.locator("#mf-fall-12")).to_be_in_viewport()


def test_every_ruling_stands_on_the_rulings_page(page: Page, site: Site) -> None:
    page.goto(f"{site.url}rulings/")
    for rule_set in RULE_SETS:
        for ruling in rule_set.rulings:
            expect(page.locator(f"#{ruling.id.lower()}")).to_contain_text(ruling.title)


def test_back_and_forward(page: Page, site: Site) -> None:
    page.goto(f"{site.url}metaforce/falling/")
    element(page, FALL).get_by_label("Distance fallen").fill("100")
    expect_answer(page, FALL, "120 damage")
    expect(page).to_have_url(re.compile(r"fall\.distance=100"))
    page.get_by_role("link", name="sources", exact=True).last.click()
    expect(page.locator("h1")).to_have_text("Sources")
    page.go_back()
    expect_answer(page, FALL, "120 damage")
    expect(element(page, FALL).get_by_label("Distance fallen")).to_have_value("100")
    page.go_forward()
    expect(page.locator("h1")).to_have_text("Sources")


def test_instant_navigation_keeps_the_one_worker(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{site.url}metaforce/falling/")
    page.evaluate("window.sameDocument = true")
    element(page, FALL).get_by_label("Distance fallen").fill("100")
    expect_answer(page, FALL, "120 damage")
    page.get_by_role("navigation", name="Metaforce").get_by_role("link", name="Sizes").click()
    expect(page.locator("h1")).to_have_text("Sizes")
    speed = CALCULATORS["metaforce/speed"]
    element(page, speed).locator("input[name=size]").fill("4")
    expect_answer(page, speed, headline(speed, speed.example_form | {"size": "4"}))
    assert page.evaluate("window.sameDocument") is True
    assert len(rules_workers(page)) == 1


def test_the_style_sheet_is_read_once_and_stays(page: Page, site: Site) -> None:
    page.add_init_script("""
        window.timesRead = 0;
        document.addEventListener("load", ({ target }) => { timesRead += target.rel === "stylesheet"; }, true);
    """)
    page.goto(f"{site.url}metaforce/falling/")
    page.evaluate("document.querySelector('link[rel=stylesheet]').stays = true")
    assert page.evaluate("timesRead") == 1
    page.get_by_role("link", name="sources", exact=True).last.click()
    expect(page.locator("h1")).to_have_text("Sources")
    # Material has found the next page's to be this one.
    assert page.evaluate("document.querySelector('link[rel=stylesheet]').stays")
    expect(page.locator("link[rel=stylesheet]")).to_have_count(1)


def test_a_link_in_the_page_keeps_the_numbers(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{site.url}metaforce/falling/?fall.distance=100")
    expect_answer(page, FALL, "120 damage")
    page.locator(".md-sidebar--secondary").get_by_role("link", name="Landing badly").click()
    expect(page).to_have_url(re.compile(r"\?fall\.distance=100#landing-badly$"))
    expect_answer(page, FALL, "120 damage")


def test_working_links_to_the_paragraph_of_each_rule(page: Page, site: Site) -> None:
    page.goto(f"{site.url}metaforce/falling/")
    element(page, FALL).locator("a.rule-link", has_text="MF-FALL-4").click()
    expect(page).to_have_url(re.compile(r"metaforce/falling/#mf-fall-4$"))
    expect(page.locator("#mf-fall-4")).to_be_in_viewport()


def test_following_an_anchor_leaves_the_page_in_place(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{site.url}metaforce/falling/")
    distance = element(page, FALL).get_by_label("Distance fallen")
    distance.fill("far")
    expect(distance).to_have_attribute("aria-invalid", "true")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.locator(".md-sidebar--secondary").get_by_role("link", name="Landing badly").click()
    expect(page).to_have_url(re.compile(r"#landing-badly$"))
    expect(page.locator("#landing-badly:target")).to_be_in_viewport()
    page.go_back()
    expect(page).to_have_url(re.compile(r"/falling/[^#]*$"))
    expect(distance).to_have_value("far")
    assert [url for url in fetched if urlsplit(url).path.endswith("/falling/")] == []


def test_going_back_within_a_page_finds_the_place(page: Page, site: Site) -> None:
    page.goto(f"{site.url}metaforce/falling/")
    page.get_by_role("link", name="sources", exact=True).last.click()
    expect(page.locator("h1")).to_have_text("Sources")
    page.go_back()
    expect(page.locator("h1")).to_have_text("Falling")
    link = page.locator("a.rule-link", has_text="MF-FALL-4").first
    link.scroll_into_view_if_needed()
    # Material notes the place when the page has stood still for a while.
    page.wait_for_function("() => history.state?.y === scrollY")
    place = page.evaluate("scrollY")
    link.click()
    expect(page.locator("#mf-fall-4:target")).to_be_in_viewport()
    assert page.evaluate("scrollY") != place
    page.go_back()
    page.wait_for_function("place => scrollY === place", arg=place)


def test_going_back_to_a_page_while_another_is_fetched(page: Page, site: Site) -> None:
    page.goto(f"{site.url}metaforce/falling/")
    waiting: list[Route] = []
    page.route("**/sources/", lambda route: waiting.append(route))
    page.get_by_role("link", name="sources", exact=True).last.click()
    expect(page).to_have_url(re.compile(r"/sources/$"))
    element(page, FALL).evaluate("calculator => { calculator.dataset.before = ''; }")
    page.go_back()
    for route in waiting:
        # The page may have withdrawn it.
        with suppress(Error):
            route.continue_()
    expect(page).to_have_url(re.compile(r"/falling/$"))
    # Material fetched this page anew.
    expect(page.locator("[data-before]")).to_have_count(0)
    element(page, FALL).get_by_label("Distance fallen").fill("100")
    expect_answer(page, FALL, "120 damage")
    expect(page.locator("h1")).to_have_text("Falling")


def test_without_script(browser: Browser, site: Site) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site.url}metaforce/falling/")
    calculator = element(page, FALL)
    expect(calculator.locator("output .answer-headline")).to_have_text("560 damage")
    expect(calculator.locator("ol.working li").first).to_be_visible()
    expect(calculator.locator(".no-script")).to_be_visible()
    expect(calculator.locator(".calculator-actions")).to_be_hidden()
    expect(page.get_by_role("rowheader", name="Diminutive")).to_be_visible()
    context.close()


def test_a_page_that_does_not_exist(page: Page, site: Site, watch: Watch) -> None:
    watch.expected.append("404")
    page.goto(f"{site.url}metaforce/nowhere/")
    assert page.request.get(f"{site.url}404.html").ok
