import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuizControls } from "@/components/quiz/quiz-controls";
import { interfaceWords } from "@/content/ui";
import { KEYS_KEY } from "@/lib/browser/storage";
import { makeProgress } from "../../fixtures/progress";

beforeEach(() => localStorage.clear());

function show(progress = makeProgress([null, null]), refusal = "") {
  const presses = { onPrevious: jest.fn(), onNext: jest.fn() };
  render(
    <QuizControls
      progress={progress}
      words={interfaceWords.en.quiz}
      refusal={refusal}
      {...presses}
    />,
  );
  return presses;
}

const button = (name: string) => screen.getByRole("button", { name });
const keys = () => screen.getByRole("checkbox", { name: /^Keys: / });

it("reports every press, and leaves it to others whether it may be", async () => {
  const { onPrevious, onNext } = show();

  await userEvent.click(button("Previous"));
  await userEvent.dblClick(button("Next"));

  expect(onPrevious).toHaveBeenCalledTimes(1);
  expect(onNext).toHaveBeenCalledTimes(1);
});

it("says beforehand what cannot be done yet, and why", () => {
  show();

  for (const [name, reason] of [
    ["Previous", "This is the first question"],
    ["Next", "Choose an answer first"],
  ] as const) {
    expect(button(name)).toHaveAttribute("aria-disabled", "true");
    expect(button(name)).toHaveAttribute("title", reason);
  }
});

it("offers the way on from a question in the middle that is answered", () => {
  show(makeProgress([0, 1, null], { currentQuestion: 1 }));

  for (const name of ["Previous", "Next"]) {
    expect(button(name)).toHaveAttribute("aria-disabled", "false");
    expect(button(name)).not.toHaveAttribute("title");
  }
});

it("ends with Finish", () => {
  show(makeProgress([0, 0], { currentQuestion: 1 }));

  expect(button("Finish")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
});

it("says aloud why the last press did nothing", () => {
  show(makeProgress([null]), "Choose an answer first");

  expect(screen.getByText("Choose an answer first")).toHaveAttribute(
    "aria-live",
    "polite",
  );
});

describe("the switch of the keys", () => {
  it("is on until it is turned off, and remembers that", async () => {
    show();
    expect(keys()).toBeChecked();

    await userEvent.click(keys());
    expect(localStorage.getItem(KEYS_KEY)).toBe("off");

    await userEvent.click(keys());
    expect(localStorage.getItem(KEYS_KEY)).toBe("on");
  });

  it("is off for who turned it off on an earlier visit", () => {
    localStorage.setItem(KEYS_KEY, "off");
    show();

    expect(keys()).not.toBeChecked();
  });
});
