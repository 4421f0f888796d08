"""How long a calculator takes to answer once the engine runs: from asking it to its answer in the page."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser

from benchmarks.first_answer import OURS, visit, visitor
from benchmarks.network import LOCAL, served
from benchmarks.results import Column, Measured, Table
from benchmarks.targets import FIVE_TYPES, ODDS, PLAIN, TWENTY_DICE
from calculators.declaration import Calculator
from calculators.lookup import calculator
from calculators.registry import CALCULATORS
from tests.browser.kept_engine import wait_until_kept

type Asked = tuple[Calculator, dict[str, str]]

WARM_UPS = 3
TIMES = 15
ATTACK = "altered-realms/attack"
ATTACKS: Mapping[str, dict[str, str]] = {
    FIVE_TYPES: {"damage": "4d4+4d6 slash, 4d8 burn, 4d10 shock, 4d12 cold", "attacks": "10"},
    TWENTY_DICE: {"damage": "20d12", "attacks": "10"},
}
"""What is much to add up: the fields that differ from the calculator's example."""
ASK = """async ({ questions, warmUps, times }) => {
  const { signal } = new AbortController();
  const output = document.querySelector("output");
  const measured = questions.map(() => []);
  // By turns, as no reader asks the same again and again; and a slow moment of the machine is nobody's alone.
  for (let round = 0; round < warmUps + times; round += 1) {
    for (const [index, question] of questions.entries()) {
      const begin = performance.now();
      const answer = await client.ask(question, signal);
      output.innerHTML = answer.html;
      const milliseconds = performance.now() - begin;
      if (Object.keys(answer.errors).length) throw new Error(`${question.calculator} refused it`);
      if (round >= warmUps) measured[index].push(milliseconds);
    }
  }
  return measured;
}"""


def measure_recalculation(browser: Browser, site: Path, quick: bool) -> Measured:
    """Measure every calculator with its example, and attacks that are much to add up.

    Args:
        browser: where the page is that asks.
        site: a built site with the pages that measure.
        quick: ask less often.
    """
    groups: dict[str, list[Calculator]] = {PLAIN: [], ODDS: []}
    for each in CALCULATORS.values():
        result = each.run(each.read(each.example_form))
        groups[ODDS if result.odds or result.rolls else PLAIN].append(each)
    examples = [(each, each.example_form) for each in (*groups[PLAIN], *groups[ODDS])]
    # Not by turns with the others: what comes right after them waits until they are tidied up.
    attacks = [(calculator(ATTACK), calculator(ATTACK).example_form | changed) for changed in ATTACKS.values()]
    measured = iter(_measure(browser, site, [examples, attacks], TIMES // 3 if quick else TIMES))
    rows: list[tuple[str | float, ...]] = []
    figures = {}
    for name, calculators in groups.items():
        by_calculator = {each.slug: next(measured) for each in calculators}
        slowest = max(by_calculator, key=lambda slug: median(by_calculator[slug]))
        together = [each for times in by_calculator.values() for each in times]
        figures[name] = _p95(together)
        rows.append((name, len(calculators), median(together), figures[name], slowest, median(by_calculator[slowest])))
    for name in ATTACKS:
        times = next(measured)
        figures[name] = _p95(times)
        rows.append((name, 1, median(times), figures[name], ATTACK, median(times)))
    columns = [
        Column("What"),
        Column("Calculators", 0),
        Column("Median, ms", 1),
        Column("p95, ms", 1),
        Column("Slowest"),
        Column("Its median, ms", 1),
    ]
    return Measured({"recalculation": Table("Recalculation", columns, rows)}, figures)


def _measure(browser: Browser, site: Path, batches: Sequence[Sequence[Asked]], times: int) -> list[list[float]]:
    """Return the milliseconds of each question, as often as it is asked; those of a batch are asked by turns."""
    with served(site, LOCAL) as (address, _), visitor(browser) as context:
        page = context.new_page()
        visit(page, address, OURS)
        # The engine is kept for later visits when it is at rest, which would come between the questions.
        wait_until_kept(page)
        measured: list[list[float]] = []
        for batch in batches:
            questions = [{"calculator": each.slug, "form": form, "root": "/"} for each, form in batch]
            measured += page.evaluate(ASK, {"questions": questions, "warmUps": WARM_UPS, "times": times})
        return measured


def _p95(times: Sequence[float]) -> float:
    return quantiles(times, n=20, method="inclusive")[-1]
