"""Light, weather, lightning and size beyond the worked values: readings, bounds and laws."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.altered_realms.light import Light, Roll, lighting
from rules.altered_realms.lightning import Place, lightning_damage, strike_chance
from rules.altered_realms.outdoors import outdoors
from rules.altered_realms.readings import DarkAttack, LightningSave, Rulings, SmokeAttack, Stacking, WindSpells
from rules.altered_realms.situation import situation
from rules.altered_realms.sizes import ASCENDING, Size, size_effect
from rules.altered_realms.weather import CONDITIONS, Weather, weather_modifier
from rules.errors import InvalidArgument

ATTACKS = (Roll.MELEE, Roll.RANGED, Roll.SPELL)


@pytest.mark.parametrize("roll", ATTACKS)
def test_attacks_in_smoke(roll: Roll) -> None:
    """AR-R02, AR-LIT-4: disadvantage, or the penalty as well."""
    both = lighting(Light.SMOKE_OR_FOG, roll, Rulings(smoke_attack=SmokeAttack.BOTH))
    assert (both.modifier, both.disadvantage) == (-5, True)
    assert lighting(Light.SMOKE_OR_FOG, roll).headline == "Disadvantage"


@pytest.mark.parametrize("roll", ATTACKS)
def test_attacks_in_the_dark(roll: Roll) -> None:
    """AR-R03, AR-LIT-5: the penalty, or disadvantage as well."""
    both = lighting(Light.DARKNESS, roll, Rulings(dark_attack=DarkAttack.BOTH))
    assert (both.modifier, both.disadvantage) == (-2, True)
    assert lighting(Light.DARKNESS, roll).headline == "−2"


def test_other_rolls_are_left_alone() -> None:
    """AR-R06, AR-WX-11: nothing is said of them."""
    assert lighting(Light.DARKNESS, Roll.OTHER).headline == "No modifier"
    assert all(weather_modifier(weather, Roll.OTHER).headline == "No modifier" for weather in Weather)


def test_spells_in_the_wind() -> None:
    """AR-R12, AR-WX-7, AR-WX-9: spell attacks count as ranged, or not; a blizzard blinds them either way."""
    not_ranged = Rulings(wind_spells=WindSpells.NO)
    assert weather_modifier(Weather.HIGH_WINDS, Roll.SPELL).modifier == -2
    assert weather_modifier(Weather.HIGH_WINDS, Roll.SPELL, not_ranged).modifier == 0
    assert weather_modifier(Weather.BLIZZARD, Roll.SPELL, not_ranged).modifier == -5


def test_the_archer_of_the_ninth_question() -> None:
    """AR-MOD-1: darkness, high winds and a Tiny target; the worst of them under the other reading (AR-R05)."""
    circumstances = (Light.DARKNESS, Weather.HIGH_WINDS, Roll.RANGED, Size.MEDIUM, Size.TINY)
    found = situation(*circumstances)
    assert found.modifier == -5
    assert [step.rule for step in found.working] == ["AR-LIT-5", "AR-WX-7", "AR-SIZE-1", "AR-MOD-1"]
    assert situation(*circumstances, rulings=Rulings(stack=Stacking.WORST)).modifier == -2


def test_size_counts_for_attacks_only() -> None:
    """AR-SIZE-2: it is a modifier to hit."""
    assert situation(Light.WELL_LIT, Weather.CALM, Roll.PERCEPTION, Size.TINY, Size.MASSIVE).modifier == 0


def test_every_cell_of_the_size_table() -> None:
    """AR-SIZE-1, AR-R14: half the steps toward zero, and its own mirror image."""
    for attacker in ASCENDING:
        for target in ASCENDING:
            gap = ASCENDING.index(target) - ASCENDING.index(attacker)
            half = abs(gap) // 2 * (1 if gap > 0 else -1)
            assert size_effect(attacker, target) == half == -size_effect(target, attacker)


def test_lightning_chooses_among_things() -> None:
    """AR-WX-6a, AR-WX-6b, AR-R08: own things out of all that attract it; nobody has more than there are."""
    assert strike_chance(2, 10).chance == Fraction(1, 5)
    assert [step.rule for step in strike_chance(2, 10).working] == ["AR-WX-6a", "AR-WX-6b"]
    with pytest.raises(InvalidArgument) as refused:
        strike_chance(3, 2)
    assert refused.value.argument == "together"


def test_lightning_strikes() -> None:
    """AR-WX-6c, AR-WX-6e, AR-R09: 6d8 and 3d8 without a save, or half of the 6d8 after one."""
    assert lightning_damage(Place.STRUCK).mean == Fraction(81, 2)
    saved = lightning_damage(Place.STRUCK, 2, Rulings(lightning_save=LightningSave.ALL))
    assert (saved.save, saved.mean_failed, saved.mean_saved) == (Fraction(9, 20), Fraction(81, 2), Fraction(107, 4))
    words = {step.value for step in lightning_damage(Place.STRUCK).working}
    assert "Stunned for one round" in words


def test_near_a_strike() -> None:
    """AR-WX-6d, AR-WX-6f, AR-R10: half rounded down after a save, Dazed after a failed one."""
    found = lightning_damage(Place.NEAR, 2)
    assert (found.least, found.most, found.mean_saved) == (3, 48, Fraction(53, 4))
    assert "Dazed for one round" in {step.value for step in found.working}


def test_fire_burns_on() -> None:
    """AR-WX-6g: what catches fire takes 2d6 Burn."""
    from rules.altered_realms.lightning import FIRE, FIRE_TYPE

    assert (FIRE.key, FIRE_TYPE) == ("2d6", "Burn")


def test_two_of_ten_metal_things() -> None:
    """AR-WX-6, the twelfth question: 1 in 5 each round, 61 in 125 in three."""
    found = outdoors(Weather.LIGHTNING_STORM, 3, own=2, together=10)
    assert found.struck == Fraction(61, 125)
    assert found.mean_damage == Fraction(3, 5) * Fraction(81, 2)
    assert found.headline == "48.8% to be struck; a strike deals 40.5 damage on average"


def test_slipping() -> None:
    """AR-WX-4, AR-WX-5, AR-R07: a save for each movement, and the condition at the end of the round."""
    rain = outdoors(Weather.HEAVY_RAIN, 2, 2, dexterity=0)
    assert rain.fall == 1 - Fraction(11, 20) ** 4
    assert rain.condition == "Soaked"
    ice = outdoors(Weather.ICE_STORM, 5, 1, dexterity=11)
    assert ice.fall == 0
    assert ice.condition is None


@pytest.mark.parametrize("weather", [Weather.TORNADO, Weather.HURRICANE])
def test_whirling(weather: Weather) -> None:
    """AR-WX-9, AR-WX-10, AR-R11: a save for each movement and one each round, in both."""
    found = outdoors(weather, 2, 3, dexterity=3, constitution=-1)
    assert found.mean_damage == 6 * Fraction(1, 2) * Fraction(5, 2)
    assert found.moved == 1 - Fraction(6, 20) ** 2
    assert found.mean_metres == 2 * Fraction(14, 20) * Fraction(5, 2)


def test_frost_and_acid() -> None:
    """AR-WX-1, AR-WX-2, AR-WX-3, AR-WX-8: an Action for a frozen grip; damage each round."""
    assert outdoors(Weather.SEVERE_FROST, 1).headline == "An Action to let go of a metal weapon"
    damage = {weather: outdoors(weather, 4).headline for weather in (Weather.BLIZZARD, Weather.ACID_RAIN)}
    assert damage == {Weather.BLIZZARD: "4 Frost damage", Weather.ACID_RAIN: "4 Acid damage"}


@given(st.sampled_from(list(CONDITIONS)), st.integers(0, 100), st.integers(0, 5), st.integers(-5, 20))
def test_staying_longer_never_helps(weather: Weather, rounds: int, moves: int, save: int) -> None:
    def found(outside: int) -> tuple[Fraction, Fraction, Fraction, Fraction]:
        it = outdoors(weather, outside, moves, 1, 4, save, save)
        return (it.mean_damage, it.fall, it.moved, it.struck)

    before, after = found(max(rounds - 1, 0)), found(rounds)
    assert all(earlier <= later for earlier, later in zip(before, after, strict=True))


def test_every_weather_has_a_row_of_its_own() -> None:
    """AR-WX-1 to AR-WX-10, AR-LIT-6, AR-LIT-7, AR-LIT-8."""
    assert len({row.rule for row in CONDITIONS.values()}) == len(CONDITIONS) == 10
    assert [lighting(light, Roll.PERCEPTION).modifier for light in Light] == [-5, -2, -2, 0, 2]
