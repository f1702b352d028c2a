import { fireEvent, render, screen, within } from "@testing-library/react";
import { Review } from "@/components/quiz/review";
import { allMessages } from "@/content/ui";
import type { Question } from "@/lib/answers/question";
import { expectErrors } from "../../fixtures/browser";
import { seenChoice } from "../../fixtures/choice";
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

it("says for each question what was chosen and what is right", () => {
  const [wrong, open] = show(makeQuestions(3), [0, 1, null]);
  expect(wrong).toHaveTextContent("2. Statement 2 is true.");
  expect(seenChoice(wrong!)).toEqual([
    "Incorrect!",
    "You: False",
    "Right: True",
  ]);
  expect(seenChoice(open!)).toEqual([
    "Incorrect!",
    "You: Not answered",
    "Right: True",
  ]);

  fireEvent.click(screen.getByRole("button", { name: "All 3" }));
  const [right] = screen.getAllByRole("listitem");
  expect(right).toHaveTextContent("1. Statement 1 is true.");
  expect(seenChoice(right!)).toEqual(["Correct!", "You: True"]);
});

it("says that none was wrong to whoever asks for the wrong ones", () => {
  show(makeQuestions(2), [0, 0]);
  fireEvent.click(screen.getByRole("button", { name: "0 wrong" }));

  expect(screen.queryAllByRole("listitem")).toEqual([]);
  expect(screen.getByText(allMessages.en.round.noneWrong)).toBeVisible();
});

it("is closed until a question is pressed, then gives reason and law", () => {
  const [item] = show(makeQuestions(2), [1, 1]);
  const law = within(item!).getByText(/Road Traffic Act 17\(4\)/);
  expect(law).not.toBeVisible();

  fireEvent.click(within(item!).getByText(/^1\. /));
  expect(law).toBeVisible();
  expect(within(item!).getByText(/The law says/)).toBeVisible();
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
