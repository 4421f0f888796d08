// Answers questions as the browser does: with Python started from the solid bundle and nothing else.
//
//     node answer.mjs <folder of the Pyodide package> <solid bundle> <file of questions>
//
// The file is a JSON object: "questions" are texts for answer_json, "rulePages" is its other argument. The last line of
// the output is a JSON array of the answers.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [pyodideFolder, bundle, file] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")).href);
const { info } = JSON.parse(readFileSync(join(pyodideFolder, "pyodide-lock.json"), "utf8"));
const zip = join(mkdtempSync(join(tmpdir(), "bundle-")), "bundle.zip");
writeFileSync(zip, gunzipSync(readFileSync(bundle)));
const pyodide = await loadPyodide({ stdLibURL: zip, lockFileContents: { info, packages: {} }, packageBaseUrl: "./" });
const answerJson = pyodide.runPython("from calculators.answer import answer_json; answer_json");
const { questions, rulePages } = JSON.parse(readFileSync(file, "utf8"));
const answers = questions.map((question) => {
  try {
    return answerJson(question, rulePages);
  } catch (error) {
    return `${error.message}`;
  }
});
console.log(JSON.stringify(answers));
