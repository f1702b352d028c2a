import {
  appState,
  keepFirstAnswer,
  keptFirstAnswer,
  setAppState,
  takeFirstAnswer,
} from "@/lib/pre-hydration/handoff";

beforeEach(() => {
  localStorage.clear();
  globalThis.firstAnswer = undefined;
});

it("reports the state of the app", () => {
  expect(appState()).toBeUndefined();

  setAppState("resuming");

  expect(appState()).toBe("resuming");
});

describe("an answer that waits for the app", () => {
  it("is the page's, which is restored as it was loaded", () => {
    const undo = jest.fn();
    globalThis.firstAnswer = { setId: "practice", choice: 2, undo };

    expect(takeFirstAnswer("basic")).toBeUndefined();
    expect(undo).not.toHaveBeenCalled();
    expect(takeFirstAnswer("practice")).toBe(2);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(takeFirstAnswer("practice")).toBeUndefined();
  });

  it.each([false, true])(
    "is saved if the page is closed (Next: %s)",
    (next) => {
      keepFirstAnswer("practice", 2, next);

      expect(keptFirstAnswer("practice")).toEqual({
        choice: 2,
        wantsNext: next,
      });
      expect(takeFirstAnswer("basic")).toBeUndefined();
      expect(takeFirstAnswer("practice")).toBe(2);
      expect(localStorage).toHaveLength(0);
    },
  );

  it.each(["", "x", "1nn", "null", '{"choice":1}'])(
    "is none where %j is kept",
    (kept) => {
      localStorage.setItem("menkyo-mitra:first:practice", kept);

      expect(keptFirstAnswer("practice")).toBeUndefined();
    },
  );
});
