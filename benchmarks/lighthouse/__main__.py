"""Prints Lighthouse's scores of a calculator's page, and what holds them back."""

import sys
import tempfile
from pathlib import Path

from benchmarks.lighthouse import lighthouse
from benchmarks.network import LOCAL, served
from tests.site.copies import ROOT, build

PAGE = "metaforce/falling/"


def main(page: str = PAGE) -> None:
    """Builds the site for the address it is served at, and has one of its pages measured."""
    with tempfile.TemporaryDirectory() as name, served(Path(name) / "site", LOCAL) as (address, _):
        folder = Path(name)
        run = build(ROOT, folder / "site", address)
        if run.returncode != 0:
            raise RuntimeError(run.stdout + run.stderr)
        report = lighthouse(f"{address}{page}", folder)
    for title, score in report.scores.items():
        print(f"{score:4} {title}")
        for audit in report.audits:
            if audit.category == title:
                marks = "   –" if audit.score is None else f"{100 * audit.score:4.0f}"
                print(f"     {marks}  weight {audit.weight:4.1f} %  {audit.name}: {audit.found}")


main(*sys.argv[1:])
