/**
 * Runs in the head of every page: sets `data-effects`, the level of decoration,
 * before anything is painted. The attribute also tells the styles that scripts
 * run: set any later, a question's page could be painted with the site's header.
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
