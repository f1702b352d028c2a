import { render, screen } from "@testing-library/react";
import { QuizPosition } from "@/components/quiz/quiz-position";
import { interfaceWords } from "@/content/ui";
import { makeProgress } from "../../fixtures/progress";

it("says and shows the place in the set", () => {
  const progress = makeProgress([0, 1, null, null], { currentQuestion: 2 });
  render(<QuizPosition progress={progress} words={interfaceWords.en.quiz} />);

  expect(
    screen.getByRole("heading", { name: "Question 3 of 4" }),
  ).toHaveAttribute("tabindex", "-1");
  const bar = screen.getByRole("progressbar", { name: "Progress" });
  expect(bar).toHaveAttribute("value", "3");
  expect(bar).toHaveAttribute("max", "4");
});
