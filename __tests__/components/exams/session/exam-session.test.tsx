import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ExamSession } from "@/components/exams/session/exam-session";
import { allMessages } from "@/content/ui";
import { beginExam, examStore, evictExamStore } from "@/lib/exam/exam-store";
import { loadedStatements } from "@/lib/exam/load-statements";
import { stubScrolling } from "../../../fixtures/browser";
import { makeExam, makeStatement, paperRefs } from "../../../fixtures/exams";

const messages = { ...allMessages.en, name: "Honmenkyo" };
const { session, handIn } = messages.exam;

beforeEach(() => {
  stubScrolling();
  localStorage.clear();
  evictExamStore("honmenkyo");
  const known = paperRefs.map((ref) => [ref, makeStatement(ref)] as const);
  loadedStatements.setState({
    known: Object.fromEntries(known),
    failed: false,
  });
});

function show(own: Parameters<typeof makeExam>[0] = {}) {
  const store = examStore("honmenkyo");
  beginExam(store, makeExam(own));
  render(<ExamSession store={store} language="en" messages={messages} />);
  return () => store.getState().exam;
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const isAt = (name: string) =>
  expect(screen.getByRole("heading", { level: 2, name })).toHaveFocus();

it("lets an answer be changed, and says nothing of right and wrong", async () => {
  const exam = show();
  await press("True");
  expect(button("True")).toHaveAttribute("aria-pressed", "true");
  await press("False");

  expect(button("True")).toHaveAttribute("aria-pressed", "false");
  expect(exam()?.answers).toEqual({ "honmenkyo-1/1": false });
  expect(document.body).not.toHaveTextContent(/correct|the law says/i);
});

it("starts at the top, with the focus on its heading", () => {
  show();

  isAt("Question 1 of 4");
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});

it("moves on without an answer, and back", async () => {
  show();
  await press("Next");
  isAt("Question 2 of 4");
  await press("Previous");
  isAt("Question 1 of 4");
});

it("asks all three statements of a scene on one screen", async () => {
  const exam = show({ current: 3 });
  const fields = screen.getAllByRole("group");
  expect(fields).toHaveLength(3);
  expect(fields[1]).toHaveAccessibleName(/Statement 2. Statement hz-07\/2/);

  await userEvent.click(
    within(fields[1]!).getByRole("button", { name: "False" }),
  );
  expect(exam()?.answers).toEqual({ "hz-07/2": false });
});

it("shows in the map what is answered, open and flagged", async () => {
  show({ answers: { "honmenkyo-1/1": true, "hz-07/1": true } });
  await press("Next");
  await press(session.flag);
  await press(session.map);

  isAt(session.mapHeading);
  expect(screen.getByText("1 answered, 3 open, 1 flagged")).toBeVisible();
  expect(button("1: answered")).toBeVisible();
  expect(button("2: open, Flagged")).toHaveAttribute("aria-current", "step");
  await press("4: open");
  isAt("Question 4 of 4");
});

it("lists before handing in what is open and flagged", async () => {
  const exam = show({
    answers: { "honmenkyo-1/1": true, "karimenkyo-1/3": true },
    flags: ["honmenkyo-1/1"],
    current: 3,
  });
  await press(session.finish);
  isAt(handIn.heading);
  expect(screen.getByText("Not answered: 2")).toBeVisible();
  expect(screen.getByText("Flagged: 1")).toBeVisible();
  await press("2: open");
  isAt("Question 2 of 4");
  expect(exam()?.ended).toBeNull();
});

it("hands in when asked twice", async () => {
  const exam = show({ current: 3 });
  await press(session.finish);
  await press(handIn.button);

  expect(exam()?.ended).toBe("handed-in");
});

it("is answered, flagged and leafed through by keys", async () => {
  const exam = show();
  button("Next").focus();
  await userEvent.keyboard("1");
  await userEvent.keyboard("{ArrowRight}2f{ArrowRight}{ArrowRight}1122");

  expect(exam()).toMatchObject({
    answers: {
      "honmenkyo-1/1": true,
      "honmenkyo-1/2": false,
      "hz-07/1": true,
      "hz-07/2": true,
      "hz-07/3": false,
    },
    flags: ["honmenkyo-1/2"],
    current: 3,
  });
  await userEvent.keyboard("m");
  isAt(session.mapHeading);
  await userEvent.keyboard("m");
  isAt("Question 4 of 4");
});

it("ignores keys while a picture is enlarged over the question", async () => {
  const exam = show();
  const over = document.createElement("div");
  over.setAttribute("popover", "auto");
  over.append(document.createElement("button"));
  button("Next").after(over);
  over.querySelector("button")!.focus();
  await userEvent.keyboard("1f{ArrowRight}");

  expect(exam()).toMatchObject({ answers: {}, flags: [], current: 0 });
});

it("shows the time left, and says it at ten minutes", async () => {
  const store = examStore("honmenkyo");
  show();
  expect(screen.getByRole("timer")).toHaveTextContent("50:00");

  act(() => store.setState({ announced: 10 }));
  expect(screen.getByRole("status")).toHaveTextContent("Minutes left: 10");
});

it("has no clock if none was wanted", () => {
  const exam = makeExam();
  show({ clock: { ...exam.clock, limit: null } });

  expect(screen.queryByRole("timer")).not.toBeInTheDocument();
});

it("says so while a question is loading, and if it fails", async () => {
  loadedStatements.setState({ known: {} });
  show();
  expect(screen.getByText(messages.quiz.loading)).toBeVisible();

  act(() => loadedStatements.setState({ failed: true }));
  await press(messages.exam.start.tryAgain);
  isAt("Question 1 of 4");
});

it("neither answers, flags nor leaves a question if none has loaded", async () => {
  loadedStatements.setState({ known: {}, failed: true });
  const exam = show();
  for (const name of [session.flag, "Next"])
    expect(button(name)).toHaveAttribute("aria-disabled", "true");
  await press(session.flag);
  await press("Next");
  await userEvent.keyboard("1f");

  expect(screen.getByText("Question 1 of 4")).toBeVisible();
  expect(exam()).toMatchObject({ answers: {}, flags: [] });

  const other = makeStatement("honmenkyo-1/2");
  act(() => loadedStatements.setState({ known: { [other.ref]: other } }));
  await press("Next");
  isAt("Question 2 of 4");
});

it("has a switch for its keys beside the list of them", async () => {
  const exam = show();
  await press(session.map);
  await userEvent.click(screen.getByRole("checkbox", { name: session.keys }));
  await press(/^Back to/);
  await userEvent.keyboard("1fm");

  isAt("Question 1 of 4");
  expect(exam()).toMatchObject({ answers: {}, flags: [] });
});
