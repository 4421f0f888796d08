"""The Python that readers may run, as sources: our packages, and those that they import."""

import importlib.metadata
from collections.abc import Iterator, Mapping
from pathlib import Path

from jinja2 import ModuleLoader

from calculators.rendering import COMPILED, TEMPLATES, environment

OUR_PACKAGES = ("rules", "calculators")
THEIR_PACKAGES = ("jinja2", "markupsafe", "icepool")
LEFT_OUT = ("calculators/browser", "calculators/bundle", "calculators/templates")
"""What of our packages no reader's Python needs."""


def sources(root: Path) -> Mapping[str, bytes]:
    """Return the files to compile for readers, with the templates as Python.

    Args:
        root: the project's folder; the packages of others are taken from the running Python.

    Returns:
        Path -> content.

    Raises:
        PackageNotFoundError: a package of others is not installed.
        TemplateSyntaxError: a template cannot be read.
    """
    return dict([*_ours(root), *_templates(), *_theirs()])


def licenses() -> Mapping[str, bytes]:
    """Return the terms of the packages of others, which go wherever those go: path -> content."""
    return {
        f"licenses/{package}/{file.name}": file.read_binary()
        for package in THEIR_PACKAGES
        for file in importlib.metadata.distribution(package).files or ()
        if file.name.startswith("LICENSE")
    }


def _ours(root: Path) -> Iterator[tuple[str, bytes]]:
    left_out = [root / path for path in LEFT_OUT]
    for package in OUR_PACKAGES:
        for path in (root / package).rglob("*.py"):
            if not any(path.is_relative_to(each) for each in left_out):
                yield path.relative_to(root).as_posix(), path.read_bytes()


def _templates() -> Iterator[tuple[str, bytes]]:
    for path in TEMPLATES.iterdir():
        python = environment().compile(path.read_text("utf-8"), path.name, path.name, raw=True, defer_init=True)
        yield f"calculators/{COMPILED.name}/{ModuleLoader.get_module_filename(path.name)}", python.encode()


def _theirs() -> Iterator[tuple[str, bytes]]:
    for package in THEIR_PACKAGES:
        for file in importlib.metadata.distribution(package).files or ():
            if file.suffix == ".py" and file.parts[0] == package:
                yield file.as_posix(), file.read_binary()
