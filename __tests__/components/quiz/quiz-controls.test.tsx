import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuizControls, type Refusal } from "@/components/quiz/quiz-controls";
import { interfaceWords } from "@/content/ui";
import { makeProgress } from "../../fixtures/progress";

function show(
  progress = makeProgress([null, null]),
  refusal: Refusal | null = null,
) {
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

it("says aloud why a press did nothing, also the second time", () => {
  const refusal = { text: "Choose an answer first", count: 1 };
  const controls = (given: Refusal) => (
    <QuizControls
      progress={makeProgress([null])}
      words={interfaceWords.en.quiz}
      refusal={given}
      onPrevious={jest.fn()}
      onNext={jest.fn()}
    />
  );
  const { rerender } = render(controls(refusal));
  const first = screen.getByText(refusal.text);
  expect(first.parentElement).toHaveAttribute("aria-live", "polite");

  rerender(controls({ ...refusal, count: 2 }));
  expect(screen.getByText(refusal.text)).not.toBe(first);
});
