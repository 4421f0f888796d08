"""Finds on which page each rule, ruling and calculator stands, before any page is rendered.

An answer on one page links to rules on others, so that all places must be known first.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from calculators.registry import CALCULATORS, RULE_SETS

_CALL = re.compile(r"\b(?P<macro>rule|table|rulings|calculator)\(\s*[\"'](?P<name>[^\"']+)[\"']")
_RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]+-S?[0-9]+[a-z]?\b")


class UnplacedRule(ValueError):
    """A rule that stands on no page, or on more than one."""


@dataclass(frozen=True)
class RulePages:
    """Where things stand on the site.

    Attributes:
        rules: page address under the site's root, by id of a rule or ruling.
        calculators: page address under the site's root, by calculator.
    """

    rules: Mapping[str, str]
    calculators: Mapping[str, str]


def _stated_by(macro: str, name: str) -> Sequence[str]:
    """Return the ids that a macro call in a page gives an anchor."""
    rule_sets = {rule_set.slug: rule_set for rule_set in RULE_SETS}
    match macro:
        case "rule":
            return (name,)
        case "table":
            slug, _, table = name.partition("/")
            return rule_sets[slug].tables[table].anchored_rules
        case "rulings":
            return [ruling.id for ruling in rule_sets[name].rulings]
        case _:
            return ()


def find_rule_pages(pages: Mapping[str, str]) -> RulePages:
    """Find where each rule, ruling and calculator stands.

    Args:
        pages: Markdown text by page address under the site's root.

    Raises:
        UnplacedRule: a rule or calculator stands in two places.
        KeyError: a page names a table or rule set that does not exist.
    """
    rules: dict[str, str] = {}
    calculators: dict[str, str] = {}
    for address, text in pages.items():
        for call in _CALL.finditer(text):
            if call["macro"] == "calculator":
                _place(calculators, call["name"], address)
            for stated in _stated_by(call["macro"], call["name"]):
                _place(rules, stated, address)
    return RulePages(rules, calculators)


def _place(places: dict[str, str], name: str, address: str) -> None:
    if name in places:
        raise UnplacedRule(f"{name} stands in two places: on “/{places[name]}” and on “/{address}”")
    places[name] = address


def cited_rules(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield each rule id that the Python files of a folder cite, with the file."""
    for path in sorted(folder.rglob("*.py")):
        for cited in sorted(set(_RULE_ID.findall(path.read_text("utf-8")))):
            yield cited, path


def check_all_stated(found: RulePages, folder: Path) -> None:
    """Check that a page states each rule that the core cites, and that each calculator has its place.

    Raises:
        UnplacedRule: a rule or calculator stands on no page.
    """
    missing = [f"{cited} ({path.name})" for cited, path in cited_rules(folder) if cited not in found.rules]
    missing += [f"calculator {slug}" for slug in CALCULATORS if slug not in found.calculators]
    if missing:
        raise UnplacedRule(f"No page states: {', '.join(missing)}")
