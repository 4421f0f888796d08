"""How numbers are said in words and with units."""

from fractions import Fraction

import pytest

from rules.dice import percent, said_chance
from rules.quantities import Quantity
from rules.units import BONUS, DAMAGE, FEET, KILOGRAMS, PLAIN, SQUARES, TIMES, Unit, said_length
from rules.words import said, said_rounded, said_with_fraction


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "0"), (1000, "1,000"), (-3, "−3"), (Fraction(5, 2), "2.5"), (Fraction(-5, 2), "−2.5"),
        (Fraction(1, 3), "1/3"), (Fraction(10, 3), "3 1/3"), (Fraction(1, 20), "0.05"), (Fraction(39, 8), "4 7/8"),
        (Fraction(101, 10), "10.1"),
    ],
)  # fmt: skip
def test_said(number: Fraction, words: str) -> None:
    assert said(number) == words


@pytest.mark.parametrize(
    ("number", "unit", "words"),
    [(1, SQUARES, "1 square"), (0, SQUARES, "0 squares"), (2, TIMES, "× 2"), (7, PLAIN, "7"), (1, DAMAGE, "1 damage")],
)
def test_unit(number: int, unit: Unit, words: str) -> None:
    assert unit.of(number) == words


def test_bonuses_carry_their_sign() -> None:
    assert [BONUS.of(number) for number in (2, 0, -3)] == ["+2", "+0", "−3"]


@pytest.mark.parametrize(
    ("kilograms", "words"),
    [("70", "70 kg"), ("3000", "3,000 kg"), ("1/4", "0.25 kg"), ("68.0388555", "68.0388555 kg"), ("1/3", "1/3 kg")],
)
def test_masses_are_decimals(kilograms: str, words: str) -> None:
    assert KILOGRAMS.of(Fraction(kilograms)) == words


def test_what_a_mass_takes() -> None:
    assert Quantity(label="Mass", unit=KILOGRAMS, above=0).accepts(Fraction) == "a mass above 0 kg"


@pytest.mark.parametrize(
    ("number", "rounded", "with_fraction"),
    [
        ("113/72", "1.57", "1.57 (113/72)"),
        ("-119/54", "−2.2", "−2.2 (−119/54)"),
        ("5/2", "2.5", "2.5"),
        ("0", "0", "0"),
    ],
)
def test_averages(number: str, rounded: str, with_fraction: str) -> None:
    assert (said_rounded(Fraction(number)), said_with_fraction(Fraction(number))) == (rounded, with_fraction)


def test_lengths_below_a_foot_are_in_inches() -> None:
    assert [said_length(Fraction(1, 3)), said_length(Fraction(1)), said_length(Fraction(0))] == ["4 in", "1 ft", "0 ft"]
    assert FEET.of(30) == "30 ft"


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (Fraction(0), "0%"), (Fraction(1), "100%"), (Fraction(1, 2), "50.0%"), (Fraction(2, 3), "66.7%"),
        (Fraction(1, 5000), "under 0.1%"), (Fraction(4999, 5000), "over 99.9%"), (Fraction(1, 2000), "0.1%"),
    ],
)  # fmt: skip
def test_percent(chance: Fraction, words: str) -> None:
    assert percent(chance) == words


def test_chance_with_its_fraction() -> None:
    assert said_chance(Fraction(2, 3)) == "66.7% (2/3)"
    assert said_chance(Fraction(1)) == "100%"
