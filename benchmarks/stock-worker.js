// Pyodide as it is usually used: its own standard library, and our packages unpacked as they are. For comparison.
// RULE_PAGES is put before it: every rule's page, as JSON.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const START = `
import sys
sys.path.insert(0, "/packages")
from calculators.answer import answer_json
answer_json
`;

self.onmessage = ({ data }) => {
  if (data.type === "start") start();
  else postMessage({ type: "answer", id: data.id, answer: JSON.parse(self.answerJson(data.question, RULE_PAGES)) });
};

async function start() {
  // The page takes silence for a failure, and while an engine boots it waits longest.
  postMessage({ type: "booting" });
  const alive = setInterval(() => postMessage({ type: "progress", loaded: 0, total: 0 }), 1000);
  const folder = new URL("./pyodide/", import.meta.url).href;
  const packages = fetch(new URL("./packages.zip", import.meta.url)).then((response) => response.arrayBuffer());
  const pyodide = await loadPyodide({ indexURL: folder, packageBaseUrl: folder });
  pyodide.unpackArchive(await packages, "zip", { extractDir: "/packages" });
  self.answerJson = pyodide.runPython(START);
  clearInterval(alive);
  postMessage({ type: "ready" });
}
