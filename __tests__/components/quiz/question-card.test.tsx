import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuestionCard } from "@/components/quiz/question-card";
import { interfaceWords } from "@/content/ui";
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
      words={interfaceWords.en}
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

describe("in practice", () => {
  it("explains nothing before there is an answer", () => {
    show(null, "why");

    expect(screen.getByText(fourOptions.explanation ?? "")).not.toBeVisible();
    expect(screen.getByText(/Road Traffic Act/)).not.toBeVisible();
  });

  it("says of a wrong answer what is right, why, and where it is written", () => {
    show(0, "why");

    expect(screen.getByRole("status")).toHaveTextContent(
      `Incorrect!The correct answer is: The left${fourOptions.explanation}`,
    );
    expect(screen.getByText(/Road Traffic Act 17\(4\)/)).toBeVisible();
    expect(option(/The right.*Your answer/)).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    expect(option(/The left.*Correct answer/)).toBeVisible();
  });

  it("says of a right answer that it is right", () => {
    show(2, "why");

    expect(screen.getByText("Correct!")).toBeVisible();
    expect(screen.getByText("The correct answer is:")).not.toBeVisible();
    expect(option(/The left.*Correct answer · Your answer/)).toBeVisible();
  });
});

describe("in an exam", () => {
  it("shows only what was chosen", () => {
    show(0, "choice");

    expect(option(/The right.*Your answer/)).toBeVisible();
    expect(screen.queryByText(/Correct answer/)).not.toBeInTheDocument();
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(screen.queryByText(/Road Traffic Act/)).not.toBeInTheDocument();
  });

  it("does not tell which option is right in the page either", () => {
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
