/**
 * Runs inside the landing page and the chooser, right after the link to the
 * next step: shows a returning learner her progress, before the page is drawn
 * and without the app. Draws what `components/progress` draws later.
 */
import { setRow, type SetProgressMessages } from "../answers/set-progress";
import {
  linkOf,
  readNextStep,
  type StepMessages,
  type StepPlaces,
} from "./read-next-step";

// React would miss it in what it drew itself.
document.currentScript?.remove();

const element = document.querySelector<HTMLElement>(".next-step")!;
const link = element.querySelector("a")!;
const { places, messages, ofSet } = JSON.parse(element.dataset.step!) as {
  places: StepPlaces;
  messages: StepMessages;
  ofSet: SetProgressMessages;
};

const { href, text } = linkOf(readNextStep(places), places, messages);
link.textContent = text;
link.href = href;

// The rows come later in the page. What changes in them has room reserved.
addEventListener("DOMContentLoaded", () => {
  for (const row of document.querySelectorAll<HTMLElement>("[data-set]")) {
    const { set, total, name } = row.dataset;
    const shown = total && setRow(set!, Number(total), name!, ofSet);
    if (!shown) continue;

    const link = row.querySelector("a")!;
    row.dataset.state = shown.state;
    link.textContent = shown.word;
    link.setAttribute("aria-label", shown.label);
    row.querySelector("progress")!.value = shown.share;
    if (shown.facts !== null)
      row.querySelector("[data-facts]")!.textContent = shown.facts;
  }
});
