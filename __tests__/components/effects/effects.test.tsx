import { render, screen } from "@testing-library/react";
import { Effects } from "@/components/effects/effects";

it("keeps the page working if decoration fails", () => {
  // React says what it caught.
  jest.spyOn(console, "error").mockImplementation(() => {});
  jest.spyOn(window, "addEventListener").mockImplementation(() => {
    throw new Error("refused");
  });

  render(
    <>
      <p>The page</p>
      <Effects />
    </>,
  );

  expect(screen.getByText("The page")).toBeInTheDocument();
});
