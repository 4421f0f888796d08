"""What a browser has kept of the engine for later visits."""

from playwright.sync_api import Page

ADDRESSES = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith("rulewright-engine")) continue;
    for (const request of await (await caches.open(name)).keys()) found.push(request.url);
  }
  return found;
}"""
SECONDS = 60


def kept_of_engine(page: Page) -> list[str]:
    """Return the addresses under which a page's site has kept its engine: none, or those of its memory and its code."""
    found: list[str] = page.evaluate(ADDRESSES)
    return found


def wait_until_kept(page: Page) -> None:
    """Stay on a page that has had an answer until its engine is kept."""
    # Playwright's own waiting takes a promise for a yes.
    for _ in range(SECONDS * 5):
        if len(kept_of_engine(page)) == 2:
            return
        page.wait_for_timeout(200)
    raise TimeoutError("the engine is never kept")
