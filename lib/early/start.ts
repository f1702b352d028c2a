/**
 * Runs at the end of every exported page: starts the app when the visitor does
 * something. Goes into the page bundled and minified; `sources` is put in by
 * the export.
 */
import { onIdle } from "../browser/idle";
import { download, fail, start } from "./app-scripts";
import { appState } from "./hand-over";
import { restoreTexts } from "./texts";

/** A page that nobody touches starts the app this long after it has loaded. */
const QUIET = 6_000;

globalThis.restoreTexts = restoreTexts;

// To the framework, what follows two slashes is another host.
const { pathname, search, hash } = location;
if (pathname.startsWith("//"))
  history.replaceState(null, "", pathname.replace(/^\/+/, "/") + search + hash);

// A browser too old for the app's scripts stumbles over them.
addEventListener("error", ({ error }) => {
  if (error) fail();
});

document.addEventListener("click", (event) => {
  const { target } = event;
  if (appState() === "live" || !(target instanceof Element)) return;

  // A press on a link that the app takes over waits for the app.
  const early = target.closest<HTMLElement>(".needs-app");
  if (early && appState() !== "failed") {
    event.preventDefault();
    early.dataset.pressed = "";
  }

  if (target.closest(".share")) globalThis.wantsShare = true;
});

// A click alone is what assistive tools send.
for (const sign of ["pointerdown", "pointermove", "keydown", "scroll", "click"])
  addEventListener(sign, start, { once: true, passive: true });
addEventListener("load", () => {
  onIdle(download);
  setTimeout(() => {
    if (!document.hidden) start();
    else document.addEventListener("visibilitychange", start, { once: true });
  }, QUIET);
});

// What happened before this page had come whole wants the app already, and so
// does a page that is made of what the browser keeps.
if (appState() || document.querySelector("[data-app-first]")) start();
