"""Damage types, and damage written as dice with types: "2d6+3 slash, 1d8 burn".

The grammar, in which spaces count for nothing::

    damage = part (separator part)*
    part   = dice [type]
    type   = a word
    separator = "," | ";" | "and" | "+" behind a type

Source: Altered Realms, "Modifiers", "Materials Table", "Resistance" and "Vulnerable" (AR-MAT-5, AR-RES-1, AR-VUL-1).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from rules.dice_notation import MOST_DICE, Dice, Token, tokens_of
from rules.errors import Unread
from rules.quantities import Choice, Typed

MOST_PARTS = 10


class DamageType(Choice):
    """A damage type that the page names, or any other."""

    BURN = "Burn", "Burn"
    PUNCTURE = "Puncture", "Puncture"
    BLUNT = "Blunt", "Blunt"
    SLASH = "Slash", "Slash"
    KINETIC = "Kinetic", "Kinetic"
    FROST = "Frost", "Frost"
    ACID = "Acid", "Acid"
    ELECTRICAL = "Electrical", "Electrical"
    OTHER = "other", "Any other"


NAMED_TYPES = tuple(each.label for each in DamageType if each is not DamageType.OTHER)
INFLECTED = {
    "burning": "Burn",
    "puncturing": "Puncture",
    "slashing": "Slash",
    "freezing": "Frost",
    "electric": "Electrical",
    "electricity": "Electrical",
}
"""Other forms of the types' names that players say."""


def type_named(word: str) -> str:
    """Return the damage type that a word names: one of the page's, or a type of the table's own."""
    return INFLECTED.get(word.lower(), word.capitalize())


def unknown_types(types: Iterable[str]) -> tuple[str, ...]:
    """Return a notice for the types that the page does not name, or none."""
    strangers = sorted(set(types) - set(NAMED_TYPES))
    if not strangers:
        return ()
    names = ", ".join(strangers)
    return (f"Not named on the page, and taken as typed: {names}. It names {', '.join(NAMED_TYPES)}.",)


@dataclass(frozen=True)
class DamageTypes(Typed):
    """Damage types in a row, or none."""

    longest: ClassVar[int] = 120
    takes_blank: ClassVar[bool] = True

    names: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The types as they are typed: "Burn, Frost"."""
        return ", ".join(self.names)

    def __str__(self) -> str:
        return self.key or "none"

    def __contains__(self, name: object) -> bool:
        return name in self.names

    @classmethod
    def examples(cls) -> Sequence[str]:
        """Return texts of every form."""
        return ["", "burn", "Slash, frost", "slashing and BURN; psychic", "burn burn", "none"]

    @classmethod
    def accepts(cls) -> str:
        """Return what :meth:`read` takes, as the end of a sentence that begins with "It takes"."""
        return "damage types such as burn or slash, frost; or nothing"

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the types that a text names, each once.

        Raises:
            Unread: something in it is no word.

        >>> DamageTypes.read("burning, frost").names
        ('Burn', 'Frost')
        """
        names: dict[str, None] = {}
        for token in tokens_of(text):
            if token.kind == "word" and token.text.lower() not in ("and", "none"):
                names[type_named(token.text)] = None
            elif token.kind in ("unknown", "dice", "number", "sign"):
                raise token.refused("a damage type")
        return cls(tuple(names))


@dataclass(frozen=True)
class DamagePart:
    """One instance of damage: dice of one type, or of none that matters."""

    dice: Dice
    type: str | None

    def __str__(self) -> str:
        return f"{self.dice} {self.type}" if self.type else str(self.dice)


@dataclass(frozen=True)
class Damage(Typed):
    """The damage of an attack: one or more instances, each with its type."""

    longest: ClassVar[int] = 200

    parts: tuple[DamagePart, ...] = ()

    @property
    def key(self) -> str:
        """The damage as it is typed: "2d6+3 Slash, 1d8 Burn"."""
        return ", ".join(f"{part.dice.key} {part.type or ''}".rstrip() for part in self.parts)

    def __str__(self) -> str:
        return ", ".join(map(str, self.parts)) or "none"

    @property
    def types(self) -> tuple[str, ...]:
        """The types it has, each once."""
        return tuple(dict.fromkeys(part.type for part in self.parts if part.type))

    @property
    def dice_count(self) -> int:
        """How many dice are rolled."""
        return sum(part.dice.count for part in self.parts)

    @classmethod
    def examples(cls) -> Sequence[str]:
        """Return texts of every form."""
        return [
            "2d6+3 slash, 1d8 burn",
            "6 slash and 11 burn",
            "d4",
            "1d6+1d4 blunt; 2 psychic",
            "1d8 Frost + 1d6 acid",
        ]

    @classmethod
    def accepts(cls) -> str:
        """Return what :meth:`read` takes, as the end of a sentence that begins with "It takes"."""
        return f"dice and types such as 2d6+3 slash, 1d8 burn; up to {MOST_DICE} dice"

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the damage that a text stands for.

        Raises:
            Unread: it stands for none; the message points at the first fault.

        >>> print(Damage.read("2d6+3 slashing and d8 burn"))
        2d6 + 3 Slash, 1d8 Burn
        """
        tokens = tokens_of(text)
        parts: list[DamagePart] = []
        while not parts or _separated(tokens):
            dice = Dice.taken_from(tokens)
            named = tokens[0].kind == "word" and tokens[0].text.lower() != "and"
            parts.append(DamagePart(dice, type_named(tokens.pop(0).text) if named else None))
        if sum(part.dice.count for part in parts) > MOST_DICE:
            raise Unread(f"has more than {MOST_DICE} dice")
        if len(parts) > MOST_PARTS:
            raise Unread(f"has more than {MOST_PARTS} kinds of damage")
        return cls(tuple(parts))


def _separated(tokens: list[Token]) -> bool:
    """Take a separator off the front; return whether there was one, and raise Unread where something else stands."""
    token = tokens[0]
    if token.kind == "end":
        return False
    if token.kind == "separator" or token.text.lower() == "and" or token.text == "+":
        tokens.pop(0)
        return True
    raise token.refused("a comma or the end")


@dataclass(frozen=True)
class BonusDamage(Damage):
    """Damage that may be none at all."""

    takes_blank: ClassVar[bool] = True

    @classmethod
    def examples(cls) -> Sequence[str]:
        """Return texts of every form."""
        return ["", "1d6 burn", "2d4 slash, 1 frost"]

    @classmethod
    def accepts(cls) -> str:
        """Return what :meth:`read` takes, as the end of a sentence that begins with "It takes"."""
        return "dice and types such as 1d6 burn; or nothing"

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the damage that a text stands for; none for a blank one; raise Unread as :meth:`Damage.read` does."""
        return super().read(text) if text.strip() else cls()
