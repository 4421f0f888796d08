"""How readers' Python imports from the solid bundle: it runs there as `sitecustomize`, before anything else.

`zipimport` asks the file system for every part of a module's path, and reads each module twice.
"""

import gc
import io
import marshal
import sys
import zipimport

TYPE_CHECKING = False
if TYPE_CHECKING:
    from importlib.abc import Loader
    from importlib.machinery import ModuleSpec
    from types import ModuleType
else:
    # As they are found without importing anything.
    Loader, ModuleSpec, ModuleType = object, type(sys.__spec__), type(sys)

LOCAL_HEADER = 30
"""Bytes in front of the name of a file in a zip file; the lengths of the name and of what follows it come last."""
COMPILED_HEADER = 16
"""Bytes in front of the code in a compiled file."""

type Entry = tuple[str, int, int, int, int, int, int, int]
"""What `zipimport` knows of a file; third its length, fifth where its header begins."""


class SolidImporter(Loader):
    """Imports compiled modules from a zip file without compression that `zipimport` has looked at.

    Attributes:
        archive: path of the zip file.
    """

    def __init__(self, archive: str) -> None:
        self.archive = archive

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return how to import a module; None where the zip file does not have it."""
        # Looked up each time: where the cache has been cleared, the file may be gone.
        files: dict[str, Entry] = vars(zipimport)["_zip_directory_cache"].get(self.archive, {})
        place = name.replace(".", "/")
        entry = files.get(f"{place}.pyc")
        is_package = entry is None
        if entry is None:
            entry = files.get(f"{place}/__init__.pyc")
            if entry is None:
                return None
        spec = ModuleSpec(name, self, origin=entry[0], loader_state=entry, is_package=is_package)
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations = [f"{self.archive}/{place}"]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave it to Python to make the module."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module's code in it."""
        entry: Entry = vars(module)["__spec__"].loader_state
        with io.open_code(self.archive) as file:
            file.seek(entry[4])
            lengths = file.read(LOCAL_HEADER)[-4:]
            file.seek(
                int.from_bytes(lengths[:2], "little") + int.from_bytes(lengths[2:], "little") + COMPILED_HEADER, 1
            )
            code = marshal.loads(file.read(entry[2] - COMPILED_HEADER))
        exec(code, vars(module))


def import_solidly() -> None:
    """Have everything else imported from the bundle, and no garbage collected until somebody turns that on again."""
    # Next to nothing becomes garbage while modules are imported, but much is looked through for it.
    gc.disable()
    bundle = next(path for path in sys.path if path.endswith(".zip"))
    sys.meta_path.insert(0, SolidImporter(bundle))
