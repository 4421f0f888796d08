"""What numbers and choices mean: labels, units and bounds, and how each is said in words.

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

type Exact = int | Fraction

INCHES_PER_FOOT = 12
GRAMS_PER_KILOGRAM = 1_000
KILOGRAMS_PER_TONNE = 1_000
KILOGRAMS_PER_POUND = Fraction("0.45359237")
MOST_PLACES = 40
SAID_DECIMALS = 10**4
LARGEST_SAID_DENOMINATOR = 12
"""Averages that are no decimals and have larger denominators are rounded when they are said."""


def said(number: Exact) -> str:
    """Return an exact number as a player would write it: "1,000", "2.5", "3 1/3", "−3"."""
    sign = "−" if number < 0 else ""
    whole, rest = divmod(abs(Fraction(number)), 1)
    if not rest:
        return f"{sign}{whole:,}"
    hundredths = rest * 100
    if hundredths.is_integer():
        return f"{sign}{whole:,}.{int(hundredths):02d}".rstrip("0")
    return f"{sign}{whole:,} {rest}" if whole else f"{sign}{rest}"


def signed(number: Exact) -> str:
    """Return an exact number with its sign, as bonuses are written: "+2", "+0", "−3"."""
    return said(number) if number < 0 else f"+{said(number)}"


def said_decimal(number: Exact) -> str:
    """Return an exact number as a decimal where it ends, however late: "68.0388555"; otherwise as :func:`said` does."""
    exact = Fraction(number)
    places = 0
    while 10**places % exact.denominator and places < MOST_PLACES:
        places += 1
    if 10**places % exact.denominator:
        return said(number)
    whole, rest = divmod(abs(exact), 1)
    digits = f".{int(rest * 10**places):0{places}d}" if rest else ""
    return f"{'−' if exact < 0 else ''}{whole:,}{digits}"


def said_rounded(number: Exact) -> str:
    """Return a number for a glance, rounded to two decimals: "−1.57"."""
    hundredths = (abs(Fraction(number)) * 200 + 1) // 2
    return said(Fraction(hundredths if number >= 0 else -hundredths, 100))


def said_with_fraction(number: Exact) -> str:
    """Return a number rounded to two decimals, with the exact fraction where that is not exact: "1.57 (113/72)"."""
    exact = Fraction(number)
    if (exact * 100).is_integer():
        return said(exact)
    return f"{said_rounded(exact)} ({'−' if exact < 0 else ''}{abs(exact)})"


def said_average(number: Exact) -> str:
    """Return an average as a player would say it: exactly where that is short, otherwise "about 3.09"."""
    exact = Fraction(number)
    if SAID_DECIMALS % exact.denominator == 0:
        return said_decimal(number)
    if exact.denominator <= LARGEST_SAID_DENOMINATOR:
        return said(number)
    return f"about {said(Fraction(round(exact * 100), 100))}"


def said_length(feet: Exact) -> str:
    """Return a length given in feet in words: in inches below one foot, otherwise in feet."""
    return f"{said(feet * INCHES_PER_FOOT)} in" if 0 < feet < 1 else FEET.of(feet)


@dataclass(frozen=True)
class Unit:
    """A unit of measure, in singular and plural, written after its number or before it."""

    one: str
    many: str
    before: bool = False

    def of(self, number: Exact) -> str:
        """Return the number with this unit: "1 square", "2 squares", "× 0.8"."""
        name = self.one if number == 1 else self.many
        return f"{name} {said(number)}" if self.before else f"{said(number)} {name}".rstrip()


class SignedUnit(Unit):
    """No unit, but a sign: what is added to a roll."""

    def of(self, number: Exact) -> str:
        """Return the number with its sign: "+2", "+0", "−3"."""
        return signed(number)


class DecimalUnit(Unit):
    """A unit whose numbers are written as decimals, never as fractions, wherever they end."""

    def of(self, number: Exact) -> str:
        """Return the number as a decimal with this unit: "68.0388555 kg"."""
        return f"{said_decimal(number)} {self.one if number == 1 else self.many}"


class AverageUnit(Unit):
    """A unit of averages, which are rounded where their fraction is unwieldy."""

    def of(self, number: Exact) -> str:
        """Return the number with this unit: "about 20.81 damage"."""
        return f"{said_average(number)} {self.one if number == 1 else self.many}".rstrip()


class RoundedUnit(Unit):
    """No unit, but two decimals for a glance and the exact fraction behind them."""

    def of(self, number: Exact) -> str:
        """Return the number rounded, with its fraction: "1.57 (113/72)"."""
        return said_with_fraction(number)


PLAIN = Unit("", "")
ROUNDED = RoundedUnit("", "")
BONUS = SignedUnit("", "")
TIMES = Unit("×", "×", before=True)
FEET = Unit("ft", "ft")
KILOGRAMS = DecimalUnit("kg", "kg")
SQUARES = Unit("square", "squares")
DAMAGE = Unit("damage", "damage")
AVERAGE_DAMAGE = AverageUnit("damage", "damage")

MEASURED = {FEET: "a length", KILOGRAMS: "a mass"}
"""What a number of a unit is called where it may be given in other units too."""


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
