import { recordLine, lineIsUp } from "@/lib/offline/worker/line";

const localized: unknown[] = [];
const page = { postMessage: (message: unknown) => localized.push(message) };
const file = {} as Response;
const never = new Promise<never>(() => undefined);

let now = Date.now();
beforeEach(() => {
  // What one test lets come lies behind the next.
  jest.useFakeTimers({ now: (now += 3_600_000) });
  localized.length = 0;
  Object.assign(globalThis, {
    clients: { matchAll: () => Promise.resolve([page]) },
  });
});
afterEach(() => jest.useRealTimers());

/** Asks for a page that comes, or not, after so many ms. */
function ask(
  { head, ours = true }: { head: Promise<Response>; ours?: boolean },
  { mayBeHeld = false, signal = new AbortController().signal } = {},
) {
  const file = head.then(
    (file) => (ours ? file : undefined),
    () => undefined,
  );
  return recordLine({ signal } as Request, { response: head, file, mayBeHeld });
}

const after = (time: number) =>
  new Promise<Response>((resolve) => setTimeout(resolve, time, file));
const failsAfter = (time: number) =>
  new Promise<Response>((_, reject) => setTimeout(reject, time));

it("tells open pages which responses arrive and which do not", async () => {
  await ask({ head: Promise.resolve(file) });
  expect(lineIsUp()).toBe(true);
  await ask({ head: Promise.reject(new TypeError()) });
  expect(lineIsUp()).toBe(false);

  expect(localized).toEqual([
    { type: "line", isUp: true },
    { type: "line", isUp: false },
  ]);
});

it("does not take a portal's page for a response", async () => {
  await ask({ head: Promise.resolve(file), ours: false });

  expect(localized).toEqual([{ type: "line", isUp: false }]);
});

it("gives a slow connection ten seconds before it counts as lost", async () => {
  void ask({ head: after(9_000) });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(localized).toEqual([{ type: "line", isUp: true }]);

  void ask({ head: after(12_000) });
  await jest.advanceTimersByTimeAsync(10_500);
  expect(localized.at(-1)).toEqual({ type: "line", isUp: false });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(localized.at(-1)).toEqual({ type: "line", isUp: true });
});

it("does not count a slow file once its headers have arrived", async () => {
  const { signal } = new AbortController();
  const head = Promise.resolve(file);
  void recordLine({ signal } as Request, {
    response: head,
    file: never,
    mayBeHeld: false,
  });
  await jest.advanceTimersByTimeAsync(60_000);

  expect(localized).toEqual([]);
});

it("believes what came later, not what fails late", async () => {
  void ask({ head: failsAfter(5_000) });
  await jest.advanceTimersByTimeAsync(1_000);
  void ask({ head: after(1_000) });
  await jest.advanceTimersByTimeAsync(30_000);

  expect(localized).toEqual([{ type: "line", isUp: true }]);
});

it.each([
  ["nobody waits for any more", { signal: AbortSignal.abort() }],
  ["the browser itself may have held", { mayBeHeld: true }],
])("makes nothing of a file that %s", async (_, options) => {
  const head = "mayBeHeld" in options ? Promise.resolve(file) : failsAfter(100);
  void ask({ head }, options);
  await jest.advanceTimersByTimeAsync(500);

  expect(localized).toEqual([]);
});

it("takes a part that does not load as a lost connection", async () => {
  await ask({ head: Promise.reject(new TypeError()) }, { mayBeHeld: true });

  expect(localized).toEqual([{ type: "line", isUp: false }]);
});
