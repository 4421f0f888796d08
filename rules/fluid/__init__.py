"""The Fluid Game System's "Stats", chapter by chapter."""
