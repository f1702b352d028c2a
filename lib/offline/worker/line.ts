/**
 * Whether the network still answers. The browser knows only that there is a
 * network: a router without a line, or a host that is down, looks the same.
 */
declare const self: {
  clients: {
    matchAll: (query: { type: "window" }) => Promise<readonly Page[]>;
  };
};

type Page = { postMessage: (message: unknown) => void };

/** After this time, in ms, a network that has sent nothing counts as gone. */
const PATIENCE = 10_000;

/** What the last answer said; undefined before one was asked for. */
let isUp: boolean | undefined;
let lastArrival = 0;

/** Whether the last answer came over the network; undefined if none was due. */
export const lineIsUp = () => isUp;

/** One answer of the network. */
type Answer = {
  /** As it is sent. */
  response: Promise<Response>;
  /** The same once it is known to be ours; undefined if it is not. */
  file: Promise<Response | undefined>;
  /** Whether the browser itself may have held it. */
  mayBeHeld: boolean;
};

/** Takes note of whether an answer comes, and tells the open pages. */
export async function recordLine(
  { signal }: Request,
  { response, file, mayBeHeld }: Answer,
): Promise<void> {
  const asked = Date.now();
  const note = async (came: boolean) => {
    if (came && mayBeHeld) return;
    // Another answer has come since, or nobody waits for this one any more.
    if (!came && (asked < lastArrival || signal.aborted)) return;
    if (came) lastArrival = Date.now();
    isUp = came;
    await tellPages();
  };
  let isComing = false;
  response.then(
    () => (isComing = true),
    () => undefined,
  );
  const hangs = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([
    file.then((file) => note(file !== undefined)),
    hangs.then(() => (isComing ? undefined : note(false))),
  ]);
}

async function tellPages() {
  for (const page of await self.clients.matchAll({ type: "window" }))
    page.postMessage({ type: "line", isUp });
}
