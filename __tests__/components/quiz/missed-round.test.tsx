import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Quiz } from "@/components/quiz/quiz";
import { allMessages } from "@/content/ui";
import { readAnswerLog } from "@/lib/answers/answer-log";
import { evictStore } from "@/lib/quiz/quiz-store";
import { stubScrolling } from "../../fixtures/browser";
import { makeQuestions } from "../../fixtures/questions";

beforeEach(() => {
  stubScrolling();
  localStorage.clear();
  evictStore("practice");
});

const heading = (name: string) => screen.getByRole("heading", { name });
const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole("button", { name }));
const definition = (term: string) =>
  screen.getByText(term, { selector: "dt" }).nextElementSibling;

it("practises what was missed, and comes back to the results", async () => {
  render(
    <Quiz
      setId="practice"
      questions={makeQuestions(3)}
      pageLanguage="en"
      language="en"
      messages={allMessages.en}
    />,
  );
  await press(/True/);
  await press("Next");
  for (const name of ["Next", "Finish"]) {
    await press(/False/);
    await press(name);
  }

  await press("Practise the 2 you missed");
  expect(heading("Question 1 of 2")).toHaveFocus();
  expect(screen.getByText(makeQuestions(3)[1]!.question)).toBeVisible();
  await press(/True/);
  await press("Next");
  await press(/False/);
  await press("Finish");
  expect(heading("1 of 2 right this time")).toHaveFocus();

  await press("Practise the one you missed");
  expect(heading("Question 1 of 1")).toHaveFocus();
  await press(/True/);
  await press("Finish");
  await press("Back to the results");

  expect(heading("Keep Studying!")).toHaveFocus();
  expect(definition("Correct")).toHaveTextContent("1");
  expect(readAnswerLog().map(({ place }) => place)).toEqual([
    "set",
    "set",
    "set",
    "practice",
    "practice",
    "practice",
  ]);
});
