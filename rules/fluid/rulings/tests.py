"""Doubtful passages about tests, and how each is read."""

from rules.fluid.readings import Success
from rules.rulings import Ruling

TESTS_RULINGS = (
    Ruling(
        id="FG-R05",
        title="What a test has to reach",
        concerns=("FG-TEST-1",),
        text=(
            "The text gives a test its dice and its bonus, but no target, and does not say if meeting one is enough."
        ),
        ours="The target is yours to set, and meeting it succeeds. No roll succeeds or fails by itself.",
        others=("The highest and the lowest roll succeed and fail whatever the target.",),
        reason="It is the usual reading, and nothing speaks for another.",
        switches=(Success,),
    ),
)
