import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuestionCard } from "@/components/quiz/question-card";
import { allMessages } from "@/content/ui";
import { fourOptions } from "../../fixtures/questions";

function show(answer: number | null, onChoose = jest.fn()) {
  render(
    <QuestionCard
      question={fourOptions}
      language="en"
      answer={answer}
      messages={allMessages.en}
      onChoose={onChoose}
    />,
  );
  return onChoose;
}

const option = (name: RegExp) => screen.getByRole("button", { name });

it("asks the question of a group of options", () => {
  show(null);

  expect(
    screen.getByRole("group", { name: fourOptions.question }),
  ).toBeVisible();
  expect(screen.getAllByRole("button")).toHaveLength(4);
});

it("reports the option that was chosen, once for a double click", async () => {
  const onChoose = show(null);

  await userEvent.dblClick(option(/The middle/));

  expect(onChoose.mock.calls).toEqual([[1]]);
});

it("marks what is right and what was chosen, in words as well", () => {
  show(0);

  expect(option(/The right.*Your answer/)).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  expect(option(/The left.*Correct answer/)).toBeVisible();
});
