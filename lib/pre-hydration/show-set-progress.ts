/**
 * Runs inside the landing and the chooser, right behind the place of the way
 * back: shows a learner who comes again where she stands, before the page is
 * drawn and without the app. Draws what `components/progress` draws later.
 */
import {
  setToContinue,
  progressText,
  type SetsToContinue,
} from "../answers/set-progress";
import { formatMessage } from "../text/format-message";

// React would miss it in what it drew itself.
document.currentScript?.remove();

const plate = document.querySelector<HTMLElement>(".continue")!;
const link = plate.querySelector("a")!;
const { sets, messages } = JSON.parse(plate.dataset.sets!) as {
  sets: SetsToContinue;
  messages: Record<"begun" | "begunRight" | "done" | "goOn", string>;
};

const next = setToContinue(sets);
if (next) {
  const [title, address] = sets[next.setId]!;
  link.textContent = formatMessage(messages.goOn, {
    title,
    question: next.question,
  });
  link.href = address;
  plate.hidden = false;
}

// The cards come later in the page. The tags that change have their place.
addEventListener("DOMContentLoaded", () => {
  for (const tag of document.querySelectorAll<HTMLElement>(
    "[data-progress-of]",
  )) {
    const { progressOf, total } = tag.dataset;
    tag.textContent =
      progressText(progressOf!, Number(total), messages) ?? tag.textContent;
  }
});
