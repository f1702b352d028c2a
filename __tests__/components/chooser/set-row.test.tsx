import { render, screen } from "@testing-library/react";
import { QuestionSetRow } from "@/components/chooser/question-set-row";
import { storageKey } from "@/lib/quiz/saved-progress";
import { keepAnswers } from "../../fixtures/progress";

beforeEach(() => localStorage.clear());

const finish = (setId: "karimenkyo-3", count: number) => {
  const state = { ...keepAnswers(setId, count), showResults: true };
  localStorage.setItem(
    storageKey(setId),
    JSON.stringify({ state, version: 1 }),
  );
};

it("says what a numbered set is and leads to it", () => {
  render(<QuestionSetRow setId="karimenkyo-3" language="en" number={3} />);

  expect(
    screen.getByRole("heading", { name: "3. Most Asked Questions" }),
  ).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "Basic · 50 questions · Essential, Frequently Tested",
  );
  expect(screen.getByRole("link", { name: "Start Set 3" })).toHaveAttribute(
    "href",
    "/sets/karimenkyo-3/",
  );
});

it("names any other set by its title", () => {
  render(<QuestionSetRow setId="expert" language="en" />);

  expect(
    screen.getByRole("link", { name: "Start Professional Driving Mastery" }),
  ).toHaveAttribute("href", "/sets/expert/");
});

it("continues a set that is begun", () => {
  keepAnswers("karimenkyo-3", 32);
  render(<QuestionSetRow setId="karimenkyo-3" language="en" number={3} />);

  expect(
    screen.getByRole("link", { name: "Continue: Karimenkyo Set 3" }),
  ).toHaveTextContent("Continue");
  expect(screen.getByText("32 of 50 · 32 right")).toBeVisible();
});

it("says how a finished set went, and not to start it", () => {
  finish("karimenkyo-3", 50);
  render(<QuestionSetRow setId="karimenkyo-3" language="en" number={3} />);

  expect(screen.getByRole("link")).toHaveAccessibleName(
    "Karimenkyo Set 3, done: 50 of 50",
  );
  expect(screen.getByRole("listitem")).not.toHaveTextContent("Start");
});
