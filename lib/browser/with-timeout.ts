import { reloadOnce } from "./reload-once";

/** After this time, in ms, loading a part counts as failed. */
const TIMEOUT = 30_000;

/**
 * Makes the loader of a part of the app throw if the part does not arrive. An
 * empty or truncated script raises no error, and the bundler waits for it for
 * ever: only a reload can try again.
 */
export function withTimeout<Part>(load: () => Promise<Part>) {
  let isGivenUp = false;

  return async (): Promise<Part> => {
    if (isGivenUp) void reloadOnce();

    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isGivenUp = true;
        reject(new Error("A part of the app did not load"));
      }, TIMEOUT);
    });
    try {
      return await Promise.race([load(), timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
}
