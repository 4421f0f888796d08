"""HTML of what pages are made of: calculators, tables, rule anchors and rulings."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from calculators.answer import answer
from calculators.declaration import CHECKED, Field, Kind
from calculators.keeping import keeper_for
from calculators.links import RuleLinks
from calculators.lookup import calculator
from calculators.reading import WHOLE_PATTERN
from calculators.registry import CALCULATORS, RULE_SETS, RULING_EXAMPLES
from calculators.rendering import render
from rules.quantities import OnlyWhen, Typed
from rules.rule_sets import RuleSet

TEMPLATES = Path(__file__).parent / "templates"
SPEED_RESULTS = Path(__file__).parent.parent / "benchmarks/results.json"
MOST_RADIO_BUTTONS = 4


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        undefined=StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _render(template: str, **values: Any) -> str:
    return _environment().get_template(template).render(**values)


def _shape(field: Field) -> str:
    """Return which kind of control a field has."""
    match field.kind:
        case Kind.SWITCH:
            return "switch"
        case Kind.CHOICE:
            return "choice" if len(field.options) <= MOST_RADIO_BUTTONS else "select"
        case Kind.SCALE:
            return "scale"
        case Kind.TEXT:
            return "text"
        case _:
            return "number"


def _keyboard(field: Field) -> str:
    """Return which keyboard a phone should show; those for digits lack letters, and on some phones the minus."""
    if field.kind in (Kind.MASS, Kind.TEXT) or field.quantity.minus:
        return "text"
    return "decimal" if field.kind in (Kind.NUMBER, Kind.LENGTH) else "numeric"


def _may_be_blank(field: Field) -> bool:
    return issubclass(field.base, Typed) and field.base.takes_blank


def _applies(field: Field, form: dict[str, str]) -> bool:
    return field.only_when is None or form[field.only_when.argument] in _keys_that_count(field.only_when)


def _keys_that_count(only_when: OnlyWhen) -> list[str]:
    """Return the options of the other field with which this one counts."""
    return [value.value for value in only_when.values]


def rule_set(slug: str) -> RuleSet:
    """Return the rule set of a name in addresses; raise KeyError where there is none."""
    for known in RULE_SETS:
        if known.slug == slug:
            return known
    raise KeyError(f"There is no rule set {slug!r}")


def calculator_html(slug: str, links: RuleLinks) -> str:
    """Return a calculator's form, filled with its example, and the example's answer.

    Raises:
        KeyError: there is no such calculator, or a page lacks a rule that it cites.
    """
    declared = calculator(slug)
    form = declared.example_form
    return _render(
        "calculator.html",
        calculator=declared,
        form=form,
        answer=answer(slug, form, links),
        links=links,
        keeper=keeper_for(declared),
        shape=_shape,
        keyboard=_keyboard,
        applies=_applies,
        keys_that_count=_keys_that_count,
        may_be_blank=_may_be_blank,
        whole_pattern=WHOLE_PATTERN,
        checked=CHECKED,
    )


def table_html(name: str, links: RuleLinks, calculators: Sequence[str] = ()) -> str:
    """Return a printed table; each row that alone states a rule carries the rule's anchor.

    Args:
        name: rule set and table, such as "metaforce/large-sizes".
        links: where rules are stated, seen from the page at hand.
        calculators: addresses of those whose choice the table marks; the example of the first is marked here.

    Raises:
        KeyError: there is no such table or calculator.
    """
    slug, _, table = name.partition("/")
    declared = [calculator(address) for address in calculators]
    return render(
        "table.html",
        table=rule_set(slug).tables[table],
        links=links,
        anchors=True,
        followed=[each.name for each in declared],
        chosen=declared[0].example_form if declared else {},
    )


def rule_html(rule: str) -> str:
    """Return the permanent link that makes a paragraph the place of a rule."""
    return _render("rule.html", rule=rule).strip()


def ruling_html(ruling_id: str, links: RuleLinks) -> str:
    """Return the note on a doubtful passage; raise KeyError where there is no such ruling."""
    for known in RULE_SETS:
        for ruling in known.rulings:
            if ruling.id == ruling_id:
                return _render("ruling.html", ruling=ruling, links=links)
    raise KeyError(f"There is no ruling {ruling_id!r}")


def rulings_markdown(slug: str, links: RuleLinks) -> str:
    """Return all rulings of a rule set, each under a heading of its own."""
    shown = rule_set(slug)
    keys = {readings: key for key, readings in shown.readings.switches().items()}
    return "\n\n".join(
        _render("ruling_full.html", ruling=ruling, links=links, keys=keys, examples=RULING_EXAMPLES)
        for ruling in shown.rulings
    )


def calculators_html(slug: str, pages: dict[str, str], root: str) -> str:
    """Return the list of a rule set's calculators, each with its example and the answer."""
    shown = rule_set(slug)
    of_set = [declared for declared in CALCULATORS.values() if declared.rule_set is shown]
    return _render("calculators.html", calculators=of_set, pages=pages, root=root)


def speed_html(name: str) -> str:
    """Return a table of the benchmark's last run, such as "targets"; raise KeyError where it has no such table."""
    return _render("speed.html", table=json.loads(SPEED_RESULTS.read_text("utf-8"))[name])
