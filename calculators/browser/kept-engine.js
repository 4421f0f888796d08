// The engine as it is once it has everything imported, kept from one visit to the next: its memory and its code.
//
// Every name of Pyodide's that is private stands here. They belong to the one version that the site pins.
import { hashOf } from "./engine-downloads.js";

const HASH = "x-sha256";
/** Memory and code take some 35 MB; a device with less room than this has better uses for it. */
const ROOM = 200e6;
const FORGET_WHAT_WOULD_BE_OUT_OF_DATE = `
import gc, sys, zipimport
zipimport._zip_directory_cache.clear()
sys.path_importer_cache.clear()
gc.collect()
`;
const BE_RANDOM_AGAIN = "import random; random.seed()";

/** The options by which Python starts in a way that its memory can be kept. */
export const TO_BE_KEPT = { _makeSnapshot: true };

/** The least that is a zip file: what is kept has everything imported, and needs nothing from any file. */
export const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]);

/** The options by which Python starts with what was kept. @param {Uint8Array} memory */
export function startingFrom(memory) {
  return { _loadSnapshot: memory };
}

/** To be called once Python has started with what was kept. @param {any} pyodide */
export function awake(pyodide) {
  pyodide.runPython(BE_RANDOM_AGAIN);
}

/**
 * Returns a copy of Python's memory, which takes a moment.
 *
 * @param {any} pyodide - started TO_BE_KEPT; no proxy of it may be in use
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function memoryOf(pyodide) {
  pyodide.runPython(FORGET_WHAT_WOULD_BE_OUT_OF_DATE);
  return pyodide.makeMemorySnapshot();
}

/** One engine on this device; keeping it throws others away. */
export class KeptEngine {
  #shelf;
  #addresses;

  /** @param {string} engine - an address that is another for every engine */
  constructor(engine) {
    this.#shelf = `rulewright-engine ${new URL("./", engine).pathname}`;
    this.#addresses = { memory: `${engine}?memory`, code: `${engine}?code` };
  }

  /** @returns {Promise<{memory: Uint8Array, code: Uint8Array} | null>} null where there is none, or none that is whole */
  async read() {
    try {
      if (!(await caches.has(this.#shelf))) return null;
      const shelf = await caches.open(this.#shelf);
      const [memory, code] = await Promise.all(Object.values(this.#addresses).map((address) => read(shelf, address)));
      if (memory && code) return { memory, code };
      await this.forget();
    } catch {
      // No secure origin, or a browser that keeps nothing.
    }
    return null;
  }

  async hasRoom() {
    try {
      const { quota = 0, usage = 0 } = await navigator.storage.estimate();
      return quota - usage > ROOM;
    } catch {
      return false;
    }
  }

  /** @param {Uint8Array<ArrayBuffer>} memory @param {Uint8Array<ArrayBuffer>} code */
  async keep(memory, code) {
    try {
      await this.forget();
      const shelf = await caches.open(this.#shelf);
      await shelf.put(this.#addresses.code, await labelled(code));
      await shelf.put(this.#addresses.memory, await labelled(memory));
    } catch {
      // The next visit starts as this one did.
    }
  }

  async forget() {
    await caches.delete(this.#shelf);
  }
}

/** @param {Uint8Array<ArrayBuffer>} content */
async function labelled(content) {
  return new Response(content, { headers: { [HASH]: await hashOf(content), "content-type": "application/octet-stream" } });
}

/** @param {Cache} shelf @param {string} address */
async function read(shelf, address) {
  const kept = await shelf.match(address);
  if (!kept) return null;
  const content = new Uint8Array(await kept.arrayBuffer());
  return (await hashOf(content)) === kept.headers.get(HASH) ? content : null;
}
