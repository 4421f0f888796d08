"""The solid bundle: everything that readers' Python imports in one file, compiled, and nothing else.

It takes the place of Pyodide's own standard library, which holds all of it as sources: compiling those is most of the
time that Pyodide takes to start.
"""

import hashlib
import io
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

from calculators.bundle.kept import kept
from calculators.bundle.run_node import run_node
from calculators.bundle.small import COMPRESSED_BY, small
from calculators.bundle.sources import licenses, sources

PYODIDE = "node_modules/pyodide"
COMPILER = Path(__file__).with_name("compile.mjs")
INSIDE = Path(__file__).with_name("inside.py")
IMPORTS = Path(__file__).with_name("solid_imports.py")
MADE_BY = (Path(__file__), COMPILER, INSIDE, IMPORTS)


def solid_bundle(root: Path) -> bytes:
    """Return the solid bundle; it is made anew only when something that it is made of has changed.

    Args:
        root: the project's folder, where the npm packages are installed.

    Returns:
        A zip file without compression, compressed as a whole: gzip finds more in it than in its parts. The same bytes
        for the same sources.

    Raises:
        RuntimeError: the sources do not run; the message holds what was printed.
    """
    files = sources(root)
    return kept(root, f"{_fingerprint(root, files)}.zip.gz", lambda: _made(root, files))


def _made(root: Path, files: Mapping[str, bytes]) -> bytes:
    return small(_zipped({**_compiled(root, files), **licenses()}))


def _fingerprint(root: Path, files: Mapping[str, bytes]) -> str:
    package = (root / PYODIDE / "package.json").read_bytes()
    parts = [COMPRESSED_BY.encode(), package, *(path.read_bytes() for path in MADE_BY)]
    parts += [part for name in sorted(files) for part in (name.encode(), files[name])]
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8))
        digest.update(part)
    return digest.hexdigest()


def _compiled(root: Path, files: Mapping[str, bytes]) -> dict[str, bytes]:
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder, "sources"), Path(folder, "compiled")
        after.mkdir()
        for name, content in files.items():
            (before / name).parent.mkdir(parents=True, exist_ok=True)
            (before / name).write_bytes(content)
        (before / "sitecustomize.py").write_text(f"{IMPORTS.read_text()}\n\nimport_solidly()\n")
        arguments = [COMPILER, root / PYODIDE, before, INSIDE, after]
        run_node([str(each) for each in arguments], root, "the calculators do not run in the browser's Python")
        return {path.relative_to(after).as_posix(): path.read_bytes() for path in after.rglob("*.pyc")}


def _zipped(files: Mapping[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            # The system that packs is written into the entry, unless it is told which.
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])
    return buffer.getvalue()
