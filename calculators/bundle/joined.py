"""Scripts and style sheets that import others, joined into one file each: a reader waits for each further level."""

import json
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from calculators.bundle.run_node import run_node

ESBUILD = "node_modules/esbuild/bin/esbuild"
LEFT_APART = ("./edition.js", "*.woff2")
"""What the build writes itself, and what only some readers need."""


def joined_scripts(root: Path, entries: Sequence[str], constants: Mapping[str, object]) -> Mapping[str, bytes]:
    """Return each script with all that it imports, and a source map beside it.

    Args:
        root: the project's folder, where the npm packages are installed.
        entries: paths of scripts under it, with names of their own.
        constants: what JSON can say, by the names that scripts have for it.

    Returns:
        File name -> content.

    Raises:
        RuntimeError: something that is imported does not exist, or cannot be read; the message says what.
    """
    defined = [f"--define:{name}={json.dumps(value, sort_keys=True)}" for name, value in constants.items()]
    return _joined(root, [*entries, "--format=esm", "--target=es2022", "--sourcemap=linked", *defined])


def joined_styles(root: Path, entry: str, others: Mapping[str, Path]) -> Mapping[str, bytes]:
    """Return a style sheet with all that it imports.

    Args:
        root: the project's folder, where the npm packages are installed.
        entry: path of the style sheet under it.
        others: other people's style sheets, by the names that they are imported by.

    Returns:
        File name -> content.

    Raises:
        RuntimeError: something that is imported does not exist, or cannot be read; the message says what.
    """
    return _joined(root, [entry, *(f"--alias:{name}={path}" for name, path in others.items())])


def _joined(root: Path, options: Sequence[str]) -> Mapping[str, bytes]:
    # Below the project, so that source maps name files by their way from there.
    with tempfile.TemporaryDirectory(dir=root / ".cache") as folder:
        common = ["--bundle", "--minify", "--charset=utf8", "--log-level=warning", f"--outdir={folder}"]
        apart = [f"--external:{path}" for path in LEFT_APART]
        run_node(
            [ESBUILD, *options, *common, "--entry-names=[name]", *apart],
            root,
            "scripts or style sheets cannot be joined",
        )
        return {path.name: path.read_bytes() for path in Path(folder).iterdir()}
