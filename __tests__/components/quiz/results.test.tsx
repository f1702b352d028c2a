import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Results } from "@/components/quiz/results";
import { interfaceWords } from "@/content/ui";
import { makeProgress } from "../../fixtures/progress";
import { makeQuestions } from "../../fixtures/questions";

/** The results of ten questions, of which so many are right. */
function show(right: number) {
  const onAgain = jest.fn();
  const questions = makeQuestions(10);
  render(
    <Results
      title="Practice Test"
      questions={questions}
      progress={makeProgress(
        questions.map((_, index) => (index < right ? 0 : 1)),
        { showResults: true, timeTaken: 83_400 },
      )}
      language="en"
      words={interfaceWords.en}
      onAgain={onAgain}
    />,
  );
  return onAgain;
}

const definition = (term: string) =>
  screen.getByText(term, { selector: "dt" }).nextElementSibling;

it("is passed from nine of ten on", () => {
  show(9);

  expect(
    screen.getByRole("heading", { name: "Congratulations!" }),
  ).toBeVisible();
  expect(
    screen.getByText("You passed the Japanese driving test!"),
  ).toBeVisible();
});

it("is not passed with eight of ten", () => {
  show(8);

  expect(screen.getByRole("heading", { name: "Keep Studying!" })).toBeVisible();
  expect(screen.getByText("Review the questions below.")).toBeVisible();
});

it("says what it takes, and how it went", () => {
  show(8);

  expect(screen.getByText("You need 90% or higher to pass")).toBeVisible();
  expect(definition("Correct")).toHaveTextContent("8");
  expect(definition("Total")).toHaveTextContent("10");
  expect(definition("Score")).toHaveTextContent("80%");
  expect(definition("Time")).toHaveTextContent("1 min 23 s");
  expect(screen.getByRole("progressbar", { name: "Score" })).toHaveAttribute(
    "value",
    "8",
  );
});

it("can be taken again and shared", async () => {
  const onAgain = show(8);

  await userEvent.click(
    screen.getByRole("button", { name: "Take Quiz Again" }),
  );

  expect(onAgain).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Share" })).toBeVisible();
});

it("goes through every question", () => {
  show(8);

  expect(
    screen.getByRole("heading", { name: "Review Your Answers" }),
  ).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(10);
});
