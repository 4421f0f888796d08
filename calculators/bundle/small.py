"""Compression that takes long once and saves bytes for every reader."""

import importlib.metadata

import deflate

SMALLEST = 12
"""The level that takes longest and gives the least bytes."""

COMPRESSED_BY = f"deflate-{importlib.metadata.version('deflate')}-{SMALLEST}"
"""What the bytes depend on beside the content."""


def small(content: bytes) -> bytes:
    """Return the content compressed by gzip as far as it goes, the same bytes for the same content."""
    return bytes(deflate.gzip_compress(content, SMALLEST))
