"""Sizes and what they change, beyond the worked values."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.fluid.blows import blow
from rules.fluid.contests import Compare, contest, opposed_chance, opposed_modifiers
from rules.fluid.damage import damage_dice
from rules.fluid.hits import Attack, to_hit
from rules.fluid.masses import size_by_mass
from rules.fluid.readings import DamageStep, MassBound, MassGap, Rulings, Tie, WeaponSize
from rules.fluid.sizes import CATEGORIES, SIZES, Size
from rules.ladders import Ladder

sizes = st.sampled_from(Size)


@pytest.mark.parametrize(
    ("mass", "lower", "upper"),
    [
        ("0.999", "S0", "S0"), ("1", "S1", "S1"), ("5", "S2", "S1"), ("50", "S3", "S2"), ("200", "S4", "S3"),
        ("1000", "S4", "S4"), ("2000", "S5", "S5"), ("10000", "S6", "S5"), ("50000", "S7", "S6"),
        ("100000", "S8", "S7"), ("200000", "S8", "S8"), ("200001", "S9", "S9"), ("1/1000", "S0", "S0"),
    ],
)  # fmt: skip
def test_shared_bounds(mass: str, lower: str, upper: str) -> None:
    """FG-R14, FG-SIZE-S0 to FG-SIZE-S9: 1 kg and 200 t are clear whatever the reading."""
    found = [size_by_mass(Fraction(mass), Rulings(mass_bound=bound)).size.code for bound in MassBound]
    assert found == [lower, upper]


@pytest.mark.parametrize("mass", ["1001", "1500", "1999.9"])
def test_the_gap(mass: str) -> None:
    """FG-R13: between 1,000 kg and 2 t no category is printed, and the answer says so."""
    found = [size_by_mass(Fraction(mass), Rulings(mass_gap=gap)) for gap in MassGap]
    assert [each.size.code for each in found] == ["S4", "S5"]
    assert all("1,000 to 2,000 kg" in each.notices[0] for each in found)
    assert not size_by_mass(Fraction(1000)).notices


@given(
    masses=st.tuples(st.fractions("1/1000", 300_000), st.fractions("1/1000", 300_000)),
    gap=st.sampled_from(MassGap), bound=st.sampled_from(MassBound),
)  # fmt: skip
def test_a_greater_mass_is_no_smaller(masses: tuple[Fraction, Fraction], gap: MassGap, bound: MassBound) -> None:
    rulings = Rulings(mass_gap=gap, mass_bound=bound)
    less, more = (size_by_mass(mass, rulings).size for mass in sorted(masses))
    assert more.steps_above(less) >= 0


@pytest.mark.parametrize(
    ("mass", "marked", "mark"),
    [("70", "S3 Normal", 184), ("1500", "", 317), ("1000", "S4 Large", 300), ("0.000001", "S0 Tiny", -600)],
)
def test_the_ladder(mass: str, marked: str, mark: int) -> None:
    """FG-SIZE-S0 to FG-SIZE-S9: to scale, and a mass in the gap is marked there (FG-R13)."""
    (ladder,) = size_by_mass(Fraction(mass)).drawings
    assert isinstance(ladder, Ladder)
    assert (ladder.marked.name, ladder.mark) == (marked, mark)
    assert [rung.name for rung in ladder.rungs] == [
        *(str(size) for size in list(Size)[:5]), "", *(str(size) for size in list(Size)[5:]),
    ]  # fmt: skip
    assert sum(ladder.height_of_rung(rung) for rung in ladder.rungs) == ladder.high
    assert 0 <= ladder.mark_below_head <= ladder.high
    assert ladder.marked.range in ladder.words


def test_printed_sizes() -> None:
    """FG-SIZE-S0 to FG-SIZE-S9, as printed."""
    assert [row.said()[:3] for row in SIZES.rows] == [
        ("S0", "Tiny", "below 1 kg"), ("S1", "Little", "1 to 5 kg"), ("S2", "Small", "5 to 50 kg"),
        ("S3", "Normal", "50 to 200 kg"), ("S4", "Large", "200 to 1,000 kg"), ("S5", "Huge", "2 to 10 t"),
        ("S6", "Massive", "10 to 50 t"), ("S7", "Gargantuan", "50 to 100 t"), ("S8", "Colossal", "100 to 200 t"),
        ("S9", "Mythical", "beyond 200 t"),
    ]  # fmt: skip
    assert [category.size for category in CATEGORIES] == list(Size)


@given(attacker=sizes, target=sizes)
def test_to_hit_is_mirrored(attacker: Size, target: Size) -> None:
    """FG-HIT-1, FG-HIT-2."""
    assert to_hit(attacker, target).modifier == -to_hit(target, attacker).modifier
    assert to_hit(Size.S2, Size.S4).modifier == 2


@pytest.mark.parametrize(
    ("attacker", "weapon", "replaces", "both"),
    [(Size.S2, Size.S2, 1, 2), (Size.S4, Size.S5, -2, -3), (Size.S3, Size.S2, 1, 1), (Size.S3, Size.S5, -2, -2)],
)
def test_weapon_of_a_size_of_its_own(attacker: Size, weapon: Size, replaces: int, both: int) -> None:
    """FG-HIT-3, FG-HIT-4, FG-R15: against S3."""
    found = [
        to_hit(attacker, Size.S3, Attack.WEAPON, weapon, Rulings(weapon_size=reading)).modifier
        for reading in WeaponSize
    ]
    assert found == [replaces, both]


@given(own=sizes, other=sizes)
def test_opposed_is_mirrored(own: Size, other: Size) -> None:
    """FG-OPP-1: three a step, for one and against the other."""
    found = opposed_modifiers(own, other)
    assert found.own_modifier == -found.other_modifier == 3 * own.steps_above(other)


@given(lead=st.integers(-20, 20))
def test_opposed_odds_are_the_share_of_rolls(lead: int) -> None:
    """FG-OPP-1, FG-TEST-1, FG-R16: over all 46,656 pairs of rolls."""
    ways = [sum(dice) for dice in product(range(1, 7), repeat=3)]
    totals = {total: ways.count(total) for total in set(ways)}
    pairs = [(own + lead, other, a * b) for own, a in totals.items() for other, b in totals.items()]
    found = opposed_chance(lead, 0)
    assert found.win == Fraction(sum(number for own, other, number in pairs if own > other), 216**2)
    assert found.tie == Fraction(sum(number for own, other, number in pairs if own == other), 216**2)
    assert found.win + found.tie + found.lose == 1


def test_ties_of_the_defender() -> None:
    """FG-R16."""
    found = opposed_chance(0, 0, Rulings(tie=Tie.DEFENDER))
    assert (found.tie, found.lose) == (Fraction(0), 1 - found.win)


def test_the_eighth_question() -> None:
    """A 70 kg man arm-wrestles a 3 t elephant: S3 against S5, −6 against +6 (FG-OPP-1, FG-SIZE-S3, FG-SIZE-S5)."""
    found = contest(Compare.MASSES, own_mass=Fraction(70), other_mass=Fraction(3000))
    assert (found.win, found.tie) == (opposed_chance(-6, 6).win, opposed_chance(-6, 6).tie)
    assert [step.value for step in found.working[:2]] == ["S3 Normal", "S5 Huge"]


def test_a_mass_in_the_gap_is_pointed_out_once() -> None:
    """FG-R13."""
    assert len(contest(Compare.MASSES, own_mass=Fraction(1500), other_mass=Fraction(1600)).notices) == 1


def test_the_sign_of_the_damage_example() -> None:
    """FG-DMG-1, FG-DMG-2, FG-R17: a die less against the larger, a die more against the smaller."""
    assert [damage_dice(2, Size.S3, target).dice for target in (Size.S2, Size.S4)] == [3, 1]
    assert [damage_dice(2, Size.S3, target).mean for target in (Size.S2, Size.S4)] == [Fraction(21, 2), Fraction(7, 2)]


def test_running_out_of_dice() -> None:
    """FG-R18: not below no dice; what is added to them stays."""
    found = damage_dice(1, Size.S3, Size.S6, flat_bonus=2)
    assert (found.step_dice, found.dice, found.mean, found.roll) == (-3, 0, Fraction(2), "2")
    assert damage_dice(1, Size.S3, Size.S6).headline == "No damage"


@given(dice=st.integers(0, 3), weapon=sizes, target=sizes, flat=st.integers(0, 4), reading=st.sampled_from(DamageStep))
def test_damage_is_the_share_of_rolls(dice: int, weapon: Size, target: Size, flat: int, reading: DamageStep) -> None:
    """FG-DMG-1, FG-R18: every roll counted, for few dice and small steps."""
    step = weapon.steps_above(target)
    rolled = reading is DamageStep.ROLL and step < 0
    plus, minus = (dice, -step) if rolled else (max(dice + step, 0), 0)
    if plus + minus > 6:
        return
    found = damage_dice(dice, weapon, target, flat, Rulings(damage_step=reading))
    totals = [
        max(flat + sum(faces[:plus]) - sum(faces[plus:]), 0) for faces in product(range(1, 7), repeat=plus + minus)
    ]
    assert found.mean == Fraction(sum(totals), len(totals))
    (odds,) = found.odds
    assert {outcome.value: outcome.chance for outcome in odds.outcomes} == {
        total: Fraction(totals.count(total), len(totals)) for total in set(totals)
    }


@given(attacker=sizes, target=sizes, attack=st.sampled_from(Attack), weapon=sizes, dice=st.integers(0, 9))
def test_a_blow_is_its_parts(attacker: Size, target: Size, attack: Attack, weapon: Size, dice: int) -> None:
    """FG-HIT-1, FG-HIT-3, FG-DMG-1."""
    found = blow(attacker, target, attack, weapon, dice)
    strikes = weapon if attack is Attack.WEAPON else attacker
    assert found.modifier == to_hit(attacker, target, attack, weapon).modifier
    assert found.mean == damage_dice(dice, strikes, target).mean
