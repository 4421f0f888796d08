"""Finds a Chromium for the browser tests, and installs one where none is."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

VARIABLE = "RULEWRIGHT_CHROMIUM"
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
NAMES = ("chromium-headless-shell", *WHOLE)
"""The first one is the same browser without what surrounds a page, which takes time in every test."""


# Asked in a process of its own: Playwright's driver refuses to start twice inside one event loop.
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def find_chromium() -> Path:
    """Returns the Chromium to test with: the named one, the system's, Playwright's, or a new one.

    Raises:
        RuntimeError: There is none and none can be installed; the message says what to install.
    """
    found = _named() or _on_path() or _playwrights() or _installed_by_playwright() or _installed_by_apt()
    if found is None:
        raise RuntimeError(
            "The browser tests need Chromium: install it or Google Chrome so that it is on PATH "
            f"(on Debian: apt-get install chromium), or set {VARIABLE} to the program's path."
        )
    return found


def _named() -> Path | None:
    name = os.environ.get(VARIABLE)
    if not name:
        return None
    program = shutil.which(name)
    if program is None:
        raise RuntimeError(f"{VARIABLE} is set to {name!r}, which is not a program: correct it or unset it.")
    return Path(program)


def find_whole_chromium() -> Path | None:
    """Returns a Chromium of the system's with all that its readers may set, where there is one."""
    return next((Path(program) for name in WHOLE if (program := shutil.which(name))), None)


def _on_path() -> Path | None:
    return next((Path(program) for name in NAMES if (program := shutil.which(name))), None)


def _playwrights() -> Path | None:
    answer = _run(sys.executable, "-c", ASK_PLAYWRIGHT)
    program = Path(answer.stdout.strip())
    return program if answer.returncode == 0 and program.is_file() else None


def _installed_by_playwright() -> Path | None:
    _run(sys.executable, "-m", "playwright", "install", "chromium")
    return _playwrights()


def _installed_by_apt() -> Path | None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    # Another test process may be installing it at the same time: wait for it instead of failing.
    apt = ("apt-get", "-o", "DPkg::Lock::Timeout=600")
    _run(*apt, "update")
    _run(*apt, "install", "-y", "--no-install-recommends", "chromium")
    return _on_path()


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
