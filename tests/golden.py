"""Worked values that were computed apart from this code, and the way to try them.

`golden.json` holds the cases. `evaluate` turns a case's calculator and inputs into a call of the core, so that further
worked values of the same form can be tried as well.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.evaluators.altered_realms import ALTERED_REALMS_EVALUATORS
from tests.evaluators.fluid import FLUID_EVALUATORS
from tests.evaluators.metaforce_bodies import BODIES_EVALUATORS
from tests.evaluators.metaforce_giants import GIANTS_EVALUATORS
from tests.evaluators.metaforce_sizes import SIZES_EVALUATORS
from tests.evaluators.types import Evaluator, Inputs, Values

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "golden.json").read_text("utf-8"))

EVALUATORS: Mapping[str, Evaluator] = {
    **SIZES_EVALUATORS,
    **BODIES_EVALUATORS,
    **GIANTS_EVALUATORS,
    **FLUID_EVALUATORS,
    **ALTERED_REALMS_EVALUATORS,
}


def evaluate(calc: str, inputs: Inputs) -> Values:
    """Return what the core answers to a worked case, under the default rulings.

    Args:
        calc: name of the calculator in `golden.json`, such as "mf.fall".
        inputs: its inputs; exact numbers as integers or as fractions in a string.

    Returns:
        Results by the names that `golden.json` expects; fractions as reduced strings.

    Raises:
        KeyError: there is no such calculator.
    """
    return EVALUATORS[calc](inputs)
