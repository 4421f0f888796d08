"""Altered Realms as a rule set."""

from operator import attrgetter

from rules.altered_realms.improvised_armour import ARMOUR_TABLE
from rules.altered_realms.improvised_shields import SHIELD_SIZES_TABLE, SHIELD_TABLE
from rules.altered_realms.improvised_weapons import WEAPONS_TABLE
from rules.altered_realms.light import LIGHTING_TABLE
from rules.altered_realms.materials import MATERIALS_TABLE, THICKNESS_TABLE
from rules.altered_realms.readings import Rulings
from rules.altered_realms.rulings.damage import DAMAGE_RULINGS
from rules.altered_realms.rulings.rolls import ROLLS_RULINGS
from rules.altered_realms.rulings.surroundings import SURROUNDINGS_RULINGS
from rules.altered_realms.rulings.things import THINGS_RULINGS
from rules.altered_realms.sizes import SIZE_TABLE
from rules.altered_realms.weather import WEATHER_TABLE
from rules.rule_sets import RuleSet

ALTERED_REALMS = RuleSet(
    slug="altered-realms",
    name="Altered Realms",
    text="Modifiers",
    site="https://altered-realms.com/",
    readings=Rulings,
    rulings=sorted((*ROLLS_RULINGS, *SURROUNDINGS_RULINGS, *THINGS_RULINGS, *DAMAGE_RULINGS), key=attrgetter("id")),
    tables={
        "light": LIGHTING_TABLE,
        "weather": WEATHER_TABLE,
        "size": SIZE_TABLE,
        "materials": MATERIALS_TABLE,
        "thickness": THICKNESS_TABLE,
        "armour": ARMOUR_TABLE,
        "shields": SHIELD_TABLE,
        "shield-sizes": SHIELD_SIZES_TABLE,
        "weapons": WEAPONS_TABLE,
    },
)
