import { render, screen, within } from "@testing-library/react";
import { Review } from "@/components/quiz/review";
import { interfaceWords } from "@/content/ui";
import type { Question } from "@/lib/quiz/question";
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
      words={interfaceWords.en}
    />,
  );
  return screen.getAllByRole("listitem");
}

it("says of each question what was chosen and what is right", () => {
  const [right, wrong, open] = show(makeQuestions(3), [0, 1, null]);

  expect(right).toHaveTextContent(
    "1. Statement 1 is true.Correct!Your answer: TrueThe law says",
  );
  expect(right).not.toHaveTextContent("Correct answer:");
  expect(wrong).toHaveTextContent(
    "Incorrect!Your answer: FalseCorrect answer: True",
  );
  expect(open).toHaveTextContent(
    "Incorrect!Your answer: Not answeredCorrect answer: True",
  );
});

it("gives each its legal basis", () => {
  for (const item of show(makeQuestions(2), [0, 1]))
    expect(within(item).getByText(/Road Traffic Act 17\(4\)/)).toBeVisible();
});

it("shows the picture that a question is about", () => {
  const [item, other] = show([pictured, makeQuestion({ id: 2 })], [0, 0]);

  expect(
    within(item).getByRole("img", { name: pictured.imageAlt }),
  ).toBeVisible();
  expect(within(other).queryByRole("img")).toBeNull();
});

it("leaves out one that cannot be drawn", () => {
  expectErrors();
  const [, broken, last] = show(
    [makeQuestion(), brokenQuestion, makeQuestion({ id: 3 })],
    [0, 0, 0],
  );

  expect(broken).toHaveTextContent(/Something went wrong with this question/);
  expect(last).toHaveTextContent("3. Statement 3 is true.");
});
