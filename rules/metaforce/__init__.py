"""Metaforce, *Size*: one module a chapter."""
