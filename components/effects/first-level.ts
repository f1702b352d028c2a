/**
 * Runs in the head of every page: sets the page's level of decoration before
 * anything is painted. That there is one says that scripts run: behind the
 * header, a question's page could be painted with it.
 */
import { readChoice, readEnvironment } from "./common/environment";
import { resolveEffects } from "./common/policy";

// React would miss it in what it drew itself.
document.currentScript?.remove();

const { level } = resolveEffects(readEnvironment(), readChoice());
document.documentElement.dataset.effects = level;
addEventListener("DOMContentLoaded", () => {
  for (const control of document.querySelectorAll("[role=switch]"))
    control.setAttribute("aria-checked", String(level !== "off"));
});
