import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuizControls, type Refusal } from "@/components/quiz/quiz-controls";
import { allMessages } from "@/content/ui";
import { makeProgress } from "../../fixtures/progress";

function show(
  progress = makeProgress([null, null]),
  refusal: Refusal | null = null,
) {
  const actions = { previous: jest.fn(), next: jest.fn() };
  render(
    <QuizControls
      state={{ progress, refusal }}
      actions={actions}
      messages={allMessages.en.quiz}
    />,
  );
  return actions;
}

const button = (name: string) => screen.getByRole("button", { name });

it("reports every press, and leaves it to others whether it is allowed", async () => {
  const { previous, next } = show();

  await userEvent.click(button("Previous"));
  await userEvent.dblClick(button("Next"));

  expect(previous).toHaveBeenCalledTimes(1);
  expect(next).toHaveBeenCalledTimes(1);
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
      state={{ progress: makeProgress([null]), refusal: given }}
      actions={{ previous: jest.fn(), next: jest.fn() }}
      messages={allMessages.en.quiz}
    />
  );
  const { rerender } = render(controls(refusal));
  const first = screen.getByText(refusal.text);
  expect(first.parentElement).toHaveAttribute("aria-live", "polite");

  rerender(controls({ ...refusal, count: 2 }));
  expect(screen.getByText(refusal.text)).not.toBe(first);
});
