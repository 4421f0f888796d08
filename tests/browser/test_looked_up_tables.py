"""Tables that are looked up at the table: by keyboard, by pointer, and what a calculator has looked up."""

from playwright.sync_api import Page, expect

from calculators.registry import CALCULATORS
from tests.browser.calculators import PAGE_OF, element
from tests.browser.serving import Site

SIZE = CALCULATORS["altered-realms/size"]
BREAK_IT = CALCULATORS["altered-realms/break-it"]
FOCUSED = "document.activeElement.textContent"


def background(page: Page, row: str, column: int) -> str:
    cell = page.locator(f".looked-up tr[data-key={row}] > :nth-child({column})")
    return str(cell.evaluate("cell => getComputedStyle(cell).backgroundColor"))


def test_arrow_keys_go_from_cell_to_cell(page: Page, site: Site) -> None:
    page.goto(site.url + PAGE_OF[SIZE.slug])
    table = page.locator(".looked-up")
    table.focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED) == "−1", "it begins at the cell that is marked"
    for key, text in {"ArrowRight": "0", "ArrowUp": "0", "ArrowLeft": "0"}.items():
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED) == text
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED) == "Small"
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED) == "Small", "there is nothing beyond the edge"
    page.keyboard.press("Escape")
    expect(table).to_be_focused()


def test_row_and_column_stand_out(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(site.url + PAGE_OF[SIZE.slug])
    plain = background(page, "Tiny", 2)
    page.locator(".looked-up tr[data-key=Large] > :nth-child(5)").click()
    lit = background(page, "Large", 2)
    assert lit == background(page, "Large", 8) == background(page, "Tiny", 5) == background(page, "Massive", 5)
    page.mouse.move(0, 0)
    assert background(page, "Large", 2) == lit, "the cell keeps the focus"
    assert background(page, "Tiny", 2) == plain != lit


def test_the_chosen_cell_is_marked(page: Page, site: Site) -> None:
    page.goto(site.url + PAGE_OF[SIZE.slug])
    chosen = page.locator(".looked-up td.chosen")
    expect(chosen).to_have_text("−1")
    calculator = element(page, SIZE)
    calculator.get_by_label("Attacker's size").select_option("Tiny")
    calculator.get_by_label("Target's size").select_option("Massive")
    expect(chosen).to_have_text("+3", timeout=30_000)
    expect(page.locator(".looked-up tr.chosen th")).to_have_text("Tiny")
    calculator.get_by_role("button", name="Reset").click()
    expect(chosen).to_have_text("−1")


def test_a_link_marks_its_cell(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{PAGE_OF[BREAK_IT.slug]}?break-it.material=Steel&break-it.unit=m")
    expect(page.locator(".looked-up td.chosen")).to_have_text("120", timeout=30_000)
    expect(page.locator(".looked-up td.chosen")).to_have_count(1)
