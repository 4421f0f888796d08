"""What pages are made of: the macros that mkdocs-macros-plugin offers to every page."""

from importlib import import_module
from pkgutil import iter_modules
from types import SimpleNamespace
from typing import Any

from calculators.links import RuleLinks
from calculators.registry import RULE_SETS
from macros import rendering
from macros.rule_pages import RulePages
from rules.units import said_length
from rules.words import said, signed


def define_env(env: Any) -> None:
    """Offer the macros and the core's numbers to pages; mkdocs-macros-plugin calls this once a build."""

    def found() -> RulePages:
        pages: RulePages = env.conf["extra"]["rule_pages"]
        return pages

    def root() -> str:
        return "../" * env.page.url.count("/") or "./"

    def links() -> RuleLinks:
        return RuleLinks(found().rules, root())

    @env.macro  # type: ignore[untyped-decorator]
    def calculator(slug: str) -> str:
        """Return the calculator of an address such as "metaforce/fall"."""
        return rendering.calculator_html(slug, links())

    @env.macro  # type: ignore[untyped-decorator]
    def table(name: str, *calculators: str) -> str:
        """Return the printed table of a name such as "metaforce/large-sizes"; it marks what the calculators look up."""
        return rendering.table_html(name, links(), calculators)

    @env.macro  # type: ignore[untyped-decorator]
    def rule(rule_id: str) -> str:
        """Make the paragraph that it begins the place of a rule."""
        return rendering.rule_html(rule_id)

    @env.macro  # type: ignore[untyped-decorator]
    def ruling(ruling_id: str) -> str:
        """Return the note on a doubtful passage."""
        return rendering.ruling_html(ruling_id, links())

    @env.macro  # type: ignore[untyped-decorator]
    def rulings(rule_set: str) -> str:
        """Return all rulings of a rule set, each under a heading of its own."""
        return rendering.rulings_markdown(rule_set, links())

    @env.macro  # type: ignore[untyped-decorator]
    def calculators(rule_set: str) -> str:
        """Return the list of a rule set's calculators."""
        return rendering.calculators_html(rule_set, dict(found().calculators), root())

    @env.macro  # type: ignore[untyped-decorator]
    def speed(name: str) -> str:
        """Return a table of what the benchmark last measured, such as "targets"."""
        return rendering.speed_html(name)

    env.filter(said)
    env.filter(signed)
    env.filter(signed)
    env.filter(said_length)
    for rule_set in RULE_SETS:
        env.variables[rule_set.slug.replace("-", "_")] = _chapters(rule_set.slug.replace("-", "_"))


def _chapters(package: str) -> SimpleNamespace:
    """Return the chapters of a rule set by name, so that pages take every number from the core."""
    folder = import_module(f"rules.{package}").__path__
    names = [module.name for module in iter_modules(folder)]
    return SimpleNamespace(**{name: import_module(f"rules.{package}.{name}") for name in names})
