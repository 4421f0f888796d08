// What a page says of its use without a network. Navigation replaces the elements, not what they speak of.
import { offlineEdition } from "./offline.js";

class SpeakingOfEdition extends HTMLElement {
  #stay = new AbortController();

  connectedCallback() {
    this.#stay = new AbortController();
    offlineEdition.addEventListener("change", () => this.say(), { signal: this.#stay.signal });
    this.say();
  }

  disconnectedCallback() {
    this.#stay.abort();
  }

  say() {}

  /** @param {string} words @param {[string, () => void][]} buttons - label and what it does */
  show(words, ...buttons) {
    this.hidden = words === "";
    const made = buttons.map(([label, act]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.addEventListener("click", act);
      return button;
    });
    this.replaceChildren(words, ...made.flatMap((button) => [" ", button]));
  }
}

/** `<offline-status>`: quietly, whether the site is kept on this device. */
export class OfflineStatusElement extends SpeakingOfEdition {
  say() {
    const keep = () => offlineEdition.keep();
    switch (offlineEdition.keeping) {
      case "unknown":
        this.show("");
        break;
      case "declined":
        this.show("Not kept for use without a network, to save data.", ["Keep it", keep]);
        break;
      case "preparing":
        this.show("Being kept for use without a network …");
        break;
      case "ready":
        this.show("Ready for use without a network.");
        break;
      case "failed":
        this.show("Could not be kept for use without a network.", ["Try again", keep]);
        break;
    }
  }
}

/** `<edition-offer>`: that there is a newer edition, which is taken only by the reader. */
export class EditionOfferElement extends SpeakingOfEdition {
  static #putOff = false;

  say() {
    if (!offlineEdition.newer || EditionOfferElement.#putOff) {
      this.show("");
      return;
    }
    const later = () => {
      EditionOfferElement.#putOff = true;
      this.say();
    };
    this.show("A new edition of the rules is here.", ["Take it", () => offlineEdition.take()], ["Later", later]);
  }
}
