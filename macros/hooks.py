"""What MkDocs calls while it builds; every step is a plain function elsewhere."""

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
_ANCHOR_AT_START = re.compile(r'<(p|li)><a class="rule-anchor" id="([^"]+)"')
OURS = ("rules", "calculators", "macros")
_serving = False


def on_startup(*, command: str, dirty: bool) -> None:
    """Note whether the site is to be looked at while it changes."""
    global _serving
    _serving = command == "serve"


@event_priority(100)
def on_config(config: "MkDocsConfig") -> "MkDocsConfig":
    """Forget our modules, so that `mkdocs serve` sees what was edited since the last build."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        del sys.modules[name]
    return config


def on_files(files: Files, config: "MkDocsConfig") -> Files:
    """Find where each rule stands, and add the browser's side to the site."""
    from calculators.bundle.npm_packages import ensure_packages
    from calculators.bundle.site_files import site_files
    from macros.rule_pages import UnplacedRule, check_all_stated, find_rule_pages

    pages = {file.url.removeprefix("./"): file.content_string for file in files.documentation_pages()}
    try:
        found = find_rule_pages(pages)
        check_all_stated(found, ROOT / "rules")
    except UnplacedRule as unplaced:
        raise PluginError(str(unplaced)) from None
    config.extra["rule_pages"] = found
    ensure_packages(ROOT)
    for address, content in site_files(ROOT, found.rules).items():
        if isinstance(content, Path):
            files.append(File.generated(config, address, abs_src_path=str(content)))
        else:
            files.append(File.generated(config, address, content=content))
    return files


def _theme_styles(config: "MkDocsConfig") -> Path:
    """Return the folder of the theme's own style sheets, which come before ours."""
    folders = (Path(folder, "assets/stylesheets") for folder in config.theme.dirs)
    return next(folder for folder in folders if folder.is_dir())


def on_page_content(html: str, page: "Page", config: "MkDocsConfig", files: Files) -> str:
    """Move a rule's anchor from its link to the paragraph or list item that the link begins."""
    return _ANCHOR_AT_START.sub(r'<\1 class="rule" id="\2"><a class="rule-anchor"', html)


@event_priority(-100)
def on_post_build(config: "MkDocsConfig") -> None:
    """Style all pages, lock them down and make an edition of them, once every plugin is done."""
    from macros.edition import close_edition, lock_down, retire_service_worker
    from macros.styles import write_styles

    site = Path(config.site_dir)
    write_styles(ROOT, site, _theme_styles(config))
    if _serving:
        retire_service_worker(site)
        return
    lock_down(site)
    close_edition(site)
