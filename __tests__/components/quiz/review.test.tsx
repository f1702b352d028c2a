import {
  cleanup,
  fireEvent,
  render,
  screen,
  within,
} from "@testing-library/react";
import { Review } from "@/components/quiz/review";
import { allMessages } from "@/content/ui";
import type { Question } from "@/lib/answers/question";
import { expectErrors } from "../../fixtures/browser";
import { makeProgress } from "../../fixtures/progress";
import {
  brokenQuestion,
  makeQuestion,
  makeQuestions,
  pictured,
} from "../../fixtures/questions";

afterEach(() => jest.restoreAllMocks());

function show(questions: Question[], answers: (number | null)[]) {
  render(
    <Review
      questions={questions}
      progress={makeProgress(answers)}
      language="en"
      messages={allMessages.en}
    />,
  );
  return screen.getAllByRole("listitem");
}

it("says of each question what was chosen and what is right", () => {
  const [wrong, open] = show(makeQuestions(3), [0, 1, null]);
  expect(wrong).toHaveTextContent(
    "2. Statement 2 is true.Incorrect!Your answer: False · Correct answer: TrueThe law says",
  );
  expect(open).toHaveTextContent(
    "Incorrect!Your answer: Not answered · Correct answer: True",
  );

  fireEvent.click(screen.getByRole("button", { name: "All 3" }));
  const [right] = screen.getAllByRole("listitem");
  expect(right).toHaveTextContent(
    "1. Statement 1 is true.Correct!Your answer: TrueThe law says",
  );
  expect(right).not.toHaveTextContent("Correct answer:");
});

it("explains at once what can be read through, and more when pressed", () => {
  const isOpen = (item: HTMLElement) =>
    item.querySelector("details")?.hasAttribute("open");

  const few = show(makeQuestions(12), Array<number>(12).fill(1));
  expect(few.every(isOpen)).toBe(true);
  cleanup();
  const many = show(makeQuestions(13), Array<number>(13).fill(1));
  expect(many.some(isOpen)).toBe(false);
});

it("gives each its legal basis", () => {
  for (const item of show(makeQuestions(2), [1, 1]))
    expect(within(item).getByText(/Road Traffic Act 17\(4\)/)).toBeVisible();
});

it("shows the picture that a question is about", () => {
  const [item, other] = show([pictured, makeQuestion({ id: 2 })], [1, 1]);

  expect(
    within(item!).getByRole("img", { name: pictured.imageAlt }),
  ).toBeVisible();
  expect(within(other!).queryByRole("img")).toBeNull();
});

it("leaves out one that cannot be drawn", () => {
  expectErrors();
  const [, broken, last] = show(
    [makeQuestion(), brokenQuestion, makeQuestion({ id: 3 })],
    [1, 1, 1],
  );

  expect(broken).toHaveTextContent(/Something went wrong with this question/);
  expect(last).toHaveTextContent("3. Statement 3 is true.");
});
