"""The doubtful passages of Metaforce's "Size", one module a subject."""
