"""Where calculators stand on the site, and how a reader uses one with the keyboard alone."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from random import Random
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, Worker, expect

from calculators.declaration import Calculator, Field, Kind
from calculators.registry import CALCULATORS
from macros.rule_pages import find_rule_pages
from tests.browser.serving import Site
from tests.site.copies import ROOT

DOCS = ROOT / "docs"


def page_texts() -> dict[str, str]:
    """Return every page's Markdown by its address under the site's root."""
    texts = {}
    for path in sorted(DOCS.rglob("*.md")):
        name = path.relative_to(DOCS).with_suffix("").as_posix()
        address = "" if name == "index" else f"{name.removesuffix('/index')}/"
        texts[address] = path.read_text("utf-8")
    return texts


PAGES = page_texts()
PAGE_OF = find_rule_pages(PAGES).calculators


def calculators_by_page() -> Mapping[str, list[Calculator]]:
    """Return the calculators of each page that has any."""
    found: dict[str, list[Calculator]] = defaultdict(list)
    for slug, address in PAGE_OF.items():
        found[address].append(CALCULATORS[slug])
    return found


def address_of(site: Site, forms: Mapping[Calculator, Mapping[str, str]]) -> str:
    """Return the link to filled calculators of one page: only what differs from their examples stands in it."""
    differing = {
        f"{calculator.name}.{name}": text
        for calculator, form in forms.items()
        for name, text in form.items()
        if calculator.example_form.get(name) != text
    }
    (address,) = {PAGE_OF[calculator.slug] for calculator in forms}
    return f"{site.url}{address}?{urlencode(differing)}"


def headline(calculator: Calculator, form: Mapping[str, str]) -> str:
    """Return the answer that the core gives to a form, where it runs natively."""
    return calculator.run(calculator.read(form)).headline


def rules_workers(page: Page) -> list[Worker]:
    """Return the workers that run the rules; the search has one of its own."""
    return [worker for worker in page.workers if "rules-worker" in worker.url]


def element(page: Page, calculator: Calculator) -> Locator:
    """Return a calculator on its page."""
    return page.locator(f'rules-calculator[calculator="{calculator.slug}"]')


def expect_answer(page: Page, calculator: Calculator, words: str) -> None:
    """Wait until a calculator answers with the words, and not with a stale answer."""
    output = element(page, calculator).locator("output.answer:not([data-stale])")
    expect(output.locator(".answer-headline")).to_have_text(words, timeout=90_000)


def sound_text(field: Field, random: Random) -> str:
    """Return a text that a field accepts."""
    match field.kind:
        case Kind.SWITCH:
            return random.choice(["", "on"])
        case Kind.CHOICE | Kind.SCALE:
            return random.choice([option.key for option in field.options])
        case Kind.TEXT:
            return random.choice(list(field.examples))
        case _:
            least = field.quantity.at_least if field.quantity.at_least is not None else field.quantity.above
            lowest = int(least or 0) + 1
            highest = min(int(field.quantity.at_most or 40), lowest + 40)
            return str(random.randint(lowest, highest))


def sound_forms(calculator: Calculator, seed: int) -> Iterator[dict[str, str]]:
    """Yield forms that the calculator answers, the same ones for the same seed."""
    random = Random(seed)
    while True:
        form = {field.name: sound_text(field, random) for field in calculator.fields}
        for ruling in calculator.ruling_fields:
            form[ruling.name] = random.choice([option.key for option in ruling.options])
        try:
            headline(calculator, form)
        except ValueError:
            continue
        yield form


def tab_to(page: Page, control: Locator) -> None:
    """Press Tab until a control has the focus."""
    for _ in range(400):
        if control.evaluate("control => control === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab never reaches the control")


def fill_with_keyboard(page: Page, calculator: Calculator, form: Mapping[str, str]) -> None:
    """Fill a calculator with Tab, arrow keys, Space and typing alone."""
    within = element(page, calculator)
    for field in calculator.fields:
        if field.only_when and form[field.only_when.argument] not in [each.value for each in field.only_when.values]:
            continue
        _fill_field(page, within, field, form[field.name])
    if calculator.ruling_fields:
        tab_to(page, within.locator("details.house-rulings > summary"))
        page.keyboard.press("Enter")
    for ruling in calculator.ruling_fields:
        control = within.locator(f'select[name="{ruling.name}"]')
        tab_to(page, control)
        _choose(page, control, form[ruling.name])


def _fill_field(page: Page, within: Locator, field: Field, text: str) -> None:
    named = within.locator(f'[name="{field.name}"]')
    if field.kind is Kind.CHOICE and named.first.get_attribute("type") == "radio":
        tab_to(page, within.locator(f'[name="{field.name}"]:checked'))
        for _ in range(len(field.options)):
            if within.locator(f'[name="{field.name}"]:checked').get_attribute("value") == text:
                return
            page.keyboard.press("ArrowDown")
        raise AssertionError(f"no arrow key reaches {text} of {field.label}")
    tab_to(page, named)
    match field.kind:
        case Kind.SWITCH:
            if named.is_checked() != bool(text):
                page.keyboard.press("Space")
        case Kind.CHOICE:
            _choose(page, named, text)
        case _:
            page.keyboard.press("ControlOrMeta+A")
            page.keyboard.type(text)


def _choose(page: Page, select: Locator, key: str) -> None:
    page.keyboard.press("Home")
    for _ in range(select.locator("option").count()):
        if select.input_value() == key:
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"no arrow key reaches {key}")
