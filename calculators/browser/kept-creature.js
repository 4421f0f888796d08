// A creature that is kept under a name: what may stand in it, wherever it comes from. Pure functions over values.

/** @typedef {{name: string, values: Record<string, string>}} Creature - the texts of a calculator's fields, by name */

export const LONGEST_NAME = 60;
export const MOST_KEPT = 500;
const MOST_FIELDS = 60;
const LONGEST_VALUE = 100;
const FIELD_NAME = /^[a-z][a-z0-9_]{0,39}$/;

/** Why something could not be kept or read, in a sentence for the reader. */
export class KeptTrouble extends Error {
  name = "KeptTrouble";
}

/**
 * A name as it is kept: one line, without a margin. Blank when there is nothing to see in it.
 *
 * @param {string} text - as typed
 */
export function cleanName(text) {
  const name = text.normalize("NFC").replace(/[\s\p{Cc}\p{Cs}]+/gu, " ").trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : "";
}

/**
 * What tells one name from another: a phone's keyboard begins it with a capital, another does not.
 *
 * @param {string} name
 */
export function folded(name) {
  return name.toLowerCase();
}

/**
 * @param {unknown} value - whatever a file or a storage held
 * @returns {value is Creature}
 */
export function isCreature(value) {
  if (!isObject(value) || Object.keys(value).sort().join() !== "name,values") return false;
  const { name, values } = value;
  if (typeof name !== "string" || name === "" || name.length > LONGEST_NAME || cleanName(name) !== name) return false;
  if (!isObject(values)) return false;
  const fields = Object.entries(values);
  return fields.length > 0 && fields.length <= MOST_FIELDS && fields.every(([field, text]) => isField(field, text));
}

/** @param {string} field @param {unknown} text */
function isField(field, text) {
  return FIELD_NAME.test(field) && typeof text === "string" && text.length <= LONGEST_VALUE;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The values of the fields that a calculator has now: what a creature lacks of them is blank, so that the calculator
 * asks for it and nothing is made up.
 *
 * @param {Record<string, string>} values
 * @param {string[]} fields
 * @returns {Record<string, string>}
 */
export function valuesOf(values, fields) {
  return Object.fromEntries(fields.map((field) => [field, Object.hasOwn(values, field) ? values[field] : ""]));
}

/**
 * Names in a sentence, not too many of them.
 *
 * @param {string[]} names
 */
export function listed(names) {
  const shown = names.slice(0, 5).join(", ");
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}
