"""Runs in Pyodide while the site is built: uses all that readers may use, and compiles the modules which that took.

What is compiled here is imported by readers' Pyodide, which is of the same version. Whatever else this module needs, it
imports late: nothing may be loaded on its account when it looks at what is loaded.
"""

import __future__

import contextlib
import hashlib
import importlib.util
import json
import marshal
import re
import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType
from typing import Any

NO_DOCSTRINGS = 2
"""The level of optimization at which the compiler leaves out docstrings and assertions."""

OURS = ("rules/", "calculators/")
"""Annotations of these are evaluated when somebody asks for them: most calculators are never used in a visit."""

AHEAD = "compiled_ahead"
RUN_AHEAD = f"from {AHEAD} import run as exec\n"
"""Added to `dataclasses`: compiling the methods that it writes takes half the time of importing the calculators."""

CODES = "codes"
RUN = f"""
import builtins, hashlib, marshal

CODES = dict({CODES!r})


def run(text, global_names, local_names):
    code = CODES.get(hashlib.sha256(text.encode()).digest()[:8])
    builtins.exec(text if code is None else marshal.loads(code), global_names, local_names)
"""

UNCHECKED_HASH = 0b01
"""In the header of a compiled file: it is not to be compared with its source."""


class AnyPage(dict[str, str]):
    """Every rule's page, while no pages are at hand."""

    def __contains__(self, rule: object) -> bool:
        return True

    def __missing__(self, rule: str) -> str:
        return ""


def note_written_methods() -> dict[str, CodeType]:
    """Return what dataclasses will write from now on, compiled, by its text."""
    import dataclasses

    written: dict[str, CodeType] = {}

    def run(text: str, global_names: dict[str, Any], local_names: dict[str, Any]) -> None:
        if text not in written:
            written[text] = compile(text, "<string>", "exec", dont_inherit=True)
        exec(written[text], global_names, local_names)

    vars(dataclasses)["exec"] = run
    return written


def use_everything() -> None:
    """Answer every calculator's example, every house ruling and a few questions that go wrong."""
    from calculators.answer import answer, answer_json
    from calculators.links import RuleLinks
    from calculators.registry import CALCULATORS, RULING_EXAMPLES

    links = RuleLinks(AnyPage(), "../")
    for slug, calculator in CALCULATORS.items():
        answer(slug, calculator.example_form, links)
        answer(slug, {}, links)
    for example in RULING_EXAMPLES:
        for _ in example.answers():
            pass
    question = {"calculator": slug, "form": calculator.example_form, "root": "../"}
    # No page states any rule: that is found out in the middle of a template.
    with contextlib.suppress(KeyError):
        answer_json(json.dumps(question), "{}")


def compile_what_is_loaded(written: dict[str, CodeType], sources: str, target: str) -> None:
    """Compile the loaded modules that come from files, and the templates.

    Args:
        written: what dataclasses wrote.
        sources: the folder that our packages and those of others were imported from.
        target: the folder for the compiled files.
    """
    for name, content in [
        *_modules(),
        _module_of_modules(),
        _module_of_methods(written),
        _sitecustomize(Path(sources)),
        *_templates(Path(sources)),
    ]:
        path = Path(target, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _sitecustomize(sources: Path) -> tuple[str, bytes]:
    """Return what Python runs first of all."""
    return "sitecustomize.pyc", _compiled((sources / "sitecustomize.py").read_text(), "sitecustomize.py")


def _specs() -> Iterator[ModuleSpec]:
    for name in sorted(sys.modules):
        spec = getattr(sys.modules[name], "__spec__", None)
        if spec and spec.name == name and spec.has_location and name != __name__:
            yield spec


def _modules() -> Iterator[tuple[str, bytes]]:
    for spec in _specs():
        loader: Any = spec.loader
        source = loader.get_source(spec.name)
        if source is None:
            # It is part of the runtime itself.
            continue
        if spec.name == "dataclasses":
            source += RUN_AHEAD
        path = spec.name.replace(".", "/") + ("/__init__" if spec.submodule_search_locations is not None else "")
        yield f"{path}.pyc", _compiled(source, f"{path}.py")


def _module_of_modules() -> tuple[str, bytes]:
    """Return a module that imports all others and loads all templates, for whoever wants them ahead of need."""
    source = "".join(f"import {spec.name}\n" for spec in _specs())
    source += "from calculators.rendering import environment\n"
    source += "".join(f"environment().get_template({name!r})\n" for name in _template_names())
    return "everything.pyc", _compiled(source, "everything.py")


def _module_of_methods(written: dict[str, CodeType]) -> tuple[str, bytes]:
    """Return a module that runs what dataclasses write without compiling it."""
    code = compile(RUN, f"{AHEAD}.py", "exec", dont_inherit=True, optimize=NO_DOCSTRINGS)
    # In the order of their texts, so that what is alike is near and gets smaller.
    codes = {hashlib.sha256(text.encode()).digest()[:8]: marshal.dumps(written[text]) for text in sorted(written)}
    constants = tuple(tuple(codes.items()) if each == CODES else each for each in code.co_consts)
    return f"{AHEAD}.pyc", _with_header(code.replace(co_consts=constants))


def _template_names() -> Iterator[str]:
    from calculators.rendering import COMPILED

    # Their files are called by hashes.
    for path in sorted(COMPILED.iterdir()):
        yield re.findall(r"^name = '(.+)'$", path.read_text(), re.MULTILINE)[0]


def _templates(sources: Path) -> Iterator[tuple[str, bytes]]:
    from calculators.rendering import COMPILED

    for path in sorted(COMPILED.iterdir()):
        name = path.relative_to(sources)
        yield str(name.with_suffix(".pyc")), _compiled(path.read_text(), str(name))


def _compiled(source: str, name: str) -> bytes:
    flags = __future__.annotations.compiler_flag if name.startswith(OURS) else 0
    return _with_header(compile(source, name, "exec", flags, dont_inherit=True, optimize=NO_DOCSTRINGS))


def _with_header(code: CodeType) -> bytes:
    header = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH.to_bytes(4, "little") + bytes(8)
    return header + marshal.dumps(code)
