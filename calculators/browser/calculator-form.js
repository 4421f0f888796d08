// The form of one calculator as values: what the reader typed, what the example says, what is wrong with a field.
import { followTyped, writeChosenName } from "./scale-controls.js";

/** @typedef {HTMLInputElement | HTMLSelectElement} Control */
/** @typedef {{element: HTMLElement, controls: Control[], example: string}} Field */

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
    for (const [name, { controls, example }] of this.#fields) {
      const wanted = values.get(name) ?? example;
      show(controls, wanted);
      if (shown(controls) !== wanted) this.#aside.set(name, wanted);
    }
    for (const [name, value] of values) if (!this.#fields.has(name)) this.#aside.set(name, value);
    followTyped(this.#form);
    this.#showWhatCounts();
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
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (this.#form.querySelectorAll("[data-only-when]"))) {
      const [, name, wanted] = /^([^=]*)=(.*)$/s.exec(element.dataset.onlyWhen ?? "") ?? [];
      element.hidden = !wanted.split("|").includes(values.get(name) ?? "");
    }
  }
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
