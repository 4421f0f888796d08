// The engine as it is once it has everything imported, kept from one visit to the next: its memory and its code.
//
// Every name of Pyodide's that is private stands here. They belong to the one version that the site pins.
import { hashOf } from "./engine-downloads.js";
import { withEmptyPages, withoutEmptyPages } from "./memory-pages.js";

const HASH = "x-sha256";
/** Memory and code take some 26 MB; a device with less room than this has better uses for it. */
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

/** The options by which Python starts with what was kept. @param {Uint8Array} memory - as `memoryOf` returned it */
export function startingFrom(memory) {
  return { _loadSnapshot: withEmptyPages(memory) };
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
  return withoutEmptyPages(pyodide.makeMemorySnapshot());
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

  /**
   * Null where there is none, or none that is whole. The code is being compiled, for the memory takes longer to read.
   *
   * @returns {Promise<{memory: Uint8Array, code: {compiled: Promise<WebAssembly.Module>}} | null>}
   */
  async read() {
    try {
      if (!(await caches.has(this.#shelf))) return null;
      const shelf = await caches.open(this.#shelf);
      const [memory, code] = await Promise.all([
        read(shelf, this.#addresses.memory),
        read(shelf, this.#addresses.code).then((code) => code && inCompilation(code)),
      ]);
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

/** Not the promise itself: whoever waits for the code to be read would wait for it too. @param {BufferSource} code */
function inCompilation(code) {
  const compiled = WebAssembly.compile(code);
  // Whoever uses it deals with its failure, but perhaps nobody does.
  compiled.catch(() => {});
  return { compiled };
}
