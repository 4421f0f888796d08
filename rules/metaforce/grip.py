"""In the giant's grip: all that follows from a giant's size and a held creature's stats, round by round.

Source: Metaforce, "Size", sections "Crush in Hands", "Crush Status" and "Escaping a Hold".
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.dice import percent
from rules.metaforce.comparison import GIANT
from rules.metaforce.crush import (
    BODY,
    CRUSH_ACTIONS,
    CrushMode,
    CrushRoll,
    crush_roll,
    note_actions,
    note_crush_roll,
    rule_of_roll,
)
from rules.metaforce.escape import (
    HELD,
    HIGHEST_NUMBER,
    REFLEX,
    ROUNDS_ON_AVERAGE,
    note_escape_number,
    note_escape_roll,
    said_extent,
)
from rules.metaforce.holds import (
    HANDS,
    GiantAction,
    Hands,
    note_damage,
    note_may_hold,
    note_too_large,
    resets,
    strength_is_doubled,
)
from rules.metaforce.power import shifted
from rules.metaforce.readings import OURS, Rulings
from rules.metaforce.sizes import HUMAN_SIZE, Size
from rules.metaforce.unarmed import STRENGTH, UNARMED
from rules.quantities import checked
from rules.repeated_rolls import RollsUntil
from rules.rulings import Relies
from rules.tables import Column, Row, Table
from rules.units import DAMAGE
from rules.words import said, said_average
from rules.working import Result, Working


@dataclass(frozen=True, kw_only=True)
class Grip(Result):
    """What becomes of a creature in a giant's grip; all but the answer is None where the giant can't hold it.

    Attributes:
        number: the escape number.
        fewest: fewest rounds until it is free, while the giant crushes it every round.
        most: most rounds, or None where there is no end to it.
        mean: average rounds, or None where the number is beyond 20,000.
        damage: damage a round of crushing.
        actions_to_injury: average Crush actions in a row until it is injured.
        actions_to_destruction: average Crush actions until limbs may be destroyed.
        restrained: chance to break free in each round in which the giant restrains instead.
        answer: what is decided, in words.
    """

    number: int | None = None
    fewest: int | None = None
    most: int | None = None
    mean: Fraction | None = None
    damage: int | None = None
    actions_to_injury: Fraction | None = None
    actions_to_destruction: Fraction | None = None
    restrained: Fraction | None = None
    answer: str

    @property
    def headline(self) -> str:
        """What is decided."""
        return self.answer


@checked
def grip(
    giant: Annotated[Size, GIANT],
    strength: Annotated[int, STRENGTH],
    unarmed: Annotated[int, UNARMED],
    held_in: Annotated[Hands, HANDS] = Hands.ONE,
    held: Annotated[Size, HELD] = HUMAN_SIZE,
    body: Annotated[int, BODY] = 10,
    reflex: Annotated[int, REFLEX] = 0,
    rulings: Annotated[
        Rulings,
        Relies(
            (
                "MF-R09", "MF-R10", "MF-R26", "MF-R27", "MF-R32", "MF-R33", "MF-R34", "MF-R35", "MF-R36", "MF-R37",
                "MF-R38",
            )
        ),
    ] = OURS,
) -> Grip:  # fmt: skip
    """Find how long a creature stays in a giant's grip, and what it suffers there.

    Args:
        giant: the giant's size, rating 1 to 1,000 or a size below Medium.
        strength: the giant's Strength, 0 to 1,000.
        unarmed: its unarmed strike damage with Size in it, 0 to 1,000,000,000.
        held_in: one hand or both.
        held: the held creature's size.
        body: its Body score, 0 to 5,000.
        reflex: its Reflex, 0 to 10,000.
        rulings: the readings of MF-R26, MF-R33, MF-R34, MF-R36 and MF-R37.

    Returns:
        Escape number, rounds with the chance by each of them, damage, Crush actions, and what other rounds change.

    >>> grip(Size(4), 2, 12, reflex=9).answer
    'Free after about 3.58 rounds; injured after about 2.26 Crush actions'

    Source: Metaforce, "Size", "Crush in Hands" (MF-HAND-1 to MF-HAND-4, MF-HAND-7, MF-HAND-9, MF-HAND-10), "Crush
    Status" (MF-CRST-2, MF-CRST-3), "Escaping a Hold" (MF-ESC-1 to MF-ESC-3, MF-ESC-6).
    """
    working = Working()
    if not note_may_hold(giant, held, held_in, rulings, working):
        return Grip(answer=note_too_large(giant, held, held_in, rulings, working), working=working.steps)
    damage = note_damage(unarmed, giant, held, held_in, working)
    both = strength_is_doubled(giant, held, held_in, rulings)
    roll = crush_roll(CrushMode.HAND, strength, both, rulings)
    note_crush_roll(rule_of_roll(CrushMode.HAND, both), roll, working)
    to_injury, to_destruction = note_actions(roll, body, working)
    number = note_escape_number(giant, strength, working)
    held_as, _ = shifted(held, giant)
    rolls = RollsUntil(note_escape_roll(reflex, held_as, rulings, working), number)
    working.step("MF-ESC-3", "Restrained, free in a round", percent(rolls.within(1)), reckoning=_at_once(rolls))
    working.step("MF-ESC-6", "Free after", said_extent(rolls), reckoning=f"rolls add up to {said(number)} or more")
    worked_out = number <= HIGHEST_NUMBER
    notices = (
        () if worked_out else (f"Beyond an escape number of {said(HIGHEST_NUMBER)} the rounds are not worked out.",)
    )
    mean = rolls.mean if worked_out else None
    free = ROUNDS_ON_AVERAGE.of(mean) if mean is not None else said_extent(rolls)
    answer = f"Free after {free}; injured after {CRUSH_ACTIONS.of(to_injury)}"
    working.step("MF-ESC-1", "On average", answer)
    return Grip(
        number=number,
        fewest=rolls.fewest,
        most=rolls.most,
        mean=mean,
        damage=damage,
        actions_to_injury=to_injury,
        actions_to_destruction=to_destruction,
        restrained=rolls.within(1),
        answer=answer,
        working=working.steps,
        notices=notices,
        rolls=(rolls.odds("Free by round"),) if worked_out else (),
        tables=(_rounds(damage, roll, rolls, free, rulings),),
    )


def _at_once(rolls: RollsUntil) -> str:
    return f"a single roll, at most {said(max(rolls.die))}, must reach {said(rolls.target)}"


def _rounds(damage: int, roll: CrushRoll, rolls: RollsUntil, free: str, rulings: Rulings) -> Table:
    """Return what each way to spend a round comes to."""
    at_once = rolls.within(1)
    alone = ROUNDS_ON_AVERAGE.of(1 / at_once) if at_once else "never"
    held_only = alone if resets(GiantAction.HOLD_ONLY, rulings) else free
    crushes = f"{said_average(roll.odds.mean)} on average"
    return Table(
        caption="What the giant does every round",
        columns=(Column("Every round"), Column("Damage"), Column("Crush points"), Column("Free after")),
        rows=(
            Row("MF-HAND-10", (str(GiantAction.CRUSH), DAMAGE.of(damage), crushes, free)),
            Row("MF-HAND-9", (str(GiantAction.HOLD_ONLY), "none", "none", held_only)),
            Row("MF-ESC-3", (str(GiantAction.RESTRAIN), "none", "none", alone)),
        ),
    )
