import { PAGE_MARK } from "../../browser/page-mark";

/**
 * The one place that checks what came over the wire. A station's Wi-Fi answers
 * everything with its own page and status 200, a proxy changes what it hands
 * on, a line breaks: nothing of that is kept, or shown instead of a kept file.
 */

/**
 * The types that browsers accept for each kind of file; how its text begins and
 * ends.
 */
const kinds: readonly { path: RegExp; type?: RegExp; text?: RegExp }[] = [
  { path: /^\/(questions|trainer)\//, text: /^\[\{"id":[^]*\]\s*$/ },
  { path: /^\/search\/[^/]+\.json$/, text: /^\{"part":[^]*\}\s*$/ },
  { path: /^\/hazards\//, text: /^\{"version":[^]*\}\s*$/ },
  { path: /^\/readings\//, text: /^\[\{"ref":[^]*\]\s*$/ },
  { path: /^\/papers\//, text: /^\{"test":[^]*\}\s*$/ },
  { path: /\.svg$/, type: /^image\//, text: /<\/svg>\s*$/ },
  { path: /\.mp3$/, type: /^audio\// },
  { path: /\.js$/, type: /javascript/ },
  { path: /\.css$/, type: /^text\/css/ },
  {
    path: /(\/|\.html)$/,
    type: /html/,
    text: new RegExp(`${PAGE_MARK}[^]*</html>`),
  },
];

/**
 * The response, if it is the complete file that was asked for, with a type that
 * browsers accept for it. A host may have added something to a page; the page's
 * policy does not let it run.
 *
 * @param path without the base path
 */
export async function asPublished(
  response: Response,
  path: string,
): Promise<Response | undefined> {
  const kind = kinds.find((kind) => kind.path.test(path));
  const type = response.headers.get("Content-Type") ?? "";
  const isThere = response.ok || isNotFound(path);
  if (!isThere || kind?.type?.test(type) === false) return undefined;
  if (!kind?.text) return response;

  return kind.text.test(await response.clone().text()) ? response : undefined;
}

/** Downloads a file of the site; undefined unless it comes as published. */
export async function download(
  address: string,
  path: string,
  cache: RequestCache = "no-cache",
): Promise<Response | undefined> {
  try {
    return await asPublished(await fetch(address, { cache }), path);
  } catch {
    return undefined;
  }
}

/** Whether a path of the site is that of a page. */
export const isPage = (path: string) => /(\/|\.html)$/.test(path);

/** Whether it is the page for addresses that a host does not have. */
const isNotFound = (path: string) => path.endsWith("/404.html");

/** Whether data lies there, for the app to read. */
export const isData = (path: string) =>
  /^\/(questions|papers|search|trainer|hazards|readings)\/[^/]+\.json$/.test(
    path,
  );

/** Whether a response is the very file that the release names by this hash. */
export async function hasHash(
  response: Response,
  expected: string | undefined,
): Promise<boolean> {
  const bytes = await response.clone().arrayBuffer();
  return (await hash(bytes)) === expected;
}

/** As the export writes it. */
async function hash(bytes: BufferSource): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...sum))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 10);
}
