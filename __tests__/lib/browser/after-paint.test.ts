import { afterPaint } from "@/lib/browser/after-paint";

const run = jest.fn(() => stop);
const stop = jest.fn();
const paint = () => jest.advanceTimersByTime(20);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

it("runs and undoes something once the page is painted", () => {
  const undo = afterPaint(run);
  expect(run).not.toHaveBeenCalled();
  paint();
  expect(run).toHaveBeenCalledTimes(1);

  undo();
  expect(stop).not.toHaveBeenCalled();
  paint();
  expect(stop).toHaveBeenCalledTimes(1);
});

it("does not run what was undone before that", () => {
  afterPaint(run)();
  paint();
  expect(run).not.toHaveBeenCalled();
});
