"""What numbers and choices mean: labels, units and bounds.

An argument of a rule function is annotated with a :class:`Quantity`; from that one annotation come its field in a form,
its validation and its description.
"""

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import cache, wraps
from typing import Annotated, ClassVar, Self, get_args, get_origin, get_type_hints

from rules.errors import InvalidArgument
from rules.units import MEASURED, PLAIN, Unit
from rules.words import Exact, said


class Choice(Enum):
    """One of a closed list of options; a member is declared as ``NAME = key, label``.

    The key goes into forms and links, the label is what a reader sees.
    """

    label: str

    def __new__(cls, key: str, label: str) -> Self:
        """Make a member of its key and label."""
        member = object.__new__(cls)
        member._value_ = key
        member.label = label
        return member

    @classmethod
    def keyed(cls, key: str) -> Self:
        """Return the option of a key; raise KeyError where there is none."""
        for option in cls:
            if option.value == key:
                return option
        raise KeyError(key)

    def __str__(self) -> str:
        return self.label


class Typed(ABC):
    """A value that is typed as text and read, such as dice.

    Attributes:
        longest: how many characters a text may have.
        takes_blank: whether a blank text stands for a value.
    """

    longest: ClassVar[int] = 40
    takes_blank: ClassVar[bool] = False

    @property
    @abstractmethod
    def key(self) -> str:
        """What stands for the value in a form or a link."""

    @classmethod
    @abstractmethod
    def examples(cls) -> Sequence[str]:
        """Return texts that :meth:`read` takes, of every form there is."""

    @classmethod
    @abstractmethod
    def accepts(cls) -> str:
        """Return what :meth:`read` takes, as the end of a sentence that begins with "It takes"."""

    @classmethod
    @abstractmethod
    def read(cls, text: str) -> Self:
        """Return the value that a text stands for; raise ValueError where there is none, Unread to say why."""


class Scale(Typed):
    """A value that is picked by name or typed as a number, such as a creature's size."""

    @classmethod
    @abstractmethod
    def named(cls) -> Sequence[Self]:
        """Return the values that have a name, in ascending order."""

    @classmethod
    def examples(cls) -> Sequence[str]:
        """Return what stands for each value that has a name."""
        return [value.key for value in cls.named()]


@dataclass(frozen=True, kw_only=True)
class Quantity:
    """What an argument or a result is.

    Attributes:
        label: what a reader calls it.
        unit: its unit of measure.
        at_least: lowest value allowed, or None.
        above: bound that the value must exceed, or None.
        at_most: highest value allowed, or None.
        minus: whether numbers below zero are usual, so that a phone's keyboard must have the minus.
    """

    label: str
    unit: Unit = PLAIN
    at_least: Exact | None = None
    above: Exact | None = None
    at_most: Exact | None = None
    minus: bool = False

    def accepts(self, base: type) -> str:
        """Return what it takes, as the end of a sentence that begins with "It takes"."""
        if issubclass(base, bool):
            return "yes or no"
        if issubclass(base, Choice):
            return "one of: " + ", ".join(choice.label for choice in base)
        if issubclass(base, Typed):
            return base.accepts()
        kind = "a whole number" if issubclass(base, int) else MEASURED.get(self.unit, "a number")
        bounds = []
        if self.at_least is not None:
            bounds.append(f"from {said(self.at_least)}")
        if self.above is not None:
            bounds.append(f"above {said(self.above)}")
        if self.at_most is not None:
            bounds.append(f"{'to' if self.at_least is not None else 'up to'} {said(self.at_most)}")
        unit = f" {self.unit.many}" if self.unit.many else ""
        return " ".join([kind, *bounds]) + unit

    def out_of_bounds(self, value: Exact) -> str | None:
        """Return what is wrong with a number's size, or None where it is within bounds."""
        if self.at_least is not None and value < self.at_least:
            return f"is below {self.unit.of(self.at_least)}"
        if self.above is not None and value <= self.above:
            return f"is not above {self.unit.of(self.above)}"
        if self.at_most is not None and value > self.at_most:
            return f"is above {self.unit.of(self.at_most)}"
        return None

    def check(self, argument: str, base: type, value: object) -> None:
        """Raise InvalidArgument where the value is not exact, not of the base type, or out of bounds."""
        exact = isinstance(value, int | Fraction) and not isinstance(value, bool)
        fits = (
            exact if base is Fraction else exact and isinstance(value, int) if base is int else isinstance(value, base)
        )
        if not fits:
            raise InvalidArgument(argument, self.label, self.accepts(base), f"cannot be {value!r}")
        if exact and isinstance(value, int | Fraction) and (problem := self.out_of_bounds(value)):
            raise InvalidArgument(argument, self.label, self.accepts(base), problem)


@dataclass(frozen=True)
class OnlyWhen:
    """Marks an argument that counts only when another one has a given value, or one of several.

    Attributes:
        argument: name of the other argument.
        value: the value or values.
    """

    argument: str
    value: Choice | tuple[Choice, ...]

    @property
    def values(self) -> tuple[Choice, ...]:
        """The values with which the argument counts."""
        return self.value if isinstance(self.value, tuple) else (self.value,)


@dataclass(frozen=True)
class Argument:
    """One argument of a rule function, as its annotation describes it."""

    name: str
    base: type
    quantity: Quantity
    only_when: OnlyWhen | None


def described(annotation: object) -> tuple[type, Quantity | None, tuple[object, ...]]:
    """Return base type, quantity and all metadata of an annotation."""
    if get_origin(annotation) is not Annotated:
        return (annotation if isinstance(annotation, type) else object), None, ()
    base, *metadata = get_args(annotation)
    # The outermost quantity wins, so that a chapter can give a shared quantity a label of its own.
    quantities = [item for item in metadata if isinstance(item, Quantity)]
    return base, (quantities[-1] if quantities else None), tuple(metadata)


@cache
def arguments(rule: Callable[..., object]) -> tuple[Argument, ...]:
    """Return the arguments of a rule function that carry a Quantity, in order.

    Raises:
        TypeError: an argument other than ``rulings`` has no Quantity.
    """
    hints = get_type_hints(rule, include_extras=True)
    found = []
    for name in inspect.signature(rule).parameters:
        base, quantity, metadata = described(hints[name])
        if name == "rulings":
            continue
        if quantity is None:
            raise TypeError(f"{rule.__qualname__}: argument {name} has no Quantity")
        only_when = next((item for item in metadata if isinstance(item, OnlyWhen)), None)
        found.append(Argument(name, base, quantity, only_when))
    return tuple(found)


def checked[**P, R](rule: Callable[P, R]) -> Callable[P, R]:
    """Make a rule function check each argument against its Quantity before it runs.

    The function then raises InvalidArgument for a value of the wrong kind or out of bounds.
    """
    signature = inspect.signature(rule)

    @wraps(rule)
    def check_and_call(*args: P.args, **kwargs: P.kwargs) -> R:
        bound = signature.bind(*args, **kwargs)
        for argument in arguments(rule):
            if argument.name in bound.arguments:
                argument.quantity.check(argument.name, argument.base, bound.arguments[argument.name])
        return rule(*args, **kwargs)

    return check_and_call
