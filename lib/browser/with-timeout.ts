import { reloadOnce } from "./reload-once";

/** After this time, in ms, a part that has not come is given up. */
const TIMEOUT = 30_000;

/**
 * Makes what loads a part of the app throw where that does not come. An empty
 * or cut script says nothing of itself, and the bundler waits for it for ever:
 * whoever asks again then needs the page anew.
 */
export function withTimeout<Part>(load: () => Promise<Part>) {
  let isGivenUp = false;

  return async (): Promise<Part> => {
    if (isGivenUp) void reloadOnce();

    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isGivenUp = true;
        reject(new Error("A part of the app has not come"));
      }, TIMEOUT);
    });
    try {
      return await Promise.race([load(), timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
}
