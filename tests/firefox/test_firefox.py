"""The same pages in the Firefox that a system packages: a smoke test, where there is one."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser.calculators import address_of, calculators_by_page, headline, sound_forms
from tests.browser.serving import Site
from tests.firefox.bidi import Firefox, find_firefox, running

FIREFOX = find_firefox() or ""
CALCULATORS = calculators_by_page()

pytestmark = [
    pytest.mark.xdist_group("firefox"),
    pytest.mark.skipif(not FIREFOX, reason="no Firefox on PATH (on Debian: apt-get install firefox-esr)"),
]


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with running(FIREFOX, tmp_path_factory.mktemp("visitor")) as firefox:
        yield firefox


@pytest.fixture
def new_visitor(tmp_path: Path) -> Iterator[Firefox]:
    with running(FIREFOX, tmp_path) as firefox:
        yield firefox


def expect_answers(firefox: Firefox, site: Site, address: str, seed: int) -> None:
    """Open a link that fills every calculator of a page, and wait for the answers."""
    forms = {calculator: next(sound_forms(calculator, seed)) for calculator in CALCULATORS[address]}
    firefox.open(address_of(site, forms))
    for calculator, form in forms.items():
        answer = f'rules-calculator[calculator="{calculator.slug}"] output.answer:not([data-stale]) .answer-headline'
        firefox.expect_text(answer, headline(calculator, form))


def wrong(firefox: Firefox, site: Site) -> list[str]:
    return firefox.wrong(urlsplit(site.url).netloc)


@pytest.mark.parametrize("address", CALCULATORS, ids=lambda address: address or "home")
def test_a_link_is_an_answer(visitor: Firefox, site: Site, address: str) -> None:
    expect_answers(visitor, site, address, seed=2)
    assert wrong(visitor, site) == []


def test_without_a_network(new_visitor: Firefox, site: Site) -> None:
    """Pages seen before and a page never seen."""
    first, *_, last = CALCULATORS
    expect_answers(new_visitor, site, first, seed=3)
    new_visitor.expect_text("offline-status", "Ready for use without a network.")
    with site.faults.failing("", "down"):
        for seed, address in enumerate((first, last, first), start=4):
            expect_answers(new_visitor, site, address, seed)
    assert wrong(new_visitor, site) == []
