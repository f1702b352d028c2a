/**
 * Whether the network still responds. The browser only knows that there is a
 * network: a router without a connection, or a host that is down, looks the
 * same.
 */
declare const self: {
  clients: {
    matchAll: (query: { type: "window" }) => Promise<readonly Page[]>;
  };
};

type Page = { postMessage: (message: unknown) => void };

/** After this time, in ms, a network that has sent nothing counts as gone. */
const PATIENCE = 10_000;

/** The state by the last response; undefined before the first request. */
let isUp: boolean | undefined;
let lastArrival = 0;

/**
 * Whether the last response came over the network; undefined before the first.
 */
export const lineIsUp = () => isUp;

/** One response of the network. */
type Answer = {
  /** As it is sent. */
  response: Promise<Response>;
  /** The same once it is known to be the site's; undefined if it is not. */
  file: Promise<Response | undefined>;
  /** Whether it may have come from the browser's own cache. */
  mayBeHeld: boolean;
};

/** Records whether a response comes, and tells the open pages. */
export async function recordLine(
  { signal }: Request,
  { response, file, mayBeHeld }: Answer,
): Promise<void> {
  const asked = Date.now();
  const note = async (came: boolean) => {
    if (came && mayBeHeld) return;
    // Another response has come since, or nobody waits for this one any more.
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
