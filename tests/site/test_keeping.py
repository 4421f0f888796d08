"""What calculators keep on a reader's device, and what others are filled with from it."""

import json
from collections import Counter

import pytest

from calculators.answer import answer, answer_json
from calculators.declaration import Calculator
from calculators.keeping import keeper_for, taken
from calculators.registry import CALCULATORS
from macros.rendering import calculator_html
from tests.calculators.test_declarations import LINKS

KEEPERS = [declared for declared in CALCULATORS.values() if declared.keeps]
FILLED = [(declared, keeper) for declared in CALCULATORS.values() if (keeper := keeper_for(declared))]
every_keeper = pytest.mark.parametrize("keeper", KEEPERS, ids=lambda keeper: keeper.slug)
every_filled = pytest.mark.parametrize(("declared", "keeper"), FILLED, ids=lambda declared: declared.slug)

CHARACTER = CALCULATORS["fluid/character"]
WOUNDED = CHARACTER.example_form | {"wounds_taken": "9", "stress_taken": "3"}


def test_a_rule_set_keeps_one_kind() -> None:
    """The list in a calculator's head is of one kind."""
    assert max(Counter(keeper.rule_set.slug for keeper in KEEPERS).values()) == 1


def test_what_readers_have_kept_is_found_under_its_kind() -> None:
    """A kind is part of where devices store it: another one would lose what they hold."""
    assert {keeper.slug: keeper.keeps.kind for keeper in KEEPERS if keeper.keeps} == {"fluid/character": "character"}


@every_keeper
def test_a_keeper_knows_its_own_fields_and_what_follows(keeper: Calculator) -> None:
    known = answer(keeper.slug, keeper.example_form, LINKS).known
    own = {field.name for field in keeper.fields}
    assert keeper.keeps
    assert own <= known.keys() == own | {*keeper.keeps.gives}
    assert not own & {*keeper.keeps.gives}


@every_keeper
def test_all_that_a_keeper_gives_is_taken(keeper: Calculator) -> None:
    names = {field.name for declared, by in FILLED if by is keeper for field in taken(declared, keeper)}
    assert keeper.keeps
    assert {*keeper.keeps.gives} <= names


@every_filled
def test_what_is_known_is_read(declared: Calculator, keeper: Calculator) -> None:
    known = answer(keeper.slug, keeper.example_form, LINKS).known
    form = declared.example_form | {field.name: known[field.name] for field in taken(declared, keeper)}
    assert not answer(declared.slug, form, LINKS).problems


def test_fluid_character_gives_what_her_damage_has_left() -> None:
    """FG-COND-1 to FG-COND-6, FG-CP-1 to FG-CP-7 and FG-TAC-1, as the calculators of each have it."""
    known = answer(CHARACTER.slug, WOUNDED, LINKS).known
    assert known == WOUNDED | {
        "physical_condition": "15",
        "mental_condition": "10",
        "wounds": "6",
        "stress": "7",
        "condition_penalty": "-2",
        "tactics": "0",
    }
    penalty = CALCULATORS["fluid/penalty"]
    form = {field.name: known[field.name] for field in penalty.fields}
    assert penalty.run(penalty.read(form)).headline == "CP −2"


def test_what_is_refused_or_kept_nowhere_gives_nothing() -> None:
    assert answer(CHARACTER.slug, WOUNDED | {"body": "x"}, LINKS).known == {}
    assert answer("fluid/bonus", CALCULATORS["fluid/bonus"].example_form, LINKS).known == {}


def test_json_door_has_what_is_known() -> None:
    question = {"calculator": CHARACTER.slug, "form": WOUNDED, "root": ""}
    pages = {
        f"FG-{chapter}-{number}": "" for chapter in ("STAT", "COND", "CP", "TAC", "HALF") for number in range(1, 9)
    }
    pages |= {f"FG-R{number:02}": "" for number in range(1, 20)}
    given = json.loads(answer_json(json.dumps(question), json.dumps(pages)))
    assert given["known"]["condition_penalty"] == "-2"


@pytest.mark.parametrize(
    ("slug", "fills", "keeps"),
    [("fluid/character", True, True), ("fluid/test", True, False), ("fluid/bonus", False, False)],
)
def test_controls_stand_where_they_belong(slug: str, fills: bool, keeps: bool) -> None:
    html = calculator_html(slug, LINKS)
    assert ('class="kept-choice"' in html) is fills
    assert ('class="kept"' in html) is keeps
    assert html.count('data-kind="fluid/character"') == fills + keeps
    assert html.count(f'data-fields="{" ".join(field.name for field in CHARACTER.fields)}"') == fills + keeps


def test_another_rule_set_has_none_of_it() -> None:
    assert keeper_for(CALCULATORS["metaforce/fall"]) is None
    assert "kept" not in calculator_html("metaforce/fall", LINKS)
