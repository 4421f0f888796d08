"""Meta Dice beyond the worked values."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from rules.metaforce.meta_dice import meta_die


@given(rating=st.integers(1, 1000), at_least=st.integers(0, 1100))
def test_chance_is_the_share_of_faces(rating: int, at_least: int) -> None:
    """MF-DICE-1."""
    found = meta_die(rating, at_least)
    assert found.chance == Fraction(sum(face >= at_least for face in found.faces), len(found.faces))
    assert found.mean == Fraction(sum(found.faces), len(found.faces))


@given(rating=st.integers(2, 1000))
def test_no_result_is_below_the_rating(rating: int) -> None:
    """MF-DICE-1: from rating 2 on the least result is the rating itself."""
    assert min(meta_die(rating).faces) == rating


@given(rating=st.integers(1, 30))
def test_odds_agree_with_the_faces(rating: int) -> None:
    (odds,) = meta_die(rating).odds
    assert sum(outcome.chance for outcome in odds.outcomes) == 1
    assert odds.outcomes[0].at_least == 1
    assert odds.outcomes[-1].at_most == 1
    for outcome in odds.outcomes:
        assert outcome.at_least + outcome.at_most - outcome.chance == 1
        assert outcome.at_least == odds.at_least(outcome.value)
