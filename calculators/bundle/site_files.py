"""The files of the site that the browser side is made of."""

import base64
import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from calculators.bundle.joined import joined_scripts
from calculators.bundle.kept import kept
from calculators.bundle.small import COMPRESSED_BY, small
from calculators.bundle.solid import PYODIDE, solid_bundle

FOLDER = "assets/rulewright/"
"""Where everything stands in the site."""

SERIF = "node_modules/@fontsource-variable/alegreya"
SANS = "node_modules/@fontsource/alegreya-sans"
COPIED: Mapping[str, str] = {
    "fonts/alegreya-roman.woff2": f"{SERIF}/files/alegreya-latin-wght-normal.woff2",
    "fonts/alegreya-italic.woff2": f"{SERIF}/files/alegreya-latin-wght-italic.woff2",
    "fonts/alegreya-license.txt": f"{SERIF}/LICENSE",
    "fonts/alegreya-sans-regular.woff2": f"{SANS}/files/alegreya-sans-latin-400-normal.woff2",
    "fonts/alegreya-sans-bold.woff2": f"{SANS}/files/alegreya-sans-latin-700-normal.woff2",
    "fonts/alegreya-sans-license.txt": f"{SANS}/LICENSE",
}
"""Further files: path under `FOLDER` -> path under the project's root."""

ENGINE = "ENGINE"
"""What the worker's script calls the description of what it downloads."""

SCRIPTS = ("calculators/browser/rules-calculator.js", "calculators/browser/rules-worker.js")


def site_files(root: Path, rule_pages: Mapping[str, str]) -> dict[str, bytes | Path]:
    """Return everything that the browser side needs, as files of the site.

    Args:
        root: the project's folder, where the npm packages are installed.
        rule_pages: rule id -> URL of its page under the site's root.

    Returns:
        URL under the site's root -> its content, or the file that holds it.

    Raises:
        FileNotFoundError: a file that is to be copied does not exist.
        RuntimeError: the calculators do not run in the browser's Python, or a script imports what does not exist.
    """
    engine = _engine_files(root)
    described = {
        "files": {name: _described(path, content) for name, (path, content) in engine.items()},
        "lock": _lock_without_packages(root),
        "rulePages": dict(rule_pages),
    }
    files: dict[str, bytes | Path] = {
        **dict(engine.values()),
        "edition.js": root / "calculators/browser/edition.js",
        **joined_scripts(root, SCRIPTS, {ENGINE: described}),
        **{url: root / path for url, path in COPIED.items()},
    }
    for content in files.values():
        if isinstance(content, Path) and not content.is_file():
            raise FileNotFoundError(content)
    return {FOLDER + url: content for url, content in files.items()}


def _engine_files(root: Path) -> dict[str, tuple[str, bytes]]:
    """Return path and content of what the worker downloads, by the name that the worker knows it by.

    Their names say what is in them, so that no copy of them is ever out of date.
    """
    package = root / PYODIDE
    pyodide = f"pyodide-{json.loads((package / 'package.json').read_text())['version']}"
    wasm = (package / "pyodide.asm.wasm").read_bytes()
    bundle = solid_bundle(root)
    return {
        "loader": (f"{pyodide}/pyodide.mjs", (package / "pyodide.mjs").read_bytes()),
        "glue": (f"{pyodide}/pyodide.asm.js", (package / "pyodide.asm.js").read_bytes()),
        # Not every host compresses these two, and none does it as well. By a name that ends with .gz some would unpack
        # them on the way.
        "wasm": (
            f"{pyodide}/pyodide.asm.wasm.packed",
            kept(root, f"{_hash(wasm)}.{COMPRESSED_BY}.wasm.gz", lambda: small(wasm)),
        ),
        "bundle": (f"rulewright-{_hash(bundle)[:16]}.zip.packed", bundle),
    }


def _described(path: str, content: bytes) -> dict[str, object]:
    return {"path": path, "bytes": len(content), "sha256": base64.b64encode(hashlib.sha256(content).digest()).decode()}


def _lock_without_packages(root: Path) -> dict[str, object]:
    lock = json.loads((root / PYODIDE / "pyodide-lock.json").read_bytes())
    return {"info": lock["info"], "packages": {}}


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
