"""Altered Realms, the page "Modifiers", one module a subject."""
