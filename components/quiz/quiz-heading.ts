import { focusInPlace } from "@/lib/browser/focus";

/**
 * Puts the heading of what the quiz shows before the document's title, until
 * the returned function is called: "Question 13 of 50 - Karimenkyo Set 1 …".
 * The framework may bring a title of its own later, where an answer came early.
 */
export function nameQuestion(quiz: HTMLElement | null) {
  const heading = headingOf(quiz)?.textContent;
  let title = "";
  let named = "";
  const name = () => {
    if (document.title === named) return;
    title = document.title;
    named = `${heading} - ${title}`;
    document.title = named;
  };
  name();
  // Not the text of a title: a browser that translates it would be fought.
  const titles = new MutationObserver(name);
  titles.observe(document.head, { childList: true });

  return () => {
    titles.disconnect();
    // Unless another view has given its own by then.
    if (document.title === named) document.title = title;
  };
}

/**
 * Each question starts at the same place: the top of the screen. A learner who
 * has not scrolled is there already, and nothing moves.
 */
export function focusHeading(quiz: HTMLElement | null) {
  focusInPlace(headingOf(quiz));
  quiz?.scrollIntoView();
}

const headingOf = (quiz: HTMLElement | null) => quiz?.querySelector("h2");
