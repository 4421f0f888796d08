"""How long the first answer takes: from the start of loading a page to an answer in it."""

import json
import shutil
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import Browser, BrowserContext, Page

from benchmarks.network import Network, served
from calculators.bundle.joined import joined_scripts
from calculators.bundle.site_files import FOLDER
from calculators.bundle.solid import PYODIDE
from calculators.bundle.sources import licenses, sources
from calculators.lookup import calculator
from macros.rule_pages import find_rule_pages
from tests.browser.calculators import PAGES
from tests.browser.kept_engine import wait_until_kept

ROOT = Path(__file__).parent.parent
HERE = Path(__file__).parent
ASKED = "metaforce/fall"
CLIENT = "calculators/browser/rules-client.js"
OURS = f"{FOLDER}rules-worker.js"
STOCK = "stock/stock-worker.js"
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
PATIENCE = 120_000


@dataclass(frozen=True)
class FirstAnswer:
    """How long it took and what it cost.

    Attributes:
        milliseconds: from the start of loading the page.
        bytes: what was sent by then.
    """

    milliseconds: float
    bytes: int


def add_pages(site: Path) -> None:
    """Add the page that measures, and the usual way to use Pyodide, to a built site."""
    shutil.copy(HERE / "first-answer.html", site)
    for name, content in joined_scripts(ROOT, [CLIENT], {}).items():
        (site / FOLDER / name).write_bytes(content)
    stock = site / "stock"
    (stock / "pyodide").mkdir(parents=True)
    rule_pages = json.dumps(dict(find_rule_pages(PAGES).rules))
    worker = f"const RULE_PAGES = {json.dumps(rule_pages)};\n{(HERE / 'stock-worker.js').read_text()}"
    (stock / "stock-worker.js").write_text(worker)
    for name in STOCK_FILES:
        shutil.copy(ROOT / PYODIDE / name, stock / "pyodide")
    lock = json.loads((ROOT / PYODIDE / "pyodide-lock.json").read_text())
    (stock / "pyodide/pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}))
    with zipfile.ZipFile(stock / "packages.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in {**sources(ROOT), **licenses()}.items():
            archive.writestr(name, content)


def first_answers(browser: Browser, site: Path, network: Network, worker: str, times: int) -> Iterator[FirstAnswer]:
    """Yield first answers on first visits, each with nothing in the browser's caches."""
    for _ in range(times):
        with served(site, network) as (address, line), visitor(browser) as context:
            milliseconds = visit(context.new_page(), address, worker)
            sent = line.sent
        yield FirstAnswer(milliseconds, sent)


def later_answers(browser: Browser, site: Path, network: Network, worker: str, times: int) -> Iterator[FirstAnswer]:
    """Yield first answers on later visits of one visitor."""
    with served(site, network) as (address, line), visitor(browser) as context:
        page = context.new_page()
        visit(page, address, worker)
        if worker == OURS:
            wait_until_kept(page)
        page.close()
        for _ in range(times):
            before = line.sent
            page = context.new_page()
            milliseconds = visit(page, address, worker)
            page.close()
            yield FirstAnswer(milliseconds, line.sent - before)


@contextmanager
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """Give somebody who has never been on the site, while the block runs."""
    context = browser.new_context()
    try:
        yield context
    finally:
        context.close()


def visit(page: Page, address: str, worker: str) -> float:
    """Load the page that measures, and return the milliseconds until its first answer."""
    asked = calculator(ASKED)
    question = {"calculator": ASKED, "form": asked.example_form | {"distance": "100"}, "root": "/"}
    page.goto(f"{address}first-answer.html?{urlencode({'worker': worker, 'question': json.dumps(question)})}")
    page.wait_for_function("window.measured", timeout=PATIENCE)
    measured: Mapping[str, object] = page.evaluate("window.measured")
    assert not measured["problems"], measured
    return float(str(measured["milliseconds"]))
