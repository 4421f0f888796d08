"""Our first answers beside those of Pyodide as it is usually used, and what both send."""

from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from benchmarks.first_answer import OURS, STOCK, FirstAnswer, first_answers, later_answers, visitor
from benchmarks.network import LOCAL, Network, served
from benchmarks.results import Column, Measured, Table
from benchmarks.targets import FIRST_VISIT, LATER_VISIT, NETWORKS, NOTHING_CALCULATED, SENT, SLOWEST
from calculators.bundle.site_files import FOLDER

type Answers = Callable[[Browser, Path, Network, str, int], Iterator[FirstAnswer]]

VISITS: dict[str, Answers] = {FIRST_VISIT: first_answers, LATER_VISIT: later_answers}
MOST_ROUNDS_ON_SLOWEST = 2
WITHOUT_CALCULATOR = "sources/"
IDLE = 5000
"""Milliseconds in which a page could begin to load what nobody has asked for yet."""
COLUMNS = [
    Column("Visit"),
    Column("Network"),
    Column("Ours, ms", 0),
    Column("Stock, ms", 0),
    Column("Ours / stock", 2),
    Column("Rounds", 0),
]


def measure_first_answers(browser: Browser, site: Path, rounds: int, quick: bool) -> Measured:
    """Measure first answers on first and later visits, on every network.

    Args:
        browser: where the visits take place.
        site: a built site with the pages that measure.
        rounds: how often each is measured, but less often on the slowest network.
        quick: leave the slowest network out.
    """
    # What comes first also waits for the disk, and for the server to compress.
    _by_turns(first_answers, browser, site, LOCAL, 1)
    rows: list[tuple[str | float, ...]] = []
    figures = {}
    for network in NETWORKS:
        if network is SLOWEST and quick:
            continue
        times = min(rounds, MOST_ROUNDS_ON_SLOWEST) if network is SLOWEST else rounds
        for name, answers in VISITS.items():
            ours, stock = _by_turns(answers, browser, site, network, times)
            figures[f"{name}, {network.name}"] = ours / stock
            rows.append((name, network.name, ours, stock, ours / stock, times))
    return Measured({"first-answers": Table("First answers", COLUMNS, rows)}, figures)


def _by_turns(answers: Answers, browser: Browser, site: Path, network: Network, rounds: int) -> list[float]:
    """Return the medians of our milliseconds and of stock's, measured by turns."""
    by_turns = zip(*(answers(browser, site, network, worker, rounds) for worker in (OURS, STOCK)), strict=True)
    return [median(answer.milliseconds for answer in one) for one in zip(*by_turns, strict=True)]


def measure_bytes(browser: Browser, site: Path) -> Measured:
    """Measure what is sent until the first answer, and for a page on which nothing is calculated.

    Args:
        browser: where the visits take place.
        site: a built site with the pages that measure.
    """
    ours, stock = (next(first_answers(browser, site, LOCAL, worker, 1)).bytes / 1e6 for worker in (OURS, STOCK))
    page, runtime = _sent_without_calculator(browser, site)
    rows = [
        ("Until the first answer, ours", ours),
        ("Until the first answer, stock", stock),
        ("A page on which nothing is calculated", page),
        ("Of these the runtime", runtime),
        ("The same page, and the whole site kept for use without a network", _sent_to_keep_all(browser, site)),
    ]
    table = Table("What is sent", [Column("What"), Column("MB", 2)], rows)
    return Measured({"bytes": table}, {SENT: ours, NOTHING_CALCULATED: runtime})


def _sent_without_calculator(browser: Browser, site: Path) -> tuple[float, float]:
    """Return the megabytes sent for a page without a calculator, and how many of them are the runtime."""
    with served(site, LOCAL) as (address, line), visitor(browser) as context:
        # The service worker keeps the whole site for use without a network, the runtime with it.
        context.add_init_script("delete Navigator.prototype.serviceWorker")
        page = context.new_page()
        page.goto(address + WITHOUT_CALCULATOR)
        page.wait_for_timeout(IDLE)
        return line.sent / 1e6, sum(line.sent_of[path] for path in _runtime(site)) / 1e6


def _sent_to_keep_all(browser: Browser, site: Path) -> float:
    """Return the megabytes sent until the site is kept for use without a network."""
    with served(site, LOCAL) as (address, line), visitor(browser) as context:
        page = context.new_page()
        page.goto(address + WITHOUT_CALCULATOR)
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        return line.sent / 1e6


def _runtime(site: Path) -> list[str]:
    """Return the paths of what the worker downloads, and the worker's own."""
    downloads = [path for pattern in ("pyodide-*/*", "*.packed") for path in (site / FOLDER).glob(pattern)]
    return [OURS, *(path.relative_to(site).as_posix() for path in downloads)]
