// The page's only script: everything else is imported from here.
import { RulesCalculatorElement } from "./rules-calculator-element.js";
import { keepCalculatorsOnSamePageLinks } from "./same-page-links.js";

if (!customElements.get("rules-calculator")) {
  keepCalculatorsOnSamePageLinks(document);
  customElements.define("rules-calculator", RulesCalculatorElement);
}
