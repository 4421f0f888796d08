"""The templates of answers, with what they need to say numbers and chances."""

from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, ModuleLoader, StrictUndefined

from rules.dice import percent, said_fraction
from rules.words import said, said_average

TEMPLATES = Path(__file__).parent / "templates"
COMPILED = Path(__file__).parent / "compiled_templates"
"""The same templates as Python modules: where readers run them there are no others, elsewhere there are none."""


@cache
def environment() -> Environment:
    """Return what renders the templates of this package."""
    found = Environment(
        loader=ChoiceLoader([ModuleLoader(COMPILED), FileSystemLoader(TEMPLATES)]),
        undefined=StrictUndefined,
        autoescape=lambda name: bool(name) and ".html" in str(name),
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=False,
    )
    found.filters |= {
        "said": said,
        "average": said_average,
        "percent": percent,
        "fraction": said_fraction,
        "bar": _bar,
    }
    return found


def _bar(chance: Fraction, greatest: Fraction) -> int:
    """Return the length of a chart's bar in hundredths of the longest."""
    # Dividing the fractions would reduce numbers of thousands of digits first.
    return chance.numerator * greatest.denominator * 100 // (chance.denominator * greatest.numerator)


def render(template: str, **values: Any) -> str:
    """Return a template of this package filled with values."""
    return environment().get_template(template).render(**values)
