import { act, render, screen } from "@testing-library/react";
import { startDecoration } from "@/components/effects/decoration";
import { Effects } from "@/components/effects/effects";

jest.mock("@/components/effects/decoration", () => ({
  startDecoration: jest.fn(),
}));

it("decorates no question, but the page that comes after it", async () => {
  jest.useFakeTimers();
  const { dataset } = document.documentElement;
  const later = () => act(() => jest.advanceTimersByTimeAsync(1_000));
  dataset.quiet = "";
  render(<Effects />);
  await later();
  expect(startDecoration).not.toHaveBeenCalled();

  delete dataset.quiet;
  await later();
  expect(startDecoration).toHaveBeenCalled();
  jest.useRealTimers();
});

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
