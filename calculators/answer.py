"""Answers as pages and chats show them: the only door that the browser uses."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from calculators.declaration import InvalidForm
from calculators.links import RuleLinks
from calculators.lookup import calculator
from calculators.rendering import render


@dataclass(frozen=True)
class Answer:
    """An answer, or the refusal of a form.

    Attributes:
        html: what goes into the page.
        text: the same for a chat; empty where the form is refused.
        problems: for each field at fault its name and a sentence; empty where there is an answer.
        known: where creatures are kept of the calculator, the text of each field that this one fills elsewhere.
    """

    html: str
    text: str
    problems: Mapping[str, str]
    known: Mapping[str, str]


def answer(slug: str, form: Mapping[str, str], links: RuleLinks) -> Answer:
    """Answer a filled form.

    Args:
        slug: the calculator's address, such as "metaforce/fall".
        form: text by field name, as typed.
        links: where rules are stated, seen from the page at hand.

    Returns:
        The answer with its working, or the refusal with a sentence for each field at fault.

    Raises:
        KeyError: there is no such calculator.
    """
    asked = calculator(slug)
    try:
        filled = asked.read(form)
        result = asked.run(filled)
    except InvalidForm as invalid:
        html = render("refused.html", calculator=asked, problems=invalid.problems)
        return Answer(html, "", invalid.problems, {})
    house_rulings = [(field, reading) for field, reading in filled.chosen.items() if reading is not field.ours]
    values = {"calculator": asked, "result": result, "links": links, "house_rulings": house_rulings}
    return Answer(
        render("answer.html", **values),
        render("answer.txt", **values, given=asked.said_form(filled)),
        {},
        asked.known(filled, result),
    )


@cache
def _pages(rule_pages: str) -> Mapping[str, str]:
    pages: dict[str, str] = json.loads(rule_pages)
    return pages


def answer_json(question: str, rule_pages: str) -> str:
    """Answer a question that comes as JSON, for callers outside Python.

    Args:
        question: an object with "calculator", "form" (text by field name) and "root" (the way to the site's root).
        rule_pages: an object with the page of each rule and ruling.

    Returns:
        An object with "html", "text", "errors" (a sentence by field name) and "known" (text by field name: what fills
        other calculators, where this one is kept).

    Raises:
        KeyError: there is no such calculator.
        ValueError: the question is no JSON.
    """
    asked = json.loads(question)
    given = answer(asked["calculator"], asked["form"], RuleLinks(_pages(rule_pages), asked["root"]))
    return json.dumps(
        {"html": given.html, "text": given.text, "errors": dict(given.problems), "known": dict(given.known)}
    )
