/** Whether the reader asks sites to save data. */
export function savesData() {
  return /** @type {any} */ (navigator).connection?.saveData === true;
}
