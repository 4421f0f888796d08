"""The declaration of a calculator, and the form that its rule's signature gives."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from inspect import signature
from typing import Any, get_type_hints

from calculators.reading import (
    Unreadable,
    read_length,
    read_mass,
    read_number,
    read_whole,
    shown,
    written,
)
from rules.errors import InvalidArgument, Unread
from rules.quantities import Choice, OnlyWhen, Quantity, Scale, Typed, arguments, described
from rules.rule_sets import RuleSet
from rules.rulings import Reading, Relies, Ruling
from rules.units import FEET, KILOGRAMS
from rules.working import Result

CHECKED = "on"
MOST_STRANGERS = 3
"""How many names of no field a refusal lists; a hostile link may have thousands."""


class Kind(StrEnum):
    """How a field is filled in."""

    WHOLE = "whole"
    NUMBER = "number"
    LENGTH = "length"
    MASS = "mass"
    SCALE = "scale"
    TEXT = "text"
    SWITCH = "switch"
    CHOICE = "choice"


MEASURES = {FEET: Kind.LENGTH, KILOGRAMS: Kind.MASS}
SUCH_AS = {
    Kind.LENGTH: "30, 5.5, 1/3, 5'6\" or 4 in",
    Kind.MASS: "70, 250 g, 3 t or 150 lb",
}


class InvalidForm(ValueError):
    """A form that gives no answer.

    Attributes:
        problems: for each field at fault its name and a sentence that says what is wrong and what it takes.
    """

    def __init__(self, problems: Mapping[str, str]) -> None:
        super().__init__(" ".join(problems.values()))
        self.problems = dict(problems)


@dataclass(frozen=True)
class Option:
    """One option of a closed list: its key in forms and links, and what a reader sees."""

    key: str
    label: str


@dataclass(frozen=True)
class Field:
    """One field of a calculator's form, for one argument of its rule.

    Attributes:
        name: the argument's name.
        base: the argument's type.
        quantity: its label, unit and bounds.
        only_when: when it counts, if not always.
    """

    name: str
    base: type
    quantity: Quantity
    only_when: OnlyWhen | None = None

    @property
    def label(self) -> str:
        """What a reader calls it."""
        return self.quantity.label

    @property
    def accepts(self) -> str:
        """What it takes, as the end of a sentence that begins with "It takes"."""
        accepts = self.quantity.accepts(self.base)
        return f"{accepts}, such as {SUCH_AS[self.kind]}" if self.kind in SUCH_AS else accepts

    @property
    def kind(self) -> Kind:
        """How it is filled in."""
        if issubclass(self.base, bool):
            return Kind.SWITCH
        if issubclass(self.base, Choice):
            return Kind.CHOICE
        if issubclass(self.base, Scale):
            return Kind.SCALE
        if issubclass(self.base, Typed):
            return Kind.TEXT
        if issubclass(self.base, int):
            return Kind.WHOLE
        return MEASURES.get(self.quantity.unit, Kind.NUMBER)

    @property
    def options(self) -> tuple[Option, ...]:
        """The options to pick from: all there are for a choice, the named ones for a scale."""
        if issubclass(self.base, Choice):
            return tuple(Option(choice.value, choice.label) for choice in self.base)
        if issubclass(self.base, Scale):
            return tuple(Option(value.key, str(value)) for value in self.base.named())
        return ()

    @property
    def examples(self) -> tuple[str, ...]:
        """Texts of every form that it takes, where its value is read from text; otherwise none."""
        return tuple(self.base.examples()) if issubclass(self.base, Typed) else ()

    def read(self, text: str) -> object:
        """Return the argument that a text stands for.

        Raises:
            InvalidArgument: the text stands for none, or for one out of bounds.
        """
        try:
            value = self._value(text)
        except Unreadable as unreadable:
            raise InvalidArgument(self.name, self.label, self.accepts, str(unreadable)) from None
        self.quantity.check(self.name, self.base, value)
        return value

    def _value(self, text: str) -> object:
        match self.kind:
            case Kind.WHOLE:
                return read_whole(text)
            case Kind.NUMBER:
                return read_number(text)
            case Kind.LENGTH:
                return read_length(text)
            case Kind.MASS:
                return read_mass(text)
            case Kind.SWITCH:
                if text in ("", CHECKED):
                    return text == CHECKED
                raise Unreadable(f"cannot be {shown(text)}")
            case Kind.CHOICE:
                return _choice(self.base, text)
            case Kind.SCALE | Kind.TEXT:
                return _typed_value(self.base, text)

    def written(self, value: Any) -> str:
        """Return the text that :meth:`read` turns into the value."""
        return text_of(value)

    def said(self, value: Any) -> str:
        """Return the value in words."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return self.quantity.unit.of(value) if isinstance(value, int | Fraction) else str(value)


def text_of(value: Any) -> str:
    """Return the text that a field for such a value reads back as the value."""
    if isinstance(value, bool):
        return CHECKED if value else ""
    if isinstance(value, int | Fraction):
        return written(value)
    return str(value.value) if isinstance(value, Choice) else str(value.key)


def _choice(base: type[Any], text: str) -> object:
    if not text.strip():
        raise Unreadable("is blank")
    try:
        return base.keyed(text)
    except KeyError:
        raise Unreadable(f"has no option {shown(text)}") from None


def _typed_value(base: type[Typed], text: str) -> object:
    if not text.strip() and not base.takes_blank:
        raise Unreadable("is blank")
    if len(text.strip()) > base.longest:
        raise Unreadable("is too long")
    try:
        return base.read(text)
    except Unread as unread:
        raise Unreadable(str(unread)) from None
    except ValueError:
        raise Unreadable(f"cannot be {shown(text)}") from None


@dataclass(frozen=True)
class RulingField:
    """A house ruling that a calculator offers.

    Attributes:
        name: the switch's key, such as "mf.fall_double".
        ruling: the ruling it belongs to.
        readings: the readings to choose from; ours is the first.
    """

    name: str
    ruling: Ruling
    readings: type[Reading]

    @property
    def label(self) -> str:
        """What is in doubt."""
        return self.ruling.title

    @property
    def options(self) -> tuple[Option, ...]:
        """The readings to pick from."""
        return tuple(Option(reading.value, reading.label) for reading in self.readings)

    @property
    def ours(self) -> Reading:
        """The reading taken by default."""
        return next(iter(self.readings))

    def read(self, text: str) -> Reading:
        """Return the reading of a key; raise InvalidArgument where there is none."""
        try:
            return self.readings.keyed(text)
        except KeyError:
            accepts = "one of: " + ", ".join(reading.value for reading in self.readings)
            problem = f"has no reading {shown(text)}"
            raise InvalidArgument(self.name, f"House ruling {self.ruling.id}", accepts, problem) from None


@dataclass(frozen=True)
class Filled:
    """A form that was read.

    Attributes:
        values: the fields that count and their values.
        chosen: the house rulings and the readings chosen.
    """

    values: Mapping[Field, object]
    chosen: Mapping[RulingField, Reading]


@dataclass(frozen=True, kw_only=True)
class Keeping:
    """That what a calculator is filled with may be kept on the reader's device, under a name.

    Attributes:
        kind: what is kept, such as "character". It is part of where readers' devices store it, so it never changes.
        gives: parts of the result that fill the fields of those names in other calculators of the rule set, beside the
            fields of the form itself.
    """

    kind: str
    gives: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True, eq=False)
class Calculator:
    """A calculator, declared once; form, validation, example and address follow from it.

    Attributes:
        rule_set: the rule set it belongs to.
        rule: the rule function it runs.
        name: its name in addresses, unique in the rule set.
        title: what a reader calls it.
        example: arguments of the text's own worked example; what is left out has the rule's default.
        keeps: what of it may be kept on the reader's device, if anything.
    """

    rule_set: RuleSet
    rule: Callable[..., Result]
    name: str
    title: str
    example: Mapping[str, object] = field(hash=False)
    keeps: Keeping | None = None

    @property
    def slug(self) -> str:
        """Its address among calculators, such as "metaforce/fall"."""
        return f"{self.rule_set.slug}/{self.name}"

    @property
    def anchor(self) -> str:
        """Its anchor on its page."""
        return f"calculator-{self.name}"

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The fields of its form, in the order of the rule's arguments."""
        found = arguments(self.rule)
        return tuple(Field(each.name, each.base, each.quantity, each.only_when) for each in found)

    @cached_property
    def _relies(self) -> Relies:
        annotation = get_type_hints(self.rule, include_extras=True).get("rulings")
        return next((item for item in described(annotation)[2] if isinstance(item, Relies)), Relies(()))

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        """The rulings that its answer relies on."""
        return tuple(self.rule_set.ruling(ruling_id) for ruling_id in self._relies.rulings)

    @cached_property
    def ruling_fields(self) -> tuple[RulingField, ...]:
        """The house rulings it offers: those switches that make a difference of the rulings that it relies on."""
        keys = {readings: key for key, readings in self.rule_set.readings.switches().items()}
        return tuple(
            RulingField(keys[readings], ruling, readings)
            for ruling in self.rulings
            for readings in ruling.switches
            if not {ruling.id, readings} & {*self._relies.without_switch}
        )

    @cached_property
    def labels(self) -> dict[str, str]:
        """What a reader calls each field and house ruling, by name."""
        labels = {field.name: field.label for field in self.fields}
        return labels | {field.name: field.label for field in self.ruling_fields}

    @cached_property
    def example_form(self) -> dict[str, str]:
        """The worked example as a filled form; house rulings are ours."""
        return self.form_of(self.example) | {field.name: field.ours.value for field in self.ruling_fields}

    def form_of(self, values: Mapping[str, object]) -> dict[str, str]:
        """Return the form filled with arguments; those left out have the rule's default."""
        defaults = {name: parameter.default for name, parameter in signature(self.rule).parameters.items()}
        return {field.name: field.written(values.get(field.name, defaults[field.name])) for field in self.fields}

    def said_form(self, filled: "Filled") -> list[tuple[str, str]]:
        """Return label and value of each field that counts, in words."""
        return [(field.label, field.said(filled.values[field])) for field in self.fields if field in filled.values]

    def read(self, form: Mapping[str, str]) -> Filled:
        """Read a filled form.

        Args:
            form: text by field name; an absent switch is off, an absent house ruling is ours, and a field that does
                not count because of another is not looked at.

        Raises:
            InvalidForm: at least one field is at fault, or a name is no field of this calculator.
        """
        problems: dict[str, str] = {}
        values: dict[Field, object] = {}
        chosen: dict[RulingField, Reading] = {}
        for name in sorted(form.keys() - self.labels.keys())[:MOST_STRANGERS]:
            problems[name] = f"The link or form has a field {shown(name)} that this calculator does not have."
        read: dict[str, object] = {}
        for argument in self.fields:
            if argument.only_when and read.get(argument.only_when.argument) not in argument.only_when.values:
                continue
            try:
                read[argument.name] = values[argument] = argument.read(form.get(argument.name, ""))
            except InvalidArgument as invalid:
                problems[argument.name] = str(invalid)
        for ruling_field in self.ruling_fields:
            try:
                chosen[ruling_field] = ruling_field.read(form.get(ruling_field.name, ruling_field.ours.value))
            except InvalidArgument as invalid:
                problems[ruling_field.name] = str(invalid)
        if problems:
            raise InvalidForm(problems)
        return Filled(values, chosen)

    def run(self, filled: Filled) -> Result:
        """Return the rule's result for a form that was read.

        Raises:
            InvalidForm: the rule itself refuses a value.
        """
        arguments_ = {field.name: value for field, value in filled.values.items()}
        if self.rulings:
            arguments_["rulings"] = self.rule_set.readings.of(
                {field.name: reading for field, reading in filled.chosen.items()}
            )
        try:
            return self.rule(**arguments_)
        except InvalidArgument as invalid:
            raise InvalidForm({invalid.argument: str(invalid)}) from invalid

    def known(self, filled: Filled, result: Result) -> Mapping[str, str]:
        """Return the text of every field that a kept creature fills: its own numbers, and what follows from them.

        Nothing is known where the calculator keeps nothing.
        """
        if not self.keeps:
            return {}
        own = {field.name: field.written(value) for field, value in filled.values.items()}
        return own | {name: text_of(getattr(result, name)) for name in self.keeps.gives}
