"""Every calculator on every page, by keyboard alone and by link."""

import re

import pytest
from playwright.sync_api import Page, expect

from calculators.registry import CALCULATORS
from tests.browser.calculators import (
    PAGE_OF,
    address_of,
    calculators_by_page,
    element,
    expect_answer,
    fill_with_keyboard,
    headline,
    rules_workers,
    sound_forms,
)
from tests.browser.serving import Site

FALL = CALCULATORS["metaforce/fall"]
every_page = pytest.mark.parametrize("address", calculators_by_page(), ids=lambda address: address or "home")


def test_every_calculator_has_its_place() -> None:
    assert set(PAGE_OF) == set(CALCULATORS)


@every_page
def test_keyboard_alone(page: Page, site: Site, address: str) -> None:
    page.goto(site.url + address)
    for calculator in calculators_by_page()[address]:
        expect_answer(page, calculator, headline(calculator, calculator.example_form))
        form = next(sound_forms(calculator, seed=1))
        fill_with_keyboard(page, calculator, form)
        expect_answer(page, calculator, headline(calculator, form))
    assert len(rules_workers(page)) == 1


@every_page
def test_a_link_is_an_answer(page: Page, site: Site, address: str) -> None:
    """One link that fills every calculator of a page."""
    forms = {calculator: next(sound_forms(calculator, seed=2)) for calculator in calculators_by_page()[address]}
    page.goto(address_of(site, forms))
    for calculator, form in forms.items():
        expect_answer(page, calculator, headline(calculator, form))


def test_the_first_question_in_three_taps(page: Page, site: Site) -> None:
    """A Size 4 giant, 30 ft tall, Reflex 10, is thrown off balance and falls 100 ft onto rocks."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(site.url)
    page.get_by_role("link", name="How much does that fall hurt?").click()
    calculator = element(page, FALL)
    for label, text in {"Distance fallen": "100", "Height": "30", "Reflex": "10"}.items():
        calculator.get_by_label(label).fill(text)
    calculator.locator("input[name=size]").fill("4")
    calculator.get_by_label("Thrown off balance", exact=True).check()
    calculator.get_by_label("Uneven or hard").check()
    expect_answer(page, FALL, "840 damage")
    working = calculator.locator("ol.working li")
    expect(working).to_have_count(6)
    for line in working.all():
        link = line.locator("a.rule-link")
        expect(link).to_have_attribute("href", re.compile(rf"metaforce/falling/#{link.inner_text().lower()}$"))
        expect(page.locator(f"[id='{link.inner_text().lower()}']")).to_have_count(1)
    expect(page).to_have_url(re.compile(r"fall\.distance=100.*fall\.off_balance=on.*fall\.surface=hard"))


@pytest.mark.parametrize(
    ("query", "refused"),
    [
        ("fall.distance=", ["Distance fallen is blank"]),
        ("fall.distance=abc", ["“abc”"]),
        ("fall.distance=-5", ["Distance fallen is below 0 ft"]),
        ("fall.distance=1e9", ["“1e9”"]),
        ("fall.reflex=1.5", ["Reflex is not a whole number: “1.5”"]),
        ("fall.size=0", ["Size cannot be “0”"]),
        ("fall.surface=lava", ["Surface has no option “lava”"]),
        ("fall.off_balance=banana", ["Thrown off balance cannot be “banana”"]),
        ("fall.mf.fall_double=never", ["House ruling MF-R16 has no reading “never”"]),
        ("fall.bogus=1", ["“bogus”"]),
        ("fall.distance=%3Cscript%3Ealert(1)%3C/script%3E", ["“<script>alert(1)</script>”"]),
        ("fall.distance=%E0%A4%A&fall.height=%", ["Distance fallen", "Height"]),
        ("fall.distance=" + "9" * 5000, ["Distance fallen is too long"]),
        ("fall.distance=x&fall.distance=20", ["“x”"]),
    ],
)
def test_hostile_link_is_refused_in_words(page: Page, site: Site, query: str, refused: list[str]) -> None:
    page.goto(f"{site.url}metaforce/falling/?{query}")
    calculator = element(page, FALL)
    expect(calculator.locator("output .answer-refused")).to_be_visible(timeout=30_000)
    for words in refused:
        expect(calculator.locator("output .answer-errors")).to_contain_text(words)


@pytest.mark.parametrize("query", ["?", "?&&&", "?fall", "?fall.=1", "?other.distance=5", "?=", "?%", "?fall.distance"])
def test_malformed_link_does_no_harm(page: Page, site: Site, query: str) -> None:
    page.goto(f"{site.url}metaforce/falling/{query}")
    calculator = element(page, FALL)
    calculator.get_by_label("Distance fallen").fill("100")
    expect_answer(page, FALL, headline(FALL, FALL.example_form | {"distance": "100"}))


def test_what_was_typed_stays_beside_its_error(page: Page, site: Site) -> None:
    page.goto(f"{site.url}metaforce/falling/")
    calculator = element(page, FALL)
    field = calculator.get_by_label("Reflex")
    field.fill("ten")
    error = calculator.locator("#fall-reflex-error")
    expect(error).to_contain_text("Reflex is not a whole number: “ten”. It takes a whole number from 0 to 10,000.")
    expect(field).to_have_value("ten")
    expect(field).to_have_attribute("aria-invalid", "true")
    assert "fall-reflex-error" in (field.get_attribute("aria-describedby") or "")
    field.fill("10")
    expect(error).to_be_hidden()
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect_answer(page, FALL, headline(FALL, FALL.example_form))


def test_arrow_keys_step_within_bounds(page: Page, site: Site) -> None:
    page.goto(f"{site.url}metaforce/falling/")
    field = element(page, FALL).get_by_label("Reflex")
    field.fill("1")
    field.press("ArrowDown")
    field.press("ArrowDown")
    expect(field).to_have_value("0")
    field.press("ArrowUp")
    expect(field).to_have_value("1")
    expect_answer(page, FALL, headline(FALL, FALL.example_form | {"reflex": "1"}))


def test_a_name_and_a_rating_follow_each_other(page: Page, site: Site) -> None:
    page.goto(f"{site.url}metaforce/falling/")
    calculator = element(page, FALL)
    names, rating = calculator.get_by_label("Size by name"), calculator.locator("input[name=size]")
    names.select_option("Tiny")
    expect(rating).to_have_value("Tiny")
    rating.fill("16")
    expect(names).to_have_value("16")
    rating.fill("3")
    expect(names).to_have_value("")
    expect_answer(page, FALL, headline(FALL, FALL.example_form | {"size": "3"}))


def test_a_field_that_does_not_count_is_hidden(page: Page, site: Site) -> None:
    size = CALCULATORS["metaforce/size"]
    page.goto(site.url + PAGE_OF[size.slug])
    calculator = element(page, size)
    expect(calculator.locator("#size-height")).to_be_hidden()
    calculator.get_by_label("By height").check()
    expect(calculator.locator("#size-size")).to_be_hidden()
    calculator.locator("#size-height").fill("22")
    expect_answer(page, size, headline(size, size.example_form | {"look_up": "height", "height": "22"}))


def test_a_house_ruling_shows_in_the_answer(page: Page, site: Site) -> None:
    page.goto(f"{site.url}metaforce/falling/")
    calculator = element(page, FALL)
    calculator.locator("details.house-rulings > summary").click()
    calculator.locator('select[name="mf.fall_double"]').select_option("marginal")
    expect_answer(page, FALL, "280 damage")
    expect(calculator.locator(".answer-reading")).to_contain_text("MF-R16")
    expect(page).to_have_url(re.compile(r"fall\.mf\.fall_double=marginal"))


def test_copy_and_reset(page: Page, site: Site) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{site.url}metaforce/falling/?fall.distance=100")
    expect_answer(page, FALL, "120 damage")
    calculator = element(page, FALL)
    calculator.get_by_role("button", name="Copy link").click()
    expect(calculator.locator(".action-status")).to_have_text("Link copied.")
    assert page.evaluate("navigator.clipboard.readText()") == f"{site.url}metaforce/falling/?fall.distance=100"
    calculator.get_by_role("button", name="Copy as text").click()
    expect(calculator.locator(".action-status")).to_have_text("Answer copied.")
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("Fall damage: 120 damage\n")
    assert "[MF-FALL-5]" in text
    assert text.endswith("?fall.distance=100")
    calculator.get_by_role("button", name="Reset").click()
    expect_answer(page, FALL, headline(FALL, FALL.example_form))
    expect(page).to_have_url(f"{site.url}metaforce/falling/")


def test_the_example_can_be_copied_before_anything_runs(page: Page, site: Site) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    page.goto(f"{site.url}metaforce/falling/")
    element(page, FALL).get_by_role("button", name="Copy as text").click()
    expect(element(page, FALL).locator(".action-status")).to_have_text("Answer copied.")
    text = page.evaluate("navigator.clipboard.readText()")
    assert headline(FALL, FALL.example_form) in text
    assert not rules_workers(page)
