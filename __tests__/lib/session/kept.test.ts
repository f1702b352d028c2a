import { savedCodec } from "@/lib/quiz/saved-progress";

const state = { answers: {}, current: 1, showResults: false, timeTaken: 0 };
const item = (version: number) => JSON.stringify({ state, version });

/** Whether anything is kept is noted for as long as a page is open. */
async function freshStorage() {
  const { keepsProgress } = await import("@/lib/browser/storage");
  const { readKept, writeKept } = await import("@/lib/session/kept");
  return {
    keepsProgress,
    read: () => readKept("set", savedCodec),
    write: () => writeKept("set", savedCodec, state),
  };
}

beforeEach(() => {
  localStorage.clear();
  jest.resetModules();
});
afterEach(() => jest.restoreAllMocks());

it("stores a value in the browser", async () => {
  const { keepsProgress, read, write } = await freshStorage();

  write();

  expect(localStorage.getItem("set")).toBe(item(1));
  expect(read()).toEqual(state);
  expect(keepsProgress()).toBe(true);
});

it.each(["{broken", "null", '"hello"', "{}", '{"state":1,"version":"x"}'])(
  "puts %s aside before anything replaces it",
  async (text) => {
    localStorage.setItem("set", text);
    const { read } = await freshStorage();

    expect(read()).toBeNull();
    expect(localStorage.getItem("set-broken")).toBe(text);
  },
);

it.each(["null", "7", "[]"])("treats a state of %s as none", async (state) => {
  localStorage.setItem("set", `{"state":${state},"version":1}`);
  const { read } = await freshStorage();

  expect(read()).toEqual({ answers: {} });
  expect(localStorage.getItem("set-broken")).toBeNull();
});

it("leaves what a newer release wrote as it is, and notes it", async () => {
  localStorage.setItem("set", item(2));
  const { keepsProgress, read, write } = await freshStorage();

  expect(read()).toBeNull();
  write();

  expect(localStorage.getItem("set")).toBe(item(2));
  expect(localStorage.getItem("set-broken")).toBeNull();
  expect(keepsProgress()).toBe(false);
});

it("uses memory if the browser's storage is blocked", async () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { keepsProgress, read, write } = await freshStorage();

  write();

  expect(read()).toEqual(state);
  expect(keepsProgress()).toBe(false);
});

it("uses memory once the browser's storage is full", async () => {
  const { keepsProgress, read, write } = await freshStorage();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  jest.spyOn(Storage.prototype, "getItem").mockReturnValue(null);

  write();

  expect(read()).toEqual(state);
  expect(keepsProgress()).toBe(false);
});
