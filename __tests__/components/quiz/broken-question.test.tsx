import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrokenQuestion } from "@/components/quiz/broken-question";
import { allMessages } from "@/content/ui";

it("says that the answers are safe, and lets the learner continue", async () => {
  const onSkip = jest.fn();
  render(<BrokenQuestion messages={allMessages.en.quiz} onSkip={onSkip} />);

  expect(screen.getByRole("alert")).toHaveTextContent("Your answers are safe.");
  await userEvent.click(
    screen.getByRole("button", { name: "Skip this question" }),
  );
  expect(onSkip).toHaveBeenCalledTimes(1);
});
