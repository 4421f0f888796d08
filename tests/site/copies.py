"""Copies of the project to break or change, and to build."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
COPIED = (
    "rules", "calculators", "macros", "docs", "mkdocs.yml", "package.json", "package-lock.json", ".npmrc",
    "benchmarks/results.json",
)  # fmt: skip


def copy_project(folder: Path) -> Path:
    """Return a copy of all that a build needs; the npm packages and what builds keep are linked, not copied."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            (folder / name).parent.mkdir(exist_ok=True)
            shutil.copy(source, folder / name)
    for name in ("node_modules", ".cache"):
        (folder / name).symlink_to(ROOT / name)
    return folder


def edit(path: Path, old: str, new: str) -> None:
    """Replace a text that stands once in a file."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path.name}"
    path.write_text(text.replace(old, new), "utf-8")


def build(project: Path, site: Path, site_url: str | None = None) -> subprocess.CompletedProcess[str]:
    """Build a project's site strictly, as `make site` does."""
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    if site_url:
        environment["SITE_URL"] = site_url
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
