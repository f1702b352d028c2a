/**
 * The one place that checks what came over the wire. A station's Wi-Fi answers
 * everything with its own page and status 200: that is never kept or shown as
 * a file of ours.
 */

/** What every page of ours holds in its head. */
const PAGE_MARK = '<meta name="application-name" content="Menkyo Mitra"';

/** What a set begins with, and what papers are drawn from. */
const marks: readonly [folder: string, mark: string][] = [
  ["/questions/", '[{"id":'],
  ["/papers/", '{"test":'],
];

/** The mark of a page stands before this many letters. */
const HEAD = 32_000;

/** What each kind of address must be sent as, by how its path begins or ends. */
const types: readonly [path: RegExp, type: RegExp][] = [
  [/^\/(questions|papers)\//, /json/],
  [/^\/images\//, /^image\//],
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.woff2$/, /font|octet-stream/],
];

/** Whether a response can be the file of ours that was asked for. */
export async function isOurs(
  response: Response,
  path: string,
): Promise<boolean> {
  const sent = response.headers.get("Content-Type") ?? "";
  const kind = types.find(([pattern]) => pattern.test(path));
  if (kind && !kind[1].test(sent)) return false;
  const mark = marks.find(([folder]) => path.startsWith(folder))?.[1];
  if (mark) return (await begins(response, mark.length)).startsWith(mark);
  if (!isPage(path)) return true;

  return (
    /html/.test(sent) && (await begins(response, HEAD)).includes(PAGE_MARK)
  );
}

/** How each kind of file ends; a host may add something behind a page. */
const ends: readonly [path: RegExp, end: RegExp][] = [
  [/(\/|\.html)$/, /<\/html>/],
  [/\.svg$/, /<\/svg>\s*$/],
  [/^\/questions\//, /\]\s*$/],
  [/^\/papers\//, /\}\s*$/],
];

/**
 * The same of a response that is to be kept, which is read to its end: a cut
 * one would be shown for as long as it is kept.
 */
export async function isWhole(
  response: Response,
  path: string,
): Promise<boolean> {
  if (!response.ok || !(await isOurs(response, path))) return false;

  const text = await response.clone().text();
  return ends.every(([kind, end]) => !kind.test(path) || end.test(text));
}

/** Whether a page lies at a path of ours. */
export const isPage = (path: string) => /(\/|\.html)$/.test(path);

/** Whether a set lies at a path of ours, or what papers are drawn from. */
export const isData = (path: string) =>
  marks.some(([folder]) => path.startsWith(folder));

/** Whether a response is the very file that the release names by this hash. */
export async function hasHash(
  response: Response,
  hash: string | undefined,
): Promise<boolean> {
  if (!response.ok || hash === undefined) return false;

  const bytes = await response.clone().arrayBuffer();
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const text = btoa(String.fromCharCode(...sum))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  return text.startsWith(hash);
}

/**
 * How a response begins, up to the page's mark or so many letters. Reads no
 * further, so that the rest can come while the beginning is shown.
 */
async function begins(response: Response, length: number): Promise<string> {
  const reader = response.clone().body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (reader && text.length < length && !text.includes(PAGE_MARK)) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  void reader?.cancel();
  return text;
}
