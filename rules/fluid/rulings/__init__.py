"""The doubtful passages of the Fluid Game System's "Stats", one module a subject."""
