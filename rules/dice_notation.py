"""Dice as players write them, "2d6+1d4+3", read strictly: what is not understood is refused and pointed at.

The grammar, in which spaces count for nothing::

    dice  = ["+" | "−"] term (("+" | "−") term)*
    term  = [number] "d" number | number          only a number may follow a minus
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Self

from rules.errors import Unread
from rules.quantities import Typed
from rules.spreads import Spread
from rules.words import said

MOST_DICE = 40
FEWEST_SIDES = 2
MOST_SIDES = 100
HIGHEST_NUMBER = 1_000

_TOKEN = re.compile(
    r"\s*(?:(?P<dice>[0-9]*[dD][0-9]+(?![0-9A-Za-z]))|(?P<number>[0-9]+(?![0-9A-Za-z]))|(?P<word>[^\W\d_]+(?![0-9]))"
    r"|(?P<sign>[+\-−–])|(?P<separator>[,;])|(?P<unknown>[0-9A-Za-z]+|\S))"
)


@dataclass(frozen=True)
class Token:
    """A piece of a text.

    Attributes:
        kind: "dice", "number", "word", "sign", "separator", "unknown", or "end" behind the last piece.
        text: the piece as it is written.
        before: the text that comes before it.
    """

    kind: str
    text: str
    before: str

    @property
    def place(self) -> str:
        """Where the piece stands, in words: "after “2d6 +”"."""
        return f"after “{self.before}”" if self.before else "at the start"

    def refused(self, wanted: str) -> Unread:
        """Return the error that something else was wanted here."""
        if self.kind == "end":
            return Unread(f"stops {self.place}, where {wanted} should follow")
        return Unread(f"has “{self.text}” {self.place}, where {wanted} should stand")


def tokens_of(text: str) -> list[Token]:
    """Return the pieces of a text; the last one is its end."""
    stripped = text.strip()
    found = [Token(str(piece.lastgroup), piece[piece.lastgroup or 0], "") for piece in _TOKEN.finditer(stripped)]
    starts = [piece.start(piece.lastgroup or 0) for piece in _TOKEN.finditer(stripped)]
    placed = [Token(each.kind, each.text, stripped[:start].rstrip()) for each, start in zip(found, starts, strict=True)]
    return [*placed, Token("end", "", stripped)]


@dataclass(frozen=True)
class Dice(Typed):
    """Dice and a number that are added up.

    Attributes:
        pools: for each kind of dice, in the order written, how many and with how many sides.
        number: what is added to them, or taken away where it is below 0.
    """

    longest: ClassVar[int] = 120

    pools: tuple[tuple[int, int], ...]
    number: int = 0

    @property
    def key(self) -> str:
        """The dice as they are written: "2d6+3"."""
        return self.written.replace(" ", "").replace("−", "-")

    @property
    def written(self) -> str:
        """The dice as they are printed: "2d6 + 3"."""
        pools = " + ".join(f"{count}d{sides}" for count, sides in self.pools)
        if not pools:
            return f"−{-self.number}" if self.number < 0 else str(self.number)
        if not self.number:
            return pools
        return f"{pools} {'+' if self.number > 0 else '−'} {abs(self.number)}"

    def __str__(self) -> str:
        return self.written

    @classmethod
    def examples(cls) -> Sequence[str]:
        """Return texts of every form."""
        return ["2d6+3", "11", "d8", "1d6 + 1D4 − 2", "0", "3-5"]

    @classmethod
    def accepts(cls) -> str:
        """Return what :meth:`read` takes, as the end of a sentence that begins with "It takes"."""
        return f"dice such as 2d6+3, or a number; up to {MOST_DICE} dice"

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the dice that a text stands for.

        Raises:
            Unread: it stands for none; the message points at the first fault.

        >>> Dice.read("2d6 + d4 - 1")
        Dice(pools=((2, 6), (1, 4)), number=-1)
        """
        tokens = tokens_of(text)
        dice = cls.taken_from(tokens)
        if tokens[0].kind != "end":
            raise tokens[0].refused("“+” or the end")
        return dice

    @classmethod
    def taken_from(cls, tokens: list[Token]) -> Self:
        """Take dice off the front of a text's pieces and return them; raise Unread where no dice stand there."""
        pools: list[tuple[int, int]] = []
        number = 0
        sign = tokens.pop(0).text if tokens[0].kind == "sign" else "+"
        while True:
            token = tokens.pop(0)
            if token.kind == "dice":
                pools.append(_pool(token, sign))
            elif token.kind == "number":
                number += _number(token) * (1 if sign == "+" else -1)
            else:
                raise _no_term(token)
            if tokens[0].kind != "sign":
                break
            sign = tokens.pop(0).text
        if sum(count for count, _ in pools) > MOST_DICE:
            raise Unread(f"has more than {MOST_DICE} dice")
        return cls(tuple(pools), number)

    @property
    def count(self) -> int:
        """How many dice are rolled."""
        return sum(count for count, _ in self.pools)

    @property
    def highest_roll(self) -> int:
        """The dice alone, all at their highest."""
        return sum(count * sides for count, sides in self.pools)

    @property
    def spread(self) -> Spread:
        """The exact distribution of the total."""
        return Spread.of_dice(self.pools, self.number)

    @property
    def mean(self) -> Fraction:
        """The average total."""
        return sum((Fraction(count * (sides + 1), 2) for count, sides in self.pools), Fraction(self.number))


def _no_term(token: Token) -> Unread:
    without_sides = re.fullmatch(r"[0-9]*[dD]", token.text)
    if without_sides:
        return Unread(f"has “{token.text}” {token.place} without a number of sides")
    return token.refused("dice or a number")


def _number(token: Token) -> int:
    if len(token.text) > len(str(HIGHEST_NUMBER)) or int(token.text) > HIGHEST_NUMBER:
        raise Unread(f"has “{token.text}” {token.place}, which is above {said(HIGHEST_NUMBER)}")
    return int(token.text)


def _pool(token: Token, sign: str) -> tuple[int, int]:
    if sign != "+":
        raise Unread(f"takes “{token.text}” away {token.place}; only a number can be taken away")
    count_text, sides_text = token.text.lower().split("d")
    count = _number(Token("number", count_text or "1", token.before))
    sides = _number(Token("number", sides_text, token.before))
    if not 1 <= count <= MOST_DICE:
        raise Unread(f"has “{token.text}” {token.place}; it may be 1 to {MOST_DICE} dice")
    if not FEWEST_SIDES <= sides <= MOST_SIDES:
        raise Unread(f"has “{token.text}” {token.place}; dice have {FEWEST_SIDES} to {MOST_SIDES} sides")
    return count, sides
