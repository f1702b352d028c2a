import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PlateButton } from "@/components/share/plate-button";
import { shareResultPlate } from "@/components/share/result-plate";
import { allMessages } from "@/content/ui";

jest.mock("@/components/share/result-plate", () => ({
  shareResultPlate: jest.fn(),
}));

const { en } = allMessages;
const result = {
  ...{ score: 45, totalQuestions: 50, points: 45, totalPoints: 50 },
  ...{ required: 45, needed: 0, percentage: 90, passed: true },
};

it("says that there is no picture until it is asked for again", async () => {
  render(
    <PlateButton title="Set 1" result={result} flower={[]} messages={en} />,
  );
  const press = () => userEvent.click(screen.getByRole("button"));
  jest.mocked(shareResultPlate).mockRejectedValueOnce(new Error("no canvas"));
  await press();
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent(en.round.plateFailed),
  );

  await press();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
