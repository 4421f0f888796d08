// Runs pytest inside Pyodide: our packages come from the bundle that the browser gets, the tests and their tools are
// mounted.
//
//     node run.mjs <folder of the Pyodide package> <solid bundle> <project> <site-packages> <option of pytest> ...
//
// The last line of the output is a JSON object, see inside.py.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const START = `
import os
import sys

# The bundle has only some modules of the standard library, so that comes first. The tools come last: what the bundle
# brings must not be taken from them.
sys.path.insert(0, "/project")
sys.path += ["/bundle.zip", "/tools"]
os.chdir("/project")

from tests.pyodide.inside import run

run
`;

async function main([pyodideFolder, bundle, project, sitePackages, ...options]) {
  const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
  const pyodide = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" } });
  pyodide.FS.writeFile("/bundle.zip", gunzipSync(readFileSync(bundle)));
  for (const [inside, outside] of Object.entries({ "/project/tests": `${project}/tests`, "/tools": sitePackages })) {
    pyodide.FS.mkdirTree(inside);
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: outside }, inside);
  }
  pyodide.FS.writeFile("/project/pyproject.toml", readFileSync(`${project}/pyproject.toml`));
  console.log(pyodide.runPython(START)(pyodide.toPy(options)));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  // Node would print the line that threw, and Pyodide's script is a single one.
  console.error(error.message);
  process.exitCode = 1;
}
