"""Every switch of every ruling: it belongs to one ruling, ours comes first, and it changes an answer."""

import pytest

from calculators.registry import CALCULATORS, RULE_SETS, RULING_EXAMPLES
from rules.rule_sets import RuleSet
from rules.rulings import Reading

SWITCHES = [readings for rule_set in RULE_SETS for ruling in rule_set.rulings for readings in ruling.switches]
every_rule_set = pytest.mark.parametrize("rule_set", RULE_SETS, ids=[rule_set.slug for rule_set in RULE_SETS])


@every_rule_set
def test_switches_and_rulings_belong_together(rule_set: RuleSet) -> None:
    of_rulings = [readings for ruling in rule_set.rulings for readings in ruling.switches]
    assert sorted(of_rulings, key=str) == sorted(rule_set.readings.switches().values(), key=str)


@every_rule_set
def test_ours_comes_first(rule_set: RuleSet) -> None:
    ours = rule_set.readings()
    for key, readings in rule_set.readings.switches().items():
        assert getattr(ours, key.partition(".")[2]) is next(iter(readings))


@every_rule_set
def test_ids_are_unique_and_ascend(rule_set: RuleSet) -> None:
    ids = [ruling.id for ruling in rule_set.rulings]
    assert ids == sorted(set(ids))


@pytest.mark.parametrize("readings", SWITCHES, ids=lambda readings: readings.__name__)
def test_every_reading_changes_an_answer(readings: type[Reading]) -> None:
    examples = [dict(example.answers()) for example in RULING_EXAMPLES if example.readings is readings]
    ours, *others = readings
    for other in others:
        assert any(example[ours] != example[other] for example in examples), f"{other.name} changes nothing"


@pytest.mark.parametrize("readings", SWITCHES, ids=lambda readings: readings.__name__)
def test_every_switch_is_offered(readings: type[Reading]) -> None:
    offered = [field.readings for declared in CALCULATORS.values() for field in declared.ruling_fields]
    assert readings in offered


def test_a_chosen_reading_is_named_in_the_answer() -> None:
    from calculators.answer import answer
    from tests.calculators.test_declarations import LINKS

    form = CALCULATORS["metaforce/fall"].example_form | {"mf.fall_double": "marginal"}
    given_answer = answer("metaforce/fall", form, LINKS)
    assert "280 damage" in given_answer.html
    assert "House ruling" in given_answer.html
    assert "only the feet past the double" in given_answer.text
    assert "House ruling" not in answer("metaforce/fall", CALCULATORS["metaforce/fall"].example_form, LINKS).html
