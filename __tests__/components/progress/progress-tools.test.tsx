import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProgressTools } from "@/components/progress/progress-tools";
import { allMessages } from "@/content/ui";
import { logAnswer, readAnswerLog } from "@/lib/answers/answer-log";
import { writeProgressCode } from "@/lib/progress/progress-code";
import { deleteProgress } from "@/lib/progress/saved-sets";
import { storageKey } from "@/lib/quiz/saved-progress";
import { setNavigator } from "../../fixtures/browser";
import { answered } from "../../fixtures/logged-answers";
import { keepAnswers, keptSets } from "../../fixtures/progress";

const messages = allMessages.en;

beforeEach(() => {
  localStorage.clear();
  setNavigator("clipboard", undefined);
});
afterEach(() => jest.restoreAllMocks());

const onChange = jest.fn();

function open(brought = "") {
  render(
    <ProgressTools
      language="en"
      messages={messages}
      brought={brought}
      onChange={onChange}
    />,
  );
}

const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));
const said = (text: string) =>
  expect(screen.getByRole("status")).toHaveTextContent(text);
const code = () =>
  screen.getByRole("textbox", { name: messages.progress.tools.code });

it("says that nothing is saved yet", () => {
  open();

  expect(screen.getByText(messages.progress.tools.nothing)).toBeVisible();
  expect(
    screen.queryByRole("button", { name: messages.progress.tools.copy }),
  ).toBeNull();
});

it("lists what is stored for each set", async () => {
  keepAnswers("practice", 4);
  keepAnswers("basic", 50);
  open();

  expect(
    await screen.findByText("Practice Test: 4 of 10 answered"),
  ).toBeVisible();
  expect(
    screen.getByText("Basic Driving Rules: 50 of 50 answered"),
  ).toBeVisible();
});

it("lists no more answers than a set has questions", () => {
  keepAnswers("practice", 60);
  open();

  expect(screen.getByText("Practice Test: 10 of 10 answered")).toBeVisible();
});

it("deletes one set, after confirmation", async () => {
  const ask = jest.spyOn(window, "confirm").mockReturnValue(false);
  keepAnswers("practice", 4);
  keepAnswers("basic", 50);
  open();
  await screen.findByText(/4 of 10/);

  await press("Delete Practice Test");
  expect(ask).toHaveBeenCalledWith(messages.progress.tools.confirm);
  expect(screen.getByText(/4 of 10/)).toBeVisible();

  ask.mockReturnValue(true);
  await press("Delete Practice Test");
  expect(screen.queryByText(/4 of 10/)).toBeNull();
  expect(keptSets()).toEqual(["basic"]);
  said(messages.progress.tools.deleted);
});

it("deletes everything at once, including the log", async () => {
  logAnswer(answered("karimenkyo-1/1", true));
  jest.spyOn(window, "confirm").mockReturnValue(true);
  keepAnswers("practice", 4);
  keepAnswers("basic", 50);
  open();
  await screen.findByText(/4 of 10/);

  await press(messages.progress.tools.deleteAll);

  expect(keptSets()).toEqual([]);
  expect(readAnswerLog()).toEqual([]);
  expect(screen.getByText(messages.progress.tools.nothing)).toBeVisible();
});

it("removes a deleted set from the log", async () => {
  jest.spyOn(window, "confirm").mockReturnValue(true);
  keepAnswers("practice", 4);
  logAnswer(answered("practice/1", true));
  logAnswer(answered("basic/1", true));
  open();

  await press("Delete Practice Test");

  expect(readAnswerLog().map(({ ref }) => ref)).toEqual(["basic/1"]);
  expect(onChange).toHaveBeenCalled();
});

describe("the code", () => {
  it("is copied, and shown", async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    setNavigator("clipboard", { writeText });
    const practice = keepAnswers("practice", 4);
    open();
    await screen.findByText(/4 of 10/);

    await press(messages.progress.tools.copy);

    const text = await writeProgressCode({ sets: { practice }, answers: [] });
    expect(writeText.mock.calls).toEqual([[text]]);
    expect(code()).toHaveValue(text);
    await waitFor(() => said(messages.progress.tools.copied));
  });

  it("can be copied by hand if the browser refuses", async () => {
    const practice = keepAnswers("practice", 4);
    open();
    await screen.findByText(/4 of 10/);

    await press(messages.progress.tools.copy);

    expect(code()).toHaveValue(
      await writeProgressCode({ sets: { practice }, answers: [] }),
    );
    await waitFor(() => said(messages.progress.tools.copyFailed));
  });

  it("imports its sets, and leaves the others", async () => {
    const text = await writeProgressCode({
      sets: { practice: keepAnswers("practice", 7) },
      answers: [],
    });
    keepAnswers("practice", 4);
    keepAnswers("basic", 50);
    open();

    await userEvent.click(code());
    await userEvent.paste(`  ${text} `);
    await press(messages.progress.tools.use);

    await waitFor(() => said("Copied 1 set. Added 0 answers."));
    expect(screen.getByText(/7 of 10/)).toBeVisible();
    expect(screen.getByText(/50 of 50/)).toBeVisible();
  });

  it("names the sets of a later release, which it leaves out", async () => {
    const practice = keepAnswers("practice", 7);
    const later = { practice, "karimenkyo-99": practice };
    open(await writeProgressCode({ sets: later }));
    await press(messages.progress.tools.use);

    await waitFor(() => said("Copied 1 set."));
    said("these sets yet: karimenkyo-99.");
  });

  it("imports the answers of the log, each once however often it is used", async () => {
    const text = await writeProgressCode({
      sets: {},
      answers: [answered("basic/1", false), answered("basic/2", true)],
    });
    logAnswer(answered("basic/2", true));
    open(text);
    expect(code()).toHaveValue(text);
    said(messages.progress.tools.brought);

    await press(messages.progress.tools.use);
    await waitFor(() => said("Added 1 answer."));
    await press(messages.progress.tools.use);
    await waitFor(() => said("Added 0 answers."));
    expect(readAnswerLog()).toHaveLength(2);
  });

  it("says that its answers are lost with the page if there is no room", async () => {
    const text = await writeProgressCode({
      answers: [answered("basic/1", false)],
    });
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    open(text);
    await press(messages.progress.tools.use);

    await waitFor(() => said("Added 1 answer."));
    said(messages.quiz.notKept);
    expect(readAnswerLog()).toHaveLength(1);
    deleteProgress(null);
  });

  it("is drawn for another phone's camera", async () => {
    keepAnswers("practice", 4);
    open();

    await press(messages.progress.tools.drawQr);

    expect(
      await screen.findByRole("img", { name: messages.progress.tools.qr }),
    ).toBeVisible();
  });

  it("is not drawn where it would not fit", async () => {
    keepAnswers("basic", 50);
    keepAnswers("karimenkyo-1", 50);
    keepAnswers("karimenkyo-2", 50);
    keepAnswers("karimenkyo-3", 50);
    open();

    await press(messages.progress.tools.drawQr);

    expect(await screen.findByText(messages.progress.tools.noQr)).toBeVisible();
  });

  it.each(["hello", "MM1 practice,1"])("refuses %p", async (text) => {
    keepAnswers("practice", 4);
    const before = localStorage.getItem(storageKey("practice"));
    open();

    await userEvent.type(code(), text);
    await press(messages.progress.tools.use);

    await waitFor(() => said(messages.progress.tools.invalid));
    expect(localStorage.getItem(storageKey("practice"))).toBe(before);
  });
});
