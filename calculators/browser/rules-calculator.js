// The page's only script: everything else is imported from here.
import { keepStyleLinks } from "./style-links.js";
import { offlineEdition } from "./offline.js";
import { EditionOfferElement, OfflineStatusElement } from "./offline-elements.js";
import { RulesCalculatorElement } from "./rules-calculator-element.js";
import { keepPageWithinItself } from "./same-page-links.js";
import { watchTableCells } from "./table-cells.js";

if (!customElements.get("rules-calculator")) {
  keepStyleLinks(window);
  keepPageWithinItself(window);
  watchTableCells(document);
  customElements.define("rules-calculator", RulesCalculatorElement);
  customElements.define("offline-status", OfflineStatusElement);
  customElements.define("edition-offer", EditionOfferElement);
  offlineEdition.begin();
}
