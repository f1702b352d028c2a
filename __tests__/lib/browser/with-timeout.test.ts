import { withTimeout } from "@/lib/browser/with-timeout";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("returns a part that loads, or reports that it does not", async () => {
  await expect(withTimeout(() => Promise.resolve("part"))()).resolves.toBe(
    "part",
  );
  await expect(
    withTimeout(() => Promise.reject(new Error("404")))(),
  ).rejects.toThrow("404");
  expect(jest.getTimerCount()).toBe(0);
});

it("gives up on a part that never loads, then tries the page", async () => {
  const fetch = jest.fn(() => Promise.reject(new TypeError("offline")));
  globalThis.fetch = fetch;
  const load = withTimeout(() => new Promise<never>(() => undefined));

  const first = expect(load()).rejects.toThrow("did not load");
  await jest.advanceTimersByTimeAsync(30_000);
  await first;
  expect(fetch).not.toHaveBeenCalled();

  const second = expect(load()).rejects.toThrow("did not load");
  expect(fetch).toHaveBeenCalledWith(location.href, { cache: "no-store" });
  await jest.advanceTimersByTimeAsync(30_000);
  await second;
});
