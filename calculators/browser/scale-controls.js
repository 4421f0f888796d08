// A value picked by name or typed as a number: the text is what counts, the list of names is a convenience beside it.

/**
 * The text input that a list of names belongs to.
 *
 * @param {HTMLSelectElement} select - with `data-scale-for`, the input's id
 * @returns {HTMLInputElement | null}
 */
function inputOf(select) {
  const input = select.form?.querySelector(`#${CSS.escape(select.dataset.scaleFor ?? "")}`);
  return input instanceof HTMLInputElement ? input : null;
}

/**
 * @param {ParentNode} form
 * @returns {NodeListOf<HTMLSelectElement>}
 */
function scalesIn(form) {
  return form.querySelectorAll("select[data-scale-for]");
}

/**
 * A chosen name is written into its text input. "Other rating" writes nothing: the reader types one.
 *
 * @param {EventTarget | null} target - the control that the reader changed
 * @returns {boolean} whether the target was such a list of names
 */
export function writeChosenName(target) {
  if (!(target instanceof HTMLSelectElement) || target.dataset.scaleFor === undefined) return false;
  const input = inputOf(target);
  if (input && target.value !== "") input.value = target.value;
  return true;
}

/**
 * Lists of names select what their text input says, or their blank entry.
 *
 * @param {ParentNode} form
 */
export function followTyped(form) {
  for (const select of scalesIn(form)) {
    const text = inputOf(select)?.value.trim().toLowerCase();
    const match = [...select.options].find((option) => option.value !== "" && option.value.toLowerCase() === text);
    select.value = match?.value ?? "";
  }
}
