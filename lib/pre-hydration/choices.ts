/**
 * Runs in the head of every page, before anything is painted: gives the page
 * what the visitor has chosen, her test and a theme, which is dark until then,
 * and the languages that the browser speaks.
 * Later it answers the choice of a theme, also on pages that never start the
 * app; so no component does.
 */
import {
  GOAL_KEY,
  readText,
  THEME_KEY,
  VOICES_KEY,
  writeText,
} from "../browser/storage";

// React would miss it in what it drew itself.
document.currentScript?.remove();

const root = document.documentElement;
/** Some browsers do not support this query, or its change events. */
const system = globalThis.matchMedia?.("(prefers-color-scheme: light)");

function show() {
  const chosen = readText(THEME_KEY) ?? "dark";
  const isLight = chosen === "light" || (chosen === "auto" && system?.matches);
  root.dataset.theme = isLight ? "light" : "dark";
  root.classList.toggle("dark", !isLight);
  // The second word of `lib/progress/goal.ts`: her test comes first in lists.
  root.dataset.test = readText(GOAL_KEY)?.split(" ")[1] ?? "";
  // The browser's own bars, and every control that sets the theme.
  document
    .querySelector("[name=theme-color]")
    ?.setAttribute("content", isLight ? "#ffffff" : "#0b0d12");
  for (const control of document.querySelectorAll<HTMLInputElement>(
    "[name^=theme][type=radio]",
  ))
    control.checked = control.value === chosen;
}

show();
// Only once: a button that comes moves others (`lib/speech/voices.ts`).
root.dataset.voices = readText(VOICES_KEY) ?? "";
// Both are there by then; a menu that the app has drawn, when it opens. Another
// tab may change the theme, and a page in the back/forward cache misses that.
for (const event of ["DOMContentLoaded", "toggle", "storage", "pageshow"])
  addEventListener(event, show, true);
system?.addEventListener?.("change", show);
addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (!target.matches("[name^=theme][type=radio]")) return;

  writeText(THEME_KEY, target.value);
  show();
});
