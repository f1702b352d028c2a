import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrokenQuestion } from "@/components/quiz/broken-question";
import { interfaceWords } from "@/content/ui";

it("says that the answers are kept, and lets the learner go on", async () => {
  const onSkip = jest.fn();
  render(<BrokenQuestion words={interfaceWords.en.quiz} onSkip={onSkip} />);

  expect(screen.getByRole("alert")).toHaveTextContent(
    "Your answers so far are kept.",
  );
  await userEvent.click(
    screen.getByRole("button", { name: "Skip this question" }),
  );
  expect(onSkip).toHaveBeenCalledTimes(1);
});
