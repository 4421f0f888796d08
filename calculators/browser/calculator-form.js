// The form of one calculator as values: what the reader typed, what the example says, what is wrong with a field.
import { followTyped, writeChosenName } from "./scale-controls.js";

/** @typedef {HTMLInputElement | HTMLSelectElement} Control */
/** @typedef {{element: HTMLElement, controls: Control[], example: string}} Field */
/** @typedef {{name: string, values: string[]}} Condition - the field on which another depends, and with which values */

export class CalculatorForm {
  /** @type {HTMLFormElement} */
  #form;
  /** @type {Map<string, Field>} */
  #fields = new Map();
  /**
   * Values from a link that no control can show: an option that does not exist, a field that does not exist. They are
   * asked about as they are, so that they are refused in words and not silently replaced.
   *
   * @type {Map<string, string>}
   */
  #aside = new Map();

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.#form = form;
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-field]"))) {
      const controls = /** @type {Control[]} */ ([...element.querySelectorAll("input[name], select[name]")]);
      if (controls.length === 0) continue;
      this.#fields.set(element.dataset.field ?? "", { element, controls, example: controls[0].dataset.example ?? "" });
    }
    // What was typed before there was a script has not been followed yet.
    followTyped(form);
    this.#showWhatCounts();
  }

  /** @returns {Map<string, string>} every field's value, as it is to be asked about */
  read() {
    const values = new Map();
    for (const [name, { controls }] of this.#fields) values.set(name, shown(controls));
    for (const [name, value] of this.#aside) values.set(name, value);
    return values;
  }

  /** @returns {Map<string, string>} the values that differ from the example's */
  differing() {
    return new Map([...this.read()].filter(([name, value]) => this.#fields.get(name)?.example !== value));
  }

  /**
   * Fills the form: a field that is not named gets its example's value.
   *
   * @param {Map<string, string>} values
   */
  write(values) {
    this.#aside.clear();
    for (const [name, { example }] of this.#fields) this.#put(name, values.get(name) ?? example);
    for (const [name, value] of values) if (!this.#fields.has(name)) this.#aside.set(name, value);
    followTyped(this.#form);
    this.#showWhatCounts();
  }

  /**
   * Fills the fields that are named and leaves the others, except that a choice with which none of them counts is made
   * the one with which most of them do.
   *
   * @param {Map<string, string>} values - those of no field are passed over
   * @returns {Set<string>} the fields that were filled
   */
  fill(values) {
    const filled = new Set([...values.keys()].filter((name) => this.#fields.has(name)));
    for (const name of filled) this.#put(name, values.get(name) ?? "");
    for (const [name, value] of this.#choicesFor(filled)) this.#put(name, value);
    followTyped(this.#form);
    this.#showWhatCounts();
    return filled;
  }

  /**
   * @param {Set<string>} names
   * @returns {Map<string, string>} what to choose so that these fields count
   */
  #choicesFor(names) {
    /** @type {Map<string, string[]>} */
    const wanted = new Map();
    for (const name of names) {
      const condition = conditionOf(/** @type {Field} */ (this.#fields.get(name)).element);
      if (condition && !names.has(condition.name)) {
        wanted.set(condition.name, [...(wanted.get(condition.name) ?? []), ...condition.values]);
      }
    }
    const now = this.read();
    const choices = new Map();
    for (const [name, values] of wanted) {
      if (!values.includes(now.get(name) ?? "")) choices.set(name, mostFrequent(values));
    }
    return choices;
  }

  /** @param {string} name - of a field that there is @param {string} value */
  #put(name, value) {
    const { controls } = /** @type {Field} */ (this.#fields.get(name));
    show(controls, value);
    if (shown(controls) === value) this.#aside.delete(name);
    else this.#aside.set(name, value);
  }

  /**
   * Takes note that the reader changed a control.
   *
   * @param {EventTarget | null} target - null when it is not known which
   */
  changed(target) {
    const field = target instanceof Element ? target.closest("[data-field]") : null;
    if (field) this.#aside.delete(/** @type {HTMLElement} */ (field).dataset.field ?? "");
    if (!writeChosenName(target)) followTyped(this.#form);
    this.#showWhatCounts();
  }

  /**
   * Puts each error beside its field and clears the others'.
   *
   * @param {Record<string, string>} errors - field -> sentence; names of no field are left to the answer itself
   */
  showErrors(errors) {
    for (const [name, { element }] of this.#fields) {
      const sentence = Object.hasOwn(errors, name) ? errors[name] : "";
      const place = /** @type {HTMLElement | null} */ (element.querySelector(".field-error"));
      if (place && place.textContent !== sentence) place.textContent = sentence;
      if (place) place.hidden = sentence === "";
      for (const control of element.querySelectorAll("input, select")) {
        if (sentence === "") control.removeAttribute("aria-invalid");
        else control.setAttribute("aria-invalid", "true");
      }
      // An error in a closed group would be told of and not found.
      const group = element.closest("details");
      if (sentence !== "" && group) group.open = true;
    }
  }

  /** A field that counts only when another has one of certain values is hidden while it has none of them. */
  #showWhatCounts() {
    const values = this.read();
    for (const { element } of this.#fields.values()) {
      const condition = conditionOf(element);
      if (condition) element.hidden = !condition.values.includes(values.get(condition.name) ?? "");
    }
  }
}

/** @param {HTMLElement} element - of a field @returns {Condition | null} null when it always counts */
function conditionOf(element) {
  const [, name, values] = /^([^=]*)=(.*)$/s.exec(element.dataset.onlyWhen ?? "") ?? [];
  return name === undefined ? null : { name, values: values.split("|") };
}

/** @param {string[]} texts - at least one */
function mostFrequent(texts) {
  const count = (/** @type {string} */ text) => texts.filter((other) => other === text).length;
  return texts.reduce((best, text) => (count(text) > count(best) ? text : best));
}

/** @param {Control[]} controls - of one field */
function shown(controls) {
  const [control] = controls;
  if (control.type === "radio") return controls.find((radio) => isChecked(radio))?.value ?? "";
  if (control.type === "checkbox") return isChecked(control) ? control.value : "";
  return control.value;
}

/** @param {Control[]} controls - of one field @param {string} value */
function show(controls, value) {
  for (const control of controls) {
    if (control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox")) {
      control.checked = control.value === value;
    } else {
      control.value = value;
    }
  }
}

/** @param {Control} control */
function isChecked(control) {
  return control instanceof HTMLInputElement && control.checked;
}
