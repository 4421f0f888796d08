"""Drawings in answers: to scale, told in words, and without anything that a strict content security policy forbids."""

import re

import pytest

from calculators.answer import answer
from calculators.registry import CALCULATORS
from rules.drawings import GridDrawing
from rules.metaforce.size_profile import size_profile
from rules.metaforce.sizes import Size
from tests.calculators.test_declarations import LINKS


@pytest.mark.parametrize(("slug", "field"), [("metaforce/size", "size"), ("metaforce/stomp", "giant")])
@pytest.mark.parametrize("size", ["Fine", "1", "4", "31", "1000"])
def test_drawing_in_an_answer(slug: str, field: str, size: str) -> None:
    given = answer(slug, CALCULATORS[slug].example_form | {field: size}, LINKS)
    drawn = re.search(r'<svg class="grid-drawing" role="img" aria-label="([^"]+)" viewBox="0 0 \d+ \d+"', given.html)
    assert drawn
    words = drawn[1].replace("&#39;", "'")
    assert words in given.text
    assert "style=" not in given.html
    for shape in re.findall(r"<(?:rect|circle) [^>]*>", given.html):
        assert all(
            re.fullmatch(r"\d+", number) for number in re.findall(r' (?:x|y|width|height|cx|cy|r)="([^"]*)"', shape)
        )


def test_lines_and_marks() -> None:
    """Where squares get too small their lines are left out, and a human beside a giant is marked."""
    (small,) = size_profile(size=Size(4)).drawings
    (vast,) = size_profile(size=Size(1000)).drawings
    assert isinstance(small, GridDrawing)
    assert isinstance(vast, GridDrawing)
    assert (small.has_lines, vast.has_lines) == (True, False)
    assert [small.too_small(area) for area in small.areas] == [False, False]
    assert [vast.too_small(area) for area in vast.areas] == [False, True]
    assert vast.areas[0].wide == 1000
