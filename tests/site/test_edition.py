"""Every page is locked down, and what is built together is one edition."""

import base64
import hashlib
import json
import re
from pathlib import Path

import pytest

from macros.edition import (
    SERVICE_WORKER,
    Unlockable,
    close_edition,
    lock_down,
    retire_service_worker,
)

PAGE = '<html><head><meta charset="utf-8"></head><body>{}</body></html>'
MODULE = "assets/rulewright/edition.js"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    write(tmp_path, "index.html", PAGE.format("<script>home()</script>"))
    write(tmp_path, "falling/index.html", PAGE.format('<script>fall()</script><script src="a.js"></script>'))
    write(tmp_path, "404.html", PAGE.format('<script id="data" type="application/json">{}</script>'))
    write(tmp_path, MODULE, "export const edition = undefined;\n")
    for name in ("sitemap.xml.gz", "assets/bundle.js.map", "assets/javascripts/lunr/lunr.de.js"):
        write(tmp_path, name, "not for reading without a network")
    return tmp_path


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text)


def policy_of(page: Path) -> dict[str, list[str]]:
    found = re.search(
        r'<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">', page.read_text()
    )
    assert found
    return {name: values for name, *values in (each.split() for each in found[1].split("; "))}


def test_every_page_allows_the_inline_scripts_of_all_and_nothing_else(site: Path) -> None:
    lock_down(site)
    for page in site.rglob("*.html"):
        scripts = policy_of(page)["script-src"]
        digests = {hashlib.sha256(script).digest() for script in (b"home()", b"fall()")}
        assert set(scripts) == {"'self'", *(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)}


def test_no_page_allows_another_origin_or_anything_inline(site: Path) -> None:
    lock_down(site)
    for page in site.rglob("*.html"):
        for values in policy_of(page).values():
            assert all(re.fullmatch(r"'self'|'none'|'sha256-[^']+'|data:", value) for value in values)
        assert policy_of(page)["default-src"] == ["'self'"]


def test_a_page_without_its_beginning_cannot_be_locked_down(site: Path) -> None:
    write(site, "broken.html", "<html></html>")
    with pytest.raises(Unlockable, match=r"broken\.html"):
        lock_down(site)


def edition_in(site: Path) -> dict[str, object]:
    described, _, _ = (site / SERVICE_WORKER).read_text().removeprefix("const EDITION = ").partition(";\n")
    found: dict[str, object] = json.loads(described)
    return found


def test_an_edition_lists_every_file_with_its_hash(site: Path) -> None:
    edition = close_edition(site)
    listed = edition_in(site)
    assert listed["id"] == edition
    assert f'"{edition}"' in (site / MODULE).read_text()
    assert listed["files"] == {
        name: hashlib.sha256((site / name).read_bytes()).hexdigest()
        for name in ("index.html", "falling/index.html", "404.html", MODULE)
    }


def test_another_content_is_another_edition(site: Path) -> None:
    first = close_edition(site)
    write(site, MODULE, "export const edition = undefined;\n")
    assert close_edition(site) == first
    write(site, "index.html", PAGE.format("other words"))
    write(site, MODULE, "export const edition = undefined;\n")
    assert close_edition(site) != first


def test_a_site_that_changes_as_it_is_looked_at_keeps_nothing(site: Path) -> None:
    retire_service_worker(site)
    script = (site / SERVICE_WORKER).read_text()
    assert "unregister" in script
    assert "EDITION" not in script
