// What a calculator has to do with kept creatures: its fields are filled from one, and one of them keeps them.
import { KeptChoice } from "./kept-choice.js";
import { valuesOf } from "./kept-creature.js";
import { KeptHere } from "./kept-here.js";
import { keptStore } from "./kept-store.js";
import { rulesClient } from "./rules-client.js";

/** @typedef {import("./kept-store.js").Kept} Kept */

export class KeptInCalculator {
  /** @type {KeptChoice | null} */
  #choice = null;
  /** @type {KeptHere | null} */
  #here = null;
  /** @type {HTMLElement | null} */
  #status;
  #fill;
  /** The fields that the chosen creature has filled. @type {Set<string>} */
  #filled = new Set();
  /** Withdraws the question that waits for an answer. */
  #question = new AbortController();

  /**
   * @param {ParentNode} form - which may have nothing of the kind
   * @param {object} calculator
   * @param {() => Map<string, string>} calculator.read - the texts of its fields
   * @param {(values: Map<string, string>) => Set<string>} calculator.fill - gives the fields that it has of them
   * @param {AbortSignal} signal - ends with the calculator's stay in the page
   */
  constructor(form, { read, fill }, signal) {
    this.#fill = fill;
    this.#status = form.querySelector(".kept-filling");
    const group = /** @type {HTMLElement | null} */ (form.querySelector(".kept"));
    const select = /** @type {HTMLSelectElement | null} */ (form.querySelector(".kept-choice"));
    if (select) {
      const choose = (/** @type {Kept} */ kept) => (this.#here ? this.#here.open(kept) : this.#fillFrom(kept, select));
      this.#choice = new KeptChoice(select, keptStore(select.dataset.kind ?? ""), choose, signal);
    }
    if (group) {
      const shown = (/** @type {Kept | null} */ kept) => this.#choice?.show(kept);
      this.#here = new KeptHere(group, keptStore(group.dataset.kind ?? ""), { read, fill, shown }, signal);
    }
    signal.addEventListener("abort", () => this.#question.abort());
  }

  /** @param {string} field - in which the reader has typed */
  typed(field) {
    if (this.#filled.has(field)) this.#letGo();
  }

  /** The fields have been filled otherwise. */
  forget() {
    this.#letGo();
    this.#here?.forget();
  }

  #letGo() {
    this.#question.abort();
    this.#filled.clear();
    this.#choice?.show(null);
    this.#say("");
  }

  /**
   * What follows from a creature's numbers is the rules' to say, so the calculator that keeps it is asked.
   *
   * @param {Kept} kept
   * @param {HTMLSelectElement} select
   */
  async #fillFrom(kept, { dataset: { fields = "", keeper = "" } }) {
    this.#question.abort();
    const { signal } = (this.#question = new AbortController());
    if (!rulesClient.ready) this.#say("Getting the rules engine ready …");
    const question = { calculator: keeper, form: valuesOf(kept.values ?? {}, fields.split(" ")), root: "" };
    try {
      const { known, errors } = await rulesClient.ask(question, signal);
      const problems = Object.values(errors);
      if (problems.length > 0) {
        this.#choice?.show(null);
        this.#say(`Nothing is filled in: what is kept of ${kept.name} does not do. ${problems.join(" ")}`);
        return;
      }
      this.#filled = this.#fill(new Map(Object.entries(known)));
      this.#say(`Filled in as ${kept.name}.`, true);
    } catch (trouble) {
      if (signal.aborted) return;
      this.#choice?.show(null);
      this.#say(trouble instanceof Error ? trouble.message : String(trouble));
    }
  }

  /** @param {string} words @param {boolean} [plain] - plain to see, so that only a screen reader needs the words */
  #say(words, plain = false) {
    if (!this.#status) return;
    this.#status.textContent = words;
    this.#status.classList.toggle("kept-plain", plain);
  }
}
