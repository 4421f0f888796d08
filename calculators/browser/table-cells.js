// Printed tables that are scanned along rows and columns: arrow keys go from cell to cell, and the cell that a
// calculator on the page has looked up is marked. Highlighting a cell's row and column is the style sheet's.

/** A calculator shows an answer; bubbles from its element. */
export const ANSWER_SHOWN = "rules-answer-shown";

const STEPS = new Map([
  ["ArrowUp", [-1, 0]],
  ["ArrowDown", [1, 0]],
  ["ArrowLeft", [0, -1]],
  ["ArrowRight", [0, 1]],
]);

/**
 * Listens for all tables of a document, also those that come with later pages.
 *
 * @param {Document} document
 */
export function watchTableCells(document) {
  document.addEventListener("keydown", move);
  document.addEventListener("click", ({ target }) => {
    const cell = target instanceof Element ? target.closest(".looked-up tbody :is(th, td)") : null;
    // A link in a cell keeps the focus that it got.
    if (cell instanceof HTMLElement && !(target instanceof Element && target.closest("a"))) focusCell(cell);
  });
  document.addEventListener(ANSWER_SHOWN, ({ target }) => {
    if (target instanceof HTMLElement) markChosen(target);
  });
}

/** @param {KeyboardEvent} event */
function move(event) {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const table = target.closest(".looked-up");
  if (!(table instanceof HTMLElement)) return;
  const step = STEPS.get(key);
  const from = target.closest("tbody :is(th, td)");
  if (key === "Escape" && from) table.focus();
  if (!step || (target !== table && target !== from)) return;
  event.preventDefault();
  const rows = [...table.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("th, td:not(.rule-cell)")]);
  const first = table.querySelector("td.chosen") ?? table.querySelector("tr.chosen > th") ?? rows[0]?.[0];
  const to = from ? neighbour(rows, from, step) : first;
  if (to instanceof HTMLElement) focusCell(to);
}

/**
 * @param {Element[][]} rows
 * @param {Element} from
 * @param {number[]} step - rows down and columns to the right
 * @returns {Element | undefined} none beyond the edge
 */
function neighbour(rows, from, [down, right]) {
  const row = rows.findIndex((cells) => cells.includes(from));
  return rows[row + down]?.[(rows[row]?.indexOf(from) ?? 0) + right];
}

/** @param {HTMLElement} cell */
function focusCell(cell) {
  cell.tabIndex = -1;
  cell.focus();
}

/** @param {HTMLElement} calculator */
function markChosen(calculator) {
  const form = calculator.querySelector("form");
  const name = calculator.getAttribute("name") ?? "";
  if (!form) return;
  const chosen = new FormData(form);
  const tables = calculator.ownerDocument.querySelectorAll(`.rules-table[data-follows~="${CSS.escape(name)}"]`);
  for (const table of /** @type {Iterable<HTMLElement>} */ (tables)) {
    const { rowsBy = "", columnsBy = "" } = table.dataset;
    // A calculator that looks up rows only leaves the column as it is marked.
    const heads = [...table.querySelectorAll("thead th")];
    const column = heads.findIndex((head) => head.dataset.key === chosen.get(columnsBy));
    for (const row of table.querySelectorAll("tbody tr")) {
      const isRow = row.dataset.key === chosen.get(rowsBy);
      row.classList.toggle("chosen", isRow);
      [...row.children].forEach((cell, place) => cell.classList.toggle("chosen", isRow && place === column));
    }
  }
}
