/** Bytes of memory that are kept or left out together. */
const PAGE = 2 ** 14;

/**
 * Leaves the empty pages out of a memory, which are a third of it. The numbers of the others come after them, and at
 * the end how many they are and how long the memory was.
 *
 * @param {Uint8Array} memory
 */
export function withoutEmptyPages(memory) {
  const numbers = [...Array(Math.ceil(memory.length / PAGE)).keys()].filter((number) => !isEmpty(pageOf(memory, number)));
  const index = new Uint8Array(Uint32Array.of(...numbers, numbers.length, memory.length).buffer);
  const packed = new Uint8Array(numbers.length * PAGE + index.length);
  numbers.forEach((number, place) => packed.set(pageOf(memory, number), place * PAGE));
  packed.set(index, numbers.length * PAGE);
  return packed;
}

/** @param {Uint8Array} packed - as `withoutEmptyPages` returned it */
export function withEmptyPages(packed) {
  const [count, length] = new Uint32Array(packed.slice(-8).buffer);
  const numbers = new Uint32Array(packed.slice(count * PAGE, -8).buffer);
  const memory = new Uint8Array(length);
  // The last page need not be a whole one.
  numbers.forEach((number, place) => {
    const page = pageOf(memory, number);
    page.set(packed.subarray(place * PAGE, place * PAGE + page.length));
  });
  return memory;
}

/** @param {Uint8Array} memory @param {number} number */
function pageOf(memory, number) {
  return memory.subarray(number * PAGE, (number + 1) * PAGE);
}

/** @param {Uint8Array} page */
function isEmpty(page) {
  return page.every((byte) => byte === 0);
}
