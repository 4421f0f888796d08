// Links within a page, where the query string holds the state of its calculators.

/** Told on `window` when a link changed the query string of the page that is shown. */
export const QUERY_CHANGED = "rules-query-changed";

/** The query string with which the page that is shown was reached. */
let arrival = "";

/** To be called when a page with calculators has come. */
export function noteArrival() {
  arrival = location.search;
}

/**
 * Makes links within a page keep calculators as they are, and links that carry values reach them.
 *
 * Material makes in-page links absolute and handles clicks itself: a link to an anchor would drop the query string, and
 * a link to another query of the same page would be undone. So both are seen to before Material's handler.
 *
 * @param {Document} document
 */
export function keepCalculatorsOnSamePageLinks(document) {
  /** Links that were given the query string of the moment. @type {WeakSet<HTMLAnchorElement>} */
  const carrying = new WeakSet();

  /** @param {MouseEvent} event */
  function onClick(event) {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || !isOnThisPage(link)) return;
    // Made absolute, a link to an anchor has the query string of the moment in which that was done.
    const isStale = link.href.includes("#") && [arrival, location.search].includes(link.search);
    if (link.search === "" || isStale || carrying.has(link)) {
      if (link.search !== location.search) link.search = location.search;
      carrying.add(link);
    } else if (isPlainClick(event) && link.target === "") {
      event.preventDefault();
      event.stopPropagation();
      if (link.href !== location.href) history.pushState(null, "", link.href);
      window.dispatchEvent(new Event(QUERY_CHANGED));
      document.getElementById(decoded(link.hash))?.scrollIntoView();
    }
  }

  document.addEventListener("click", onClick, { capture: true });
}

/** @param {HTMLAnchorElement} link */
function isOnThisPage(link) {
  return link.origin === location.origin && link.pathname === location.pathname;
}

/** @param {MouseEvent} event */
function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }) {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

/** @param {string} hash */
function decoded(hash) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
