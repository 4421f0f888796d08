"""What the benchmark measures on, and what it holds the site to."""

from collections.abc import Mapping
from dataclasses import dataclass

from benchmarks.network import LOCAL, Network

MEDIUM = Network.of(50, 20)
SLOW = Network.of(9, 170)
SLOWEST = Network.of(1.6, 150)
NETWORKS = (LOCAL, MEDIUM, SLOW, SLOWEST)

FIRST_VISIT = "First visit"
LATER_VISIT = "Later visit"
SENT = "Sent until the first answer"
NOTHING_CALCULATED = "Runtime sent where nothing is calculated"
PLAIN = "Recalculation without odds"
ODDS = "Recalculation of odds"
FIVE_TYPES = "Ten attacks, five types of damage"
TWENTY_DICE = "Ten attacks of 20d12"

RATIO = "of stock"
MEGABYTES = "MB"
P95 = "ms, p95"


@dataclass(frozen=True)
class Target:
    """A limit that a figure must not exceed."""

    most: float
    unit: str


TARGETS: Mapping[str, Target] = {
    f"{FIRST_VISIT}, {LOCAL.name}": Target(0.45, RATIO),
    f"{FIRST_VISIT}, {MEDIUM.name}": Target(0.45, RATIO),
    f"{FIRST_VISIT}, {SLOW.name}": Target(0.65, RATIO),
    f"{LATER_VISIT}, {LOCAL.name}": Target(0.18, RATIO),
    SENT: Target(4.3, MEGABYTES),
    NOTHING_CALCULATED: Target(0, MEGABYTES),
    PLAIN: Target(5, P95),
    ODDS: Target(50, P95),
    FIVE_TYPES: Target(100, P95),
    TWENTY_DICE: Target(100, P95),
}
"""By what is measured, as readers see it."""
