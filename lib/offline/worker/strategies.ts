import { asPublished, hasHash } from "./check-response";
import {
  filesCache,
  findFile,
  findIn,
  isHashed,
  openCache,
} from "./file-cache";
import { isRuntimeFile, languageOfPage, offlinePage } from "./kept-languages";
import { recordLine } from "./line";
import type { PrecacheManifest } from "./precache-manifest";
import { findRuntimeFile, keepRuntimeFile } from "./runtime-cache";

declare const site: PrecacheManifest;

/** How long a page or a set may take before the cached one is used, in ms. */
const TIMEOUT = 3000;

/**
 * A page from the network, else from the cache, else the offline page, which
 * says more than the error page of a busy host.
 */
export async function openPage(
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const page = await openFile(event, path).catch(() => undefined);
  if (page && !isRefusal(page.status)) return page;

  // Another language's page says more than the browser's own.
  const language = languageOfPage(path, site.languages);
  for (const code of [language, ...Object.keys(site.languages)]) {
    const kept = await findFile(offlinePage(code, site.languages));
    if (kept) return kept;
  }
  return page ?? Response.error();
}

/** The same for any file; read files are cached. */
export async function openFile(
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const file = await networkFirst(event, path);
  if (isRuntimeFile(path, site.languages))
    event.waitUntil(keepRuntimeFile(path, file.clone()).catch(() => undefined));
  return file;
}

/** Nothing to read; 511 is the login page of a public Wi-Fi. */
const isRefusal = (status: number) =>
  [204, 304, 429].includes(status) || (status >= 500 && status !== 511);

/**
 * The network's response; or the cached file, if there is one, when the
 * response takes too long, is an error, or is not what was requested.
 */
async function networkFirst(
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const file = (await findFile(path)) ?? (await findRuntimeFile(path));
  const answer = askNetwork(event, path);
  if (!file) return answer.response;

  const timeout = new Promise<undefined>((resolve) =>
    setTimeout(resolve, TIMEOUT, undefined),
  );
  return (await Promise.race([answer.file, timeout])) ?? file;
}

/**
 * What the network sends, and the same if it can be trusted, which includes
 * that a page is gone.
 */
function askNetwork(event: FetchEvent, path: string) {
  const { request } = event;
  const response = fetch(request);
  const check = (response: Response) => {
    const isGone = response.status === 404 || response.status === 410;
    return asPublished(response.clone(), isGone ? "/404.html" : path);
  };
  const answer = {
    response,
    file: response.then(check).catch(() => undefined),
    mayBeHeld: isHashed(path),
  };
  event.waitUntil(recordLine(request, answer));
  return answer;
}

/** A file from the cache, else from the network. */
export async function cacheFirst(request: Request, path: string) {
  return (await findFile(path)) ?? fetch(request);
}

/**
 * A part that never changes under its name; one that is loaded later is cached
 * then. Anything else, such as a portal's page, is refused, so that the part is
 * requested again.
 */
export async function loadPart(event: FetchEvent, path: string) {
  const address = site.basePath + path;
  const kept = (await findFile(path)) ?? (await findIn(filesCache, address));
  if (kept) return kept;

  const answer = askNetwork(event, path);
  const part = await answer.response;
  if (part.ok && !(await answer.file)) return Response.error();
  if (part.ok && (await hasHash(part, site.parts[path]))) {
    const cache = await openCache(filesCache);
    // It works without storage space, too.
    await cache?.put(address, part.clone()).catch(() => undefined);
  }
  return part;
}
