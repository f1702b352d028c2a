/**
 * Runs inside every page behind its header, ahead of all other scripts: tells
 * the page its level of decoration before it is painted.
 */
import { readChoice, readEnvironment } from "./common/environment";
import { resolveEffects } from "./common/policy";

// React would miss it in what it drew itself.
document.currentScript?.remove();

const { level } = resolveEffects(readEnvironment(), readChoice());
document.documentElement.dataset.effects = level;
for (const control of document.querySelectorAll("[role=switch]"))
  control.setAttribute("aria-checked", String(level !== "off"));
