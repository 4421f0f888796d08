// Answers questions as the browser does: first by Python started from the solid bundle and nothing else, then by Python
// started from the first one's memory and no file at all.
//
//     node answer.mjs <folder of the Pyodide package> <solid bundle> <file of questions>
//
// The file is a JSON object: "questions" are texts for answer_json, "rulePages" is its other argument. The last line of
// the output is a JSON array of the two lists of answers.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { awake, EMPTY_ZIP, memoryOf, startingFrom, TO_BE_KEPT } from "../../calculators/browser/kept-engine.js";
import { START } from "../../calculators/browser/python-start.js";

const [pyodideFolder, bundle, file] = process.argv.slice(2);
const { questions, rulePages } = JSON.parse(readFileSync(file, "utf8"));
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")).href);
const { info } = JSON.parse(readFileSync(join(pyodideFolder, "pyodide-lock.json"), "utf8"));

async function started(zipContent, options) {
  const stdLibURL = join(mkdtempSync(join(tmpdir(), "bundle-")), "bundle.zip");
  writeFileSync(stdLibURL, zipContent);
  return loadPyodide({ stdLibURL, lockFileContents: { info, packages: {} }, packageBaseUrl: "./", ...options });
}

function answers(pyodide) {
  const answerJson = pyodide.runPython(START);
  const given = questions.map((question) => {
    try {
      return answerJson(question, rulePages);
    } catch (error) {
      return error.message;
    }
  });
  answerJson.destroy();
  return given;
}

const fresh = await started(gunzipSync(readFileSync(bundle)), TO_BE_KEPT);
fresh.runPython("import everything");
const memory = memoryOf(fresh);
const kept = await started(EMPTY_ZIP, startingFrom(memory));
awake(kept);
console.log(JSON.stringify([answers(fresh), answers(kept)]));
