"""The doubtful passages of Altered Realms, one module a subject."""
