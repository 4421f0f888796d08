"""Of other people's style sheets a site has what it can show."""

from collections.abc import Callable
from pathlib import Path

import pytest

from calculators.bundle.npm_packages import ensure_packages
from macros.styles import used_rules
from tests.site.copies import ROOT

PAGE = '<body class="in-a-page"><p id="told">Told.</p></body>'
SCRIPT = 'element.className = "by-the-theme--active"'


@pytest.fixture
def left_of(tmp_path: Path) -> Callable[[str], str]:
    """What is left of a style sheet in a site of one page."""
    ensure_packages(ROOT)
    # Such names are patterns to some tools.
    site, sheet, folder = tmp_path / "a [site] (1)", tmp_path / "others.css", tmp_path / "used*"
    for path, text in {"falling/index.html": PAGE, "assets/javascripts/bundle.0123.min.js": SCRIPT}.items():
        (site / path).parent.mkdir(parents=True)
        (site / path).write_text(text)
    folder.mkdir()

    def used(styles: str) -> str:
        sheet.write_text(styles)
        return used_rules(ROOT, site, {"others": sheet}, folder)["others"].read_text()

    return used


@pytest.mark.parametrize(
    "selector",
    [
        ".in-a-page p",
        "#told",
        pytest.param(".by-the-theme--active:hover", id="from a script of the theme's"),
        pytest.param(".answer-headline", id="from a template of answers"),
        pytest.param("p:not(.focus-visible)", id="without what nothing has"),
    ],
)
def test_what_can_be_shown_is_kept(left_of: Callable[[str], str], selector: str) -> None:
    rule = f"{selector}{{color:red}}"
    assert left_of(rule) == rule


@pytest.mark.parametrize(
    "selector",
    [
        ".nowhere-to-be-seen",
        ".in-a-page .nowhere-to-be-seen",
        pytest.param("[data-md-color-switching] *", id="for every element, twice as a page starts"),
    ],
)
def test_what_cannot_be_shown_is_left_out(left_of: Callable[[str], str], selector: str) -> None:
    assert left_of(f"{selector}{{color:red}}") == ""


def test_a_style_sheet_that_cannot_be_read_is_named(left_of: Callable[[str], str]) -> None:
    with pytest.raises(RuntimeError, match=r"style sheets cannot be read(.|\n)*others\.css"):
        left_of("p { color")
