// Runs inside.py in Pyodide under Node.
//
//     node compile.mjs <folder of the Pyodide package> <folder of sources> <inside.py> <folder for the compiled files>
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const SOURCES = "/sources";
const COMPILED = "/compiled";
const START = `
import sys

sys.path.insert(0, "${SOURCES}")
import inside

inside
`;

async function main([pyodideFolder, sources, inside, target]) {
  const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")).href);
  // The order of sets is part of what is compiled.
  const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", PYTHONDONTWRITEBYTECODE: "1" };
  const pyodide = await loadPyodide({ env });
  for (const [inside, outside] of Object.entries({ [SOURCES]: sources, [COMPILED]: target })) {
    pyodide.FS.mkdirTree(inside);
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: outside }, inside);
  }
  pyodide.FS.writeFile(`${pyodide.runPython("import site; site.getsitepackages()[0]")}/inside.py`, readFileSync(inside));
  const python = pyodide.runPython(START);
  try {
    pyodide.runPython("raise ValueError('so that what says errors is loaded as well')");
  } catch (error) {
    if (!(error instanceof pyodide.ffi.PythonError)) throw error;
  }
  const written = python.note_written_methods();
  python.use_everything();
  python.compile_what_is_loaded(written, SOURCES, COMPILED);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  // Node would print the line that threw, and Pyodide's script is a single one.
  console.error(error.message);
  process.exitCode = 1;
}
