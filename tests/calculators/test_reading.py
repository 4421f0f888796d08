"""Reading what somebody typed."""

from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculators.reading import Unreadable, read_length, read_mass, read_number, read_whole, written


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("12", 12),
        (" 12 ", 12),
        ("+3", 3),
        ("-3", -3),
        ("−3", -3),
        ("1,000", 1000),
        ("1,000,000", 1_000_000),
        ("007", 7),
    ],
)
def test_whole(text: str, number: int) -> None:
    assert read_whole(text) == number


@pytest.mark.parametrize("text", ["", "  ", "1.5", "1/2", "abc", "1e3", "1_000", "٣", "10,00", "--1", "0x10", "9" * 41])
def test_no_whole(text: str) -> None:
    with pytest.raises(Unreadable):
        read_whole(text)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("5", "5"), ("5.5", "11/2"), (".5", "1/2"), ("5.", "5"), ("1/3", "1/3"), ("5 1/2", "11/2"), ("-5 1/2", "-11/2"),
        ("5,5", "11/2"), ("1,500", "1500"), ("0.1", "1/10"),
    ],
)  # fmt: skip
def test_number(text: str, number: str) -> None:
    assert read_number(text) == Fraction(number)


@pytest.mark.parametrize("text", ["", "abc", "1/0", "1e3", "1..5", "1/2/3", "5 5", "1,50,0", "nan", "inf", "."])
def test_no_number(text: str) -> None:
    with pytest.raises(Unreadable):
        read_number(text)


@pytest.mark.parametrize(
    ("text", "feet"),
    [
        ("30", "30"), ("1/3", "1/3"), ("30 ft", "30"), ("30ft.", "30"), ("5 feet", "5"), ("5'6\"", "11/2"),
        ("5′6″", "11/2"),
        ("5’ 6”", "11/2"), ("5 ft 6 in", "11/2"), ("5'6", "11/2"), ("4 in", "1/3"), ("4\"", "1/3"), ("1 1/2 in", "1/8"),
        ("5' 6 1/2\"", "133/24"), ("1,000 ft", "1000"), ("6 Feet", "6"),
    ],
)  # fmt: skip
def test_length(text: str, feet: str) -> None:
    assert read_length(text) == Fraction(feet)


@pytest.mark.parametrize("text", ["", "'", '"', "ft", "5 m", "5 6", "5 in 6 ft", "5''6''", "abc", "5 ft 6 ft"])
def test_no_length(text: str) -> None:
    with pytest.raises(Unreadable):
        read_length(text)


@pytest.mark.parametrize(
    ("text", "kilograms"),
    [
        ("70", "70"), ("70 kg", "70"), ("70kg", "70"), ("250 g", "1/4"), ("3 t", "3000"), ("3 Tonnes", "3000"),
        ("2.5 metric tons", "2500"), ("1 lb", "45359237/100000000"), ("150 lbs.", "136077711/2000000"),
        ("1/2 kg", "1/2"), ("1 1/2 t", "1500"), ("1,000 kg", "1000"), ("0.1 GRAMS", "1/10000"), ("2 pounds",
        "45359237/50000000"),
    ],
)  # fmt: skip
def test_mass(text: str, kilograms: str) -> None:
    assert read_mass(text) == Fraction(kilograms)


@pytest.mark.parametrize("text", ["", "kg", "t", "3 tons", "5 ft", "1 kg 2 g", "abc", "1/0 kg", "- kg"])
def test_no_mass(text: str) -> None:
    with pytest.raises(Unreadable):
        read_mass(text)


@given(st.fractions(-1000, 1000, max_denominator=48))
def test_written_reads_back(number: Fraction) -> None:
    assert read_number(written(number)) == number


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    for read in (read_whole, read_number, read_length, read_mass):
        with suppress(Unreadable):
            assert isinstance(read(text), int | Fraction)
