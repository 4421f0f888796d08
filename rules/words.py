"""How exact numbers are said in words."""

from fractions import Fraction

type Exact = int | Fraction

MOST_PLACES = 40
SAID_DECIMALS = 10**4
LARGEST_SAID_DENOMINATOR = 12
"""Averages that are no decimals and have larger denominators are rounded when they are said."""


def said(number: Exact) -> str:
    """Return an exact number as a player would write it: "1,000", "2.5", "3 1/3", "−3"."""
    sign = "−" if number < 0 else ""
    if isinstance(number, int):
        return f"{sign}{abs(number):,}"
    whole, rest = divmod(abs(number), 1)
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
