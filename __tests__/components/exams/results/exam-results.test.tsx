import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ExamResults } from "@/components/exams/results/exam-results";
import { allMessages } from "@/content/ui";
import { readAnswerLog } from "@/lib/answers/answer-log";
import { readExamResults } from "@/lib/exam/exam-results";
import { beginExam, examStore, evictExamStore } from "@/lib/exam/exam-store";
import { loadedStatements } from "@/lib/exam/load-statements";
import { answerDownloads, stubScrolling } from "../../../fixtures/browser";
import { seenChoice } from "../../../fixtures/choice";
import {
  makeExam,
  makeStatement,
  paperRefs,
  questionBank,
} from "../../../fixtures/exams";

const messages = { ...allMessages.en, name: "Honmenkyo" };
const text = messages.exam.results;

beforeEach(() => {
  stubScrolling();
  localStorage.clear();
  evictExamStore("honmenkyo");
  answerDownloads(questionBank);
  const known = paperRefs.map((ref) => [ref, makeStatement(ref)] as const);
  loadedStatements.setState({
    known: Object.fromEntries(known),
    failed: false,
  });
});

async function show(own: Parameters<typeof makeExam>[0] = {}) {
  const store = examStore("honmenkyo");
  beginExam(
    store,
    makeExam({
      answers: {
        "honmenkyo-1/1": true,
        "honmenkyo-1/2": true,
        "hz-07/1": true,
      },
      flags: ["honmenkyo-1/1"],
      ended: "handed-in",
      ...own,
    }),
  );
  render(<ExamResults store={store} language="en" messages={messages} />);
  return screen.findByRole("heading", { level: 1 });
}

const reviewed = () =>
  screen
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent);
const press = (name: RegExp) =>
  userEvent.click(screen.getByRole("button", { name }));

it("says the points against the real pass mark", async () => {
  const heading = await show();

  expect(heading).toHaveTextContent(text.failed);
  expect(heading).toHaveFocus();
  expect(screen.getByText("Points").nextElementSibling).toHaveTextContent(
    "1 of 5",
  );
  expect(screen.getByText("Not yet: 89 more to pass.")).toBeVisible();
  // Said once in words; the flag of the road has the mark.
  expect(screen.getAllByText(/90/)).toHaveLength(1);
});

it("shows first what was not right, then what is requested", async () => {
  await show();
  expect(reviewed()).toEqual([
    "2. Statement honmenkyo-1/2 is true.",
    "3. Statement karimenkyo-1/3 is true.",
    "4. You are turning left.",
  ]);
  const reason = screen.getByText("The law says what honmenkyo-1/2 says.");
  expect(reason).not.toBeVisible();
  await userEvent.click(screen.getByText(/^2\. /));
  expect(reason).toBeVisible();

  await press(/ flagged$/);
  expect(reviewed()).toEqual(["1. Statement honmenkyo-1/1 is true."]);
  await press(/^All/);
  expect(reviewed()).toHaveLength(4);
});

it("shows a scene once, with a verdict on each of its statements", async () => {
  await show();
  const scene = screen.getByRole("heading", { name: /^4\./ }).closest("li");
  if (!scene) throw new Error("no scene");

  expect(within(scene).getAllByRole("img")).toHaveLength(1);
  expect(within(scene).getAllByRole("listitem").map(seenChoice)).toEqual([
    ["Correct!", "You: True"],
    ["Incorrect!", "You: Not answered", "Right: True"],
    ["Incorrect!", "You: Not answered", "Right: True"],
  ]);
});

it("does not count scenes among the mistakes to practise", async () => {
  await show({ answers: { "honmenkyo-1/2": true, "hz-07/1": false } });

  expect(
    screen.getByRole("link", { name: "Practise 1 mistake" }),
  ).toBeVisible();
});

it("says that the time was up", async () => {
  await show({ ended: "expired" });

  expect(screen.getByText(text.expired)).toBeVisible();
});

it("saves the result, logs the answers, and links to practice", async () => {
  await show();

  expect(readExamResults()).toMatchObject([{ code: "K7QX2M", points: 1 }]);
  expect(readAnswerLog()).toHaveLength(3);
  expect(
    screen.getByRole("link", { name: "Practise 1 mistake" }),
  ).toHaveAttribute("href", "/practice/#mistakes");
});

it("shows each topic, the weakest first", async () => {
  await show();

  expect(
    within(screen.getByText(text.topics).closest("section")!)
      .getAllByRole("definition")
      .map((one) => one.textContent),
  ).toEqual(["1 of 3", "1 of 3"]);
});

it("offers another exam", async () => {
  await show();
  await press(/new exam/);

  expect(localStorage.getItem("menkyo-mitra:exam:honmenkyo")).toBeNull();
});
