"""What is done once all pages are there: they are locked down, and together they become one edition of the site.

Plain functions over the folder of a built site, so that whatever builds it may call them.
"""

import base64
import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from calculators.bundle.site_files import FOLDER

HERE = Path(__file__).parent / "offline"
SERVICE_WORKER = "service-worker.js"
EDITION_MODULE = "edition.js"
CHARSET = '<meta charset="utf-8">'

NOT_KEPT = ("sitemap.xml.gz", "robots.txt", "CNAME", SERVICE_WORKER)
NOT_KEPT_FOLDERS = ("assets/javascripts/lunr/",)
NOT_KEPT_SUFFIXES = (".map",)
"""What nobody reads without a network, or what changes though no rule has: the stemmers are for other languages."""

_INLINE_SCRIPT = re.compile(r"<script(?P<attributes>[^>]*)>(?P<content>.*?)</script>", re.DOTALL)
_SCRIPT_TYPE = re.compile(r'type="(?P<type>[^"]*)"')
SCRIPT_TYPES = ("", "module", "text/javascript")


class Unlockable(ValueError):
    """A page that cannot be locked down; the message names it."""


def lock_down(site: Path) -> None:
    """Give every page a policy that lets the browser run the site's own files and the theme's inline scripts.

    Every page names the inline scripts of all pages, because instant navigation puts one page into another.

    Args:
        site: the folder of a built site.

    Raises:
        Unlockable: a page does not begin as pages do.
    """
    pages = {path: path.read_text("utf-8") for path in sorted(site.rglob("*.html"))}
    policy = _policy(sorted({script for page in pages.values() for script in _inline_scripts(page)}))
    for path, page in pages.items():
        if page.count(CHARSET) != 1:
            raise Unlockable(f"{path}: {CHARSET} is to stand there once, for the policy to come right after it")
        meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        path.write_text(page.replace(CHARSET, f"{CHARSET}\n      {meta}"), "utf-8")


def close_edition(site: Path) -> str:
    """Name the edition, and write the service worker that keeps it for use without a network.

    Args:
        site: the folder of a built site.

    Returns:
        The edition's id, which is another for any other content.
    """
    name = site / FOLDER / EDITION_MODULE
    edition = hashlib.sha256(json.dumps(_files(site), sort_keys=True).encode()).hexdigest()[:16]
    # One small file has the name: naming it in every page would make every page another with each edition.
    name.write_text(f"export const edition = {json.dumps(edition)};\n", "utf-8")
    described = json.dumps({"id": edition, "files": _files(site)}, indent=0, sort_keys=True)
    script = (HERE / SERVICE_WORKER).read_text("utf-8")
    (site / SERVICE_WORKER).write_text(f"const EDITION = {described};\n{script}", "utf-8")
    return edition


def retire_service_worker(site: Path) -> None:
    """Write a service worker that ends an earlier one, for a site that changes as it is looked at."""
    (site / SERVICE_WORKER).write_bytes((HERE / "retired-service-worker.js").read_bytes())


def _files(site: Path) -> Mapping[str, str]:
    """Return the hash of each file that an edition keeps, by its path."""
    found = {}
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        kept = name not in NOT_KEPT and not name.startswith(NOT_KEPT_FOLDERS) and path.suffix not in NOT_KEPT_SUFFIXES
        if path.is_file() and kept:
            found[name] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def _inline_scripts(page: str) -> Iterable[str]:
    """Yield the hash of each script that stands in a page, as policies write it."""
    for script in _INLINE_SCRIPT.finditer(page):
        attributes = script["attributes"]
        kind = _SCRIPT_TYPE.search(attributes)
        if "src=" not in attributes and (kind["type"] if kind else "") in SCRIPT_TYPES:
            digest = hashlib.sha256(script["content"].encode()).digest()
            yield f"'sha256-{base64.b64encode(digest).decode()}'"


def _policy(inline_scripts: Iterable[str]) -> str:
    return "; ".join(
        [
            "default-src 'self'",
            " ".join(["script-src 'self'", *inline_scripts]),
            # The theme's icons are images in its style sheets.
            "img-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'none'",
        ]
    )
