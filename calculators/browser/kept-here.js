// The group in which a calculator's creatures are kept, opened, deleted, exported and imported.
import { cleanName, isCreature, KeptTrouble, listed, LONGEST_NAME, valuesOf } from "./kept-creature.js";
import { fileText, readFile } from "./kept-file.js";
import { KEPT_CHANGED } from "./kept-store.js";

/**
 * @typedef {import("./kept-store.js").Kept} Kept
 * @typedef {import("./kept-store.js").Change} Change
 * @typedef {object} Calculator
 * @property {() => Map<string, string>} read - the texts of its fields
 * @property {(values: Map<string, string>) => void} fill
 * @property {(kept: Kept | null) => void} shown - whose numbers stand in the fields
 */

export class KeptHere {
  #group;
  #store;
  #calculator;
  #kind;
  #fields;
  /** The creature whose numbers were put into the fields, as it was then. @type {Kept | null} */
  #opened = null;
  /** The creature that the reader has been asked about: keeping once more replaces it. @type {Kept | null} */
  #asked = null;
  /** What takes back the last change. @type {Change[]} */
  #undoing = [];

  /**
   * @param {HTMLElement} group - see the templates for what stands inside
   * @param {import("./kept-store.js").KeptStore} store
   * @param {Calculator} calculator
   * @param {AbortSignal} signal - ends with the calculator's stay in the page
   */
  constructor(group, store, calculator, signal) {
    this.#group = group;
    this.#store = store;
    this.#calculator = calculator;
    this.#kind = group.dataset.kind ?? "";
    this.#fields = (group.dataset.fields ?? "").split(" ");
    this.#name.maxLength = LONGEST_NAME;
    this.#name.addEventListener("input", () => this.#renamed(), { signal });
    this.#name.addEventListener("keydown", (event) => this.#enter(event), { signal });
    this.#file.addEventListener("change", () => this.#import(), { signal });
    group.addEventListener("click", (event) => this.#clicked(event), { signal });
    store.addEventListener(KEPT_CHANGED, (event) => this.#changed(event), { signal });
    group.hidden = false;
    this.#attempt(() => this.#render());
  }

  /** @param {Kept} kept */
  open(kept) {
    if (!kept.values) return;
    this.#calculator.fill(new Map(Object.entries(valuesOf(kept.values, this.#fields))));
    this.#hold(kept);
    this.#say(`${kept.name} is opened.`);
  }

  /** The fields are no longer those of the creature that was opened. */
  forget() {
    this.#opened = this.#asked = null;
    this.#name.value = "";
    this.#say("");
    this.#calculator.shown(null);
  }

  get #name() {
    return /** @type {HTMLInputElement} */ (this.#group.querySelector(".kept-name input"));
  }

  get #file() {
    return /** @type {HTMLInputElement} */ (this.#group.querySelector(".kept-file"));
  }

  /** @param {string} action @returns {HTMLElement} the button */
  #button(action) {
    return /** @type {HTMLElement} */ (this.#group.querySelector(`[data-kept="${action}"]`));
  }

  // What the reader does

  /** @param {MouseEvent} event */
  #clicked({ target }) {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!(button instanceof HTMLElement)) return;
    this.#attempt(() => this.#act(button.dataset.kept, button.dataset.key ?? ""));
  }

  /** @param {KeyboardEvent} event */
  #enter(event) {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    this.#attempt(() => this.#keep());
  }

  /** @param {string | undefined} action @param {string} key - of the entry it is about */
  #act(action, key) {
    const kept = this.#store.list().find((each) => each.key === key);
    switch (action) {
      case "keep":
        this.#keep();
        break;
      case "open":
        if (kept) this.open(kept);
        break;
      case "delete":
        if (kept) this.#delete(kept);
        break;
      case "undo":
        this.#undo();
        break;
      case "export":
        this.#export();
        break;
      case "import":
        this.#file.click();
        break;
    }
  }

  #renamed() {
    this.#asked = null;
    this.#say("");
  }

  #keep() {
    const name = cleanName(this.#name.value);
    if (name === "") {
      this.#name.focus();
      throw new KeptTrouble("Type the name to keep it under.");
    }
    const creature = { name, values: valuesOf(Object.fromEntries(this.#calculator.read()), this.#fields) };
    if (!isCreature(creature)) throw new KeptTrouble("Something in the name or in the fields is too long to be kept.");
    const before = this.#store.find(name);
    const change = this.#store.keeping(creature);
    if (before && change.to === change.from) {
      this.#hold(before);
      this.#say(`${name} is kept already, with these numbers.`);
      return;
    }
    if (before && ![this.#opened, this.#asked].some((known) => isStill(known, before))) {
      this.#ask(before);
      return;
    }
    this.#store.apply([change]);
    this.#hold(this.#store.find(name));
    this.#say(before ? `${name} is updated.` : `${name} is kept.`, before ? [change] : []);
  }

  /** @param {Kept} before - what would be lost */
  #ask(before) {
    this.#asked = before;
    const happened =
      this.#opened?.key === before.key
        ? `${before.name} was changed since you opened it, in another tab perhaps.`
        : `${before.name} is kept already, with other numbers.`;
    this.#say(`${happened} Press Keep once more to replace it, or choose another name.`);
  }

  /** @param {Kept} kept */
  #delete(kept) {
    const change = { key: kept.key, from: kept.text, to: null };
    this.#store.apply([change]);
    this.#say(`${kept.name} is deleted.`, [change]);
    // The button that was pressed is gone.
    this.#button("undo").focus();
  }

  #undo() {
    this.#store.apply(this.#undoing);
    if (this.#opened) this.#opened = this.#store.find(this.#opened.name);
    this.#say("Taken back.");
    this.#name.focus();
  }

  #export() {
    const creatures = this.#store.list().flatMap(({ name, values }) => (values ? [{ name, values }] : []));
    if (creatures.length === 0) throw new KeptTrouble("There is nothing to export yet.");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([fileText(this.#kind, creatures)], { type: "application/json" }));
    link.download = `rulewright-${this.#kind.replaceAll("/", "-")}.json`;
    link.click();
    // The browser takes its time to begin with it.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    this.#say(`In the file: ${listed(creatures.map(({ name }) => name))}.`);
  }

  async #import() {
    const [file] = this.#file.files ?? [];
    if (!file) return;
    try {
      const creatures = await readFile(file, this.#kind);
      this.#attempt(() => this.#take(creatures));
    } catch (trouble) {
      this.#sayTrouble(trouble);
    } finally {
      // The same file, picked again, is a change only so.
      this.#file.value = "";
    }
  }

  /** @param {import("./kept-creature.js").Creature[]} creatures */
  #take(creatures) {
    const changes = creatures.map((creature) => this.#store.keeping(creature)).filter(({ from, to }) => from !== to);
    const names = new Map(this.#store.list().map(({ key, name }) => [key, name]));
    const replaced = changes.flatMap(({ key, from }) => (from === null ? [] : [names.get(key) ?? ""]));
    this.#store.apply(changes);
    const words = [`Imported: ${listed(creatures.map(({ name }) => name))}.`];
    if (replaced.length > 0) words.push(`Replaced by it: ${listed(replaced)}.`);
    this.#say(words.join(" "), changes);
  }

  // What is shown

  /** @param {Kept | null} kept - whose numbers now stand in the fields */
  #hold(kept) {
    this.#opened = kept;
    this.#asked = null;
    this.#name.value = kept?.name ?? "";
    this.#calculator.shown(kept);
  }

  /** @param {Event} event */
  #changed(event) {
    this.#attempt(() => {
      this.#render();
      if (!(/** @type {CustomEvent} */ (event).detail.elsewhere) || !this.#opened) return;
      const now = this.#store.find(this.#opened.name);
      if (!now) this.#say(`${this.#opened.name} was deleted in another tab.`);
      else if (!isStill(this.#opened, now)) this.#say(`${now.name} was changed in another tab. Open it to see how.`);
    });
  }

  #render() {
    const kept = this.#store.list();
    const list = /** @type {HTMLElement} */ (this.#group.querySelector(".kept-list"));
    const focused = list.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
    list.replaceChildren(...kept.map(row));
    const count = /** @type {HTMLElement} */ (this.#group.querySelector(".kept-count"));
    count.textContent = kept.length === 0 ? "none" : String(kept.length);
    const { kept: action, key } = focused?.dataset ?? {};
    const again = [...list.querySelectorAll("button")].find(
      ({ dataset }) => dataset.kept === action && dataset.key === key,
    );
    if (focused) again?.focus();
  }

  /** @param {() => void} action - which may throw KeptTrouble */
  #attempt(action) {
    try {
      action();
    } catch (trouble) {
      this.#sayTrouble(trouble);
    }
  }

  /** @param {unknown} trouble */
  #sayTrouble(trouble) {
    if (!(trouble instanceof KeptTrouble)) throw trouble;
    this.#say(trouble.message);
  }

  /** @param {string} words @param {Change[]} done - what can be taken back */
  #say(words, done = []) {
    const status = /** @type {HTMLElement} */ (this.#group.querySelector(".kept-status"));
    status.textContent = words;
    this.#undoing = done.map(({ key, from, to }) => ({ key, from: to, to: from }));
    this.#button("undo").hidden = done.length === 0;
  }
}

/** @param {Kept | null} known @param {Kept} kept */
function isStill(known, kept) {
  return known !== null && known.key === kept.key && known.text === kept.text;
}

/** @param {Kept} kept @returns {HTMLElement} its line in the list */
function row({ key, name, values }) {
  const line = document.createElement("li");
  const label = document.createElement("bdi");
  label.textContent = name;
  line.append(label);
  if (!values) line.append(" cannot be read");
  const buttons = document.createElement("span");
  buttons.append(...(values ? [button("open", "Open", key, name)] : []), button("delete", "Delete", key, name));
  line.append(buttons);
  return line;
}

/** @param {string} action @param {string} label @param {string} key @param {string} name */
function button(action, label, key, name) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.setAttribute("aria-label", `${label} ${name}`);
  Object.assign(made.dataset, { kept: action, key });
  return made;
}
