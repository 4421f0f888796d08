"""Reading what somebody typed into exact numbers."""

import re
from fractions import Fraction

from rules.units import GRAMS_PER_KILOGRAM, INCHES_PER_FOOT, KILOGRAMS_PER_POUND, KILOGRAMS_PER_TONNE

LONGEST_TEXT = 40

WHOLE_PATTERN = r"[+\-−]?[0-9][0-9,]*"
_GROUPED = re.compile(r"[0-9]{1,3}(?:,[0-9]{3})+")
_MIXED = re.compile(r"(?:(?P<whole>[0-9]+) +)?(?P<top>[0-9]+) */ *(?P<bottom>[0-9]+)")
_DECIMAL = re.compile(r"(?P<number>[0-9]*\.[0-9]+|[0-9]+\.?)")
_NUMBER = r"[0-9., /]+?"
_FEET = r"(?:feet|foot|ft\.?|['’′])"
_INCHES = r"(?:inches|inch|in\.?|[\"”″]|'')"
_LENGTH = re.compile(
    rf"(?P<feet>{_NUMBER}) *{_FEET}(?: *(?P<odd_inches>{_NUMBER}) *{_INCHES}?)?|(?P<inches>{_NUMBER}) *{_INCHES}"
)

_MASS = re.compile(
    rf"(?P<number>{_NUMBER}) *(?:(?P<kilograms>kg|kgs|kilos?|kilograms?|kilogrammes?)|(?P<grams>g|grams?|grammes?)"
    r"|(?P<tonnes>t|tonnes?|metric tons?)|(?P<pounds>lbs?|pounds?))\.?"
)
_KILOGRAMS = {
    "kilograms": Fraction(1),
    "grams": Fraction(1, GRAMS_PER_KILOGRAM),
    "tonnes": Fraction(KILOGRAMS_PER_TONNE),
    "pounds": KILOGRAMS_PER_POUND,
}


class Unreadable(ValueError):
    """A text that stands for no number; its message is what is wrong, as the rest of a sentence."""


def _stripped(text: str) -> str:
    stripped = text.strip()
    if not stripped:
        raise Unreadable("is blank")
    if len(stripped) > LONGEST_TEXT:
        raise Unreadable("is too long")
    return stripped


def shown(text: str) -> str:
    """Return a text in quotation marks, cut where it is long, for use in a sentence."""
    stripped = text.strip()
    return f"“{stripped[: LONGEST_TEXT - 1]}…”" if len(stripped) > LONGEST_TEXT else f"“{stripped}”"


def _signed(text: str) -> tuple[int, str]:
    if text[0] in "-−":
        return -1, text[1:].lstrip()
    return 1, text[1:].lstrip() if text[0] == "+" else text


def _without_groups(text: str) -> str:
    """Take out the commas of grouped thousands, and write a decimal comma as a point."""
    if _GROUPED.fullmatch(text):
        return text.replace(",", "")
    return text.replace(",", ".") if re.fullmatch(r"[0-9]+,[0-9]{1,2}", text) else text


def read_whole(text: str) -> int:
    """Return the whole number that a text stands for, such as "12", "−3" or "1,000".

    Raises:
        Unreadable: it is blank, too long, or no whole number.
    """
    sign, digits = _signed(_stripped(text))
    digits = digits.replace(",", "") if _GROUPED.fullmatch(digits) else digits
    if not re.fullmatch(r"[0-9]+", digits):
        raise Unreadable(f"is not a whole number: {shown(text)}")
    return sign * int(digits)


def read_number(text: str) -> Fraction:
    """Return the exact number that a text stands for, such as "12", "5.5", "1/3" or "5 1/2".

    Raises:
        Unreadable: it is blank, too long, no number, or divides by zero.
    """
    sign, digits = _signed(_stripped(text))
    digits = _without_groups(digits)
    if mixed := _MIXED.fullmatch(digits):
        if not int(mixed["bottom"]):
            raise Unreadable(f"divides by zero: {shown(text)}")
        return sign * (int(mixed["whole"] or 0) + Fraction(int(mixed["top"]), int(mixed["bottom"])))
    if _DECIMAL.fullmatch(digits):
        return sign * Fraction(digits)
    raise Unreadable(f"is not a number: {shown(text)}")


def read_length(text: str) -> Fraction:
    """Return the feet that a text stands for: "30" is feet; "5 ft 6 in", 5'6" and "4 in" are read too.

    Raises:
        Unreadable: it is blank, too long or no length.
    """
    stripped = _stripped(text).lower()
    parts = _LENGTH.fullmatch(stripped)
    try:
        if not parts:
            return read_number(stripped)
        feet = read_number(parts["feet"] or "0")
        inches = read_number(parts["odd_inches"] or parts["inches"] or "0")
    except Unreadable:
        raise Unreadable(f"is not a length: {shown(text)}") from None
    return feet + inches / INCHES_PER_FOOT


def read_mass(text: str) -> Fraction:
    """Return the kilograms that a text stands for: "70" is kilograms; "250 g", "3 t" and "150 lb" are read too.

    Raises:
        Unreadable: it is blank, too long or no mass.
    """
    stripped = _stripped(text).lower()
    parts = _MASS.fullmatch(stripped)
    try:
        if not parts:
            return read_number(stripped)
        return read_number(parts["number"]) * next(each for unit, each in _KILOGRAMS.items() if parts[unit])
    except Unreadable:
        raise Unreadable(f"is not a mass: {shown(text)}") from None


def written(value: int | Fraction) -> str:
    """Return the text that reads back as the number: "12", "−3" as "-3", "5 1/2"."""
    whole, rest = divmod(abs(Fraction(value)), 1)
    sign = "-" if value < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole} {rest}" if whole else f"{sign}{rest}"
