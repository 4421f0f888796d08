"""Units of measure, and how a number is said with each."""

from dataclasses import dataclass
from fractions import Fraction

from rules.words import Exact, said, said_average, said_decimal, said_with_fraction, signed

INCHES_PER_FOOT = 12
GRAMS_PER_KILOGRAM = 1_000
KILOGRAMS_PER_TONNE = 1_000
KILOGRAMS_PER_POUND = Fraction("0.45359237")


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


def said_length(feet: Exact) -> str:
    """Return a length given in feet in words: in inches below one foot, otherwise in feet."""
    return f"{said(feet * INCHES_PER_FOOT)} in" if 0 < feet < 1 else FEET.of(feet)
