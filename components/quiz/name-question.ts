/**
 * Puts the heading of what the quiz shows before the document's title, until
 * the returned function is called: "Question 13 of 50 - Karimenkyo Set 1 …".
 */
export function nameQuestion(quiz: HTMLElement | null) {
  const { title } = document;
  const named = `${quiz?.querySelector("h2")?.textContent} - ${title}`;
  document.title = named;
  return () => {
    // Unless another view has given its own by then.
    if (document.title === named) document.title = title;
  };
}
