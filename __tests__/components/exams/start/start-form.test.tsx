import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StartPanel } from "@/components/exams/start/start-panel";
import { blueprints } from "@/content/blueprints";
import { allMessages } from "@/content/ui";
import { drawPaper } from "@/lib/exam/draw";
import { readExamResults } from "@/lib/exam/exam-results";
import { beginExam, examStore, evictExamStore } from "@/lib/exam/exam-store";
import { readQuestionBank } from "@/lib/exam/question-bank";
import { parseCode } from "@/lib/exam/seed";
import { formatMessage } from "@/lib/text/format-message";
import { answerDownloads } from "../../../fixtures/browser";
import { makeExam } from "../../../fixtures/exams";

const messages = { ...allMessages.en, name: "Karimenkyo" };
const { start, open, results, taken } = messages.exam;

beforeEach(async () => {
  localStorage.clear();
  evictExamStore("karimenkyo");
  history.replaceState(null, "", "/exams/karimenkyo/");
  answerDownloads(await readQuestionBank("karimenkyo"));
});

function show() {
  const store = examStore("karimenkyo");
  render(<StartPanel store={store} language="en" messages={messages} />);
  return () => store.getState().exam;
}

const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));
const type = (code: string) =>
  userEvent.type(screen.getByRole("textbox", { name: start.code }), code);

it("draws a paper of the real form, its time running", async () => {
  const exam = show();
  await press(start.begin);

  expect(exam()?.refs).toHaveLength(50);
  expect(exam()?.clock.limit).toBe(30 * 60_000);
  expect(location.hash).toBe("#exam");
  const sets = new Set(exam()?.refs.map((ref) => ref.split("/")[0]));
  expect(blueprints.karimenkyo.banks).toEqual(
    expect.arrayContaining([...sets]),
  );
});

it("needs no clock", async () => {
  const exam = show();
  await userEvent.click(screen.getByRole("radio", { name: start.noClock }));
  await press(start.begin);

  expect(exam()?.clock.limit).toBeNull();
});

it("gives everybody the same paper for a code", async () => {
  const questionBank = await readQuestionBank("karimenkyo");
  const { edition } = questionBank;
  const exam = show();
  await type(`k7 qx ${edition}`);
  await press(start.begin);

  const code = `K7QX${edition}`;
  expect(exam()?.code).toBe(code);
  const { seed } = parseCode(code) ?? { seed: -1 };
  expect(exam()?.refs).toEqual(drawPaper(questionBank, seed));
});

it("refuses what is not a code", async () => {
  const exam = show();
  await type("hello");
  await press(start.begin);

  expect(screen.getByRole("alert")).toHaveTextContent(start.invalid);
  const field = screen.getByRole("textbox", { name: start.code });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(
    `${start.invalid} ${start.codeHelp}`,
  );
  expect(exam()).toBeNull();
});

it("uses the code in the address, and says so if it is an old one", async () => {
  const { edition } = await readQuestionBank("karimenkyo");
  const old = `K7QX${edition === "00" ? "01" : "00"}`;
  history.replaceState(null, "", `#${old}`);
  const exam = show();
  expect(
    screen.getByText(formatMessage(start.shared, { code: old })),
  ).toBeVisible();

  await press(formatMessage(start.beginCode, { code: old }));
  expect(screen.getByRole("alert")).toHaveTextContent(`K7QX${edition}`);
  expect(exam()).toBeNull();

  await press(formatMessage(start.beginCode, { code: old }));
  expect(exam()?.code).toBe(`K7QX${edition}`);
});

it("names an old code alone, whatever was pasted with it", async () => {
  const { edition } = await readQuestionBank("karimenkyo");
  const old = `K7QX${edition === "00" ? "01" : "00"}`;
  show();
  await type(`see x.example/#${old.toLowerCase()}`);
  await press(start.begin);

  const today = `K7QX${edition}`;
  expect(screen.getByRole("alert")).toHaveTextContent(
    formatMessage(start.changed, { code: old, today }),
  );
});

it("shows an exam that ended unseen, and grades it before the next", async () => {
  const { refs } = makeExam();
  const answers = { [refs[0] ?? ""]: true };
  beginExam(
    examStore("karimenkyo"),
    makeExam({ test: "karimenkyo", answers, ended: "expired" }),
  );
  show();
  expect(screen.getByText(results.expired)).toBeVisible();
  expect(screen.getByRole("link", { name: taken.answers })).toHaveAttribute(
    "href",
    "#exam",
  );

  await press(start.begin);
  expect(readExamResults()).toMatchObject([{ code: "K7QX2M" }]);
});

it("returns to an open exam, or drops it", async () => {
  const exam = show();
  act(() =>
    beginExam(examStore("karimenkyo"), makeExam({ test: "karimenkyo" })),
  );
  await press(open.goOn);
  expect(location.hash).toBe("#exam");

  jest.spyOn(window, "confirm").mockReturnValue(true);
  await press(open.giveUp);
  expect(exam()).toBeNull();
  expect(screen.getByRole("heading", { name: start.heading })).toHaveFocus();
});
