/**
 * Runs at the end of every exported page: starts the app when the visitor does
 * something. Goes into the page minified, so it imports nothing but types;
 * `sources` and the key are put before it.
 */
import type { FirstAnswer } from "@/lib/first-answer";

declare const sources: readonly string[];
declare const reloadedKey: string;

/** A page that nobody touches starts the app this long after it has loaded. */
const QUIET = 6_000;
/** How often a script is asked for again, and how long after, in ms. */
const RETRIES = 2;
const PAUSE = 1_000;
/** Where an answer waits for the app while the page is loaded again. */
const CARRIED = "menkyo-mitra:first-answer";

const root = document.documentElement;
let started = false;

/**
 * The page's texts as they came. A browser's translation puts others in their
 * places, and React can take over only a page that holds its own.
 */
const texts: [Text, string, ParentNode, ChildNode[]][] = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const text = walker.currentNode as Text;
  const parent = text.parentElement!;
  texts.push([text, text.data, parent, [...parent.childNodes]]);
}

/** Undoes a translation; the browser translates again what it finds new. */
globalThis.restoreTexts = () => {
  for (const [text, data, parent, children] of texts) {
    if (text.parentNode !== parent) parent.replaceChildren(...children);
    if (text.data !== data) text.data = data;
  }
  const given = globalThis.firstAnswer;
  if (!given) return;

  globalThis.giveFirstAnswer?.(given.choice);
  globalThis.firstAnswer = given;
};

// A browser too old for the app's scripts stumbles over them.
addEventListener("error", ({ error }) => {
  if (error) fail();
});

function start() {
  if (started) return;
  started = true;
  for (const source of sources) run(source, RETRIES);
}

function run(source: string, retries: number) {
  const script = document.createElement("script");
  script.src = source;
  script.async = false;
  script.onerror = () => {
    // Left in the page, the framework would wait for it for ever.
    script.remove();
    if (retries > 0) setTimeout(run, PAUSE, source, retries - 1);
    else void giveUp(source);
  };
  document.head.append(script);
}

/** Takes away what needs the app, until it should come after all. */
function fail() {
  if (root.dataset.app === "live" || root.dataset.app === "failed") return;

  const buttons = document.querySelectorAll<HTMLElement>(
    "button:not(.option, [popovertarget])",
  );
  const hide = () => {
    for (const button of buttons) button.hidden = root.dataset.app === "failed";
  };
  new MutationObserver(hide).observe(root, { attributeFilter: ["data-app"] });
  root.dataset.app = "failed";
}

/** A script that a new release has replaced comes with its page: once more. */
async function giveUp(source: string) {
  if (root.dataset.app === "live") return;

  fail();
  try {
    if ((await fetch(source)).status !== 404) return;
    const last = Number(sessionStorage.getItem(reloadedKey));
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    location.reload();
  } catch {
    // No connection, or nothing tells whether the page was loaded again.
  }
}

/** Downloads what `start` will run, without running it. */
function download() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const source of sources) {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "script";
    link.fetchPriority = "low";
    link.href = source;
    document.head.append(link);
  }
}

document.addEventListener("click", (event) => {
  const { target } = event;
  if (root.dataset.app === "live" || !(target instanceof Element)) return;

  // A press on a link that the app takes over waits for the app.
  const early = target.closest<HTMLElement>(".needs-app");
  if (early && root.dataset.app !== "failed") {
    event.preventDefault();
    early.dataset.pressed = "";
  }

  if (target.closest(".share")) globalThis.wantsShare = true;
});

// A click alone is what assistive tools send.
for (const sign of ["pointerdown", "pointermove", "keydown", "scroll", "click"])
  addEventListener(sign, start, { once: true, passive: true });
addEventListener("load", () => {
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(download);
  setTimeout(() => {
    if (!document.hidden) start();
    else document.addEventListener("visibilitychange", start, { once: true });
  }, QUIET);
});

/** Gives the answer again that was given before the page was loaded again. */
function takeCarried() {
  const carried = sessionStorage.getItem(CARRIED);
  if (!carried) return;

  sessionStorage.removeItem(CARRIED);
  const { setId, choice, wantsNext } = JSON.parse(carried) as FirstAnswer;
  const quiz = document.querySelector<HTMLElement>(".quiz");
  if (setId !== quiz?.dataset.set || root.dataset.app) return;

  globalThis.giveFirstAnswer?.(choice);
  if (globalThis.firstAnswer) globalThis.firstAnswer.wantsNext = wantsNext;
  root.dataset.app = "wanted";
}

addEventListener("pagehide", () => {
  try {
    if (globalThis.firstAnswer)
      sessionStorage.setItem(CARRIED, JSON.stringify(globalThis.firstAnswer));
  } catch {
    // Blocked storage carries nothing.
  }
});

try {
  takeCarried();
} catch {
  // Blocked storage carries nothing.
}

// What happened before this page had come whole wants the app already.
if (root.dataset.app) start();
