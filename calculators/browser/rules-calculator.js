// The page's only script: everything else is imported from here.
import { RulesCalculatorElement } from "./rules-calculator-element.js";
import { keepCalculatorsOnSamePageLinks } from "./same-page-links.js";
import { watchTableCells } from "./table-cells.js";

if (!customElements.get("rules-calculator")) {
  keepCalculatorsOnSamePageLinks(document);
  watchTableCells(document);
  customElements.define("rules-calculator", RulesCalculatorElement);
}
