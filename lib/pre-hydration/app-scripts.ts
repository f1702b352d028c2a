import { savesData } from "../browser/connection";
import { reloadOnce } from "../browser/reload-once";
import { appState, setAppState } from "./handoff";

declare const sources: readonly string[];

/** How often a script is requested again, and after how long, in ms. */
const RETRIES = 2;
const PAUSE = 1_000;
const root = document.documentElement;
/** The app may take this long to start on an old phone, in ms. */
const STARTUP = 10_000;
/** The longest wait between one script and the next, in ms. */
const HANGING = 30_000;
/**
 * After this time, in ms, a press is over, or never was one, and a pointer that
 * has moved is at rest.
 */
const PRESS = 300;
let started = false;
let isDownloading = false;
let loaded = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Runs the app's scripts, once. */
export function start() {
  if (started) return;
  started = true;
  expectMore(HANGING);
  for (const source of sources) run(source, RETRIES);
}

/**
 * Gives up on the app if nothing happens for this long. A script that hangs
 * raises no error, nor does one that arrives empty or truncated.
 */
function expectMore(time: number) {
  clearTimeout(timer);
  if (document.querySelector(".needs-script, .needs-app"))
    timer = setTimeout(fail, time);
}

function recordLoaded() {
  loaded += 1;
  expectMore(loaded < sources.length ? HANGING : STARTUP);
}

function run(source: string, retries: number) {
  const script = document.createElement("script");
  script.src = source;
  script.async = false;
  script.onload = recordLoaded;
  script.onerror = () => {
    // Left in the page, the framework would wait for it for ever.
    script.remove();
    if (retries > 0) setTimeout(run, PAUSE, source, retries - 1);
    else void giveUp(source);
  };
  document.head.append(script);
}

/** A finger is down: what is under it must not move until it is up. */
let isPressed = false;
addEventListener("pointerdown", () => (isPressed = true), true);
for (const end of ["click", "pointercancel"])
  addEventListener(end, () => (isPressed = false), true);

/** Nor may it move while a mouse is on its way to it. */
let movedAt = -Infinity;
addEventListener("pointermove", () => (movedAt = performance.now()), {
  capture: true,
  passive: true,
});

/** Hides what needs the app, unless it starts after all. */
export function fail() {
  if (appState() === "live" || appState() === "failed") return;
  if (isPressed || performance.now() - movedAt < PRESS) {
    // A press that turns into scrolling ends without a click.
    isPressed = false;
    setTimeout(fail, PRESS);
    return;
  }

  const buttons = document.querySelectorAll<HTMLElement>(
    "button:not(.option, [popovertarget])",
  );
  const hide = () => {
    for (const button of buttons) button.hidden = appState() === "failed";
  };
  new MutationObserver(hide).observe(root, { attributeFilter: ["data-app"] });
  setAppState("failed");
}

/**
 * A script that a new release has replaced comes with a new page: reload once.
 */
async function giveUp(source: string) {
  if (appState() === "live") return;

  fail();
  try {
    if ((await fetch(source)).status === 404) await reloadOnce();
  } catch {
    // No connection: a newer page cannot be loaded.
  }
}

/**
 * Starts the app for a mouse; a resting mouse "moves" by 0 when a page loads.
 */
export function startUnlessAtRest({ movementX, movementY }: PointerEvent) {
  if (movementX !== 0 || movementY !== 0) start();
}

/** Downloads what `start` will run, without running it; once. */
export function download() {
  if (isDownloading || savesData()) return;

  isDownloading = true;
  for (const source of sources) {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "script";
    link.fetchPriority = "low";
    link.href = source;
    document.head.append(link);
  }
}
