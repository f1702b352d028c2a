/** After this time, in ms, a download that hangs is given up. */
const TIMEOUT = 30_000;

/** Downloads a JSON file; refuses what is not of the expected kind. */
export async function download<T>(
  address: string,
  isExpected: (value: unknown) => value is T,
): Promise<T> {
  const hanging = new AbortController();
  setTimeout(() => hanging.abort(), TIMEOUT);
  const response = await fetch(address, { signal: hanging.signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);

  const value: unknown = await response.json();
  if (!isExpected(value)) throw new Error(`${address}: not what it should be`);
  return value;
}
