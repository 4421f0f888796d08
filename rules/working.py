"""Working: the lines that lead to an answer, each citing the rule that licenses it."""

from dataclasses import dataclass, field

from rules.dice import Odds, RollsOdds
from rules.drawings import GridDrawing
from rules.ladders import Ladder
from rules.tables import Table
from rules.units import PLAIN, Unit
from rules.words import Exact


@dataclass(frozen=True)
class Step:
    """One line of working.

    Attributes:
        rule: id of the rule that licenses the step, such as "MF-FALL-1".
        label: what the step finds.
        value: what it comes to.
        unit: the value's unit, where it is a number.
        reckoning: how it is found, in numbers and words; may be empty.
    """

    rule: str
    label: str
    value: Exact | str
    unit: Unit = PLAIN
    reckoning: str = ""

    @property
    def said(self) -> str:
        """The value with its unit, in words."""
        return self.value if isinstance(self.value, str) else self.unit.of(self.value)


@dataclass
class Working:
    """Collects the steps of one answer; the last step is the answer."""

    _steps: list[Step] = field(default_factory=list)

    def step[V: Exact | str](self, rule: str, label: str, value: V, unit: Unit = PLAIN, reckoning: str = "") -> V:
        """Note a step and return its value."""
        self._steps.append(Step(rule, label, value, unit, reckoning))
        return value

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps so far."""
        return tuple(self._steps)


@dataclass(frozen=True, kw_only=True)
class Result:
    """What a rule function returns; subclasses add its named parts.

    Attributes:
        working: the steps; the last one is the answer.
        notices: what a reader should be told besides.
        odds: the distributions behind the answer, where dice are rolled.
        rolls: how many rolls something takes, where they add up.
        tables: what the answer sets side by side; each row cites its rule.
        drawings: what it shows to scale.
    """

    working: tuple[Step, ...]
    notices: tuple[str, ...] = ()
    odds: tuple[Odds, ...] = ()
    rolls: tuple[RollsOdds, ...] = ()
    tables: tuple[Table, ...] = ()
    drawings: tuple[GridDrawing | Ladder, ...] = ()

    @property
    def headline(self) -> str:
        """The answer in the words a player would say: by default the last line of working."""
        return self.working[-1].said
