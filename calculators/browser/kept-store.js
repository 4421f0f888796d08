// What is kept in the browser's storage: one entry a creature, so that two tabs that keep different ones lose nothing.
import { folded, isCreature, KeptTrouble, MOST_KEPT } from "./kept-creature.js";

/** Told by a store when what it holds has changed; `detail.elsewhere` says whether in another tab. */
export const KEPT_CHANGED = "rules-kept-changed";

/**
 * Of the shape of an entry, and part of its key: another release that wants another shape finds these as they are,
 * and one that is older finds only what it can read.
 */
const VERSION = 1;

const BLOCKED =
  "This browser lets the site keep nothing on this device, so nothing can be kept here. The calculators work as ever.";
const FULL = "There is no room left for it in this browser’s storage. Nothing is changed.";
const CHANGED = "It was changed in another tab meanwhile. Nothing is changed.";

/**
 * @typedef {import("./kept-creature.js").Creature} Creature
 * @typedef {object} Kept
 * @property {string} key - in the storage
 * @property {string} text - as it is stored; as long as it is the same, nothing has been changed
 * @property {string} name
 * @property {Record<string, string> | null} values - null when the entry cannot be read
 * @typedef {{key: string, from: string | null, to: string | null}} Change - the texts of one entry; null for none
 */

export class KeptStore extends EventTarget {
  #prefix;

  /** @param {string} kind - what is kept, such as "fluid/character" */
  constructor(kind) {
    super();
    this.#prefix = `rulewright/kept/${VERSION}/${kind}/`;
    window.addEventListener("storage", ({ key }) => {
      if (key === null || key.startsWith(this.#prefix)) this.#tell(true);
    });
    // A page that comes back from the browser's memory was told nothing meanwhile.
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) this.#tell(true);
    });
  }

  /**
   * @returns {Kept[]} by name
   * @throws {KeptTrouble} when the storage is blocked
   */
  list() {
    const keys = reading((storage) => Object.keys(storage)).filter((key) => key.startsWith(this.#prefix));
    const found = keys.map((key) => this.#at(key)).filter((kept) => kept !== null);
    return found.sort((one, other) => one.name.localeCompare(other.name) || (one.key < other.key ? -1 : 1));
  }

  /**
   * @param {string} name
   * @returns {Kept | null}
   * @throws {KeptTrouble}
   */
  find(name) {
    return this.#at(this.#keyOf(name));
  }

  /**
   * What keeping a creature would change.
   *
   * @param {Creature} creature
   * @returns {Change}
   * @throws {KeptTrouble}
   */
  keeping({ name, values }) {
    const key = this.#keyOf(name);
    return { key, from: this.#at(key)?.text ?? null, to: JSON.stringify({ name, values }) };
  }

  /**
   * Makes all of the changes or none: none when an entry is no longer what it is to be changed from.
   *
   * @param {Change[]} changes
   * @throws {KeptTrouble}
   */
  apply(changes) {
    const storage = reading((found) => found);
    if (changes.some(({ key, from }) => reading(() => storage.getItem(key)) !== from)) throw new KeptTrouble(CHANGED);
    const added = changes.filter(({ from, to }) => from === null && to !== null).length;
    if (added > 0 && this.list().length + added > MOST_KEPT) {
      throw new KeptTrouble(`More than ${MOST_KEPT} cannot be kept. Nothing is changed.`);
    }
    /** @type {Change[]} */
    const made = [];
    try {
      for (const change of changes) {
        put(storage, change.key, change.to);
        made.push(change);
      }
    } catch (error) {
      // What was there before fits again once all that is new has made room.
      for (const { key } of made) storage.removeItem(key);
      for (const { key, from } of made) put(storage, key, from);
      throw new KeptTrouble(isFull(error) ? FULL : BLOCKED, { cause: error });
    }
    this.#tell(false);
  }

  /** @param {string} name */
  #keyOf(name) {
    return this.#prefix + folded(name);
  }

  /** @param {string} key @returns {Kept | null} */
  #at(key) {
    const text = reading((storage) => storage.getItem(key));
    if (text === null) return null;
    const creature = creatureIn(text);
    if (creature && this.#keyOf(creature.name) === key) return { key, text, ...creature };
    return { key, text, name: key.slice(this.#prefix.length), values: null };
  }

  /** @param {boolean} elsewhere */
  #tell(elsewhere) {
    this.dispatchEvent(new CustomEvent(KEPT_CHANGED, { detail: { elsewhere } }));
  }
}

/** @type {Map<string, KeptStore>} */
const stores = new Map();

/**
 * The one store of a kind: all calculators of a visit share it, and hear of each other's changes.
 *
 * @param {string} kind
 */
export function keptStore(kind) {
  const store = stores.get(kind) ?? new KeptStore(kind);
  stores.set(kind, store);
  return store;
}

/**
 * @template T
 * @param {(storage: Storage) => T} read
 * @returns {T}
 */
function reading(read) {
  try {
    // Blocked, it throws or is not there, depending on the browser.
    return read(window.localStorage);
  } catch (error) {
    throw new KeptTrouble(BLOCKED, { cause: error });
  }
}

/** @param {Storage} storage @param {string} key @param {string | null} text */
function put(storage, key, text) {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

/** @param {unknown} error */
function isFull(error) {
  return error instanceof DOMException && /quota/i.test(error.name);
}

/** @param {string} text @returns {Creature | null} */
function creatureIn(text) {
  try {
    const creature = JSON.parse(text);
    return isCreature(creature) ? creature : null;
  } catch {
    return null;
  }
}
