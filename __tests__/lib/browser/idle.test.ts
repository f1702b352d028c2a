import { onIdle } from "@/lib/browser/idle";

const { requestIdleCallback } = globalThis;

afterEach(() => {
  globalThis.requestIdleCallback = requestIdleCallback;
  jest.useRealTimers();
});

it.each([
  ["at the latest after a while", 500, { timeout: 500 }],
  ["whenever that is", undefined, undefined],
])("waits until the page is idle, %s", (_, timeout, options) => {
  const request = jest.fn((run: IdleRequestCallback) => {
    run({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  });
  globalThis.requestIdleCallback = request;
  const run = jest.fn();

  onIdle(run, timeout);

  expect(request).toHaveBeenCalledWith(expect.any(Function), options);
  // What runs is told nothing of the browser's reasons.
  expect(run.mock.calls).toEqual([[]]);
});

it("waits a little in a browser that does not say when it is idle", () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  const run = jest.fn();

  onIdle(run);
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();

  expect(run).toHaveBeenCalledTimes(1);
});
