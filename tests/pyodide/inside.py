"""What runs inside Pyodide: pytest over the given folders, and what came of it."""

import json
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import pytest

EXAMPLES = 5
"""Hypothesis searches natively; here a few examples show whether the platform makes a difference."""

PLUGINS = ("-p", "_hypothesis_pytestplugin", "-p", "no:cacheprovider", "-p", "no:faulthandler")
FROM_THE_BUNDLE = ("rules", "calculators", "jinja2", "markupsafe", "icepool")


class Outcomes:
    """A pytest plugin that counts how tests end, and makes Hypothesis quick."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def pytest_configure(self) -> None:
        # Imported this late because pytest wants to be first; the project's own profile has been loaded by now.
        from hypothesis import settings

        settings.register_profile("pyodide", settings(), max_examples=EXAMPLES, database=None)
        settings.load_profile("pyodide")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.outcome != "passed":
            self.counts[report.outcome] += 1


def run(options: Sequence[str]) -> str:
    """Run pytest.

    Args:
        options: What it is called with, after what this place asks for.

    Returns:
        A JSON object: "exit" is pytest's exit code, "counts" has the number of tests by outcome, "homes" has the
        folder that each bundled package was imported from.
    """
    outcomes = Outcomes()
    # The project's own options start several processes.
    code = pytest.main(["-o", "addopts=", *PLUGINS, *options], plugins=[outcomes])
    homes = {name: str(Path(import_module(name).__file__ or "").parent.parent) for name in FROM_THE_BUNDLE}
    return json.dumps({"exit": int(code), "counts": outcomes.counts, "homes": homes})
