// Downloads that are watched: every failure is told at once, and so is every piece that arrives.

/** For whoever waits for what failed: the failure has been told, and the whole scope is about to be ended. */
export const never = /** @type {Promise<never>} */ (new Promise(() => {}));

/**
 * Wraps a scope's `fetch`, because Pyodide downloads through it and says nothing when that fails. A download that
 * fails is told to the listener and never settles.
 *
 * @param {WindowOrWorkerGlobalScope & {location: {href: string}}} scope
 * @param {object} listener
 * @param {(url: string, reason: string) => void} listener.failed
 * @param {(progress: Progress) => void} listener.progress
 * @param {(url: string) => number} sizeOf - the bytes of a file when unpacked; 0 when it is not known
 *
 * @typedef {{loaded: number, total: number, finished: number}} Progress - loaded and total in bytes as transferred
 *   (total grows as downloads begin), finished the number of downloads that are complete
 */
export function watchFetch(scope, { failed, progress }, sizeOf) {
  const realFetch = scope.fetch.bind(scope);
  /** @type {{loaded: number, total: number, finished: boolean}[]} */
  const downloads = [];

  function tell() {
    const sum = { loaded: 0, total: 0, finished: 0 };
    for (const { loaded, total, finished } of downloads) {
      sum.loaded += loaded;
      sum.total += total;
      sum.finished += Number(finished);
    }
    progress(sum);
  }

  /** @param {RequestInfo | URL} input @param {RequestInit} [options] */
  scope.fetch = async function watchedFetch(input, options) {
    const url = input instanceof Request ? input.url : new URL(input, scope.location.href).href;
    /** @param {unknown} reason */
    const fail = (reason) => failed(url, reason instanceof Error ? reason.message : String(reason));
    try {
      const response = await realFetch(input, options);
      if (!response.ok) throw new Error(`status ${response.status}`);
      if (!response.body) throw new Error("no content");
      const unpacked = sizeOf(url);
      // Pieces arrive unpacked, but the reader pays for what is transferred.
      const transferred = Number(response.headers.get("content-length")) || unpacked;
      const download = { loaded: 0, total: transferred, finished: false };
      downloads.push(download);
      tell();
      /** @type {TransformStream<Uint8Array, Uint8Array>} */
      const counting = new TransformStream({
        transform(piece, controller) {
          const share = unpacked === 0 ? piece.byteLength : (piece.byteLength * transferred) / unpacked;
          download.loaded = Math.min(download.loaded + share, transferred);
          controller.enqueue(piece);
          tell();
        },
        flush() {
          download.finished = true;
          tell();
        },
      });
      response.body.pipeTo(counting.writable).catch(fail);
      return new Response(counting.readable, { headers: headersFor(url, response.headers) });
    } catch (error) {
      fail(error);
      return never;
    }
  };
}

/**
 * WebAssembly wants its own media type, which not every web server knows.
 *
 * @param {string} url
 * @param {Headers} received
 */
function headersFor(url, received) {
  const headers = new Headers(received);
  if (new URL(url).pathname.endsWith(".wasm")) headers.set("content-type", "application/wasm");
  return headers;
}
