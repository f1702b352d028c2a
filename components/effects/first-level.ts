/**
 * Runs inside every page after its header, before all other scripts: sets the
 * page's level of decoration before it is painted.
 */
import { readChoice, readEnvironment } from "./common/environment";
import { resolveEffects } from "./common/policy";

// React would miss it in what it drew itself.
document.currentScript?.remove();

const { level } = resolveEffects(readEnvironment(), readChoice());
document.documentElement.dataset.effects = level;
for (const control of document.querySelectorAll("[role=switch]"))
  control.setAttribute("aria-checked", String(level !== "off"));
