"""Every calculator, from its declaration: whatever is typed gives an answer or a worded refusal."""

import html
import json
import re
from contextlib import suppress
from dataclasses import fields
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculators.answer import answer, answer_json
from calculators.declaration import Calculator, InvalidForm
from calculators.links import RuleLinks
from calculators.lookup import calculator
from calculators.registry import CALCULATORS
from rules.dice import LONGEST_FRACTION, percent
from rules.errors import InvalidArgument
from rules.quantities import Typed
from rules.words import said, said_average
from rules.working import Result
from tests.calculators.strategies import any_forms, sound_forms

every_calculator = pytest.mark.parametrize("declared", CALCULATORS.values(), ids=CALCULATORS)


class EveryRule(dict[str, str]):
    """Stands for a site that states every rule on one page."""

    def __contains__(self, cited: object) -> bool:
        return True

    def __missing__(self, cited: str) -> str:
        return "page/"


LINKS = RuleLinks(EveryRule(), "../")


def says(text: str, value: object) -> bool:
    """Return whether a text has the value in it as words of their own, in one of the ways in which it is said."""
    if isinstance(value, Fraction):
        ways = {percent(value), said_average(value)} if value.denominator < 10**LONGEST_FRACTION else {percent(value)}
    else:
        ways = {said(value) if isinstance(value, int) else str(value)}
    return any(re.search(rf"(?<!\w){re.escape(way)}(?!\w)", text) for way in ways if way)


@every_calculator
def test_example_is_answered(declared: Calculator) -> None:
    given_answer = answer(declared.slug, declared.example_form, LINKS)
    assert not given_answer.problems
    assert given_answer.text.startswith(declared.title)
    assert "answer-headline" in given_answer.html


@every_calculator
@given(data=st.data())
def test_sound_form_is_answered(declared: Calculator, data: st.DataObject) -> None:
    form = data.draw(sound_forms(declared))
    filled = declared.read(form)
    try:
        result = declared.run(filled)
    except InvalidForm as refused:
        # Fields that are sound by themselves may not go together, such as a waist above the chest.
        for name, problem in refused.problems.items():
            assert name in {field.name for field in filled.values}
            assert " It takes " in problem
        return
    assert isinstance(result, Result)
    last = result.working[-1].value
    common = {field.name for field in fields(Result)}
    own = [value for name, value in vars(result).items() if name not in common]
    assert last in own or any(says(str(last), value) for value in own), "the last line of working is the answer"


@every_calculator
@given(data=st.data())
def test_any_form_is_answered_or_refused_in_words(declared: Calculator, data: st.DataObject) -> None:
    form = data.draw(any_forms(declared))
    given_answer = answer(declared.slug, form, LINKS)
    if not given_answer.problems:
        assert "answer-headline" in given_answer.html
        return
    assert "answer-refused" in given_answer.html
    for name, problem in given_answer.problems.items():
        assert problem.endswith("."), problem
        assert name in form or name in {field.name for field in declared.fields}
        assert problem in html.unescape(given_answer.html)
    assert not re.search(r"<script|Traceback", given_answer.html)


@every_calculator
@given(data=st.data())
def test_what_is_shown_reads_back(declared: Calculator, data: st.DataObject) -> None:
    form = data.draw(sound_forms(declared))
    filled = declared.read(form)
    again = declared.form_of({field.name: value for field, value in filled.values.items()})
    values = declared.read(again | {field.name: reading.value for field, reading in filled.chosen.items()}).values
    assert values == filled.values


@every_calculator
def test_every_field_refuses_a_blank_and_says_what_it_takes(declared: Calculator) -> None:
    asked = [field for field in declared.fields if not field.only_when and field.kind != "switch"]
    always = [field for field in asked if not (issubclass(field.base, Typed) and field.base.takes_blank)]
    with pytest.raises(InvalidForm) as refused:
        declared.read({})
    for field in always:
        assert refused.value.problems[field.name].startswith(f"{field.label} is blank. It takes ")


@every_calculator
def test_unknown_field_is_named(declared: Calculator) -> None:
    problems = answer(declared.slug, declared.example_form | {"bogus": "1"}, LINKS).problems
    assert list(problems) == ["bogus"]
    assert "“bogus”" in problems["bogus"]


@every_calculator
@given(data=st.data())
def test_reads_only_the_readings_that_it_offers(declared: Calculator, data: st.DataObject) -> None:
    """A reading that the rule looks at, but whose ruling it does not rely on, could not be chosen in the form."""
    ours = declared.rule_set.readings()
    seen: set[str] = set()

    class Watched(type(ours)):  # type: ignore[misc]
        def __getattribute__(self, name: str) -> Any:
            if name in vars(ours):
                seen.add(name)
            return super().__getattribute__(name)

    filled = declared.read(data.draw(sound_forms(declared)))
    if declared.rulings:
        with suppress(InvalidArgument):
            declared.rule(**{field.name: value for field, value in filled.values.items()}, rulings=Watched())
    assert seen <= {field.name.partition(".")[2] for field in declared.ruling_fields}


def test_json_door() -> None:
    question = {"calculator": "metaforce/fall", "form": CALCULATORS["metaforce/fall"].example_form, "root": "../"}
    pages = {f"MF-FALL-{number}": "falling/" for number in range(1, 17)}
    with pytest.raises(KeyError, match="MF-R"):
        answer_json(json.dumps(question), json.dumps(pages))
    pages |= {f"MF-R{number:02}": "rulings/" for number in range(1, 44)}
    given_answer = json.loads(answer_json(json.dumps(question), json.dumps(pages)))
    assert given_answer["errors"] == {}
    assert "560 damage" in given_answer["html"]
    assert 'href="../falling/#mf-fall-4"' in given_answer["html"]


def test_unknown_calculator_is_named() -> None:
    with pytest.raises(KeyError, match="metaforce/fall"):
        calculator("metaforce/jump")
