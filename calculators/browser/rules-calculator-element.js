// A form that stands in the page, with its example's answer, brought to life.
import { CalculatorForm } from "./calculator-form.js";
import { copy, withdrawOffers } from "./copying.js";
import { KeptInCalculator } from "./kept-in-calculator.js";
import { stepped } from "./number-steps.js";
import { readQuery, sameValues, writeQuery } from "./query-state.js";
import { rulesClient } from "./rules-client.js";
import { noteArrival, QUERY_CHANGED } from "./same-page-links.js";
import { savesData } from "./saving-data.js";
import { ANSWER_SHOWN } from "./table-cells.js";

/** Milliseconds to wait for more typing before asking, and before changing the address. */
const PAUSE = { asking: 80, address: 400 };
/** Milliseconds of waiting after which the reader wants to know how far it is. */
const LONG_WAIT = 1000;
const GETTING_READY = "Getting the rules engine ready …";

/** @typedef {import("./rules-client.js").Answer} Answer */

/**
 * `<rules-calculator calculator="metaforce/fall" name="fall" root="../../">` around the form and output of one
 * calculator; see the templates for what stands inside.
 */
export class RulesCalculatorElement extends HTMLElement {
  /** @type {HTMLFormElement} */
  #form;
  /** @type {CalculatorForm} */
  #values;
  /** @type {HTMLOutputElement} */
  #output;
  /** @type {HTMLElement} */
  #trouble;
  /** @type {HTMLElement} */
  #status;
  /** @type {KeptInCalculator | null} */
  #kept = null;
  /** The answer that came with the page. */
  #example = { html: "", text: "" };
  /** What the answer shown, or the one on its way, is an answer to: the values that differ from the example's. */
  #asked = new Map();
  /** What copying as text copies. */
  #answerText = "";
  #page = "";
  #root = "";

  /** Ends with the element's stay in the page. */
  #stay = new AbortController();
  /** Withdraws the question that waits for an answer. */
  #question = new AbortController();
  #askingTimer = 0;
  #addressTimer = 0;
  /** When the wait for the engine began; 0 when nobody waits. */
  #waitingSince = 0;

  connectedCallback() {
    const form = this.querySelector("form");
    const output = this.querySelector("output");
    const trouble = /** @type {HTMLElement | null} */ (this.querySelector(".calculator-trouble"));
    const actions = /** @type {HTMLElement | null} */ (this.querySelector(".calculator-actions"));
    const status = /** @type {HTMLElement | null} */ (this.querySelector(".action-status"));
    if (!form || !output || !trouble || !actions || !status) return;
    if (!this.#form) {
      this.#example = { html: output.innerHTML, text: output.dataset.text ?? output.innerText.trim() };
      this.#answerText = this.#example.text;
    }
    [this.#form, this.#output, this.#trouble, this.#status] = [form, output, trouble, status];
    this.#values = new CalculatorForm(form);
    this.#page = location.pathname;
    // Absolute, since the address is already the next page's while that is being fetched.
    this.#root = new URL(this.getAttribute("root") ?? "", location.href).pathname;
    // A browser that fills in the values of the last visit would contradict the address.
    form.autocomplete = "off";
    this.#listen();
    actions.hidden = false;
    noteArrival();
    if (readQuery(location.search, this.#name).size > 0) this.#takeFromAddress();
    // Typed before this script was there.
    else if (this.#values.differing().size > 0) this.#changed(null);
    const calculator = {
      read: () => this.#values.read(),
      fill: (/** @type {Map<string, string>} */ values) => this.#fill(values),
    };
    this.#kept = new KeptInCalculator(form, calculator, this.#stay.signal);
    rulesClient.startWhenIdle(this.#stay.signal);
  }

  disconnectedCallback() {
    this.#stay.abort();
    this.#withdraw();
    clearTimeout(this.#addressTimer);
  }

  #listen() {
    this.#stay = new AbortController();
    const { signal } = this.#stay;
    const form = this.#form;
    form.addEventListener("submit", (event) => event.preventDefault(), { signal });
    form.addEventListener("focusin", (event) => this.#expectUse(event), { signal });
    form.addEventListener("keydown", (event) => this.#step(event), { signal });
    form.addEventListener("input", (event) => this.#typed(event), { signal });
    // Leaving a field, also for a link, comes before what follows: the address is in order by then.
    form.addEventListener("change", () => this.#putInAddress(), { signal });
    form.addEventListener("click", (event) => this.#clicked(event), { signal });
    window.addEventListener(QUERY_CHANGED, () => this.#takeFromAddress(), { signal });
    window.addEventListener("online", () => this.#tryAgain(), { signal });
    rulesClient.addEventListener("ready", () => this.#tryAgain(), { signal });
    rulesClient.addEventListener("progress", (event) => this.#tellProgress(event), { signal });
  }

  get #name() {
    return this.getAttribute("name") ?? "";
  }

  // From the reader to the engine

  /** Whoever enters a field is going to change it: the engine may as well get ready. @param {Event} event */
  #expectUse({ target }) {
    const isControl = target instanceof Element && target.matches("input, select");
    if (isControl && this.#trouble.hidden && !savesData()) rulesClient.start();
  }

  /** @param {KeyboardEvent} event */
  #step(event) {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    const { target } = event;
    if (direction === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof HTMLInputElement) || target.dataset.step === undefined) return;
    const text = stepped(target.value, direction, target.dataset);
    if (text === null) return;
    event.preventDefault();
    target.value = text;
    target.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  /** @param {Event} event */
  #typed({ target }) {
    const field = target instanceof Element ? target.closest("[data-field]") : null;
    // The form also holds controls that are no part of the question.
    if (!(field instanceof HTMLElement)) return;
    this.#kept?.typed(field.dataset.field ?? "");
    this.#changed(target);
  }

  /**
   * Fills fields as if the reader had typed.
   *
   * @param {Map<string, string>} values
   */
  #fill(values) {
    const filled = this.#values.fill(values);
    this.#changed(null);
    return filled;
  }

  /** @param {EventTarget | null} target */
  #changed(target) {
    this.#values.changed(target);
    this.#say("");
    this.#askSoon(PAUSE.asking);
    clearTimeout(this.#addressTimer);
    this.#addressTimer = setTimeout(() => this.#putInAddress(), PAUSE.address);
  }

  /** @param {number} pause */
  #askSoon(pause) {
    this.#withdraw();
    this.#output.dataset.stale = "";
    // Where the engine could not be loaded, every letter typed would be one more vain attempt.
    if (!this.#trouble.hidden) return;
    this.#output.setAttribute("aria-busy", "true");
    this.#waitingSince = performance.now();
    if (!rulesClient.ready) this.#status.textContent = GETTING_READY;
    this.#askingTimer = setTimeout(() => this.#ask(), pause);
  }

  async #ask() {
    const { signal } = (this.#question = new AbortController());
    this.#asked = this.#values.differing();
    const question = {
      calculator: this.getAttribute("calculator") ?? "",
      form: Object.fromEntries(this.#values.read()),
      root: this.#root,
    };
    try {
      const answer = await rulesClient.ask(question, signal);
      if (!signal.aborted) this.#show(answer);
    } catch (trouble) {
      if (!signal.aborted) this.#showTrouble(trouble);
    }
  }

  #withdraw() {
    clearTimeout(this.#askingTimer);
    this.#question.abort();
    this.#stopWaiting();
  }

  #stopWaiting() {
    if (this.#waitingSince === 0) return;
    this.#waitingSince = 0;
    this.#output.setAttribute("aria-busy", "false");
    if (this.#status.textContent?.startsWith(GETTING_READY)) this.#status.textContent = "";
  }

  // From the engine to the reader

  /** @param {Omit<Answer, "known">} answer */
  #show({ html, text, errors }) {
    const open = new Set([...this.#output.querySelectorAll("details[open] > summary")].map((each) => each.textContent));
    this.#output.innerHTML = html;
    for (const summary of this.#output.querySelectorAll("details > summary")) {
      if (open.has(summary.textContent)) summary.parentElement?.setAttribute("open", "");
    }
    delete this.#output.dataset.stale;
    this.#answerText = text;
    this.#values.showErrors(errors);
    this.#hideTrouble();
    this.#stopWaiting();
    this.dispatchEvent(new Event(ANSWER_SHOWN, { bubbles: true }));
  }

  #showExample() {
    this.#withdraw();
    this.#asked = new Map();
    this.#show({ ...this.#example, errors: {} });
  }

  /** @param {unknown} trouble */
  #showTrouble(trouble) {
    this.#stopWaiting();
    const retry = document.createElement("button");
    retry.type = "button";
    retry.dataset.action = "retry";
    retry.textContent = "Retry";
    const sentence = trouble instanceof Error ? trouble.message : String(trouble);
    this.#trouble.replaceChildren(`${sentence} The answer shown is not for what you entered. `, retry);
    this.#trouble.hidden = false;
  }

  #hideTrouble() {
    if (this.#trouble.hidden) return;
    // The button that is about to go may have the focus.
    if (this.#trouble.contains(document.activeElement)) {
      this.#output.tabIndex = -1;
      this.#output.focus({ preventScroll: true });
    }
    this.#trouble.hidden = true;
    this.#trouble.replaceChildren();
  }

  #tryAgain() {
    if (this.#trouble.hidden) return;
    this.#hideTrouble();
    this.#askSoon(0);
  }

  /** @param {Event} event */
  #tellProgress(event) {
    if (this.#waitingSince === 0 || performance.now() - this.#waitingSince < LONG_WAIT) return;
    const { loaded, total } = /** @type {CustomEvent} */ (event).detail;
    // Seen, but not read out anew with every piece that arrives.
    let numbers = this.#status.querySelector("[aria-hidden]");
    if (!numbers) {
      numbers = document.createElement("span");
      numbers.setAttribute("aria-hidden", "true");
      this.#status.replaceChildren(`${GETTING_READY} `, numbers);
    }
    numbers.textContent = `${megabytes(loaded)} of ${megabytes(total)} MB`;
  }

  // The address

  #takeFromAddress() {
    // On the way to another page the address is already that page's, and this element is about to go.
    if (location.pathname !== this.#page) return;
    clearTimeout(this.#addressTimer);
    const before = this.#values.read();
    this.#values.write(readQuery(location.search, this.#name));
    if (!sameValues(before, this.#values.read())) this.#kept?.forget();
    const now = this.#values.differing();
    if (sameValues(now, this.#asked) && this.#output.dataset.stale === undefined) return;
    if (now.size === 0) this.#showExample();
    else this.#askSoon(0);
  }

  #putInAddress() {
    clearTimeout(this.#addressTimer);
    if (location.pathname !== this.#page) return;
    const search = writeQuery(location.search, this.#name, this.#values.differing());
    if (search === location.search) return;
    try {
      // The state is Material's, which keeps the scroll position in it.
      history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
    } catch {
      // Browsers refuse an address that is too long, or changed too often: the next change is another chance.
    }
  }

  // Buttons

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (!(event.target instanceof Element)) return;
    const button = /** @type {HTMLElement | null} */ (event.target.closest("[data-action]"));
    if (button) this.#act(button.dataset.action);
  }

  /** @param {string | undefined} action */
  #act(action) {
    switch (action) {
      case "copy-link":
        this.#copy(this.#link(), "Link copied.");
        break;
      case "copy-text":
        if (this.#output.dataset.stale !== undefined) this.#say("There is no answer to copy yet.");
        else this.#copy(`${this.#answerText}\n${this.#link()}`, "Answer copied.");
        break;
      case "reset":
        this.#values.write(new Map());
        this.#kept?.forget();
        this.#showExample();
        this.#putInAddress();
        this.#say("Back to the example.");
        break;
      case "retry":
        this.#tryAgain();
        break;
    }
  }

  /** The address that shows anyone this answer. */
  #link() {
    return `${location.origin}${this.#page}${writeQuery("", this.#name, this.#values.differing())}`;
  }

  /** @param {string} text @param {string} done */
  async #copy(text, done) {
    withdrawOffers(this.#form);
    const copied = await copy(text, this.#status);
    this.#status.textContent = copied ? done : "Copying is not allowed here: take it from this field.";
  }

  /** @param {string} words */
  #say(words) {
    withdrawOffers(this.#form);
    this.#status.textContent = words;
  }
}

/** @param {number} bytes */
function megabytes(bytes) {
  return (bytes / 1e6).toFixed(1);
}
