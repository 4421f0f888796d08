// The site without a network: one whole edition of it, kept and served until the reader takes the next.
//
// The build puts EDITION in front of this: {id, files: {path under the scope: SHA-256 in hexadecimal}}.
//
// From pages: {type: "edition"} (answered through the port that comes with it) | {type: "claim"} | {type: "use"}

const SCOPE = new URL("./", self.location.href).pathname;
const SHELVES = `rulewright-pages ${SCOPE} `;
const SHELF = SHELVES + EDITION.id;
const HASH = "x-sha256";
/** As many as browsers open to one host. */
const DOWNLOADS_AT_A_TIME = 6;
const INDEX = "index.html";
const MISSING = "404.html";

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(throwAway(otherShelves)));
self.addEventListener("message", (event) => hear(event));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

async function install() {
  // An installation that was cancelled may have left a part.
  await caches.delete(SHELF);
  try {
    const shelf = await caches.open(SHELF);
    const kept = await keptByHash();
    const left = Object.entries(EDITION.files);
    const next = async () => {
      for (let file = left.pop(); file; file = left.pop()) {
        const [path, hash] = file;
        await shelf.put(SCOPE + path, kept.get(hash)?.clone() ?? (await download(path, hash)));
      }
    };
    await Promise.all(Array.from({ length: DOWNLOADS_AT_A_TIME }, next));
  } catch (error) {
    await caches.delete(SHELF);
    throw error;
  }
}

/** What other editions have, by hash: an update costs what has changed. */
async function keptByHash() {
  const kept = new Map();
  for (const name of await otherShelves()) {
    const shelf = await caches.open(name);
    for (const request of await shelf.keys()) {
      const response = await shelf.match(request);
      if (response) kept.set(response.headers.get(HASH), response);
    }
  }
  return kept;
}

/** @param {string} path @param {string} hash */
async function download(path, hash) {
  const address = SCOPE + (path === INDEX || path.endsWith(`/${INDEX}`) ? path.slice(0, -INDEX.length) : path);
  const response = await fetch(address, { cache: "no-cache" });
  const content = await response.arrayBuffer();
  // A host in the middle of an update may send a file of the other edition.
  if (!response.ok || (await hashOf(content)) !== hash) throw new Error(`${address} is not that of this edition`);
  const headers = { [HASH]: hash, "content-type": response.headers.get("content-type") ?? "application/octet-stream" };
  return new Response(content, { headers });
}

/** @param {ArrayBuffer} content */
async function hashOf(content) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function otherShelves() {
  return (await caches.keys()).filter((name) => name.startsWith(SHELVES) && name !== SHELF);
}

/** @param {() => Promise<string[]>} names */
async function throwAway(names) {
  await Promise.all((await names()).map((name) => caches.delete(name)));
}

/** @param {ExtendableMessageEvent} event */
function hear({ data, ports }) {
  if (data.type === "edition") ports[0].postMessage(EDITION.id);
  else if (data.type === "claim") self.clients.claim();
  else if (data.type === "use") self.skipWaiting();
}

/** @param {Request} request @returns {Promise<Response> | null} null leaves it to the network */
function answerTo(request) {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || !pathname.startsWith(SCOPE)) return null;
  const path = decoded(pathname.slice(SCOPE.length));
  // The query belongs to calculators: it is no part of where a file is.
  const file = path === "" || path.endsWith("/") ? path + INDEX : path;
  if (file in EDITION.files) return keptFile(file);
  if (request.mode !== "navigate") return null;
  if (`${path}/${INDEX}` in EDITION.files) return Promise.resolve(Response.redirect(`${pathname}/${search}`, 301));
  // It may be a page of a later edition, but this one's scripts and style are not for it.
  self.registration.update().catch(() => {});
  return missing();
}

/** @param {string} path - as an address has it, however malformed */
function decoded(path) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** @param {string} file */
async function keptFile(file) {
  const kept = await (await caches.open(SHELF)).match(SCOPE + file);
  // Browsers that run out of room throw things away.
  return kept ?? download(file, EDITION.files[file]);
}

async function missing() {
  const page = await keptFile(MISSING);
  return new Response(page.body, { status: 404, headers: page.headers });
}
