"""Kept characters: on the device, in another calculator, in another tab, in a file, and where nothing can be kept."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, Page, expect

from calculators.answer import answer
from calculators.registry import CALCULATORS
from tests.browser.calculators import PAGE_OF, element, headline, tab_to
from tests.browser.serving import Site
from tests.browser.test_pages import violations
from tests.calculators.test_declarations import LINKS

CHARACTER = CALCULATORS["fluid/character"]
TEST = CALCULATORS["fluid/test"]
PENALTY = CALCULATORS["fluid/penalty"]
PATIENCE = 60_000

MARA = CHARACTER.example_form | {"allure": "12", "strength": "15", "nerve": "8", "wounds_taken": "9"}
TOM = CHARACTER.example_form | {"body": "9", "stress_taken": "4"}

# As the first release that keeps characters writes them; every later one must read them.
FIRST_KEY = "rulewright/kept/1/fluid/character/"
FIRST_ENTRY = (
    '{"name":"Mara","values":{"finesse":"13","allure":"12","body":"13","strength":"15","instinct":"10",'
    '"mentality":"7","nerve":"8","wounds_taken":"9","stress_taken":"0"}}'
)
FIRST_FILE: dict[str, Any] = {
    "format": "rulewright-kept",
    "version": 1,
    "kind": "fluid/character",
    "creatures": [json.loads(FIRST_ENTRY)],
}


def go(page: Page, site: Site) -> Locator:
    """Open the page on which characters are kept, and return their calculator."""
    page.goto(site.url + PAGE_OF[CHARACTER.slug])
    return element(page, CHARACTER)


def fill(calculator: Locator, form: Mapping[str, str]) -> None:
    for name, text in form.items():
        calculator.locator(f'[name="{name}"]').fill(text)


def expect_filled(calculator: Locator, form: Mapping[str, str]) -> None:
    for name, text in form.items():
        expect(calculator.locator(f'[name="{name}"]')).to_have_value(text)


def press(calculator: Locator, name: str) -> None:
    calculator.get_by_role("button", name=name, exact=True).click()


def keep(calculator: Locator, name: str) -> None:
    calculator.get_by_label("Keep as").fill(name)
    press(calculator, "Keep")


def said(calculator: Locator) -> Locator:
    """Return where the group says what it has done."""
    return calculator.locator(".kept .kept-status")


def choice(calculator: Locator) -> Locator:
    return calculator.get_by_label("Fill in as")


def show_all(calculator: Locator) -> Locator:
    calculator.locator(".kept-all > summary").click()
    return calculator.locator(".kept-list li")


def stored(page: Page) -> dict[str, str]:
    """Return what is kept, as it is stored."""
    found: dict[str, str] = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    return {key: text for key, text in found.items() if key.startswith("rulewright/")}


def store(page: Page, entries: Mapping[str, str]) -> None:
    page.evaluate("entries => Object.entries(entries).forEach(entry => localStorage.setItem(...entry))", entries)


def fill_storage(page: Page) -> None:
    """Leave no room for another character."""
    page.evaluate(
        """() => {
            for (let size = 1 << 22, at = 0; size > 0; ) {
                try { localStorage.setItem(`filler ${at}`, "x".repeat(size)); at += 1; } catch { size >>= 1; }
            }
        }"""
    )


def watch_file_choosers(page: Page) -> None:
    """Make Chromium tell of the first one too: when it is only then asked to, it may show a real one instead."""
    page.on("filechooser", lambda _: None)


def expect_headline(calculator: Locator, words: str) -> None:
    output = calculator.locator("output.answer:not([data-stale])")
    expect(output.locator(".answer-headline")).to_have_text(words, timeout=PATIENCE)


def test_kept_reloaded_and_opened(page: Page, site: Site) -> None:
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url + (request.post_data or "")))
    calculator = go(page, site)
    expect(choice(calculator)).to_be_hidden()
    fill(calculator, MARA)
    keep(calculator, "  Mara ")
    expect(said(calculator)).to_have_text("Mara is kept.")
    expect(calculator.get_by_label("Keep as")).to_have_value("Mara")
    expect(page).to_have_url(re.compile(r"\?character\.allure=12&character\.strength=15"))
    calculator = go(page, site)
    expect_filled(calculator, CHARACTER.example_form)
    expect(show_all(calculator)).to_have_count(1)
    press(calculator, "Open Mara")
    expect(said(calculator)).to_have_text("Mara is opened.")
    expect_filled(calculator, MARA)
    expect_headline(calculator, headline(CHARACTER, MARA))
    expect(page).to_have_url(re.compile(r"character\.wounds_taken=9"))
    # What happens at the table: she is hurt, and kept again under her name.
    fill(calculator, {"wounds_taken": "11"})
    press(calculator, "Keep")
    expect(said(calculator)).to_have_text("Mara is updated.")
    calculator = go(page, site)
    choice(calculator).select_option("as Mara")
    expect_filled(calculator, MARA | {"wounds_taken": "11"})
    assert "mara" not in f"{sent} {page.url}".lower()


def test_another_calculator_is_filled_in_as_mara(page: Page, site: Site) -> None:
    go(page, site)
    store(page, {f"{FIRST_KEY}mara": FIRST_ENTRY, f"{FIRST_KEY}tom": json.dumps({"name": "Tom", "values": TOM})})
    page.goto(site.url + PAGE_OF[TEST.slug])
    calculator = element(page, TEST)
    fill(calculator, {"skill": "3", "target": "12"})
    assert choice(calculator).locator("option").all_inner_texts() == ["Fill in as …", "as Mara", "as Tom"]
    choice(calculator).select_option("as Mara")
    expect(calculator.locator(".kept-filling")).to_have_text("Filled in as Mara.", timeout=PATIENCE)
    known = answer(CHARACTER.slug, MARA, LINKS).known
    taken = {name: text for name, text in known.items() if name in TEST.labels}
    expect_filled(calculator, taken | {"skill": "3", "target": "12"})
    form = TEST.example_form | taken | {"skill": "3", "target": "12", "stat_from": "character"}
    expect_headline(calculator, headline(TEST, form))
    expect(page).to_have_url(re.compile(r"test\.stat_from=character.*test\.strength=15.*test\.condition_penalty=-1"))
    assert "mara" not in page.url.lower()
    # She is herself with another skill, and no more with another stat.
    fill(calculator, {"skill": "4"})
    expect(choice(calculator).locator("option:checked")).to_have_text("as Mara")
    fill(calculator, {"strength": "16"})
    expect(choice(calculator).locator("option:checked")).to_have_text("Fill in as …")
    choice(calculator).select_option("as Tom")
    expect(calculator.locator('[name="body"]')).to_have_value("9")
    calculator.get_by_role("button", name="Reset").click()
    expect(choice(calculator).locator("option:checked")).to_have_text("Fill in as …")
    expect_headline(calculator, headline(TEST, TEST.example_form))


def test_what_the_first_release_kept_is_read(page: Page, site: Site, tmp_path: Path) -> None:
    go(page, site)
    store(page, {f"{FIRST_KEY}mara": FIRST_ENTRY})
    calculator = go(page, site)
    choice(calculator).select_option("as Mara")
    expect_filled(calculator, MARA)
    press(calculator, "Keep")
    expect(said(calculator)).to_have_text("Mara is kept already, with these numbers.")
    show_all(calculator)
    press(calculator, "Delete Mara")
    file = tmp_path / "first.json"
    file.write_text(json.dumps(FIRST_FILE), "utf-8")
    calculator.locator(".kept-file").set_input_files(file)
    expect(said(calculator)).to_have_text("Imported: Mara.")
    assert stored(page) == {f"{FIRST_KEY}mara": FIRST_ENTRY}


def test_what_a_release_with_other_fields_kept_is_asked_for(page: Page, site: Site) -> None:
    """A stat that is no more is passed over; one that is new is blank, and not made up."""
    go(page, site)
    values = {name: text for name, text in MARA.items() if name != "nerve"} | {"luck": "3"}
    store(page, {f"{FIRST_KEY}mara": json.dumps({"name": "Mara", "values": values})})
    calculator = go(page, site)
    choice(calculator).select_option("as Mara")
    expect_filled(calculator, MARA | {"nerve": ""})
    expect(calculator.locator(".answer-errors")).to_contain_text("Nerve (NER) is blank.", timeout=PATIENCE)
    expect(calculator.locator(".answer-errors li")).to_have_count(1)


def test_two_tabs_keep_different_characters(page: Page, site: Site) -> None:
    other = page.context.new_page()
    here, there = go(page, site), go(other, site)
    fill(here, MARA)
    fill(there, TOM)
    keep(here, "Mara")
    keep(there, "Tom")
    for calculator in (here, there):
        expect(show_all(calculator).locator("bdi")).to_have_text(["Mara", "Tom"])
        expect(calculator.locator(".kept-count")).to_have_text("2")
        choice(calculator).select_option("as Mara")
        expect_filled(calculator, MARA)


def test_two_tabs_change_the_same_character(page: Page, site: Site) -> None:
    other = page.context.new_page()
    here, there = go(page, site), go(other, site)
    fill(here, MARA)
    keep(here, "Mara")
    choice(there).select_option("as Mara")
    fill(there, {"wounds_taken": "1"})
    press(there, "Keep")
    expect(here.locator(".kept .kept-status")).to_have_text("Mara was changed in another tab. Open it to see how.")
    fill(here, {"wounds_taken": "2"})
    press(here, "Keep")
    expect(said(here)).to_contain_text("Mara was changed since you opened it, in another tab perhaps. Press Keep once")
    assert json.loads(stored(page)[f"{FIRST_KEY}mara"])["values"]["wounds_taken"] == "1"
    press(here, "Keep")
    expect(said(here)).to_have_text("Mara is updated.")
    assert json.loads(stored(page)[f"{FIRST_KEY}mara"])["values"]["wounds_taken"] == "2"
    expect(said(there)).to_contain_text("changed in another tab")
    press(here, "Undo")
    expect(said(here)).to_have_text("Taken back.")
    assert json.loads(stored(page)[f"{FIRST_KEY}mara"])["values"]["wounds_taken"] == "1"
    show_all(here)
    press(here, "Delete Mara")
    expect(said(there)).to_have_text("Mara was deleted in another tab.")
    expect(choice(there)).to_be_hidden()


def test_a_name_that_is_taken_is_asked_about(page: Page, site: Site) -> None:
    calculator = go(page, site)
    fill(calculator, MARA)
    keep(calculator, "Mara")
    calculator = go(page, site)
    fill(calculator, TOM)
    keep(calculator, "mara")
    expect(said(calculator)).to_have_text(
        "Mara is kept already, with other numbers. Press Keep once more to replace it, or choose another name."
    )
    keep(calculator, "")
    expect(said(calculator)).to_have_text("Type the name to keep it under.")
    expect(calculator.get_by_label("Keep as")).to_be_focused()
    keep(calculator, "Tom")
    expect(said(calculator)).to_have_text("Tom is kept.")
    keep(calculator, "Mara")
    expect(said(calculator)).to_contain_text("Press Keep once more")
    press(calculator, "Keep")
    expect(said(calculator)).to_have_text("Mara is updated.")
    assert {json.loads(text)["values"]["body"] for text in stored(page).values()} == {"9"}


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", "مارا", "Mara 🦊", "__proto__", "x" * 60])
def test_any_name_does(page: Page, site: Site, name: str) -> None:
    calculator = go(page, site)
    keep(calculator, name)
    expect(said(calculator)).to_have_text(f"{name} is kept.")
    calculator = go(page, site)
    expect(show_all(calculator).locator("bdi")).to_have_text(name)
    calculator.get_by_label("Keep as").fill("y" * 61)
    assert len(calculator.get_by_label("Keep as").input_value()) in (60, 61)
    press(calculator, f"Delete {name}")
    assert stored(page) == {}


def test_hostile_numbers_are_refused_in_words(page: Page, site: Site) -> None:
    go(page, site)
    values = MARA | {"body": "<b>x</b>", "wounds_taken": "9" * 50}
    store(page, {f"{FIRST_KEY}mara": json.dumps({"name": "Mara", "values": values})})
    page.goto(site.url + PAGE_OF[PENALTY.slug])
    calculator = element(page, PENALTY)
    choice(calculator).select_option("as Mara")
    trouble = calculator.locator(".kept-filling")
    expect(trouble).to_contain_text("Nothing is filled in: what is kept of Mara does not do.", timeout=PATIENCE)
    expect(trouble).to_contain_text("Body (BOD) is not a whole number: “<b>x</b>”.")
    expect(trouble).to_contain_text("Wounds taken is too long.")
    expect_filled(calculator, PENALTY.example_form)
    expect(page).not_to_have_url(re.compile(r"\?"))


def test_what_cannot_be_read_is_left_alone(page: Page, site: Site) -> None:
    go(page, site)
    damaged = {f"{FIRST_KEY}mara": FIRST_ENTRY[:40], f"{FIRST_KEY}tom": FIRST_ENTRY, f"{FIRST_KEY}ann": "[]"}
    store(page, damaged | {FIRST_KEY.replace("/1/", "/2/") + "eve": "of a newer release"})
    calculator = go(page, site)
    expect(choice(calculator)).to_be_hidden()
    expect(show_all(calculator)).to_have_text(
        ["ann cannot be readDelete", "mara cannot be readDelete", "tom cannot be readDelete"]
    )
    keep(calculator, "Mara")
    expect(said(calculator)).to_contain_text("Press Keep once more")
    assert stored(page).items() >= damaged.items()
    press(calculator, "Delete ann")
    press(calculator, "Undo")
    assert stored(page).items() >= damaged.items()


def test_full_storage(page: Page, site: Site) -> None:
    calculator = go(page, site)
    fill(calculator, MARA)
    keep(calculator, "Mara")
    fill_storage(page)
    before = stored(page)
    keep(calculator, "Mara the Second")
    expect(said(calculator)).to_have_text("There is no room left for it in this browser’s storage. Nothing is changed.")
    assert stored(page) == before
    names = ["Ann", "Bea", "Mara"]
    file = FIRST_FILE | {"creatures": [{"name": name, "values": TOM} for name in names]}
    import_text(calculator, json.dumps(file))
    expect(said(calculator)).to_contain_text("There is no room left")
    assert stored(page) == before
    fill(calculator, {"wounds_taken": "2"})
    expect_headline(calculator, headline(CHARACTER, MARA | {"wounds_taken": "2"}))


def test_blocked_storage(blocked: Page, site: Site) -> None:
    calculator = go(blocked, site)
    sentence = "This browser lets the site keep nothing on this device, so nothing can be kept here."
    expect(said(calculator)).to_contain_text(sentence)
    fill(calculator, MARA)
    keep(calculator, "Mara")
    expect(said(calculator)).to_contain_text(sentence)
    import_text(calculator, json.dumps(FIRST_FILE))
    expect(said(calculator)).to_contain_text(sentence)
    expect_headline(calculator, headline(CHARACTER, MARA))
    expect(choice(calculator)).to_be_hidden()


def test_storage_that_is_not_there(page: Page, site: Site) -> None:
    """As in a browser that was set to have none."""
    page.add_init_script("Object.defineProperty(window, 'localStorage', { value: null })")
    page.watch.expected.append("reading 'getItem'")  # type: ignore[attr-defined]
    calculator = go(page, site)
    keep(calculator, "Mara")
    expect(said(calculator)).to_contain_text("so nothing can be kept here.")


def test_exported_and_imported_elsewhere(page: Page, site: Site, browser: Browser, tmp_path: Path) -> None:
    calculator = go(page, site)
    fill(calculator, MARA)
    keep(calculator, "Mara")
    fill(calculator, TOM)
    keep(calculator, "Tom “the Cat” 🦊")
    show_all(calculator)
    with page.expect_download() as downloading:
        press(calculator, "Export to a file")
    expect(said(calculator)).to_have_text("In the file: Mara, Tom “the Cat” 🦊.")
    assert downloading.value.suggested_filename == "rulewright-fluid-character.json"
    file = tmp_path / "exported.json"
    downloading.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["creatures"][0] == FIRST_FILE["creatures"][0]
    context = browser.new_context()
    elsewhere = context.new_page()
    watch_file_choosers(elsewhere)
    other = go(elsewhere, site)
    show_all(other)
    press(other, "Export to a file")
    expect(said(other)).to_have_text("There is nothing to export yet.")
    with elsewhere.expect_file_chooser() as choosing:
        press(other, "Import a file")
    choosing.value.set_files(file)
    expect(said(other)).to_have_text("Imported: Mara, Tom “the Cat” 🦊.")
    assert stored(elsewhere) == stored(page)
    choice(other).select_option("as Mara")
    expect_filled(other, MARA)
    # Hers in the file takes the place of hers here, and that can be taken back.
    fill(other, {"wounds_taken": "0"})
    press(other, "Keep")
    kept = stored(elsewhere)
    other.locator(".kept-file").set_input_files(file)
    expect(said(other)).to_have_text("Imported: Mara, Tom “the Cat” 🦊. Replaced by it: Mara.")
    assert stored(elsewhere) == stored(page)
    press(other, "Undo")
    assert stored(elsewhere) == kept
    context.close()


def import_text(calculator: Locator, text: str | bytes) -> None:
    content = text if isinstance(text, bytes) else text.encode()
    file: FilePayload = {"name": "picked.json", "mimeType": "application/json", "buffer": content}
    calculator.locator(".kept-file").set_input_files(file)


def file_with(**changes: Any) -> str:
    return json.dumps(FIRST_FILE | changes)


def creature(name: Any = "Ann", values: Any = None, **more: Any) -> dict[str, Any]:
    return {"name": name, "values": {"body": "10"} if values is None else values, **more}


NOT_OURS = "it is none that was exported here"
DAMAGED = "it is damaged"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", NOT_OURS),
        ("Mara: STR 13", NOT_OURS),
        (b"\x89PNG\r\n\x1a\n\x00\xff\xfe", NOT_OURS),
        (json.dumps(FIRST_FILE)[:-20], f"{NOT_OURS}, or it has been cut off"),
        ("[" * 100_000, NOT_OURS),
        ("null", NOT_OURS),
        ('{"creatures": []}', NOT_OURS),
        (file_with(format="other"), NOT_OURS),
        (file_with(kind="metaforce/creature"), "it holds what another calculator keeps"),
        (file_with(version=2), "it comes from a newer release of this site. Reload the page and try again"),
        (file_with(version=2, kind=None, creatures=None), "it comes from a newer release"),
        (file_with(version="1"), DAMAGED),
        (file_with(version=0.5), DAMAGED),
        (file_with(creatures={}), DAMAGED),
        (file_with(creatures=[]), "there is nothing in it"),
        (file_with(creatures=[creature(), None]), "it is damaged, in entry 2 of 2"),
        (file_with(creatures=[creature(), creature("Bea", values=[])]), "it is damaged, in entry 2 of 2"),
        (file_with(creatures=[creature(values={})]), DAMAGED),
        (file_with(creatures=[creature(values={"body": 10})]), DAMAGED),
        (file_with(creatures=[creature(values={"body": "1" * 101})]), DAMAGED),
        (file_with(creatures=[creature(values={"<b>": "1"})]), DAMAGED),
        (file_with(creatures=[creature(values={"__proto__": "1"})]), DAMAGED),
        (file_with(creatures=[creature(values={f"a{number}": "1" for number in range(61)})]), DAMAGED),
        (file_with(creatures=[creature(name="")]), DAMAGED),
        (file_with(creatures=[creature(name=" Ann")]), DAMAGED),
        (file_with(creatures=[creature(name="A\nnn")]), DAMAGED),
        (file_with(creatures=[creature(name="\u200b")]), DAMAGED),
        (file_with(creatures=[creature(name="a" * 61)]), DAMAGED),
        (file_with(creatures=[creature(name=1)]), DAMAGED),
        (file_with(creatures=[creature(more="1")]), DAMAGED),
        (file_with(creatures=[creature(), creature("ANN")]), f"{DAMAGED}: a name stands in it twice"),
        (file_with(creatures=[creature(f"Ann {number}") for number in range(501)]), "it holds more than 500"),
        (file_with(padding="x" * 2_000_000), "it is too large for a file of this kind"),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_a_file_that_is_refused_changes_nothing(shared: Locator, text: str | bytes, why: str) -> None:
    before = stored(shared.page)
    import_text(shared, text)
    expect(said(shared)).to_contain_text(f"The file was not imported: {why}")
    expect(said(shared)).to_contain_text("Nothing is changed.")
    assert stored(shared.page) == before
    assert before.keys() == {f"{FIRST_KEY}mara"}
    # What it said is no longer there when the next one is picked.
    press(shared, "Keep")
    expect(said(shared)).to_have_text("Mara is kept already, with these numbers.")


@pytest.fixture(scope="module")
def shared(browser: Browser, site: Site) -> Iterator[Locator]:
    """The calculator of a page with one kept character, for tests that leave it as it is."""
    context = browser.new_context()
    page = context.new_page()
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    calculator = go(page, site)
    fill(calculator, MARA)
    keep(calculator, "Mara")
    yield calculator
    assert not wrong
    context.close()


def test_more_than_can_be_kept(page: Page, site: Site) -> None:
    calculator = go(page, site)
    import_text(calculator, file_with(creatures=[creature(f"Ann {number}") for number in range(500)]))
    expect(said(calculator)).to_contain_text("Imported: Ann 0, Ann 1, Ann 2, Ann 3, Ann 4 and 495 more.")
    keep(calculator, "Mara")
    expect(said(calculator)).to_have_text("More than 500 cannot be kept. Nothing is changed.")
    assert len(stored(page)) == 500


def test_deleted_and_taken_back(page: Page, site: Site) -> None:
    calculator = go(page, site)
    fill(calculator, MARA)
    keep(calculator, "Mara")
    keep(calculator, "Tom")
    rows = show_all(calculator)
    before = stored(page)
    press(calculator, "Delete Mara")
    expect(said(calculator)).to_have_text("Mara is deleted.")
    expect(rows).to_have_count(1)
    expect(choice(calculator).locator("option")).to_have_text(["Fill in as …", "as Tom"])
    expect(calculator.get_by_role("button", name="Undo")).to_be_focused()
    press(calculator, "Undo")
    expect(rows).to_have_count(2)
    assert stored(page) == before
    expect(calculator.get_by_role("button", name="Undo")).to_be_hidden()
    press(calculator, "Delete Tom")
    press(calculator, "Delete Mara")
    expect(calculator.locator(".kept-count")).to_have_text("none")
    assert stored(page) == {}
    go(page, site)
    assert stored(page) == {}


def test_reset_lets_go_of_who_was_opened(page: Page, site: Site) -> None:
    """Else the example's numbers would be kept under her name by one press too many."""
    calculator = go(page, site)
    fill(calculator, MARA)
    keep(calculator, "Mara")
    press(calculator, "Reset")
    expect(calculator.get_by_label("Keep as")).to_have_value("")
    expect(choice(calculator).locator("option:checked")).to_have_text("Fill in as …")
    keep(calculator, "Mara")
    expect(said(calculator)).to_contain_text("Press Keep once more")
    assert stored(page) == {f"{FIRST_KEY}mara": FIRST_ENTRY}


def test_with_the_keyboard_alone(page: Page, site: Site) -> None:
    watch_file_choosers(page)
    calculator = go(page, site)
    fill_in = calculator.locator('[name="wounds_taken"]')
    for name, wounds in (("Mara", "9"), ("Tom", "2")):
        tab_to(page, fill_in)
        page.keyboard.press("ControlOrMeta+A")
        page.keyboard.type(wounds)
        tab_to(page, calculator.get_by_label("Keep as"))
        page.keyboard.press("ControlOrMeta+A")
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        expect(said(calculator)).to_have_text(f"{name} is kept.")
    tab_to(page, choice(calculator))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    expect(said(calculator)).to_have_text("Mara is opened.")
    expect(fill_in).to_have_value("9")
    tab_to(page, calculator.locator(".kept-all > summary"))
    page.keyboard.press("Enter")
    tab_to(page, calculator.get_by_role("button", name="Open Tom"))
    page.keyboard.press("Enter")
    expect(fill_in).to_have_value("2")
    tab_to(page, calculator.get_by_role("button", name="Delete Tom"))
    page.keyboard.press("Space")
    expect(said(calculator)).to_have_text("Tom is deleted.")
    page.keyboard.press("Enter")
    expect(said(calculator)).to_have_text("Taken back.")
    tab_to(page, calculator.get_by_role("button", name="Export to a file"))
    with page.expect_download():
        page.keyboard.press("Enter")
    tab_to(page, calculator.get_by_role("button", name="Import a file"))
    with page.expect_file_chooser():
        page.keyboard.press("Enter")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_accessibility_fault(page: Page, site: Site, scheme: str, axe_script: Path) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    page.set_viewport_size({"width": 390, "height": 844})
    calculator = go(page, site)
    keep(calculator, "M" * 60)
    keep(calculator, "Tom")
    show_all(calculator)
    press(calculator, "Delete Tom")
    assert violations(page, axe_script) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    targets = calculator.locator(".calculator-head select, .kept :is(button, summary, input):visible").all()
    assert len(targets) == 9
    assert not [target for target in targets if ((box := target.bounding_box()) and box["height"] < 44)]
    page.goto(site.url + PAGE_OF[TEST.slug])
    expect(choice(element(page, TEST))).to_be_visible()
    assert violations(page, axe_script) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_without_script_nothing_is_offered(browser: Browser, site: Site) -> None:
    context = browser.new_context(java_script_enabled=False)
    calculator = go(context.new_page(), site)
    expect(calculator.locator(".kept")).to_be_hidden()
    expect(calculator.locator(".kept-choice")).to_be_hidden()
    context.close()
