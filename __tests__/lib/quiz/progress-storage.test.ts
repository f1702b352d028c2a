import { SAVED_VERSION } from "@/lib/quiz/saved-progress";

const state = { answers: {}, current: 1, showResults: false, timeTaken: 0 };
const item = (version: number) => JSON.stringify({ state, version });

/** Whether anything is kept is noted for as long as a page is open. */
const freshStorage = async () => ({
  ...(await import("@/lib/browser/storage")),
  ...(await import("@/lib/quiz/progress-storage")),
});

beforeEach(() => {
  localStorage.clear();
  jest.resetModules();
});
afterEach(() => jest.restoreAllMocks());

it("keeps an item in the browser", async () => {
  const { keepsProgress, progressStorage } = await freshStorage();

  progressStorage.setItem("set", { state, version: SAVED_VERSION });

  expect(localStorage.getItem("set")).toBe(item(SAVED_VERSION));
  expect(progressStorage.getItem("set")).toMatchObject({ state });
  expect(keepsProgress()).toBe(true);
});

it.each(["{broken", "null", '"hello"', "{}", '{"state":1,"version":"x"}'])(
  "puts %s aside before anything replaces it",
  async (text) => {
    localStorage.setItem("set", text);
    const { progressStorage } = await freshStorage();

    expect(progressStorage.getItem("set")).toBeNull();
    expect(localStorage.getItem("set-broken")).toBe(text);
  },
);

it("leaves what a newer release wrote as it is", async () => {
  const newer = item(SAVED_VERSION + 1);
  localStorage.setItem("set", newer);
  const { progressStorage } = await freshStorage();

  expect(progressStorage.getItem("set")).toBeNull();
  progressStorage.setItem("set", { state, version: SAVED_VERSION });

  expect(localStorage.getItem("set")).toBe(newer);
});

it("uses memory where the browser's storage is blocked", async () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { keepsProgress, progressStorage } = await freshStorage();

  progressStorage.setItem("set", { state, version: SAVED_VERSION });

  expect(progressStorage.getItem("set")).toMatchObject({ state });
  expect(keepsProgress()).toBe(false);
});

it("uses memory once the browser's storage is full", async () => {
  const { keepsProgress, progressStorage } = await freshStorage();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  jest.spyOn(Storage.prototype, "getItem").mockReturnValue(null);

  progressStorage.setItem("set", { state, version: SAVED_VERSION });

  expect(progressStorage.getItem("set")).toMatchObject({ state });
  expect(keepsProgress()).toBe(false);
});
