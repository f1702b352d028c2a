import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuestionCard } from "@/components/quiz/question-card";
import { allMessages } from "@/content/ui";
import { fourOptions } from "../../fixtures/questions";

function show(
  answer: number | null,
  reveal: "why" | "choice",
  onChoose = jest.fn(),
) {
  render(
    <QuestionCard
      question={fourOptions}
      language="en"
      answer={answer}
      reveal={reveal}
      messages={allMessages.en}
      onChoose={onChoose}
    />,
  );
  return onChoose;
}

const option = (name: RegExp) => screen.getByRole("button", { name });

it("asks the question of a group of options", () => {
  show(null, "why");

  expect(
    screen.getByRole("group", { name: fourOptions.question }),
  ).toBeVisible();
  expect(screen.getAllByRole("button")).toHaveLength(4);
});

it("reports the option that was chosen, once for a double click", async () => {
  const onChoose = show(null, "why");

  await userEvent.dblClick(option(/The middle/));

  expect(onChoose.mock.calls).toEqual([[1]]);
});

it("marks what is right and what was chosen, in words as well", () => {
  show(0, "why");

  expect(option(/The right.*Your answer/)).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  expect(option(/The left.*Correct answer/)).toBeVisible();
});

describe("in an exam", () => {
  it("shows only what was chosen", () => {
    show(0, "choice");

    expect(option(/The right.*Your answer/)).toBeVisible();
    for (const note of screen.getAllByText(/Correct answer/))
      expect(note).not.toBeVisible();
  });

  it("does not reveal the right option in the page either", () => {
    show(0, "choice");

    expect(screen.getByRole("group")).not.toHaveAttribute("data-right");
  });

  it("lets another option be chosen", async () => {
    const onChoose = show(0, "choice");

    for (const button of screen.getAllByRole("button"))
      expect(button).toHaveAttribute("aria-disabled", "false");
    await userEvent.click(option(/The left/));

    expect(onChoose).toHaveBeenCalledWith(2);
  });
});
