"""Doubtful passages about tactics, and how each is read."""

from rules.fluid.tactics import LEAST_TACTICS
from rules.fluid.tests import ROLL
from rules.rulings import Ruling
from rules.words import signed

TACTICS_RULINGS = (
    Ruling(
        id="FG-R08",
        title="Splitting Tactics",
        concerns=("FG-TAC-1", "FG-TAC-2", "FG-TAC-4"),
        text=(
            "Defence and offence have to add up to Tactics. Whether one may go below nothing to raise the other, and "
            f"whether the minimum of {signed(LEAST_TACTICS)} is for each half or for their sum, is not said."
        ),
        ours=(
            "Both parts are whole numbers that are not negative. The three halves are added up first, and the sum is "
            "at least nothing. The Condition Penalty does not shrink the pool."
        ),
        others=("One part may be negative.", "Each half is at least nothing."),
        reason="A split shares out what is there.",
    ),
    Ruling(
        id="FG-R09",
        title="The roll for initiative",
        concerns=("FG-TAC-3",),
        text="All of Tactics and the Condition Penalty count for initiative, but no die is named.",
        ours=f"It is rolled like a test, {ROLL} and the bonus, and the bonus may be negative.",
        others=("Initiative is the bonus itself, without dice.",),
        reason="The penalty is one on tests, so that initiative is treated as one.",
    ),
)
