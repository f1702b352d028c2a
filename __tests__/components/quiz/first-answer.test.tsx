import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { Quiz } from "@/components/quiz/quiz";
import { allMessages } from "@/content/ui";
import { evictStore, quizStore } from "@/lib/quiz/quiz-store";
import { expectErrors } from "../../fixtures/browser";
import { makeQuestions } from "../../fixtures/questions";

const messages = allMessages.en;
const questions = makeQuestions(3);
const quiz = (
  <Quiz
    setId="practice"
    questions={questions}
    pageLanguage="en"
    language="en"
    messages={messages}
  />
);

/** A set's page as it is exported, with its early script. */
beforeEach(async () => {
  localStorage.clear();
  evictStore("practice");
  globalThis.firstAnswer = undefined;
  document.body.innerHTML = `<div>${renderToString(quiz)}</div>`;
  evictStore("practice");
  await jest.isolateModulesAsync(async () => {
    await import("@/lib/pre-hydration/first-answer");
  });
});

const option = (name: RegExp) => screen.getByRole("button", { name });

/** Gives back what React found to differ from what it would have drawn. */
async function hydrate() {
  const onRecoverableError = jest.fn();
  // Of attributes that differ, which React leaves alone.
  expectErrors();
  await act(async () => {
    hydrateRoot(document.body.firstElementChild!, quiz, { onRecoverableError });
  });
  return onRecoverableError.mock.calls;
}

it.each([
  ["right", /True/, messages.quiz.correct],
  ["wrong", /False/, messages.quiz.incorrect],
])("a %s answer stays as it was drawn", async (_, name, verdict) => {
  option(name).focus();
  option(name).click();
  expect(screen.getByText(verdict)).toBeVisible();
  const drawn = document.body.innerHTML;

  expect(await hydrate()).toEqual([]);
  expect(document.body.innerHTML).toBe(drawn);
  expect(option(name)).toHaveFocus();
});

it("nor does one given while React draws", async () => {
  // Its first render makes the store, and may be interrupted.
  quizStore("practice", questions);
  option(/False/).focus();
  option(/False/).click();

  expect(await hydrate()).toEqual([]);
  expect(screen.getByText(messages.quiz.incorrect)).toBeVisible();
  expect(option(/False/)).toHaveFocus();
});

it("a second press changes nothing", () => {
  option(/False/).click();
  const drawn = document.body.innerHTML;
  option(/True/).click();

  expect(document.body.innerHTML).toBe(drawn);
});

it("yields to the answer of another tab", async () => {
  option(/True/).click();
  const store = quizStore("practice", questions);
  const { selectedAnswers } = store.getState();
  store.setState({ selectedAnswers: selectedAnswers.with(0, 1) });
  store.save();

  expect(await hydrate()).toEqual([]);
  expect(screen.getByText(messages.quiz.incorrect)).toBeVisible();
  expect(option(/False/)).toHaveAttribute("data-chosen", "true");
  expect(option(/True/)).not.toHaveAttribute("data-chosen");
});
