"""Doubtful passages about light and weather, and how each is read."""

from rules.altered_realms.light import LIGHTING, Light
from rules.altered_realms.lightning import IN_THE_AREA, REACH_METRES, SAVE_DC, STRUCK_BESIDES
from rules.altered_realms.readings import DarkAttack, LightningSave, SmokeAttack, WindSpells
from rules.altered_realms.weather import CONDITIONS, Weather
from rules.rulings import Ruling
from rules.words import signed

_SMOKE, _DARK = LIGHTING[Light.SMOKE_OR_FOG].noticing, LIGHTING[Light.DARKNESS].noticing
_BLIZZARD = CONDITIONS[Weather.BLIZZARD].noticing
_TORNADO = CONDITIONS[Weather.TORNADO].battering

SURROUNDINGS_RULINGS = (
    Ruling(
        id="AR-R02",
        title="Attacks in smoke or fog",
        concerns=("AR-LIT-4",),
        text=(
            f"The cell begins with {signed(_SMOKE.modifier)} and disadvantage for noticing things and ends with "
            "disadvantage for attacks. The sentence can be read so that the number reaches the attacks as well."
        ),
        ours="Attacks have disadvantage only.",
        reason="The words about attacks have a verb of their own.",
        switches=(SmokeAttack,),
    ),
    Ruling(
        id="AR-R03",
        title="Attacks in darkness",
        concerns=("AR-LIT-5",),
        text=(
            f"The cell begins with {signed(_DARK.modifier)} and disadvantage for noticing things, and then gives "
            f"attacks {signed(_DARK.modifier)}."
        ),
        ours=("Attacks have the number only. In the dark, at somebody in the dark, it counts once."),
        others=("The number counts twice.",),
        reason="As for smoke, the words about attacks have a verb of their own.",
        switches=(DarkAttack,),
    ),
    Ruling(
        id="AR-R04",
        title="Attacks in a blizzard or sandstorm",
        concerns=("AR-WX-2", "AR-WX-3"),
        text="Perception, Investigation and attacks stand in one list.",
        ours=f"All three have {signed(_BLIZZARD.modifier)} and disadvantage.",
        others=("Attacks have disadvantage only, as in smoke.",),
        reason="There is no second verb here.",
    ),
    Ruling(
        id="AR-R06",
        title="Other kinds of vision, dim and bright light",
        concerns=("AR-LIT-1", "AR-LIT-3", "AR-LIT-6", "AR-LIT-8"),
        text=(
            "Dark and night vision are said to suffer in bright light, without figures. Dim and bright light have no "
            "effect on attacks in the table."
        ),
        ours=(
            "The table is for standard vision, and any other vision is for your table to bring in. Dim and bright "
            "light leave attacks alone. Smoke between the attacker and the target counts."
        ),
        reason="No other effects are stated.",
    ),
    Ruling(
        id="AR-R07",
        title="Rain and ice: which roll, and when",
        concerns=("AR-WX-4", "AR-WX-5"),
        text=(
            "A Dexterity DC is given without saying whether it is a saving throw or a check, or how often it is "
            "rolled. The condition comes after some rounds."
        ),
        ours=("A Dexterity saving throw, once for each movement. The condition sets in at the end of the round named."),
        others=("A Dexterity check.",),
        reason="The other rows speak of saving throws.",
    ),
    Ruling(
        id="AR-R08",
        title="How lightning chooses",
        concerns=("AR-WX-6a", "AR-WX-6b"),
        text=(
            "Every object is equally likely in the round. Whether lightning strikes in each round is not said, nor "
            "whether objects or creatures are counted."
        ),
        ours=(
            "One strike each round. Your chance is your own metal things out of everything in the area that attracts "
            "lightning, structures included."
        ),
        others=("Every creature with metal is equally likely.",),
        reason="Several things on one creature are said to raise its chance.",
    ),
    Ruling(
        id="AR-R09",
        title="What lightning does, and who may save",
        concerns=("AR-WX-6c", "AR-WX-6d", "AR-WX-6e"),
        text=(
            f"What is struck takes {STRUCK_BESIDES.key} on top of something. Everything in the area takes "
            f"{IN_THE_AREA.key}. Creatures up to {REACH_METRES} m away save for half of the full damage."
        ),
        ours=(
            f"What is struck takes {IN_THE_AREA.key} and {STRUCK_BESIDES.key}, with no save, and is Stunned. Creatures "
            f"within {REACH_METRES} m take {IN_THE_AREA.key}, or half of it when they pass a Dexterity save of DC "
            f"{SAVE_DC}."
        ),
        others=(f"Within {REACH_METRES} m the full damage is {IN_THE_AREA.key} and {STRUCK_BESIDES.key}.",),
        reason=(
            f"What is additional comes on top of the {IN_THE_AREA.key}, and the only distance given says how large the "
            "area is."
        ),
        switches=(LightningSave,),
    ),
    Ruling(
        id="AR-R10",
        title="Lightning: rounding, Dazed, fire",
        concerns=("AR-WX-6d", "AR-WX-6f", "AR-WX-6g"),
        text="How half is rounded, who is Dazed and how often fire burns are left open.",
        ours="Half is rounded down, only those who fail their save are Dazed, and fire burns each round.",
        reason="Resistance rounds down by the text's own example, and burning goes on until it is put out.",
    ),
    Ruling(
        id="AR-R11",
        title="Tornado and hurricane",
        concerns=("AR-WX-9", "AR-WX-10"),
        text=(
            "The Constitution save is each round in the hurricane's row only. Melee movement is nowhere explained, and "
            "the hazard has no DC of its own."
        ),
        ours=(
            "The Constitution save is each round in both. Melee movement is movement on foot. The Dexterity save"
            f"{f', DC {_TORNADO.dc},' if _TORNADO else ''} is the hazard, once for each movement."
        ),
        others=("In a tornado the Constitution save is rolled once.",),
        reason="The two rows are otherwise the same.",
    ),
    Ruling(
        id="AR-R12",
        title="Spells in the wind",
        concerns=("AR-WX-7", "AR-WX-9", "AR-WX-10"),
        text="Wind hampers ranged attacks. Whether a spell attack over a distance is one is not said.",
        ours="It is one. Spells that ask for a saving throw are left alone.",
        reason="It is an attack roll, at range.",
        switches=(WindSpells,),
    ),
)
