import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { allMessages } from "@/content/ui";
import { EXAM_PREFIX, writeText } from "@/lib/browser/storage";
import { addExamResult } from "@/lib/exam/exam-results";
import { writeExam } from "@/lib/exam/saved-exam";
import { readGoal } from "@/lib/progress/goal";
import { isoOf } from "@/lib/text/days";
import { formatMessage } from "@/lib/text/format-message";
import { answerDownloads } from "../../fixtures/browser";
import { makeExam } from "../../fixtures/exams";
import {
  answer,
  catalogue,
  day,
  openReport,
  report,
  section,
} from "../../fixtures/report";

const { exam, progress } = allMessages.en;

beforeEach(() => {
  localStorage.clear();
  answerDownloads(catalogue);
});

// The first one: what has come once is not asked for again.
it("keeps the tools if the list of questions does not load", async () => {
  globalThis.fetch = () => Promise.reject(new Error("offline"));
  render(
    <main>
      <h1 tabIndex={-1}>{progress.page.title}</h1>
      {report}
    </main>,
  );

  expect(await screen.findByText(progress.page.failed)).toBeVisible();
  expect(
    screen.getByRole("textbox", { name: progress.tools.code }),
  ).toBeVisible();

  answerDownloads(catalogue);
  await userEvent.click(
    screen.getByRole("button", { name: progress.page.tryAgain }),
  );
  expect(
    await screen.findByRole("heading", { name: progress.goal.ownTest }),
  ).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

it("leads a learner without answers to practice", async () => {
  await openReport();

  expect(screen.getByText(progress.page.nothing)).toBeVisible();
  expect(screen.queryByText(progress.chance.heading)).toBeNull();
});

it("says how many answers are missing, and then the chance", async () => {
  answer(46, 3);
  await openReport();

  expect(
    section(progress.chance.heading).getAllByText(/of 50 answers/),
  ).not.toHaveLength(0);
  expect(section(progress.chance.heading).queryByText(/^\d+%$/)).toBeNull();
});

it("shows the chance, its range, and how it is computed", async () => {
  answer(60, 3);
  await openReport();
  await userEvent.click(screen.getByRole("radio", { name: /Gaimen/ }));

  const shown = section(progress.chance.heading);
  expect(shown.getAllByText(/^\d\d?%$/)).not.toHaveLength(0);
  expect(shown.getAllByText(/it is \d+% to \d+%/)).not.toHaveLength(0);
  await userEvent.click(shown.getByText(progress.chance.how));
  for (const paragraph of progress.chance.formula) {
    const [beginning] = paragraph.split("{");
    expect(shown.getByText(beginning!, { exact: false })).toBeVisible();
  }
  for (const figure of [
    /the last 200 of these\./,
    /20 answers\./,
    /400 such learners/,
  ])
    expect(shown.getByText(figure)).toBeVisible();
  expect(readGoal().test).toBe("gaimen");
});

it("leads to the mistakes and to each topic", async () => {
  answer(10, 3);
  await openReport();

  expect(screen.getByText("3 mistakes to practise")).toBeVisible();
  expect(
    screen.getByRole("link", { name: progress.mistakes.practise }),
  ).toHaveAttribute("href", "/practice/#mistakes");
  const signs = section(progress.mastery.heading);
  expect(
    signs.getByRole("link", { name: progress.topics.signs }),
  ).toHaveAttribute("href", "/practice/#signs");
  expect(signs.getByText("4 of 5 right")).toBeVisible();
});

it("says in words what the calendar draws", async () => {
  answer(10, 3);
  await openReport();

  const days = section(progress.calendar.heading).getAllByRole("listitem");
  expect(days.map((one) => one.textContent)).toEqual([
    expect.stringContaining("10 answers, 7 right"),
  ]);
});

it("computes today's share from the day of the exam, and stores it", async () => {
  answer(10, 0);
  await openReport();
  const field = screen.getByLabelText(progress.goal.day);
  const exam = isoOf(day + 10);
  await userEvent.type(field, exam);

  expect(screen.getByText("10 days until the exam")).toBeVisible();
  expect(screen.getByText(/Today's plan: \d+ questions/)).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Today" })).toBeVisible();
  expect(screen.getByText("10 questions answered today")).toBeVisible();
  expect(readGoal().examDay).toBe(day + 10);
});

it("lists the exams that were taken, with links to answers and paper", async () => {
  answer(1, 0);
  const kept = makeExam({ ended: "handed-in" });
  const result = {
    test: kept.test,
    code: kept.code,
    endedAt: kept.clock.wall,
    points: 91,
    used: 754_000,
    isTimed: true,
  };
  addExamResult({ ...result, endedAt: kept.clock.wall - 1, points: 89 });
  addExamResult(result);
  writeText(EXAM_PREFIX + kept.test, writeExam(kept));
  await openReport();

  const taken = section(exam.taken.heading);
  const [last, before] = taken.getAllByRole("listitem");
  expect(last).toHaveTextContent(
    `${exam.taken.passed}: ${formatMessage(exam.taken.points, { points: 91, total: 100 })}`,
  );
  expect(last).toHaveTextContent(/ · \d+ \w+ \d{4} · 12:34/);
  expect(before).toHaveTextContent(exam.taken.failed);
  const answers = taken.getAllByRole("link", { name: exam.taken.answers });
  expect(answers.map((link) => link.getAttribute("href"))).toEqual([
    "/exams/honmenkyo/#exam",
  ]);
  const again = formatMessage(exam.taken.again, { code: kept.code });
  expect(taken.getAllByRole("link", { name: again })[1]).toHaveAttribute(
    "href",
    `/exams/honmenkyo/#${kept.code}`,
  );
});

const hear = (event: string, own: object) =>
  act(() => dispatchEvent(Object.assign(new Event(event), own)));

it.each([
  ["in another tab", "storage", { key: "menkyo-mitra:answers:1" }],
  ["before Back led here", "pageshow", { persisted: true }],
])("takes up what was answered %s", async (_, event, own) => {
  await openReport();
  expect(screen.getByText(progress.page.nothing)).toBeVisible();
  answer(3, 1);
  await hear(event, own);

  expect(
    await screen.findByRole("heading", { name: progress.mistakes.heading }),
  ).toBeVisible();
});
