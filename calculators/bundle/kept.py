"""Keeps between builds what takes long to make."""

import tempfile
from collections.abc import Callable
from pathlib import Path

KEPT_IN = ".cache/bundle"
MOST_KEPT = 12
"""How many files are kept: switching between branches costs nothing."""


def kept(root: Path, name: str, make: Callable[[], bytes]) -> bytes:
    """Return what was kept under a name, or make and keep it.

    Args:
        root: the project's folder.
        name: a file name that says all that the content depends on.
        make: makes the content.
    """
    path = root / KEPT_IN / name
    if not path.exists():
        content = make()
        path.parent.mkdir(parents=True, exist_ok=True)
        # Somebody else may be writing the same file, or reading it.
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as unfinished:
            unfinished.write(content)
        Path(unfinished.name).rename(path)
        _forget_the_oldest(path.parent)
    path.touch()
    return path.read_bytes()


def _forget_the_oldest(folder: Path) -> None:
    by_last_use = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in by_last_use[MOST_KEPT:]:
        path.unlink(missing_ok=True)
