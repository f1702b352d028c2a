import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProgressTools } from "@/components/progress/progress-tools";
import { interfaceWords } from "@/content/ui";
import { writeProgressCode } from "@/lib/progress/progress-code";
import { storageKey } from "@/lib/quiz/saved-progress";
import { setNavigator } from "../../fixtures/browser";
import { keepAnswers, keptSets } from "../../fixtures/progress";

const words = interfaceWords.en;

beforeEach(() => {
  localStorage.clear();
  setNavigator("clipboard", undefined);
});
afterEach(() => jest.restoreAllMocks());

async function open() {
  render(<ProgressTools words={words} />);
  await userEvent.click(screen.getByText(words.progress.title));
  // The browser tells of it a moment later.
  await screen.findByRole("button", { name: words.progress.use });
}

const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));
const said = (text: string) =>
  expect(screen.getByRole("status")).toHaveTextContent(text);
const code = () => screen.getByRole("textbox", { name: words.progress.code });

it("says that nothing is kept yet", async () => {
  await open();

  expect(screen.getByText(words.progress.nothing)).toBeVisible();
  expect(
    screen.queryByRole("button", { name: words.progress.copy }),
  ).toBeNull();
});

it("lists what is kept of each set", async () => {
  keepAnswers("practice", 4);
  keepAnswers("basic", 50);
  await open();

  expect(
    await screen.findByText("Practice Test: 4 of 10 answered"),
  ).toBeVisible();
  expect(
    screen.getByText("Basic Driving Rules: 50 of 50 answered"),
  ).toBeVisible();
});

it("deletes one set, once its owner has said yes", async () => {
  const ask = jest.spyOn(window, "confirm").mockReturnValue(false);
  keepAnswers("practice", 4);
  keepAnswers("basic", 50);
  await open();
  await screen.findByText(/4 of 10/);

  await press("Delete Practice Test");
  expect(ask).toHaveBeenCalledWith(words.progress.confirm);
  expect(screen.getByText(/4 of 10/)).toBeVisible();

  ask.mockReturnValue(true);
  await press("Delete Practice Test");
  expect(screen.queryByText(/4 of 10/)).toBeNull();
  expect(keptSets()).toEqual(["basic"]);
  said(words.progress.deleted);
});

it("deletes all at once where there are several", async () => {
  jest.spyOn(window, "confirm").mockReturnValue(true);
  keepAnswers("practice", 4);
  keepAnswers("basic", 50);
  await open();
  await screen.findByText(/4 of 10/);

  await press(words.progress.deleteAll);

  expect(keptSets()).toEqual([]);
  expect(screen.getByText(words.progress.nothing)).toBeVisible();
});

describe("the code", () => {
  it("is copied, and shown", async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    setNavigator("clipboard", { writeText });
    const practice = keepAnswers("practice", 4);
    await open();
    await screen.findByText(/4 of 10/);

    await press(words.progress.copy);

    const text = writeProgressCode({ practice });
    expect(writeText.mock.calls).toEqual([[text]]);
    expect(code()).toHaveValue(text);
    said(words.progress.copied);
  });

  it("is left to be copied by hand where the browser refuses", async () => {
    const practice = keepAnswers("practice", 4);
    await open();
    await screen.findByText(/4 of 10/);

    await press(words.progress.copy);

    expect(code()).toHaveValue(writeProgressCode({ practice }));
    said(words.progress.copyFailed);
  });

  it("brings its sets, and leaves the others", async () => {
    const text = writeProgressCode({ practice: keepAnswers("practice", 7) });
    keepAnswers("practice", 4);
    keepAnswers("basic", 50);
    await open();

    await userEvent.type(code(), `  ${text} `);
    await press(words.progress.use);

    await waitFor(() => said("Sets taken over: 1"));
    expect(screen.getByText(/7 of 10/)).toBeVisible();
    expect(screen.getByText(/50 of 50/)).toBeVisible();
  });

  it.each(["hello", "MM1 practice,1"])("refuses %p", async (text) => {
    keepAnswers("practice", 4);
    const before = localStorage.getItem(storageKey("practice"));
    await open();

    await userEvent.type(code(), text);
    await press(words.progress.use);

    said(words.progress.invalid);
    expect(localStorage.getItem(storageKey("practice"))).toBe(before);
  });
});
