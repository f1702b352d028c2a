/**
 * At the end of an exported page, bundled and minified: starts the app at the
 * first sign of a visitor, or after a while. The export inserts the app's
 * `sources`.
 */
import { onIdle } from "../browser/idle";
import { download, start, startUnlessAtRest } from "./app-scripts";
import "./prepare-page";

/** A page that nobody touches starts the app this long after it has loaded. */
const QUIET = 6_000;

const early = { passive: true, capture: true };

// Assistive tools send only a click. Clicks that wait go no further than the
// window: see presses.ts.
for (const sign of ["pointerdown", "keydown", "scroll", "click"])
  addEventListener(sign, start, { once: true, ...early });
addEventListener("pointermove", startUnlessAtRest, early);
// The scene that the address names takes the place of the first one.
if (location.hash.startsWith("#hz-")) start();
addEventListener("load", () => {
  onIdle(download);
  setTimeout(() => {
    if (!document.hidden) start();
    else document.addEventListener("visibilitychange", start, { once: true });
  }, QUIET);
});
