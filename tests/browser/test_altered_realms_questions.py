"""The questions about Altered Realms that are asked at the table, from the home page in three taps besides numbers."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from calculators.registry import CALCULATORS
from tests.browser.calculators import element
from tests.browser.serving import Site


class Taps:
    """Counts what a reader taps; typing is free."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def link(self, name: str) -> None:
        self.count += 1
        self.page.get_by_role("link", name=name).click()

    def choose(self, calculator: Locator, label: str, option: str) -> None:
        self.count += 1
        calculator.get_by_label(label, exact=True).select_option(label=option)

    def on(self, calculator: Locator, text: str) -> None:
        self.count += 1
        calculator.get_by_text(text, exact=True).click()


@pytest.fixture
def taps(page: Page, site: Site) -> Taps:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(site.url)
    return Taps(page)


def answered(page: Page, slug: str, words: str) -> None:
    calculator = element(page, CALCULATORS[slug])
    expect(calculator.locator(".answer-headline")).to_contain_text(words, timeout=30_000)
    expect(calculator.locator("ol.working a.rule-link").first).to_have_attribute("href", re.compile("#ar-"))


def test_the_archer(page: Page, taps: Taps) -> None:
    """9. Archer +6, in darkness, high winds, Tiny target, AC 15."""
    taps.link("Will it hit, and how hard?")
    calculator = element(page, CALCULATORS["altered-realms/attack"])
    for label, text in {"Attack bonus": "6", "Target's AC": "15"}.items():
        calculator.get_by_label(label, exact=True).fill(text)
    answered(page, "altered-realms/attack", "35.0% to hit at +1")
    assert taps.count <= 3


def test_the_wooden_wall(page: Page, taps: Taps) -> None:
    """10. How many 2d6 slashing hits through a 10 cm wooden wall?"""
    taps.link("How many hits until it breaks?")
    answered(page, "altered-realms/break-it", "About 8.83 hits on average, at least 5")
    assert taps.count <= 3


def test_slash_and_burn(page: Page, taps: Taps) -> None:
    """11. 6 slash and 11 burn, three times, resisting burn."""
    taps.link("What gets through?")
    calculator = element(page, CALCULATORS["altered-realms/damage"])
    calculator.get_by_label("Damage of a hit").fill("6 slash and 11 burn")
    calculator.get_by_label("Resistant to").fill("burn")
    calculator.get_by_label("Hits", exact=True).fill("3")
    answered(page, "altered-realms/damage", "33 damage")
    assert taps.count <= 3


def test_lightning(page: Page, taps: Taps) -> None:
    """12. Two of my ten metal things: how likely does the lightning pick me, and what does it do?"""
    taps.link("What does the storm do to me?")
    calculator = element(page, CALCULATORS["altered-realms/outdoors"])
    calculator.get_by_label("Rounds outside, in a row").fill("1")
    answered(page, "altered-realms/outdoors", "20.0% to be struck; a strike deals 40.5 damage on average")
    assert taps.count <= 3


def test_the_hardwood_door(page: Page, taps: Taps) -> None:
    """13. I improvise a shield from a Large hardwood door."""
    taps.link("What is this door worth as a shield?")
    answered(page, "altered-realms/make-do", "12 armour points, full cover, 2 hands, Athletics DC 14")
    assert taps.count <= 3


def test_the_contest(page: Page, taps: Taps) -> None:
    """14. Strength +3 against Strength +1, I started it."""
    taps.link("Who wins the arm wrestle?")
    answered(page, "altered-realms/contest", "57.3% for the one who starts it")
    assert taps.count <= 3
