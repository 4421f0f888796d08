"""The calculators of Altered Realms, one module a subject."""
