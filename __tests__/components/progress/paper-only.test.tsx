import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProgressTools } from "@/components/progress/progress-tools";
import { allMessages } from "@/content/ui";
import { writePaperAnswers } from "@/lib/teach/saved-answers";

const messages = allMessages.en;
const { tools } = messages.progress;

it("deletes a teacher's paper that is all there is, and offers no code", async () => {
  writePaperAnswers("K7QX2M", { answers: [true] });
  jest.spyOn(window, "confirm").mockReturnValue(true);
  render(
    <ProgressTools
      language="en"
      messages={messages}
      brought=""
      onChange={jest.fn()}
    />,
  );
  expect(screen.queryByRole("button", { name: tools.copy })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: tools.deleteAll }));

  expect(localStorage).toHaveLength(0);
  expect(screen.getByText(tools.nothing)).toBeVisible();
});
