import { render, screen } from "@testing-library/react";
import { NextStepLinkIn } from "@/components/progress/next-step-link-in";
import { keepAnswers } from "../../fixtures/progress";

beforeEach(() => localStorage.clear());

it("leads a new learner to practice", () => {
  render(<NextStepLinkIn language="en" />);

  expect(
    screen.getByRole("link", { name: "Start with 10 questions" }),
  ).toHaveAttribute("href", "/practice/");
});

it("leads to the set that was begun, by its title", () => {
  keepAnswers("basic", 3);
  render(<NextStepLinkIn language="en" />);

  expect(
    screen.getByRole("link", {
      name: "Continue: Basic Driving Rules, question 1",
    }),
  ).toHaveAttribute("href", "/sets/basic/");
});
