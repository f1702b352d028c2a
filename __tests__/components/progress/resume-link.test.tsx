import { render, screen } from "@testing-library/react";
import { ResumeLinkIn } from "@/components/progress/resume-link-in";
import { SetProgressLabel } from "@/components/progress/set-progress-label";
import { allMessages } from "@/content/ui";
import { keepAnswers } from "../../fixtures/progress";

const messages = allMessages.en.progress.ofSet;

beforeEach(() => localStorage.clear());

it("is not there for who has begun nothing", () => {
  render(<ResumeLinkIn language="en" />);

  expect(screen.queryByRole("link")).toBeNull();
});

it("leads to the set that was begun, by its title", () => {
  keepAnswers("basic", 3);
  render(<ResumeLinkIn language="en" />);

  expect(
    screen.getByRole("link", {
      name: "Continue: Basic Driving Rules, question 1",
    }),
  ).toHaveAttribute("href", "/sets/basic/");
});

it("says on a card how far its set is, or how long it is", () => {
  const card = (
    <SetProgressLabel
      setId="basic"
      total={50}
      messages={messages}
      otherwise="50 long"
    />
  );
  const { unmount } = render(card);
  expect(screen.getByText("50 long")).toBeVisible();
  unmount();

  keepAnswers("basic", 32);
  render(card);
  expect(screen.getByText("32 of 50 · 32 right")).toBeVisible();
});
