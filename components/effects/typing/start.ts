import { whileVisible } from "../common/while-visible";
import { typingSteps } from "./steps";

/** Types the phrases of a line and stops after the last. */
export function startTyping(line: HTMLElement) {
  const places = [...line.querySelectorAll<HTMLElement>("[data-phrase-text]")];
  const lengths = places.map(({ dataset }) =>
    (dataset.letters ?? "").split(" ").map(Number),
  );
  const steps = typingSteps(lengths.map(({ length }) => length));
  const current = document.createElement("span");
  // The node's data is changed instead of replacing the node: the browser
  // recomputes styles for every new node.
  const typed = new Text();
  let next = 0;

  const show = (phrase: number, shown: number) => {
    line.dataset.phrase = String(phrase);
    const letters = lengths[phrase]?.slice(0, shown) ?? [];
    const end = letters.reduce((sum, length) => sum + length, 0);
    typed.data = places[phrase]?.textContent.slice(0, end) ?? "";
  };
  const finish = () => {
    line.dataset.state = "done";
    line.dataset.done = "true";
  };

  current.className = "typing-current";
  current.append(typed);
  places[0]?.parentElement?.append(current);
  line.dataset.state = "running";
  line.dataset.done = "false";
  show(0, 0);

  const stop = whileVisible(line, () => {
    let timer = 0;
    const wait = () => {
      const step = steps[next];
      if (!step) return finish();
      timer = window.setTimeout(() => {
        next += 1;
        show(step.phrase, step.shown);
        wait();
      }, step.wait);
    };

    wait();
    return () => clearTimeout(timer);
  });

  return () => {
    stop();
    current.remove();
    line.dataset.state = "still";
    line.dataset.phrase = String(places.length - 1);
    line.dataset.done = "true";
  };
}
