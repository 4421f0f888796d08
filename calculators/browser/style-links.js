/**
 * Keeps style sheets as they are when the page starts.
 *
 * Material makes all addresses absolute by assigning each to itself, at which the browser reads a style sheet once more
 * and styles the whole page anew. It then compares heads as they are written, so these addresses are made absolute as
 * soon as there is another page to compare with. To be called before Material's script.
 *
 * @param {Window} window
 */
export function keepStyleLinks({ document, window }) {
  /** @type {HTMLLinkElement[]} */
  const links = [...document.head.querySelectorAll("link[rel=stylesheet]")];
  for (const link of links) {
    Object.defineProperty(link, "href", { value: link.href, writable: true, configurable: true });
  }
  document.addEventListener("DOMContentLoaded", () => {
    const navigations = window.location$?.subscribe(() => {
      navigations.unsubscribe();
      for (const link of links) {
        // What is written there would be another address by now, since the page's own has changed.
        link.setAttribute("href", link.href);
        Reflect.deleteProperty(link, "href");
      }
    });
  });
}
