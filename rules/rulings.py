"""Rulings: doubtful passages of a rule text, our reading of each, and the readings a table may switch to."""

from dataclasses import dataclass, fields
from typing import Any, ClassVar, get_type_hints

from rules.quantities import Choice


class Reading(Choice):
    """One way to read a passage. The first member of each subclass is the reading we take by default."""


@dataclass(frozen=True, kw_only=True)
class Ruling:
    """A doubtful passage and how it is read.

    Attributes:
        id: stable id, such as "MF-R16".
        title: what is in doubt, in a few words.
        concerns: ids of the rules it touches.
        text: what the source says, on each side.
        ours: the reading taken by default.
        others: readings that were weighed and can't be switched to.
        reason: why ours.
        switches: for each choice a table may make, its readings; ours comes first in each.
    """

    id: str
    title: str
    concerns: tuple[str, ...]
    text: str
    ours: str
    others: tuple[str, ...] = ()
    reason: str
    switches: tuple[type[Reading], ...] = ()


@dataclass(frozen=True)
class RulingsOfSet:
    """The readings in force, one a field; each rule set has a subclass whose defaults are ours.

    Attributes:
        prefix: short name of the rule set in switch keys, such as "mf" in "mf.fall_double".
    """

    prefix: ClassVar[str]

    @classmethod
    def switches(cls) -> dict[str, type[Reading]]:
        """Return the readings of every switch by its key, such as "mf.fall_double"."""
        hints = get_type_hints(cls)
        return {f"{cls.prefix}.{field.name}": hints[field.name] for field in fields(cls)}

    @classmethod
    def of(cls, chosen: dict[str, Reading]) -> Any:
        """Return the rulings with the readings chosen by switch key, ours elsewhere."""
        return cls(**{key.removeprefix(f"{cls.prefix}."): reading for key, reading in chosen.items()})


@dataclass(frozen=True)
class Relies:
    """Annotates the ``rulings`` argument of a rule function: the rulings that its answer relies on.

    Attributes:
        rulings: their ids.
        without_switch: those of them whose switches make no difference to it, or the readings of such a switch.
    """

    rulings: tuple[str, ...]
    without_switch: tuple[str | type[Reading], ...] = ()
