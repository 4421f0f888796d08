"""Riding a larger creature: who can, and what it costs the mount.

Source: Metaforce, "Size", sections "Ride Creature (Willing)" and "Ride Creature (Hostile)" (MF-RIDE-1 to MF-RIDE-7).
"""

from rules.metaforce.comparison import times_as_large
from rules.metaforce.sizes import Size

RIDE_TIMES = 2
ADVANTAGE_TIMES = 4


def may_ride(rider: Size, mount: Size) -> bool:
    """Return whether a creature may ride another, willing or not: it is half as large or less (MF-RIDE-1, MF-R39)."""
    return times_as_large(mount, rider) >= RIDE_TIMES


def mount_keeps_advantage(rider: Size, mount: Size) -> bool:
    """Return whether a willing mount keeps advantage on Strength and Reflex checks (MF-RIDE-2, MF-R39)."""
    return times_as_large(mount, rider) >= ADVANTAGE_TIMES
