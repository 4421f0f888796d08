// The file in which kept creatures go from one device to another: pure functions over its text.
import { isCreature, isObject, folded, KeptTrouble, MOST_KEPT } from "./kept-creature.js";

/** @typedef {import("./kept-creature.js").Creature} Creature */

const FORMAT = "rulewright-kept";
/** Of the file's shape. A later one must still be able to read this one. */
const VERSION = 1;
/** In bytes; as many creatures as can be kept take less. */
const LARGEST = 2_000_000;

/**
 * @param {string} kind - what is kept, such as "fluid/character"
 * @param {Creature[]} creatures
 */
export function fileText(kind, creatures) {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, kind, creatures }, null, 2)}\n`;
}

/**
 * @param {File} file - anything that a reader may pick
 * @param {string} kind
 * @returns {Promise<Creature[]>} at least one, no two of one name; rejects with KeptTrouble
 */
export async function readFile(file, kind) {
  if (file.size > LARGEST) throw refused("it is too large for a file of this kind");
  let text;
  try {
    text = await file.text();
  } catch {
    throw refused("the browser could not read it");
  }
  return creaturesIn(parsed(text), kind);
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw refused("it is none that was exported here, or it has been cut off");
  }
}

/** @param {unknown} content @param {string} kind @returns {Creature[]} */
function creaturesIn(content, kind) {
  if (!isObject(content) || content.format !== FORMAT) throw refused("it is none that was exported here");
  const { version, creatures } = content;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) throw refused("it is damaged");
  if (version > VERSION) throw refused("it comes from a newer release of this site. Reload the page and try again");
  if (content.kind !== kind) throw refused("it holds what another calculator keeps");
  if (!Array.isArray(creatures)) throw refused("it is damaged");
  if (creatures.length === 0) throw refused("there is nothing in it");
  if (creatures.length > MOST_KEPT) throw refused(`it holds more than ${MOST_KEPT}, the most that can be kept`);
  const place = creatures.findIndex((each) => !isCreature(each));
  if (place >= 0) throw refused(`it is damaged, in entry ${place + 1} of ${creatures.length}`);
  const names = new Set(creatures.map(({ name }) => folded(name)));
  if (names.size < creatures.length) throw refused("it is damaged: a name stands in it twice");
  return creatures;
}

/** @param {string} why - the end of a sentence */
function refused(why) {
  return new KeptTrouble(`The file was not imported: ${why}. Nothing is changed.`);
}
