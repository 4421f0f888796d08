"""The size category of a mass, and where it stands among the others.

Source: Fluid Game System, "Stats", on size (FG-SIZE-S0 to FG-SIZE-S9).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from rules.fluid.readings import OURS, Rulings
from rules.fluid.size_ladder import size_ladder
from rules.fluid.sizes import MASS, Size, category_worked, gap_notices
from rules.quantities import checked
from rules.rulings import Relies
from rules.working import Result, Working


@dataclass(frozen=True, kw_only=True)
class SizeByMass(Result):
    """The size category of a mass.

    Attributes:
        size: the category.
    """

    size: Size


@checked
def size_by_mass(
    mass: Annotated[Fraction, MASS],
    rulings: Annotated[Rulings, Relies(("FG-R03", "FG-R13", "FG-R14"))] = OURS,
) -> SizeByMass:
    """Find the size category of a mass.

    Args:
        mass: kilograms, above 0.
        rulings: the readings of masses in no category (FG-R13) and in two (FG-R14).

    Returns:
        The category, S0 to S9.

    >>> size_by_mass(Fraction(70)).size.title
    'Normal'

    Source: Fluid Game System, "Stats", on size (FG-SIZE-S0 to FG-SIZE-S9).
    """
    working = Working()
    found = category_worked("Size", mass, rulings, working)
    return SizeByMass(
        size=found.size,
        notices=gap_notices(mass),
        drawings=(size_ladder(mass, found),),
        working=working.steps,
    )
