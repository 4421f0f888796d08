"""Doubtful passages about stats, and how each is read."""

from rules.fluid.burdens import SPLIT
from rules.fluid.readings import CarryRound
from rules.fluid.stats import AVERAGE_STATS, HIGHEST_STAT, LOWEST_STAT, bonus_of
from rules.rulings import Ruling
from rules.words import signed

_LOWER_AVERAGE, _UPPER_AVERAGE = AVERAGE_STATS

STATS_RULINGS = (
    Ruling(
        id="FG-R01",
        title="Rounding down",
        concerns=("FG-STAT-3", "FG-HALF-1", "FG-HALF-2", "FG-COND-1", "FG-COND-4", "FG-TAC-1", "FG-CARRY-1"),
        text=(
            "Everything is rounded down, and half a penalty is said to become the larger one. Whether several halves "
            "are rounded each by itself or in their sum is not said."
        ),
        ours=(
            "Down means toward minus infinity, and each half is rounded by itself. Of several stats the average is "
            "rounded, not each of them; averaging their bonuses instead comes to the same."
        ),
        others=("Add the bonuses first and halve the sum.", "Round toward zero."),
        reason="The worked example rounds each half by itself, and the penalty in it grows.",
    ),
    Ruling(
        id="FG-R03",
        title="One thing, several names",
        concerns=("FG-COND-2", "FG-COND-5", "FG-ALL-3", "FG-STAT-4", "FG-SIZE-1"),
        text=(
            "Stress is introduced as damage taken and then reckoned as what is left; S is Stress and also the letter "
            "of size categories; a test of the stat Allure is called a skill; bonus and modifier, test and check stand "
            "for each other."
        ),
        ours=(
            "Wounds and Stress are what is left; damage is always said to be taken. A size has its number behind the "
            "S. The pairs of words mean the same."
        ),
        others=("Wounds and Stress count upward, from nothing.",),
        reason="The examples of the Condition Penalty come out only with what is left.",
    ),
    Ruling(
        id="FG-R10",
        title="Carrying a person",
        concerns=("FG-CARRY-1", "FG-STR-2"),
        text=(
            "Half the difference is a penalty where the load is larger. How half an odd difference is rounded, whether "
            "stats or bonuses are compared, and what happens between size categories is left open."
        ),
        ours=(
            "Stats are compared: STR of the carrier with BOD or STR of the load, whichever stands for its mass. Half "
            "an odd difference becomes the larger penalty. Sizes do not count."
        ),
        others=("Carry across sizes as in an opposed test.",),
        reason="The text itself says that rounding down makes a penalty larger. Bonuses differ by as much as stats do.",
        switches=(CarryRound,),
    ),
    Ruling(
        id="FG-R11",
        title="How far looks and words part from Allure",
        concerns=("FG-ALL-2",),
        text=(
            f"The split of {SPLIT} each way is offered with a “perhaps”, for one who is ugly and persuasive. The "
            "reverse is not mentioned."
        ),
        ours=f"Any split may be chosen, {SPLIT} unless you say otherwise; one side loses what the other gains.",
        reason="It is an example, not a rule.",
    ),
    Ruling(
        id="FG-R12",
        title="Range and average of stats",
        concerns=("FG-STAT-1", "FG-ALL-2"),
        text=(
            f"Stats run from {LOWEST_STAT} to {HIGHEST_STAT}, and both {_LOWER_AVERAGE} and {_UPPER_AVERAGE} are "
            f"called average, though {_UPPER_AVERAGE} has a bonus of {signed(bonus_of(_UPPER_AVERAGE))}. A split "
            "Allure can leave the range."
        ),
        ours="Every whole number is taken as a stat; one outside the range is pointed out and used.",
        reason="No formula needs the range.",
    ),
)
