// The rules core in a worker: loads Python once, then answers questions. It knows no rule.
//
// To the page: {type: "progress", loaded, total} | {type: "booting"} | {type: "ready"} | {type: "load-failed", reason}
//            | {type: "answer", id, answer} | {type: "refused", id, reason} | {type: "broken", reason}
// From it:     {type: "ask", id, question}, only after "ready".
import { never, watchFetch } from "./watched-fetch.js";

// A message that comes before this is set would be lost.
self.onmessage = ({ data }) => answer(data.id, data.question);

const BUNDLE_FOLDER = "/rulewright";
const START = `
import sys
sys.path.insert(0, "${BUNDLE_FOLDER}")
from calculators.answer import answer_json
answer_json
`;

/** @typedef {{pyodide: string, bundle: string, bytes: Record<string, number>, rule_pages: object}} Runtime */

/** @type {Runtime | undefined} */
let runtime;
/** @type {((question: string) => string) | undefined} */
let answerJson;
/** @type {(error: unknown) => boolean} */
let isPythonError = () => false;

/** @param {string} path - within the folder of this module */
function here(path) {
  return new URL(path, import.meta.url).href;
}

/** @param {unknown} error */
function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** @param {unknown} error */
function failToLoad(error) {
  postMessage({ type: "load-failed", reason: reasonOf(error) });
  return never;
}

/** What is still to arrive before the engine can start: the watched downloads, and Pyodide's script. */
const awaited = { downloads: Infinity, script: true };

function tellWhenAllArrived() {
  if (awaited.downloads > 0 || awaited.script) return;
  awaited.script = true;
  postMessage({ type: "booting" });
}

function watchDownloads() {
  watchFetch(
    self,
    {
      failed: (url, reason) => failToLoad(`${url}: ${reason}`),
      progress: ({ loaded, total, finished }) => {
        postMessage({ type: "progress", loaded, total });
        // Its own description is one download more than those that it lists.
        if (runtime) awaited.downloads = Object.keys(runtime.bytes).length + 1 - finished;
        tellWhenAllArrived();
      },
    },
    (url) => Object.entries(runtime?.bytes ?? {}).find(([path]) => here(path) === url)?.[1] ?? 0,
  );
  // Pyodide waits for ever when the wasm cannot be compiled.
  const instantiateStreaming = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = (source, imports) => instantiateStreaming(source, imports).catch(failToLoad);
}

async function load() {
  watchDownloads();
  // Its name never changes, so an old copy must not be taken: it names the files of this build.
  runtime = /** @type {Runtime} */ (await (await fetch(here("runtime.json"), { cache: "no-cache" })).json());
  const bundle = fetch(here(runtime.bundle)).then((response) => response.arrayBuffer()).catch(failToLoad);
  const folder = here(runtime.pyodide);
  const script = import(`${folder}pyodide.asm.js`).then(() => {
    awaited.script = false;
    tellWhenAllArrived();
  }, failToLoad);
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const [pyodide] = await Promise.all([loadPyodide({ indexURL: folder, packageBaseUrl: folder }), script]);
  // A sign of life, halfway.
  postMessage({ type: "booting" });
  pyodide.unpackArchive(await bundle, "zip", { extractDir: BUNDLE_FOLDER });
  const askPython = pyodide.runPython(START);
  const rulePages = JSON.stringify(runtime.rule_pages);
  isPythonError = (error) => error instanceof pyodide.ffi.PythonError;
  answerJson = (question) => askPython(question, rulePages);
}

/** @param {number} id @param {string} question - JSON */
function answer(id, question) {
  try {
    if (!answerJson) throw new Error("asked before it was ready");
    postMessage({ type: "answer", id, answer: JSON.parse(answerJson(question)) });
  } catch (error) {
    // An error of Python's leaves Python working; any other may have broken it.
    if (isPythonError(error)) postMessage({ type: "refused", id, reason: reasonOf(error) });
    else postMessage({ type: "broken", reason: reasonOf(error) });
  }
}

load().then(() => postMessage({ type: "ready" }), failToLoad);
