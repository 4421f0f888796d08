"""What a house ruling changes: a case that its readings answer differently."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from calculators.declaration import Calculator
from rules.rulings import Reading


@dataclass(frozen=True)
class RulingExample:
    """A case whose answer depends on the reading.

    Attributes:
        readings: the readings of the switch.
        calculator: the calculator that answers.
        values: the arguments; those left out have the rule's default.
    """

    readings: type[Reading]
    calculator: Calculator
    values: Mapping[str, object] = field(hash=False)

    @property
    def case(self) -> str:
        """The case in words; what is left to the rule's default is left out."""
        filled = self.calculator.read(self.calculator.form_of(self.values))
        given = [(field, value) for field, value in filled.values.items() if field.name in self.values]
        return ", ".join(f"{field.label} {field.said(value)}" for field, value in given)

    def answers(self) -> Iterator[tuple[Reading, str]]:
        """Yield each reading, ours first, with the headline it leads to."""
        switch = next(field for field in self.calculator.ruling_fields if field.readings is self.readings)
        for reading in self.readings:
            form = self.calculator.form_of(self.values) | {switch.name: reading.value}
            yield reading, self.calculator.run(self.calculator.read(form)).headline
