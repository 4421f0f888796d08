// Copying, and what to do where it is not allowed: then the text stands selected in a small field.

/**
 * @param {string} text
 * @param {Element} beside - the field comes after it when copying is not allowed
 * @returns {Promise<boolean>} whether the text was copied
 */
export async function copy(text, beside) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard on an insecure page, or the reader refused it.
    offer(text, beside);
    return false;
  }
}

/** @param {string} text @param {Element} beside */
function offer(text, beside) {
  const field = document.createElement("textarea");
  field.className = "copy-field";
  field.readOnly = true;
  field.rows = Math.min(text.split("\n").length, 4);
  field.setAttribute("aria-label", "Text to copy");
  field.value = text;
  beside.after(field);
  field.select();
  field.focus();
}

/** @param {ParentNode} form - takes away a field that copying left in it */
export function withdrawOffers(form) {
  for (const field of form.querySelectorAll(".copy-field")) field.remove();
}
