import { hasWorker, recordLine } from "./line";

/** After this time, in ms, a download that hangs is given up. */
const TIMEOUT = 30_000;

/** Downloads one of the site's JSON files; throws if anything else arrives. */
export async function downloadJson<T>(
  address: string,
  isRight: (value: unknown) => value is T,
  cache: RequestCache = "default",
): Promise<T> {
  const hanging = new AbortController();
  setTimeout(() => hanging.abort(), TIMEOUT);
  try {
    const response = await fetch(address, { signal: hanging.signal, cache });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);

    const value: unknown = await response.json();
    if (!isRight(value)) throw new Error(`${address}: not what it should be`);
    // A worker reports by itself whether it used a cached response.
    if (!hasWorker()) recordLine(true);
    return value;
  } catch (error) {
    recordLine(false);
    throw error;
  }
}
