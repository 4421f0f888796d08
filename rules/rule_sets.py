"""What a published rule set is called, where it comes from, and its rulings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.rulings import Ruling, RulingsOfSet
from rules.tables import Table


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """A published rule set.

    Attributes:
        slug: name in addresses, such as "metaforce".
        name: its name.
        text: the part of it that is covered.
        site: address of its publisher's site.
        readings: the type that holds the readings in force.
        rulings: its doubtful passages, in order.
        tables: its printed tables by name.
    """

    slug: str
    name: str
    text: str
    site: str
    readings: type[RulingsOfSet]
    rulings: Sequence[Ruling]
    tables: Mapping[str, Table]

    def ruling(self, ruling_id: str) -> Ruling:
        """Return the ruling of an id; raise KeyError where there is none."""
        for ruling in self.rulings:
            if ruling.id == ruling_id:
                return ruling
        raise KeyError(f"{self.name} has no ruling {ruling_id}")
