import type { Undo } from "../common/tasks";
import { whileVisible } from "../common/while-visible";

/** Pixels between a word and its frame. */
const SPACE = 10;

/** Moves the focus over the words of a headline. */
export function startFocusHeadline(headline: HTMLElement) {
  const words = [...headline.querySelectorAll<HTMLElement>("[data-word]")];
  const frame = headline.querySelector<HTMLElement>("[data-frame]");
  if (!frame || words.length === 0) return;

  const { blur, duration, pause, manual } = headline.dataset;
  const listening = new AbortController();
  const { signal } = listening;
  let index = 0;

  const place = () => {
    const corner = frame.offsetParent?.getBoundingClientRect();
    const box = words[index]?.getBoundingClientRect();
    if (!corner || !box) return;

    const places = {
      left: box.left - corner.left - SPACE,
      top: box.top - corner.top - SPACE,
      width: box.width + 2 * SPACE,
      height: box.height + 2 * SPACE,
    };
    for (const [name, value] of Object.entries(places))
      frame.style.setProperty(`--${name}`, `${value}px`);
    headline.dataset.state = "running";
  };
  const mark = () => {
    headline.dataset.index = String(index);
    for (const [at, word] of words.entries())
      word.toggleAttribute("data-current", at === index);
  };
  const focus = (next: number) => {
    index = next;
    frame.style.removeProperty("--focus-duration");
    place();
    mark();
  };

  headline.style.setProperty("--focus-blur", `${blur}px`);
  headline.style.setProperty("--focus-duration", `${duration}s`);
  // It moves from word to word, but appears on the first.
  frame.style.setProperty("--focus-duration", "0s");
  mark();

  // Also reports the current size, once the page has been laid out.
  const sizes = new ResizeObserver(place);
  sizes.observe(headline);
  for (const word of words) sizes.observe(word);
  void document.fonts.ready.then(() => !signal.aborted && place());

  const step = (Number(duration) + Number(pause)) * 1000;
  const stop =
    manual === "true"
      ? focusOnPointer(words, focus, signal)
      : whileVisible(headline, () =>
          advance(headline, step, () => focus((index + 1) % words.length)),
        );

  return () => {
    listening.abort();
    stop?.();
    sizes.disconnect();
    for (const word of words) word.removeAttribute("data-current");
    frame.removeAttribute("style");
    headline.removeAttribute("style");
    headline.dataset.state = "still";
    headline.dataset.index = "0";
  };
}

/** A mouse over a word or a tap on it; the last word stays. */
function focusOnPointer(
  words: readonly HTMLElement[],
  focus: (index: number) => void,
  signal: AbortSignal,
): undefined {
  for (const [index, word] of words.entries())
    for (const event of ["pointerenter", "pointerdown"])
      word.addEventListener(event, () => focus(index), { signal });
}

/** Moves on at intervals, but not while a pointer is over the headline. */
function advance(headline: HTMLElement, step: number, next: () => void): Undo {
  let timer = 0;
  const listening = new AbortController();
  const { signal } = listening;
  const run = () => {
    clearInterval(timer);
    timer = window.setInterval(next, step);
  };

  run();
  headline.addEventListener("pointerenter", () => clearInterval(timer), {
    signal,
  });
  headline.addEventListener("pointerleave", run, { signal });
  return () => {
    clearInterval(timer);
    listening.abort();
  };
}
