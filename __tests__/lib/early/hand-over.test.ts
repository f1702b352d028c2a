import {
  appState,
  forgetWaitingAnswer,
  keepFirstAnswer,
  setAppState,
  takeEarlyShare,
  waitingAnswer,
} from "@/lib/early/hand-over";

const answer = { setId: "practice", choice: 2, wantsNext: false };

beforeEach(() => {
  localStorage.clear();
  globalThis.firstAnswer = undefined;
});

it("says how far the app is", () => {
  expect(appState()).toBeUndefined();

  setAppState("resuming");

  expect(appState()).toBe("resuming");
});

describe("an answer that waits for the app", () => {
  it("is that of the page", () => {
    globalThis.firstAnswer = answer;

    expect(waitingAnswer("practice")).toEqual(answer);
    expect(waitingAnswer("basic")).toBeUndefined();
  });

  it.each([false, true])("is kept if the page is closed (Next: %s)", (next) => {
    keepFirstAnswer({ ...answer, wantsNext: next });

    expect(waitingAnswer("practice")).toEqual({ ...answer, wantsNext: next });
    expect(waitingAnswer("basic")).toBeUndefined();
  });

  it("is handed over once", () => {
    globalThis.firstAnswer = answer;
    keepFirstAnswer(answer);

    forgetWaitingAnswer("practice");

    expect(waitingAnswer("practice")).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
});

it("shares once what was asked for before the app ran", () => {
  const share = jest.fn();
  takeEarlyShare(share);
  expect(share).not.toHaveBeenCalled();

  globalThis.wantsShare = true;
  takeEarlyShare(share);
  takeEarlyShare(share);
  expect(share).toHaveBeenCalledTimes(1);
});
