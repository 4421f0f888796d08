// Arrow keys on a number that is typed as text: exact decimal steps, pure functions over strings.

/**
 * The text after one step up or down.
 *
 * @param {string} text - what stands in the control
 * @param {1 | -1} direction
 * @param {{step?: string, minimum?: string, maximum?: string}} limits - as declared for the control
 * @returns {string | null} null when the text is no plain number (5'6", 1/3, blank) or has nowhere to go
 */
export function stepped(text, direction, { step = "1", minimum = "", maximum = "" }) {
  const [number, size, lowest, highest] = [text, step, minimum, maximum].map(plainNumber);
  if (!number || !size) return null;
  const places = Math.max(number.places, size.places, lowest?.places ?? 0, highest?.places ?? 0);
  /** @param {Decimal} decimal */
  const units = ({ digits, places: own }) => digits * 10n ** BigInt(places - own);
  let next = units(number) + BigInt(direction) * units(size);
  if (lowest && next < units(lowest)) next = units(lowest);
  if (highest && next > units(highest)) next = units(highest);
  if (next === units(number)) return null;
  return written(next, places);
}

/** @typedef {{digits: bigint, places: number}} Decimal - digits / 10 ** places */

/**
 * @param {string} text
 * @returns {Decimal | null}
 */
function plainNumber(text) {
  const [, sign, whole, decimals = ""] = /^\s*([-−+]?)(\d{1,40})(?:\.(\d{1,40}))?\s*$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const digits = BigInt(whole + decimals);
  return { digits: sign === "-" || sign === "−" ? -digits : digits, places: decimals.length };
}

/**
 * @param {bigint} units
 * @param {number} places - decimals that the units stand for
 */
function written(units, places) {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  const decimals = digits.slice(digits.length - places).replace(/0+$/, "");
  return `${units < 0n ? "-" : ""}${whole}${decimals === "" ? "" : `.${decimals}`}`;
}
