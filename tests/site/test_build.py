"""What must fail a strict build does, and one number of the core stands in one place."""

from pathlib import Path

import pytest

from calculators.bundle.npm_packages import ensure_packages
from tests.site.copies import ROOT, build, copy_project, edit

FALLING = "docs/metaforce/falling.md"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    ensure_packages(ROOT)
    folder = tmp_path / "project"
    folder.mkdir()
    return copy_project(folder)


@pytest.mark.parametrize(
    ("path", "old", "new", "said"),
    [
        (FALLING, "{{ falling.DAMAGE_PER_FOOT }} damage.", "{{ falling.DAMAGE_PER_INCH }} damage.", "DAMAGE_PER_INCH"),
        (FALLING, "# Falling", '# Falling\n\n{{ calculator("metaforce/jump") }}', "metaforce/jump"),
        (FALLING, '{{ table("metaforce/surfaces") }}', '{{ table("metaforce/ceilings") }}', "ceilings"),
        (FALLING, '{{ ruling("MF-R18") }}', "{{ ruling( }}", "falling.md"),
        (FALLING, "[sources](../sources.md)", "[sources](../source.md)", "source.md"),
        (FALLING, "[sources](../sources.md)", "[sources](../sources.md#nowhere)", "#nowhere"),
        (FALLING, '{{ rule("MF-FALL-13") }} ', "", "MF-FALL-13"),
        (FALLING, '{{ rule("MF-FALL-13") }}', '{{ rule("MF-FALL-14") }}', "MF-FALL-14"),
        ("rules/metaforce/movement.py", '"MF-TERR-2", "Squares', '"MF-TERR-99", "Squares', "MF-TERR-99"),
    ],
    ids=[
        "undefined name",
        "unknown calculator",
        "unknown table",
        "broken macro",
        "broken link",
        "broken anchor",
        "rule without a paragraph",
        "rule in two places",
        "cited rule that does not exist",
    ],
)
def test_strict_build_fails(project: Path, path: str, old: str, new: str, said: str) -> None:
    edit(project / path, old, new)
    run = build(project, project / "site")
    printed = run.stdout + run.stderr
    assert run.returncode != 0, printed
    assert said in printed


def test_same_content_gives_the_same_site(project: Path) -> None:
    first, second = project / "first", project / "second"
    for site in (first, second):
        run = build(project, site)
        assert run.returncode == 0, run.stderr
    names = [{path.relative_to(site) for path in site.rglob("*") if path.is_file()} for site in (first, second)]
    assert names[0] == names[1]
    differing = [name for name in names[0] if (first / name).read_bytes() != (second / name).read_bytes()]
    # Both hold the date of the build.
    assert {str(name) for name in differing} <= {"sitemap.xml", "sitemap.xml.gz"}
