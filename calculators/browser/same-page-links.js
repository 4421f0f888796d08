// Moving within a page, where the query string holds the state of its calculators.

/** Told on `window` when a link or a step through the history may have changed the query string of the page shown. */
export const QUERY_CHANGED = "rules-query-changed";

const CONTROL = "input, select";

/** The query string with which the page that is shown was reached. */
let arrival = "";

/** To be called when a page with calculators has come. */
export function noteArrival() {
  arrival = location.search;
}

/**
 * Keeps what stands in a page while the reader moves within it, and lets links that carry values reach calculators.
 *
 * Material handles every click and every step through the history itself: the first one within a page fetches and
 * replaces that page, with what the reader typed, and where the reader scrolled just before, it stays where it was. A
 * link to an anchor, made absolute, would drop the query string, and a link to another query of the same page would be
 * undone. So all four are seen to before Material's handlers, and the browser follows anchors by itself. To be called
 * before Material's script.
 *
 * @param {Window} window
 */
export function keepPageWithinItself(window) {
  const { document, history, location } = window;
  /** Links that were given the query string of the moment. @type {WeakSet<HTMLAnchorElement>} */
  const carrying = new WeakSet();
  /** Of the page that is shown or, once Material fetches another one, of that. */
  let path = location.pathname;

  /** @param {MouseEvent} event */
  function onClick(event) {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || !isOnThisPage(link)) return;
    const control = fieldOfAnswer(link);
    if (control) {
      leaveToUs(event);
      control.focus();
    } else if (!carriesValues(link)) {
      keepValues(link);
      if (isPlainClick(event, link) && link.hash !== "" && path === location.pathname) leaveToBrowser(event, link);
    } else if (isPlainClick(event, link)) {
      leaveToUs(event);
      if (link.href !== location.href) history.pushState(null, "", link.href);
      window.dispatchEvent(new Event(QUERY_CHANGED));
      document.getElementById(decoded(link.hash))?.scrollIntoView();
    }
  }

  /** @param {HTMLAnchorElement} link */
  function carriesValues(link) {
    // Made absolute, a link to an anchor has the query string of the moment in which that was done.
    const isStale = link.href.includes("#") && [arrival, location.search].includes(link.search);
    return link.search !== "" && !isStale && !carrying.has(link);
  }

  /** @param {HTMLAnchorElement} link */
  function keepValues(link) {
    if (link.search !== location.search) link.search = location.search;
    carrying.add(link);
  }

  /** @param {MouseEvent} event @param {HTMLAnchorElement} link */
  function leaveToBrowser(event, link) {
    event.stopPropagation();
    // Material closes its drawer and its search when the hash changes.
    if (link.hash === location.hash) window.dispatchEvent(new HashChangeEvent("hashchange"));
  }

  /** @param {PopStateEvent} event */
  function onHistoryStep(event) {
    if (path !== location.pathname) return;
    event.stopImmediatePropagation();
    window.dispatchEvent(new Event(QUERY_CHANGED));
    // After its first page Material turns the browser's own restoring off, and keeps the position in the state.
    const isStepBack = event.state !== null || location.hash === "";
    if (history.scrollRestoration === "manual" && isStepBack) window.scrollTo(0, event.state?.y ?? 0);
  }

  document.addEventListener("DOMContentLoaded", () => {
    window.location$?.subscribe(({ pathname }) => {
      path = pathname;
    });
  });
  document.addEventListener("click", onClick, { capture: true });
  window.addEventListener("popstate", onHistoryStep, { capture: true });
}

/** @param {HTMLAnchorElement} link */
function isOnThisPage(link) {
  return link.origin === location.origin && link.pathname === location.pathname;
}

/**
 * Where a link from an answer to one of its own fields leads: into the field, with the address left alone.
 *
 * @param {HTMLAnchorElement} link
 * @returns {HTMLElement | null}
 */
function fieldOfAnswer(link) {
  const target = document.getElementById(decoded(link.hash));
  if (!target || !link.closest("output")?.closest("form")?.contains(target)) return null;
  return target.matches(CONTROL) ? target : target.querySelector(CONTROL);
}

/** @param {Event} event */
function leaveToUs(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** @param {MouseEvent} event @param {HTMLAnchorElement} link */
function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }, { target }) {
  return button === 0 && target === "" && !(altKey || ctrlKey || metaKey || shiftKey);
}

/** @param {string} hash */
function decoded(hash) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
