// The list of kept creatures in a calculator's head, from which its fields are filled.
import { KEPT_CHANGED } from "./kept-store.js";

/** @typedef {import("./kept-store.js").Kept} Kept */

export class KeptChoice {
  #select;
  #store;
  /** The creature that the fields are filled from. @type {Kept | null} */
  #shown = null;

  /**
   * @param {HTMLSelectElement} select - its first option asks to choose; it is hidden while there is no other
   * @param {import("./kept-store.js").KeptStore} store
   * @param {(kept: Kept) => void} choose
   * @param {AbortSignal} signal - ends with the calculator's stay in the page
   */
  constructor(select, store, choose, signal) {
    this.#select = select;
    this.#store = store;
    select.addEventListener("change", () => this.#chosen(choose), { signal });
    store.addEventListener(KEPT_CHANGED, () => this.#render(), { signal });
    this.#render();
  }

  /** @param {Kept | null} kept - null when the fields are nobody's any more */
  show(kept) {
    this.#shown = kept;
    this.#select.value = kept?.key ?? "";
  }

  /** @param {(kept: Kept) => void} choose */
  #chosen(choose) {
    const kept = this.#readable().find(({ key }) => key === this.#select.value) ?? null;
    this.show(kept);
    if (kept) choose(kept);
  }

  #render() {
    const readable = this.#readable();
    const options = readable.map(({ key, name }) => new Option(`as ${name}`, key));
    this.#select.replaceChildren(this.#select.options[0], ...options);
    this.#select.hidden = readable.length === 0;
    // Whoever has been changed since is no longer who the fields are filled from.
    this.show(readable.find(({ key, text }) => key === this.#shown?.key && text === this.#shown.text) ?? null);
  }

  /** @returns {Kept[]} none when the storage is blocked: then there is nobody to choose */
  #readable() {
    try {
      return this.#store.list().filter(({ values }) => values !== null);
    } catch {
      return [];
    }
  }
}
