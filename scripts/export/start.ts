/**
 * Runs inside every exported page, before and without the app. It starts the
 * app when the visitor does something, and until then gives the question that
 * the page shows its feedback at once. Goes into the page minified, so it
 * imports nothing but types; `sources` and the keys are put before it.
 */
import type { FirstAnswer } from "@/lib/first-answer";

declare const sources: readonly string[];
declare const keyPrefix: string;
declare const reloadedKey: string;

/** A page that nobody touches starts the app this long after it has loaded. */
const QUIET = 6_000;
/** How often a script is asked for again, and how long after, in ms. */
const RETRIES = 2;
const PAUSE = 1_000;
/** Where an answer waits for the app while the page is loaded again. */
const CARRIED = "menkyo-mitra:first-answer";

// React would miss it in what it drew itself.
document.currentScript?.remove();

const root = document.documentElement;
const quiz = document.querySelector<HTMLElement>(".quiz");
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const source of sources) run(source, RETRIES);
}

function run(source: string, retries: number) {
  const script = document.createElement("script");
  script.src = source;
  script.onerror = () => {
    // Left in the page, the framework would wait for it for ever.
    script.remove();
    if (retries > 0) setTimeout(run, PAUSE, source, retries - 1);
    else void giveUp(source);
  };
  document.head.append(script);
}

/**
 * Takes away what needs the app, until it should come after all. A script that
 * a new release has replaced comes with its page, which is loaded once.
 */
async function giveUp(source: string) {
  if (root.dataset.app === "live") return;

  const buttons = document.querySelectorAll<HTMLElement>(
    "button:not(.option, [popovertarget])",
  );
  const hide = () => {
    for (const button of buttons) button.hidden = root.dataset.app === "failed";
  };
  new MutationObserver(hide).observe(root, { attributeFilter: ["data-app"] });
  root.dataset.app = "failed";

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

/** Shows an option as chosen, exactly as the app would draw it. */
function answer(options: Element, chosen: Element) {
  const { right, rightNote, yourNote } = (options as HTMLElement).dataset;
  const choice = [...options.children].indexOf(chosen);
  const isRight = choice === Number(right);

  [...options.children].forEach((option, index) => {
    const isTheRight = index === Number(right);
    const notes = [isTheRight && rightNote, index === choice && yourNote];
    const state = isTheRight ? "right" : index === choice ? "wrong" : "other";
    option.setAttribute("data-state", state);
    option.setAttribute("aria-disabled", "true");
    const note = notes.filter(Boolean).join(" · ");
    option.querySelector(".option-note")!.textContent = note;
  });

  const feedback = quiz!.querySelector<HTMLElement>(".feedback")!;
  const [verdict, rightAnswer] = feedback.querySelectorAll("p");
  feedback.dataset.right = String(isRight);
  if (isRight) verdict.textContent = verdict.dataset.ifRight!;
  rightAnswer.hidden = isRight;
  (feedback.firstElementChild as HTMLElement).hidden = false;
  quiz!.querySelector<HTMLElement>(".basis")!.hidden = false;

  const next = quiz!.querySelector(".quiz-next")!;
  next.setAttribute("aria-disabled", "false");
  next.removeAttribute("title");
  globalThis.firstAnswer = {
    setId: quiz!.dataset.set!,
    choice,
    wantsNext: false,
  };
}

/** Gives the answer again that was given before the page was loaded again. */
function takeCarried(quiz: HTMLElement) {
  const carried = sessionStorage.getItem(CARRIED);
  if (!carried) return;

  sessionStorage.removeItem(CARRIED);
  const { setId, choice, wantsNext } = JSON.parse(carried) as FirstAnswer;
  if (setId !== quiz.dataset.set) return;

  const options = quiz.querySelector("[role=group]")!;
  answer(options, options.children[choice]);
  globalThis.firstAnswer!.wantsNext = wantsNext;
  start();
}

addEventListener("pagehide", () => {
  try {
    if (globalThis.firstAnswer)
      sessionStorage.setItem(CARRIED, JSON.stringify(globalThis.firstAnswer));
  } catch {
    // Blocked storage carries nothing.
  }
});

document.addEventListener("click", (event) => {
  const { target } = event;
  if (root.dataset.app === "live" || !(target instanceof Element)) return;

  // A press on a link that the app takes over waits for the app.
  const early = target.closest<HTMLElement>(".needs-app");
  if (early && root.dataset.app !== "failed") {
    event.preventDefault();
    early.dataset.pressed = "";
  }

  const option = target.closest(".quiz .option");
  if (option && !globalThis.firstAnswer) answer(option.parentElement!, option);
  if (target.closest(".share")) globalThis.wantsShare = true;
  if (target.closest(".quiz-next") && globalThis.firstAnswer) {
    globalThis.firstAnswer.wantsNext = true;
    root.dataset.app = "wanted";
  }
});

for (const sign of ["pointerdown", "pointermove", "keydown", "scroll"])
  addEventListener(sign, start, { once: true, passive: true });
addEventListener("load", () => {
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(download);
  setTimeout(() => {
    if (!document.hidden) start();
    else document.addEventListener("visibilitychange", start, { once: true });
  }, QUIET);
});

// A visitor who comes back is shown her question, not the first one.
let kept: string | null = null;
try {
  kept = quiz && localStorage.getItem(keyPrefix + quiz.dataset.set);
  if (quiz && !kept) takeCarried(quiz);
} catch {
  // Blocked storage holds nothing to come back to.
}
if (kept || (quiz && location.hash)) {
  root.dataset.app = "resuming";
  start();
}
