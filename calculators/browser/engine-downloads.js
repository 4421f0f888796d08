// The files of the engine: each piece that arrives is told, each file is compared with its hash, and packed ones are
// unpacked.

/**
 * @typedef {{path: string, bytes: number, sha256: string}} EngineFile - its path in this folder, and its size
 */

const PACKED = ".packed";
/** Milliseconds between one word of progress and the next. */
const OFTEN = 100;

/** For whoever waits for what failed: the failure has been told, and the whole worker is about to be ended. */
export const never = /** @type {Promise<never>} */ (new Promise(() => {}));

export class EngineDownloads {
  #files;
  #told;
  #begun = 0;
  #finished = 0;
  #loaded = 0;
  #total = 0;
  #lastTold = 0;

  /**
   * @param {Record<string, EngineFile>} files
   * @param {object} told
   * @param {(reason: string) => void} told.failed - a download that fails never settles
   * @param {(progress: {loaded: number, total: number, finished: boolean}) => void} told.progress - in bytes;
   *   finished when all that has been begun is there
   */
  constructor(files, told) {
    this.#files = files;
    this.#told = told;
  }

  /** @param {string} name */
  address(name) {
    return new URL(this.#files[name].path, import.meta.url).href;
  }

  /**
   * Downloads a file, and unpacks it on the way.
   *
   * @param {string} name
   * @param {string} type - its media type, which not every web server knows
   */
  async response(name, type) {
    return new Response(await this.#download(name), { headers: { "content-type": type } });
  }

  /**
   * Downloads a file, and unpacks it.
   *
   * @param {string} name
   */
  async content(name) {
    return new Response(await this.#download(name)).arrayBuffer();
  }

  /**
   * Imports a script once it has arrived whole.
   *
   * @param {string} name
   */
  async script(name) {
    await this.content(name);
    // Out of the browser's cache, which has just been filled.
    return import(this.address(name)).catch((error) => this.#fail(name, error));
  }

  /** @param {string} name */
  async #download(name) {
    const { path, bytes, sha256 } = this.#files[name];
    this.#begun += 1;
    this.#total += bytes;
    try {
      // Pages of insecure origins cannot compare themselves; the browser then holds the file back until it has.
      const response = await fetch(this.address(name), crypto.subtle ? {} : { integrity: `sha256-${sha256}` });
      if (!response.ok) throw new Error(`status ${response.status}`);
      if (!response.body) throw new Error("no content");
      const watched = this.#watched(name);
      // Whoever reads is not to be told of a failure that is being told already.
      response.body.pipeTo(watched.writable, { preventAbort: true }).catch((error) => this.#fail(name, error));
      const unpacking = path.endsWith(PACKED) ? new DecompressionStream("gzip") : null;
      return unpacking ? watched.readable.pipeThrough(unpacking) : watched.readable;
    } catch (error) {
      return this.#fail(name, error);
    }
  }

  /**
   * Lets everything through, but ends only when it is what was meant to arrive.
   *
   * @param {string} name
   * @returns {TransformStream<Uint8Array, Uint8Array>}
   */
  #watched(name) {
    const { bytes, sha256 } = this.#files[name];
    /** @type {Uint8Array[]} */
    const pieces = [];
    return new TransformStream({
      transform: (piece, controller) => {
        pieces.push(piece);
        controller.enqueue(piece);
        this.#loaded += piece.byteLength;
        this.#tell();
      },
      flush: async () => {
        const whole = new Blob(/** @type {BlobPart[]} */ (pieces));
        if (whole.size !== bytes) this.#fail(name, `${whole.size} bytes instead of ${bytes}`);
        else if (crypto.subtle && (await hashOf(await whole.arrayBuffer())) !== sha256) this.#fail(name, "other content");
        else {
          this.#finished += 1;
          this.#tell();
          return;
        }
        await never;
      },
    });
  }

  #tell() {
    const finished = this.#finished === this.#begun;
    const now = performance.now();
    if (!finished && now - this.#lastTold < OFTEN) return;
    this.#lastTold = now;
    this.#told.progress({ loaded: this.#loaded, total: this.#total, finished });
  }

  /** @param {string} name @param {unknown} error */
  #fail(name, error) {
    this.#told.failed(`${this.#files[name].path}: ${error instanceof Error ? error.message : error}`);
    return never;
  }
}

/** @param {BufferSource} content */
export async function hashOf(content) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return btoa(String.fromCharCode(...digest));
}
