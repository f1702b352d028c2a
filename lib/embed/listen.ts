import { askAtPress, readAloud, stopReading } from "../speech/speech";
import { spokenOf } from "../speech/spoken";

/**
 * Reads the questions of an embedded set aloud. Nothing is stored, so whether
 * the browser speaks their language is found out at the first press.
 *
 * @returns what offers the button for a question from then on, and ends the
 * reading of the one before; for none, only that
 */
export function listenIn(
  root: HTMLElement,
  button: HTMLElement,
): (question: HTMLElement | undefined) => void {
  let shown: HTMLElement | undefined;
  let isHeard = false;
  const { lang } = root.querySelector<HTMLElement>(".focus-question")!;
  const draw = (isReading: boolean) =>
    button.setAttribute("aria-pressed", String(isReading));
  const stop = () => {
    stopReading();
    draw(false);
  };

  button.addEventListener("click", () => {
    const wasReading = button.getAttribute("aria-pressed") === "true";
    stop();
    if (wasReading || !shown) return;

    const onEnd = (hasFailed: boolean) => {
      draw(false);
      if (hasFailed) isHeard = false;
    };
    draw(true);
    readAloud({ lang, texts: textsOf(shown), onEnd });
  });
  if ("speechSynthesis" in globalThis) {
    const { signal } = new AbortController();
    const word = root.querySelector("h1")!.textContent;
    askAtPress(lang, word, () => (isHeard = true), signal);
  }

  return (question) => {
    shown = question;
    stop();
    button.hidden = !isHeard || !shown;
  };
}

/** What is to be read of a question as the page shows it. */
function textsOf(question: HTMLElement): readonly string[] {
  const all = (selector: string) =>
    [...question.querySelectorAll(selector)].map(spokenTextOf);
  const pictures = question.querySelectorAll<HTMLImageElement>(
    ".focus-answers .option-picture",
  );
  const names = [...pictures].map(({ alt }) => alt);
  const shown = {
    question: all(".focus-question").join(""),
    options: names.length > 0 ? names : all(".option-text"),
    explanation: all(".feedback p[lang]").join(""),
  };
  const answer = question.dataset.answered ? 0 : null;
  return spokenOf(shown, all(".option-letter"), answer);
}

/** What a voice can say of an element: its Japanese words are left out. */
function spokenTextOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const word of copy.querySelectorAll("[lang=ja]")) word.remove();
  return copy.textContent;
}
