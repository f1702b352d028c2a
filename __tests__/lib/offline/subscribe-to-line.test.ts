import { answerDownloads } from "@/__tests__/fixtures/browser";
import { downloadJson } from "@/lib/browser/download";
import { line, recordLine } from "@/lib/browser/line";
import { subscribeToLine } from "@/lib/offline/subscribe-to-line";

const sizes = { bytes: { en: 1, ne: 1 }, book: { en: 1, ne: 1 } };
const isAnything = (value: unknown): value is unknown => value !== undefined;
const isUp = () => line.getState().isUp;
let stop: (() => void) | undefined;

/** A worker that says this when it is asked; with `undefined`, none answers. */
function setWorker(answer?: { isUp: boolean | undefined }) {
  const container = Object.assign(new EventTarget(), {
    startMessages: jest.fn(),
    controller: {
      postMessage: (_: unknown, [port]: MessagePort[]) =>
        answer && port?.postMessage(answer.isUp),
    },
  });
  setNavigatorPart("serviceWorker", container);
  return (isUp: boolean) =>
    container.dispatchEvent(
      new MessageEvent("message", { data: { type: "line", isUp } }),
    );
}

function setNavigatorPart(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

function setPage(timing: object) {
  Object.assign(performance, { getEntriesByType: () => [timing] });
}

/** jsdom has no channels; ports that answer in the same turn will do. */
class Channel {
  port1 = { onmessage: (event: { data: unknown }) => void event };
  port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { MessageChannel: Channel });
  sessionStorage.clear();
  line.setState({ isUp: undefined, loss: undefined }, true);
  setNavigatorPart("serviceWorker", undefined);
  setNavigatorPart("onLine", true);
  setPage({});
});
afterEach(() => {
  stop?.();
  jest.useRealTimers();
});

async function follow() {
  stop = subscribeToLine();
  await jest.advanceTimersByTimeAsync(1_000);
}

describe("when a page begins", () => {
  it.each([
    ["the worker's last answer came", true, true],
    ["the worker's last answer did not come", false, false],
    ["the worker knows nothing", undefined, true],
  ])("%s", async (_, said, expected) => {
    setWorker({ isUp: said });
    await follow();

    expect(isUp()).toBe(expected);
  });

  it.each([
    ["the browser says that there is a network", true, {}, true],
    ["it says that there is none", false, {}, false],
    [
      "it says so, but the page came over it",
      false,
      { workerStart: 0, transferSize: 900 },
      true,
    ],
    [
      "it says so, and a worker had the page",
      false,
      { workerStart: 4, transferSize: 900 },
      false,
    ],
    [
      "it says so, and had the page itself",
      false,
      { workerStart: 0, transferSize: 0 },
      false,
    ],
  ])("without a worker: %s", async (_, onLine, page, expected) => {
    setNavigatorPart("onLine", onLine);
    setPage(page);
    await follow();

    expect(isUp()).toBe(expected);
  });

  it("does not wait for a worker of a release that does not answer", async () => {
    setWorker();
    setNavigatorPart("onLine", false);
    await follow();

    expect(isUp()).toBe(false);
  });
});

it("follows the worker, and the plane mode", async () => {
  const tell = setWorker({ isUp: true });
  await follow();
  tell(false);
  expect(isUp()).toBe(false);
  tell(true);
  expect(isUp()).toBe(true);

  setNavigatorPart("onLine", false);
  dispatchEvent(new Event("offline"));
  expect(isUp()).toBe(false);
  setNavigatorPart("onLine", true);
  dispatchEvent(new Event("online"));
  expect(isUp()).toBe(true);
});

it("asks from time to time while offline, and no longer", async () => {
  const fetch = answerDownloads({ not: "ours" });
  await follow();
  recordLine(false);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(isUp()).toBe(false);

  const later = answerDownloads(sizes);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(isUp()).toBe(true);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(later).toHaveBeenCalledTimes(1);
});

describe("a download", () => {
  it("that does not load says that there is no connection", async () => {
    globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));

    await expect(downloadJson("/a.json", isAnything)).rejects.toThrow();
    expect(isUp()).toBe(false);
  });

  it.each([
    ["says that there is one", false, true],
    ["says nothing where a worker may have kept it", true, undefined],
  ])("that comes %s", async (_, hasWorker, expected) => {
    if (hasWorker) setWorker();
    answerDownloads([]);
    await downloadJson("/a.json", isAnything);

    expect(isUp()).toBe(expected);
  });
});

it("is shown in full once per visit, and announced once each time", () => {
  const losses: unknown[] = [];
  const lose = () => {
    recordLine(false);
    losses.push(line.getState().loss);
  };
  lose();
  recordLine(false);
  // The next page.
  line.setState({ isUp: undefined, loss: undefined }, true);
  lose();
  recordLine(true);
  expect(line.getState().loss).toBeUndefined();
  lose();

  expect(losses).toEqual([
    { inFull: true, aloud: true },
    { inFull: false, aloud: false },
    { inFull: false, aloud: true },
  ]);
});
