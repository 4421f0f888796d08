"""What an evaluator of worked values takes and gives."""

from collections.abc import Callable, Mapping
from typing import Any

type Inputs = Mapping[str, Any]
type Values = dict[str, Any]
type Evaluator = Callable[[Inputs], Values]
