import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PracticeScreen } from "@/components/practice/practice-screen";
import { nextStepIn } from "@/components/progress/next-step-link-in";
import { allMessages } from "@/content/ui";
import { logAnswer, readAnswerLog } from "@/lib/answers/answer-log";
import { catalogueSet } from "@/lib/progress/catalogue";
import { readGoal, writeGoal } from "@/lib/progress/goal";
import { evictQuestions } from "@/lib/sets/load-questions";
import { dayOf, isoOf } from "@/lib/text/days";
import { formatMessage } from "@/lib/text/format-message";
import { stubScrolling } from "../../fixtures/browser";
import { answered } from "../../fixtures/logged-answers";
import { makeQuestions } from "../../fixtures/questions";

const messages = allMessages.en;
const { practice, progress, quiz } = messages;
const questions = makeQuestions(3).map((question) => ({
  ...question,
  ref: `karimenkyo-1/${question.id}` as const,
}));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/practice/");
  writeGoal(readGoal());
  stubScrolling();
  evictQuestions("karimenkyo-1", "en");
  globalThis.fetch = ((address: string) =>
    Promise.resolve({
      ok: true,
      json: () =>
        Promise.resolve(
          address.includes("catalogue")
            ? [catalogueSet("karimenkyo-1", questions)]
            : questions,
        ),
    })) as unknown as typeof globalThis.fetch;
});

const open = () =>
  render(
    <main>
      <PracticeScreen
        language="en"
        messages={{
          ...messages,
          tests: messages.exams.tests,
          step: nextStepIn("en"),
        }}
        needsScript={null}
      />
    </main>,
  );
const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole("button", { name }));
const atQuestion = (number: number, total: number) =>
  screen.findByRole("heading", {
    name: formatMessage(quiz.position, { number, total }),
  });

it("asks, says why at once, and logs each answer as it is given", async () => {
  open();
  await atQuestion(1, 3);
  await press(/True/);

  expect(screen.getByText(quiz.correct)).toBeVisible();
  expect(readAnswerLog()).toEqual([
    expect.objectContaining({
      place: "practice",
      isRight: true,
      day: dayOf(new Date()),
    }),
  ]);
});

it("takes the first answer, and says why a press does nothing", async () => {
  open();
  await atQuestion(1, 3);
  await press(quiz.next);
  expect(screen.getByText(quiz.answerFirst)).toBeVisible();

  await press(/True/);
  await press(/False/);
  expect(readAnswerLog()).toHaveLength(1);
});

it("ends with what was right, and what has changed", async () => {
  open();
  for (const [index, choice] of [/False/, /True/, /True/].entries()) {
    await atQuestion(index + 1, 3);
    await press(choice);
    await press(index < 2 ? quiz.next : quiz.finish);
  }

  expect(
    screen.getByRole("heading", {
      name: formatMessage(practice.doneHeading, { right: 2, total: 3 }),
    }),
  ).toHaveFocus();
  expect(screen.getByText("1 new mistake. It comes back.")).toBeVisible();
  await press(practice.more);
  expect(await atQuestion(1, 3)).toHaveFocus();
});

it("asks for the day of the exam where it is not known, and plans for it", async () => {
  logAnswer(
    answered("karimenkyo-1/2", false, { revision: "rev002", day: 20_000 }),
  );
  history.replaceState(null, "", "/practice/#mistakes");
  open();
  await atQuestion(1, 1);
  await press(/True/);
  await press(quiz.finish);
  expect(screen.getByText(practice.doneText)).toBeVisible();
  const today = dayOf(new Date());
  // In another tab; what is chosen there stays.
  writeGoal({ ...readGoal(), asksHowSure: true });
  await userEvent.type(
    await screen.findByLabelText(progress.goal.day),
    isoOf(today + 2),
  );

  expect(readGoal()).toMatchObject({ examDay: today + 2, asksHowSure: true });
  expect(screen.getByText("2 days until the exam")).toBeVisible();
  expect(screen.getByText(/Today's plan: \d+ question/)).toBeVisible();
  expect(screen.queryByText(practice.doneText)).toBeNull();
  // The result's own: the plan is in words.
  expect(screen.getAllByRole("progressbar")).toHaveLength(1);
});

describe("before a test was ever chosen", () => {
  beforeEach(() => localStorage.clear());

  it("asks which one, once, and begins with its round", async () => {
    const { unmount } = open();
    await userEvent.click(
      await screen.findByRole("button", { name: /my country/ }),
    );
    expect(await atQuestion(1, 3)).toHaveFocus();
    expect(readGoal().test).toBe("gaimen");

    unmount();
    open();
    await atQuestion(1, 3);
  });

  it("does not ask a learner who comes for her mistakes", async () => {
    history.replaceState(null, "", "/practice/#mistakes");
    open();

    expect(await screen.findByText(practice.noMistakes)).toBeVisible();
  });
});

it("asks only mistakes if the address says so", async () => {
  logAnswer(
    answered("karimenkyo-1/2", false, { revision: "rev002", day: 20_000 }),
  );
  history.replaceState(null, "", "/practice/#mistakes");
  open();

  await atQuestion(1, 1);
  expect(screen.getByText("Statement 2 is true.")).toBeVisible();
  expect(screen.getByText(practice.mistakesIntro)).toBeVisible();
});

it("says so if there are no mistakes, and leads on", async () => {
  history.replaceState(null, "", "/practice/#mistakes");
  open();

  expect(await screen.findByText(practice.noMistakes)).toBeVisible();
  expect(screen.getByRole("link", { name: practice.all })).toHaveAttribute(
    "href",
    "/practice/",
  );
});

it("asks how sure she is only if that is turned on", async () => {
  writeGoal({ ...readGoal(), asksHowSure: true });
  open();
  await atQuestion(1, 3);
  await userEvent.click(screen.getByRole("radio", { name: practice.guess }));
  await press(/True/);
  await press(quiz.next);

  expect(screen.getByRole("radio", { name: practice.guess })).not.toBeChecked();
  await press(/True/);
  expect(readAnswerLog().map(({ confidence }) => confidence)).toEqual([
    "guess",
    undefined,
  ]);
});

it("offers the choice of the test in the menu, never beside the answers", async () => {
  open();
  await atQuestion(1, 3);

  const menu = screen.getByRole("group", { name: progress.goal.test });
  expect(menu.closest("[popover]")).not.toBeNull();
});

it("remembers the test that is chosen, and keeps the focus on it", async () => {
  open();
  await atQuestion(1, 3);
  const gaimen = screen.getByRole("radio", { name: /Gaimen/ });
  await userEvent.click(gaimen);

  expect(readGoal().test).toBe("gaimen");
  await atQuestion(1, 3);
  expect(gaimen).toBeChecked();
  expect(gaimen).toHaveFocus();
});

it("can be tried again if nothing loads", async () => {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new Error("offline"));
  open();
  const failed = await screen.findByRole("alert");
  expect(failed).toHaveTextContent(practice.failed);

  globalThis.fetch = fetch;
  await press(quiz.tryAgain);
  expect(await atQuestion(1, 3)).toHaveFocus();
});
