"""The shape of the project: which way imports run, one home for each name, no rule's number in a page."""

import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGES = ("rules", "calculators", "macros")

PURE = {
    "abc", "bisect", "collections", "dataclasses", "decimal", "enum", "fractions", "functools", "inspect", "itertools",
    "math", "operator", "re", "typing", "icepool", "rules",
}  # fmt: skip
"""What the core may import: nothing that reads, writes or asks."""


def modules(*packages: str) -> Iterator[tuple[Path, ast.Module]]:
    for package in packages:
        for path in sorted((ROOT / package).rglob("*.py")):
            yield path, ast.parse(path.read_text("utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name the whole path"
            yield node.module or ""


def test_imports_run_one_way() -> None:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_core_is_pure() -> None:
    for path, tree in modules("rules"):
        strangers = {name.partition(".")[0] for name in imported(tree)} - PURE
        assert not strangers, f"{path.relative_to(ROOT)} imports {strangers}"
        calls = {
            node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not calls & {"open", "print", "input", "eval", "exec", "float"}, path.relative_to(ROOT)


def public_definitions(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.TypeAlias):
            name = node.name if not isinstance(node, ast.TypeAlias) else node.name.id
            yield name
        elif isinstance(node, ast.Assign):
            names = (each for target in node.targets for each in ast.walk(target))
            yield from (each.id for each in names if isinstance(each, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


def test_each_public_name_has_one_home() -> None:
    """In one package no name is defined twice, and every import names the module that defines it."""
    homes: dict[str, list[str]] = defaultdict(list)
    defined: dict[str, set[str]] = {}
    for path, tree in modules(*PACKAGES):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        defined[module] = set(public_definitions(tree))
        for name in defined[module]:
            if not name.startswith("_"):
                # A rule set may use another one's terms, each in its own sense.
                homes[f"{'.'.join(module.split('.')[:2])}:{name}" if module.count(".") > 1 else name].append(module)
    several = {name: found for name, found in homes.items() if len(found) > 1}
    allowed = {"TEMPLATES"}
    assert not {name: found for name, found in several.items() if name not in allowed}
    for path, tree in modules(*PACKAGES, "tests"):
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module in defined:
                for taken in node.names:
                    submodule = f"{node.module}.{taken.name}" in defined
                    home = taken.name in defined[node.module]
                    assert submodule or home, f"{path.name} takes {taken.name} from {node.module}, not from its home"


def prose(markdown: str) -> str:
    """Return a page's text without front matter, macros, tags, addresses and code."""
    text = re.sub(r"\A---\n.*?\n---\n", "", markdown, flags=re.DOTALL)
    for pattern in (r"\{%.*?%\}", r"\{\{.*?\}\}", r"<[^>]*>", r"\]\([^)]*\)", r"`[^`]*`", r"\{[:#.][^}]*\}"):
        text = re.sub(pattern, "", text, flags=re.DOTALL)
    return text


def test_pages_take_every_number_from_the_core() -> None:
    pages = [path for folder in ROOT.glob("docs/*/") if folder.name != "contributing" for path in folder.rglob("*.md")]
    assert pages
    for page in pages:
        digits = re.findall(r".{0,20}[0-9].{0,20}", prose(page.read_text("utf-8")))
        assert not digits, f"{page.relative_to(ROOT)} has a number of its own: {digits}"
