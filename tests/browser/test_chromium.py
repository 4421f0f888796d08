"""Where the browser tests look for Chromium, in which order, and what they say when there is none."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser import chromium
from tests.browser.chromium import find_chromium


class Machine:
    """A machine that has the programs a test gives it, and records what is asked of it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "path"
        self.path.mkdir()
        self.playwrights = folder / "playwright" / "chrome"
        self.playwright_can_install = False
        self.apt_can_install = False
        self.asked: list[str] = []

    def give(self, program: Path) -> Path:
        program.parent.mkdir(exist_ok=True)
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)
        return program

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        output = ""
        match command:
            case (sys.executable, "-c", _):
                self.asked.append("where is Playwright's?")
                output = f"{self.playwrights}\n"
            case (sys.executable, "-m", "playwright", "install", "chromium"):
                self.asked.append("playwright install")
                if self.playwright_can_install:
                    self.give(self.playwrights)
            case ("apt-get", *_, "update"):
                self.asked.append("apt-get update")
            case ("apt-get", *_, "chromium"):
                self.asked.append("apt-get install")
                if self.apt_can_install:
                    self.give(self.path / "chromium")
            case _:
                pytest.fail(f"unexpected command: {command}")
        return subprocess.CompletedProcess(command, 0, output, "")


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    bare = Machine(tmp_path)
    monkeypatch.setenv("PATH", str(bare.path))
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setattr(chromium, "_run", bare.run)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    return bare


def test_the_named_program_goes_before_the_systems(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.give(machine.path / "chromium")
    named = machine.give(machine.path.parent / "mine")
    monkeypatch.setenv(chromium.VARIABLE, str(named))
    assert find_chromium() == named


def test_a_wrongly_named_program_is_not_replaced_by_another(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.give(machine.path / "chromium")
    monkeypatch.setenv(chromium.VARIABLE, "/nowhere/chromium")
    with pytest.raises(RuntimeError, match=r"RULEWRIGHT_CHROMIUM is set to '/nowhere/chromium'"):
        find_chromium()


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"])
def test_the_systems_goes_before_playwrights(machine: Machine, name: str) -> None:
    machine.give(machine.playwrights)
    system = machine.give(machine.path / name)
    assert find_chromium() == system
    assert machine.asked == []


def test_playwrights_is_used_without_installing(machine: Machine) -> None:
    machine.give(machine.playwrights)
    assert find_chromium() == machine.playwrights
    assert machine.asked == ["where is Playwright's?"]


def test_playwright_installs_before_debian_does(machine: Machine) -> None:
    machine.give(machine.path / "apt-get")
    machine.playwright_can_install = machine.apt_can_install = True
    assert find_chromium() == machine.playwrights
    assert "apt-get install" not in machine.asked


def test_debian_installs_where_playwright_cannot(machine: Machine) -> None:
    machine.give(machine.path / "apt-get")
    machine.apt_can_install = True
    assert find_chromium() == machine.path / "chromium"
    assert machine.asked[-3:] == ["where is Playwright's?", "apt-get update", "apt-get install"]


def test_only_root_installs_debians(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.give(machine.path / "apt-get")
    machine.apt_can_install = True
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(RuntimeError):
        find_chromium()
    assert not {"apt-get update", "apt-get install"} & set(machine.asked)


def test_the_error_says_what_to_install(machine: Machine) -> None:
    with pytest.raises(RuntimeError, match=r"apt-get install chromium.*RULEWRIGHT_CHROMIUM"):
        find_chromium()


def test_playwright_is_asked_in_its_own_words() -> None:
    """The question put to Playwright is one that it answers, with the path of a Chromium."""
    answer = chromium._run(sys.executable, "-c", chromium.ASK_PLAYWRIGHT)
    assert answer.returncode == 0, answer.stderr
    assert "chrom" in Path(answer.stdout.strip()).name.lower()
