"""The one style sheet of a site: of other people's sheets what the site can show, and then ours."""

import json
import tempfile
from collections.abc import Mapping
from pathlib import Path

from calculators.bundle.joined import joined_styles
from calculators.bundle.run_node import run_node
from calculators.bundle.site_files import FOLDER

OUR_STYLES = "macros/stylesheets/site.css"
CHARTS = "node_modules/charts.css/dist/charts.min.css"
USED_RULES = "macros/used-rules.mjs"
SHOWN_IN_SITE = ("**/*.html", "assets/javascripts/bundle.*.js", f"{FOLDER}*.js")
SHOWN_IN_ANSWERS = ("calculators/**/*.html", "calculators/**/*.py")
"""Where everything stands that is ever shown: answers are rendered in the browser too."""


def write_styles(root: Path, site: Path, theme: Path) -> None:
    """Write the style sheet of a site.

    Args:
        root: the project's folder, where the npm packages are installed.
        site: the folder of the built site, with all its pages and scripts.
        theme: the folder of the theme's style sheets, whose names carry hashes.

    Raises:
        RuntimeError: a style sheet cannot be read, or imports what does not exist; the message says what.
    """
    sheets = {f"theme/{path.name.partition('.')[0]}": path for path in theme.glob("*.min.css")}
    with tempfile.TemporaryDirectory(dir=root / ".cache") as folder:
        used = used_rules(root, site, {**sheets, "charts.css": root / CHARTS}, Path(folder))
        for name, content in joined_styles(root, OUR_STYLES, used).items():
            (site / FOLDER / name).write_bytes(content)


def used_rules(root: Path, site: Path, sheets: Mapping[str, Path], folder: Path) -> dict[str, Path]:
    """Write style sheets without the rules that match nothing in a site.

    Args:
        root: the project's folder, where the npm packages are installed.
        site: the folder of the built site, with all its pages and scripts.
        sheets: style sheets with file names of their own, by any name.
        folder: where they are written to.

    Returns:
        What was written, by the same names.

    Raises:
        RuntimeError: a style sheet cannot be read; the message says why.
    """
    content = [path for place, patterns in ((site, SHOWN_IN_SITE), (root, SHOWN_IN_ANSWERS))
               for pattern in patterns for path in place.glob(pattern)]  # fmt: skip
    call = {"sheets": [*sheets.values()], "content": content, "folder": folder}
    described = folder / "used-rules.json"
    described.write_text(json.dumps(call, default=str))
    run_node([USED_RULES, str(described)], root, "the style sheets cannot be read")
    return {name: folder / sheet.name for name, sheet in sheets.items()}
