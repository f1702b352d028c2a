/**
 * Runs at the end of every exported page: what `start.ts` and
 * `start-when-needed.ts`, of which each page has one, do alike.
 */
import { onceSeen } from "../browser/after-paint";
import { fail, start } from "./app-scripts";
import { appState } from "./handoff";
import "./language-link";
import "./popovers";
import { restorePage } from "./restore-page";
import "./search-key";

globalThis.restorePage = restorePage;

// To the framework, what follows two slashes is another host.
const { pathname, search, hash } = location;
if (pathname.startsWith("//"))
  history.replaceState(null, "", pathname.replace(/^\/+/, "/") + search + hash);

// A browser too old for the app's scripts throws on them; scripts of an
// extension or a chat app may throw by themselves.
addEventListener("error", ({ error, filename }) => {
  if (error && filename.includes("/_next/")) fail();
});

// No form of the site is submitted: the app reads what is typed as it comes.
document.addEventListener("submit", (event) => event.preventDefault());

document.addEventListener("click", (event) => {
  const { target } = event;
  if (appState() === "live" || !(target instanceof Element)) return;

  // To this very page: the link drops the part after "#".
  if (target.closest('[href=""]')) {
    event.preventDefault();
    location.reload();
  }
});

// Back to another view of the home screen loads no page by itself.
addEventListener("popstate", () => {
  if (location.pathname !== pathname && appState() !== "live")
    location.reload();
});

// What happened before this page had come whole wants the app already. A page
// that is made of what the browser keeps is painted before; where nothing is
// kept, the first sign of the visitor starts the app, as elsewhere.
const appFirst =
  document.documentElement.dataset.visit === "first"
    ? '[data-app-first]:not([data-app-first="later-visit"])'
    : "[data-app-first]";
if (appState() || globalThis.earlyPresses?.length) start();
else if (document.querySelector(appFirst)) onceSeen(start);
