import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuestionCard } from "@/components/quiz/question-card";
import { interfaceWords } from "@/content/ui";
import type { Question } from "@/lib/quiz/question";

const question: Question = {
  id: 1,
  ref: "basic/1",
  rule: "position-keep-left",
  topic: "lanes",
  points: 1,
  question: "Traffic in Japan keeps right.",
  options: ["True", "False"],
  correctAnswer: 1,
  explanation: "Traffic in Japan keeps left.",
  basis: ["RTA 17(4)"],
  checked: "2026-11-21",
  revision: "abc",
  bookPage: 1,
};

function show(answer: number | null, onChoose = jest.fn()) {
  render(
    <QuestionCard
      question={question}
      language="en"
      answer={answer}
      reveal="why"
      words={interfaceWords.en}
      onChoose={onChoose}
    />,
  );
  return onChoose;
}

const option = (name: RegExp) => screen.getByRole("button", { name });

it("reports the option that was chosen, once for a double click", async () => {
  const onChoose = show(null);

  await userEvent.dblClick(option(/True/));

  expect(onChoose.mock.calls).toEqual([[0]]);
});

it("explains nothing before there is an answer", () => {
  show(null);

  expect(screen.getByText("Traffic in Japan keeps left.")).not.toBeVisible();
});

it("says of a wrong answer what is right, why, and where it is written", () => {
  show(0);

  expect(screen.getByRole("status")).toHaveTextContent(
    "Incorrect!The correct answer is: FalseTraffic in Japan keeps left.",
  );
  expect(screen.getByText(/Road Traffic Act 17\(4\)/)).toBeVisible();
  expect(option(/True.*Your answer/)).toHaveAttribute("aria-disabled", "true");
  expect(option(/False.*Correct answer/)).toBeInTheDocument();
});

it("says of a right answer that it is right", () => {
  show(1);

  expect(screen.getByText("Correct!")).toBeVisible();
  expect(option(/False.*Correct answer · Your answer/)).toBeInTheDocument();
});
