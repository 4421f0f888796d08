"""Doubtful passages about rolls, and how each is read."""

from rules.altered_realms.cramped import ROOMS
from rules.altered_realms.readings import CrampedOther, CriticalFor, Stacking, TwentyHits
from rules.altered_realms.rolls import CRITICAL_HIT, CRITICAL_MISS
from rules.altered_realms.sizes import Size
from rules.rulings import Ruling
from rules.words import said

ROLLS_RULINGS = (
    Ruling(
        id="AR-R01",
        title="Disadvantage and the Fate Die",
        concerns=("AR-LIT-4", "AR-LIT-5", "AR-WX-2", "AR-WX-3", "AR-DEST-1", "AR-FATE-1"),
        text="Light and weather give disadvantage, which the page does not define. It defines the Fate Die.",
        ours=(
            "Disadvantage is a Fate Die and advantage a Destiny Die. Several of one kind count once; one of each "
            "cancel."
        ),
        others=("Each further die of a kind is rolled as well.",),
        reason="Two dice of which the lower counts is what disadvantage means in games of this kind.",
    ),
    Ruling(
        id="AR-R05",
        title="Several modifiers on one roll",
        concerns=("AR-MOD-1",),
        text="Light, weather and size each have a table. Whether they add up is not said.",
        ours="All numbers are added. Disadvantage counts once, however often it is given.",
        reason="A modifier is by definition something that is added or taken away.",
        switches=(Stacking,),
    ),
    Ruling(
        id="AR-R23",
        title="The attribute of a contested roll",
        concerns=("AR-CON-1", "AR-CON-2"),
        text=(
            "Whoever starts the contest picks the attribute; whether for both is left open. Charisma, which spells may "
            f"use, is not among those listed. What a {CRITICAL_HIT} or a {CRITICAL_MISS} does is not said."
        ),
        ours=(
            f"Both use the attribute picked, one of the five listed. A {CRITICAL_HIT} or a {CRITICAL_MISS} is a number "
            "like any other."
        ),
        others=("Each side picks an attribute of its own.",),
        reason="One contest is about one attribute; what is not listed is not available.",
    ),
    Ruling(
        id="AR-R24",
        title="Training",
        concerns=("AR-MEL-1", "AR-RNG-1", "AR-CAST-1"),
        text=(
            "Weapons add a training modifier when the attacker is trained; casting adds a training bonus, without that "
            "condition."
        ),
        ours="Both are the same number. A spell attack always adds it.",
        others=("A caster without training adds nothing.",),
        reason="The sentence about casting has no condition.",
    ),
    Ruling(
        id="AR-R25",
        title="May and must",
        concerns=("AR-DEST-1", "AR-FATE-1"),
        text="The second die of a Destiny Die may be rolled, that of a Fate Die must be.",
        ours="The odds assume that a Destiny Die is always used.",
        reason="Using it never makes a roll worse.",
    ),
    Ruling(
        id="AR-R26",
        title="Cramped: sizes without a figure",
        concerns=("AR-CRMP-1", "AR-CRMP-2", "AR-CRMP-3", "AR-CRMP-4"),
        text=("Three sizes have a figure. Of a space just that wide or tall, and of the other sizes, nothing is said."),
        ours="A space is cramped when it is strictly smaller, in either direction. Other sizes have no figure.",
        reason=(
            "What the page does not give is not made up here. The three figures double from size to size "
            f"({', '.join(said(ROOMS[size].metres) for size in (Size.SMALL, Size.MEDIUM, Size.LARGE))} m), so a table "
            "may go on doubling."
        ),
        switches=(CrampedOther,),
    ),
    Ruling(
        id="AR-R28",
        title=f"Whose {CRITICAL_HIT} is critical, and whether it hits",
        concerns=("AR-CRIT-1", "AR-CRIT-2", "AR-CMISS-1"),
        text=(
            f"A {CRITICAL_HIT} is called a critical hit for everybody, but more damage is promised to player "
            f"characters only. A {CRITICAL_MISS} is said to miss whatever happens; of a {CRITICAL_HIT} no such thing "
            "is said."
        ),
        ours=(
            f"On attacks a {CRITICAL_HIT} that counts hits, and a {CRITICAL_MISS} that counts misses. Only player "
            "characters deal more damage."
        ),
        reason="It is called a hit, and the sentence about damage names who deals it.",
        switches=(TwentyHits, CriticalFor),
    ),
    Ruling(
        id="AR-R30",
        title="Meeting a number exactly",
        concerns=("AR-MOD-1", "AR-ARM-5", "AR-MEL-1", "AR-MEAT-1"),
        text="That meeting the number is enough is said of the meat shield alone.",
        ours="It is enough everywhere: for saving throws, for checks and for attacks.",
        others=("It must be exceeded.",),
        reason="It is the only usage that is stated.",
    ),
)
