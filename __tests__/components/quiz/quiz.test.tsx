import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Quiz } from "@/components/quiz/quiz";
import { allMessages } from "@/content/ui";
import { evictStore } from "@/lib/quiz/quiz-store";
import { storageKey } from "@/lib/quiz/saved-progress";
import { expectErrors, stubScrolling } from "../../fixtures/browser";
import {
  brokenQuestion,
  makeQuestion,
  makeQuestions,
} from "../../fixtures/questions";

const key = storageKey("practice");
let scrolling: ReturnType<typeof stubScrolling>;

beforeEach(() => {
  scrolling = stubScrolling();
  localStorage.clear();
  evictStore("practice");
  history.replaceState(null, "", "/sets/practice/");
  document.title = "Practice Test";
});
afterEach(() => jest.restoreAllMocks());

const show = (questions = makeQuestions(3)) =>
  render(
    <Quiz
      setId="practice"
      questions={questions}
      pageLanguage="en"
      language="en"
      messages={allMessages.en}
    />,
  );

/** Shows the set as a later visit does. */
function visitAgain(questions = makeQuestions(3)) {
  evictStore("practice");
  return show(questions);
}

const heading = (name: string) => screen.getByRole("heading", { name });
const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole("button", { name }));
const isOpen = () => {
  for (const verdict of screen.getAllByText(/^(Correct|Incorrect)!$/))
    expect(verdict).not.toBeVisible();
};
const isAt = (number: number, total = 3) =>
  expect(heading(`Question ${number} of ${total}`)).toBeVisible();

/** The title, which comes after the paint. */
const named = (title: string) =>
  waitFor(() => expect(document.title).toBe(title));

describe("step by step", () => {
  it("starts at the first question, and does not take the focus", () => {
    show();

    isAt(1);
    expect(document.body).toHaveFocus();
    expect(document.title).toBe("Practice Test");
  });

  it("explains an answer where the page stands", async () => {
    const [question] = makeQuestions(3);
    show();
    expect(screen.getByText(question!.explanation ?? "")).not.toBeVisible();

    await press(/False/);

    const status = screen.getByRole("status");
    expect(status).toHaveTextContent(`Right: True${question!.explanation}`);
    expect(screen.getByText("Incorrect!")).toBeVisible();
    expect(screen.getByText(/Road Traffic Act 17\(4\)/)).toBeVisible();
    expect(scrolling.scrollTo).not.toHaveBeenCalled();
  });

  it("keeps the first choice", async () => {
    show();

    await press(/True/);
    await press(/False/);

    expect(screen.getByText("Correct!")).toBeVisible();
  });

  it("moves on only after an answer, and says so", async () => {
    show();

    await press("Next");
    expect(screen.getByText("Choose an answer first")).toBeVisible();
    isAt(1);

    await press(/True/);
    expect(screen.queryByText("Choose an answer first")).toBeNull();
    await press("Next");
    isAt(2);
  });

  it("puts each question's heading in focus, and in the title", async () => {
    show();

    await press(/True/);
    await press("Next");

    expect(heading("Question 2 of 3")).toHaveFocus();
    await named("Question 2 of 3 - Practice Test");
  });

  it("returns to a question as it was answered", async () => {
    show();
    await press("Previous");
    expect(screen.getByText("This is the first question")).toBeVisible();

    await press(/False/);
    await press("Next");
    await press("Previous");

    isAt(1);
    expect(screen.getByText("Incorrect!")).toBeVisible();
  });

  it("responds to the keys", async () => {
    show();
    heading("Question 1 of 3").focus();

    await userEvent.keyboard("b{Enter}");
    isAt(2);
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByText("Choose an answer first")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    isAt(1);
  });

  it("ends with the results, and starts again without the answers", async () => {
    show();
    for (const name of ["Next", "Next", "Finish"]) {
      await press(/True/);
      await press(name);
    }

    expect(heading("Congratulations!")).toHaveFocus();
    expect(screen.getByText("100%", { selector: "dd" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /missed$/ })).toBeNull();
    const review = screen.getByRole("list");
    expect(within(review).getAllByRole("listitem")).toHaveLength(3);

    await press("Take Quiz Again");
    expect(heading("Question 1 of 3")).toHaveFocus();
    isOpen();
  });
});

describe("on a later visit", () => {
  it("continues where it was left", async () => {
    const { unmount } = show();
    await press(/False/);
    await press("Next");
    unmount();

    visitAgain();

    isAt(2);
    await named("Question 2 of 3 - Practice Test");
    await press("Previous");
    expect(screen.getByText("Incorrect!")).toBeVisible();
  });

  it("asks a question again that has changed, and says so", async () => {
    const { unmount } = show();
    await press(/True/);
    unmount();

    const [, ...others] = makeQuestions(3);
    visitAgain([makeQuestion({ revision: "newer1" }), ...others]);

    expect(screen.getByRole("note")).toHaveTextContent(/last visit: 1\./);
    isOpen();
  });

  it("opens the question in the address, and releases it", async () => {
    history.replaceState(null, "", "/sets/practice/?from=chat#q2");
    show();
    isAt(2);

    await press(/True/);
    await press("Next");

    expect(location.pathname + location.search + location.hash).toBe(
      "/sets/practice/?from=chat",
    );
  });

  it.each(["#q9", "#q", "#sets", "#q2x"])("ignores %s", (hash) => {
    history.replaceState(null, "", `/sets/practice/${hash}`);
    show();

    isAt(1);
  });
});

it("follows another tab, and says so", async () => {
  const { unmount } = show();
  await press(/True/);
  const kept = localStorage.getItem(key) ?? "";
  unmount();
  localStorage.clear();
  visitAgain();

  // What the browser does when the other tab has written.
  localStorage.setItem(key, kept);
  act(() => void dispatchEvent(new StorageEvent("storage", { key })));

  expect(screen.getByText("Correct!")).toBeVisible();
  expect(screen.getByRole("note")).toHaveTextContent(/in another tab/);
});

it("leaves out a question that cannot be drawn, and goes on", async () => {
  expectErrors();
  show([makeQuestion(), brokenQuestion, makeQuestion({ id: 3 })]);
  await press(/True/);
  await press("Next");

  expect(screen.getByRole("alert")).toHaveTextContent(/Something went wrong/);
  await press("Skip this question");
  isAt(3);
  await press(/True/);
  await press("Finish");

  expect(heading("Keep Studying!")).toBeVisible();
  expect(screen.getByText(/Something went wrong/)).toBeVisible();
});

it("keeps the answer that was given before the app was there", async () => {
  globalThis.firstAnswer = { setId: "practice", choice: 1, undo: () => {} };
  show();

  expect(screen.getByText("Incorrect!")).toBeVisible();
  expect(globalThis.firstAnswer).toBeUndefined();
});
