"""The importer of the solid bundle, tried natively."""

import importlib.util
import marshal
import sys
import zipfile
import zipimport
from collections.abc import Iterator
from pathlib import Path

import pytest

from calculators.bundle.solid_imports import COMPILED_HEADER, SolidImporter

SOURCES = {
    "solid_example/__init__.py": "from solid_example.part import NAME\n",
    "solid_example/part.py": "NAME = __name__\n",
    "solid_alone.py": "place = __file__\n",
}


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[str]:
    path = tmp_path / "bundle.zip"
    with zipfile.ZipFile(path, "w") as bundle:
        for name, source in SOURCES.items():
            header = importlib.util.MAGIC_NUMBER.ljust(COMPILED_HEADER, b"\0")
            bundle.writestr(f"{name}c", header + marshal.dumps(compile(source, name, "exec")))
    zipimport.zipimporter(str(path))
    sys.meta_path.insert(0, SolidImporter(str(path)))
    yield str(path)
    del sys.meta_path[0]
    for name in [name for name in sys.modules if name.startswith("solid_")]:
        del sys.modules[name]


def test_packages_and_modules_are_imported(archive: str) -> None:
    package, alone = importlib.import_module("solid_example"), importlib.import_module("solid_alone")
    assert package.NAME == "solid_example.part"
    assert package.__path__ == [f"{archive}/solid_example"]
    assert alone.place == f"{archive}/solid_alone.pyc"


def test_what_the_bundle_does_not_have_is_left_to_others(archive: str) -> None:
    assert SolidImporter(archive).find_spec("solid_nowhere") is None
    assert importlib.import_module("colorsys") is not None


def test_nothing_is_found_once_the_cache_is_cleared(archive: str) -> None:
    del vars(zipimport)["_zip_directory_cache"][archive]
    assert SolidImporter(archive).find_spec("solid_alone") is None
