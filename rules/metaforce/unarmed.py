"""Unarmed strike damage as giants' actions take it, which the text uses without saying how it is found.

Source: Metaforce, "Size" (MF-TRMP-2, MF-STMP-6, MF-HAND-2, MF-R32).
"""

from rules.quantities import Quantity

HIGHEST_UNARMED = 10**9

UNARMED = Quantity(label="Unarmed damage, Size included", at_least=0, at_most=HIGHEST_UNARMED)
STRENGTH = Quantity(label="Strength", at_least=0, at_most=1_000)
