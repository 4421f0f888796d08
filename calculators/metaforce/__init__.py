"""The calculators of Metaforce, one module a subject."""
