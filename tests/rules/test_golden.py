"""The core gives every worked value."""

from typing import Any

import pytest

from tests.golden import CASES, EVALUATORS, evaluate


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_value(case: dict[str, Any]) -> None:
    assert evaluate(case["calc"], case["inputs"]) == case["expected"], case["why"]


def test_every_evaluator_has_a_case() -> None:
    assert {case["calc"] for case in CASES} == set(EVALUATORS)
