// The rules core in a worker: loads Python once, then answers questions. It knows no rule.
//
// From the page: {type: "start", plain, frugal} first, {type: "ask", id, question} only after "ready".
// To it: {type: "progress", loaded, total} | {type: "restoring"} | {type: "booting"} | {type: "ready"}
//      | {type: "load-failed", reason} | {type: "restore-failed", reason}
//      | {type: "answer", id, answer} | {type: "refused", id, reason} | {type: "broken", reason}
import { EngineDownloads, never } from "./engine-downloads.js";
import { awake, EMPTY_ZIP, KeptEngine, memoryOf, startingFrom, TO_BE_KEPT } from "./kept-engine.js";
import { START } from "./python-start.js";

/** Milliseconds without a question after which there is time to keep the engine. */
const QUIET = 3000;
const IMPORT_EVERYTHING = "import everything";
const WASM = "application/wasm";

/**
 * @typedef {object} Engine
 * @property {Record<string, import("./engine-downloads.js").EngineFile>} files
 * @property {{info: object, packages: object}} lock
 * @property {Record<string, string>} rulePages
 */

/** Put in its place when the site is built. @type {Engine} */
const engine = ENGINE;
const rulePages = JSON.stringify(engine.rulePages);

/** @type {any} */
let pyodide;
/** @type {any} Python's function, while Python is ready to answer. */
let answerJson;
let stage = "booting";
let allBegun = false;
/** Keeps the engine, once there is time; null where that is done, or not wanted. @type {(() => void) | null} */
let keep = null;
let quietTimer = 0;

// A message that comes before this is set would be lost.
self.onmessage = ({ data }) => {
  if (data.type === "start") start(data).then(() => postMessage({ type: "ready" }), failToLoad);
  else answer(data.id, data.question);
};

/**
 * @param {object} message
 * @param {boolean} message.plain - start without what was kept of the engine
 * @param {boolean} message.frugal - keep nothing of it
 */
async function start({ plain, frugal }) {
  const downloads = watchedDownloads();
  const scripts = Promise.all([downloads.script("loader"), downloads.script("glue")]);
  const shelf = new KeptEngine(downloads.address("bundle"));
  if (plain) await shelf.forget().catch(() => {});
  const kept = plain ? null : await shelf.read();
  if (kept) stage = "restoring";
  // What can be under way is under way before it is asked for.
  const compiling = kept ? kept.code.compiled : WebAssembly.compileStreaming(downloads.response("wasm", WASM));
  const compiled = compiling.catch(failToLoad);
  const library = kept ? EMPTY_ZIP : downloads.content("bundle");
  allBegun = true;
  if (kept) postMessage({ type: stage });
  const [{ loadPyodide }] = await scripts;
  const folder = new URL("./", downloads.address("loader")).href;
  servePyodide(folder, compiled, library);
  const options = { indexURL: folder, packageBaseUrl: folder, lockFileContents: engine.lock, stdLibURL: `${folder}zip` };
  try {
    pyodide = await loadPyodide({ ...options, ...(kept ? startingFrom(kept.memory) : TO_BE_KEPT) });
    if (kept) awake(pyodide);
    // A sign of life, halfway.
    postMessage({ type: stage });
    answerJson = pyodide.runPython(START);
  } catch (error) {
    failToLoad(error);
    await never;
  }
  if (!kept && !frugal) keep = () => keepEngine(shelf, downloads);
}

function watchedDownloads() {
  return new EngineDownloads(engine.files, {
    failed: failToLoad,
    progress: ({ loaded, total, finished }) => {
      postMessage({ type: "progress", loaded, total });
      if (finished && allBegun) postMessage({ type: stage });
    },
  });
}

/**
 * Pyodide fetches two files itself: here they are on their way already.
 *
 * @param {string} folder - where it looks for them
 * @param {Promise<WebAssembly.Module>} compiled
 * @param {BufferSource | Promise<BufferSource>} library - the zip file to import from
 */
function servePyodide(folder, compiled, library) {
  const realFetch = self.fetch.bind(self);
  self.fetch = async (input, options) => {
    const url = String(input);
    if (url === `${folder}pyodide.asm.wasm`) return new Response();
    if (url === `${folder}zip`) return new Response(await library);
    return realFetch(input, options);
  };
  // Pyodide waits for ever when the wasm cannot be instantiated.
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const module = await compiled;
    const instance = await WebAssembly.instantiate(module, imports).catch(failToLoad);
    return { module, instance };
  };
}

/** @param {unknown} error */
function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** @param {unknown} error */
function failToLoad(error) {
  postMessage({ type: stage === "restoring" ? "restore-failed" : "load-failed", reason: reasonOf(error) });
  return never;
}

/** @param {number} id @param {string} question - JSON */
function answer(id, question) {
  clearTimeout(quietTimer);
  try {
    if (!answerJson) throw new Error("asked before it was ready");
    postMessage({ type: "answer", id, answer: JSON.parse(answerJson(question, rulePages)) });
  } catch (error) {
    // An error of Python's leaves Python working; any other may have broken it.
    if (pyodide && error instanceof pyodide.ffi.PythonError) postMessage({ type: "refused", id, reason: reasonOf(error) });
    else postMessage({ type: "broken", reason: reasonOf(error) });
  }
  if (keep) quietTimer = setTimeout(keep, QUIET);
}

/**
 * Takes some hundred milliseconds, in which no question is answered.
 *
 * @param {KeptEngine} shelf
 * @param {EngineDownloads} downloads
 */
async function keepEngine(shelf, downloads) {
  keep = null;
  if (!(await shelf.hasRoom())) return;
  pyodide.runPython(IMPORT_EVERYTHING);
  answerJson.destroy();
  const memory = memoryOf(pyodide);
  answerJson = pyodide.runPython(START);
  await shelf.keep(memory, new Uint8Array(await downloads.content("wasm")));
}
