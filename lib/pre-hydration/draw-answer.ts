/**
 * Shows an option of a prerendered question as chosen, exactly as the app would
 * draw it. Changes only attributes, which React does not compare when it
 * hydrates.
 *
 * @param quiz what has the options, in their `[role=group]`, and the
 * explanation
 * @param choice index of the option
 * @returns what takes all of it back
 */
export function drawAnswer(quiz: Element, choice: number): () => void {
  const undo: (() => void)[] = [];
  const set = (element: Element, name: string, value: string | null) => {
    const before = element.getAttribute(name);
    undo.push(() => write(element, name, before));
    write(element, name, value);
  };
  const show = (element: Element, isShown: boolean) =>
    set(element, "hidden", isShown ? null : "");

  const group = quiz.querySelector<HTMLElement>("[role=group]")!;
  const right = Number(group.dataset.right);
  [...group.children].forEach((option, index) => {
    const isChosen = index === choice;
    const state = index === right ? "right" : isChosen ? "wrong" : "other";
    set(option, "class", "option");
    set(option, "data-state", state);
    set(option, "aria-disabled", "true");
    if (isChosen) set(option, "data-chosen", "true");
    const [rightNote, ownNote] = option.querySelectorAll(".option-note > *");
    show(rightNote!, index === right);
    show(ownNote!, isChosen);
  });

  const isRight = choice === right;
  const feedback = quiz.querySelector(".feedback")!;
  const [correct, incorrect] = feedback.querySelectorAll(".verdict");
  set(feedback, "data-right", String(isRight));
  show(correct!, isRight);
  show(incorrect!, !isRight);
  show(feedback.querySelectorAll("[data-part=own] [hidden]")[choice]!, true);
  show(feedback.querySelector("[data-part=right]")!, !isRight);
  show(feedback.firstElementChild!, true);
  show(feedback.nextElementSibling!, true);
  set(group.parentElement!, "data-answered", isRight ? "right" : "wrong");

  return () => undo.reverse().forEach((change) => change());
}

function write(element: Element, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
