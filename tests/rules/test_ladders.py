"""Heights on a logarithmic scale."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from rules.ladders import height_of


@given(st.fractions(Fraction(1, 10**6), 10**9, max_denominator=10**6).filter(lambda value: value > 0))
def test_height_is_the_logarithm_rounded_down(value: Fraction) -> None:
    height = height_of(value)
    assert Fraction(10) ** height <= value**100 < Fraction(10) ** (height + 1)
