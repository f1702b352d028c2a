import { focusInPlace } from "@/lib/browser/focus";

/**
 * Puts the heading of what the quiz shows before the document's title, until
 * the returned function is called: "Question 13 of 50 - Karimenkyo Set 1 …".
 * Where an answer came early, the framework writes the page's own title later.
 */
export function nameQuestion(quiz: HTMLElement | null) {
  const { title } = document;
  const named = `${headingOf(quiz)?.textContent} - ${title}`;
  document.title = named;
  // Only that one: a browser that translates the title would be fought.
  const watch = new MutationObserver(() => {
    if (document.title === title) document.title = named;
  });
  watch.observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });

  return () => {
    watch.disconnect();
    // Unless another view has given its own by then.
    if (document.title === named) document.title = title;
  };
}

/**
 * Each question starts at the same place: the top of the screen. A learner who
 * has not scrolled is there already, and nothing moves.
 */
export function focusHeading(quiz: HTMLElement | null) {
  // Only then: where the focus comes from changes styles, and scrolling would
  // have to look them up.
  quiz?.scrollIntoView();
  focusInPlace(headingOf(quiz));
}

const headingOf = (quiz: HTMLElement | null) => quiz?.querySelector("h2");
