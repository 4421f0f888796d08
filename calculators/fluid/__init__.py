"""The calculators of the Fluid Game System, one module a subject."""
