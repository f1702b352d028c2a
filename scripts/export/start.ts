/**
 * Runs inside every exported page, before and without the app. It starts the
 * app when the visitor does something, and until then gives the question that
 * the page shows its feedback at once. Goes into the page minified, so it
 * imports nothing; `sources` is put before it.
 */
declare const sources: readonly string[];
declare const keyPrefix: string;

/** A page that nobody touches starts the app this long after it has loaded. */
const QUIET = 6_000;

const root = document.documentElement;
const quiz = document.querySelector<HTMLElement>(".quiz");
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

  const options = quiz!.querySelector("[role=group]")!;
  answer(options, options.children[given.choice]);
  globalThis.firstAnswer = given;
};

// A browser too old for the app's scripts stumbles over them.
addEventListener("error", ({ error }) => {
  if (error && root.dataset.app !== "live") root.dataset.app = "failed";
});

function start() {
  if (started) return;
  started = true;
  for (const source of sources) {
    const script = document.createElement("script");
    script.src = source;
    script.async = false;
    script.onerror = () => {
      root.dataset.app = "failed";
    };
    document.head.append(script);
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
} catch {
  // Blocked storage holds nothing to come back to.
}
if (kept || (quiz && location.hash)) {
  root.dataset.app = "resuming";
  start();
}
