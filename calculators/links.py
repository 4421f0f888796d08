"""Where the pages of the site state each rule and ruling."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class RuleLinks:
    """Turns the id of a rule or ruling into the address of its paragraph.

    Attributes:
        pages: for each id the address of its page under the site's root.
        root: the way from the page at hand to the site's root, such as "../../".
    """

    pages: Mapping[str, str]
    root: str

    def address(self, cited: str) -> str:
        """Return the address of a rule's or ruling's paragraph.

        Raises:
            KeyError: no page states it.
        """
        if cited not in self.pages:
            raise KeyError(f"{cited} is cited, but no page states it")
        return f"{self.root}{self.pages[cited]}#{cited.lower()}"
