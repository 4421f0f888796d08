// The query string as a store of form values: pure functions over strings.
//
// A key is `<name>.<field>`; several calculators share one query string and each touches its own keys only.

/**
 * The values that a query string carries for one calculator. Of a repeated key the first counts.
 *
 * @param {string} search - as `location.search`, however malformed
 * @param {string} name - the calculator's name on its page
 * @returns {Map<string, string>} field -> value
 */
export function readQuery(search, name) {
  const values = new Map();
  // URLSearchParams replaces broken escapes instead of throwing.
  for (const [key, value] of new URLSearchParams(search)) {
    if (!isKeyOf(key, name)) continue;
    const field = key.slice(name.length + 1);
    if (!values.has(field)) values.set(field, value);
  }
  return values;
}

/**
 * The query string with one calculator's keys replaced; what belongs to others stays as it is written.
 *
 * @param {string} search - as `location.search`
 * @param {string} name - the calculator's name on its page
 * @param {Iterable<[string, string]>} values - field -> value, only what differs from the example
 * @returns {string} the new query string with its `?`, or "" when nothing is left
 */
export function writeQuery(search, name, values) {
  const others = search
    .replace(/^\?/, "")
    .split("&")
    .filter((piece) => piece !== "" && !isKeyOf(keyOf(piece), name));
  const own = new URLSearchParams([...values].map(([field, value]) => [`${name}.${field}`, value])).toString();
  const pieces = own === "" ? others : [...others, own];
  return pieces.length === 0 ? "" : `?${pieces.join("&")}`;
}

/**
 * Whether two sets of values say the same, in whatever order.
 *
 * @param {Map<string, string>} one
 * @param {Map<string, string>} other
 */
export function sameValues(one, other) {
  return one.size === other.size && [...one].every(([field, value]) => other.get(field) === value);
}

/** @param {string} key @param {string} name */
function isKeyOf(key, name) {
  return key.startsWith(`${name}.`) && key.length > name.length + 1;
}

/** @param {string} piece - one `key=value` as it is written */
function keyOf(piece) {
  const [first] = new URLSearchParams(piece).keys();
  return first ?? "";
}
