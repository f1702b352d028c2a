import { asPublished, hasHash } from "./check-response";
import { filesCache, findFile, findIn, openCache } from "./kept-files";
import { isReadFile, languageOfPage, offlinePage } from "./kept-languages";
import type { PrecacheManifest } from "./precache-manifest";
import { findReadFile, keepReadFile } from "./read-files";

declare const site: PrecacheManifest;

/** How long a page or a set may take before the kept one is shown, in ms. */
const TIMEOUT = 3000;

/**
 * A page from the network, else as it was kept, else the offline page: a host
 * that is too busy for any page says less.
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

/** The same of any file; what is to be kept once it is read, is. */
export async function openFile(
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const file = await networkFirst(event.request, path);
  if (isReadFile(path, site.languages))
    event.waitUntil(keepReadFile(path, file.clone()).catch(() => undefined));
  return file;
}

/** Nothing to read; 511 is the way into a station's Wi-Fi. */
const isRefusal = (status: number) =>
  [204, 304, 429].includes(status) || (status >= 500 && status !== 511);

/**
 * The network's answer. Where a file is kept, that one instead if the answer
 * takes too long, is a refusal, or is not what was asked for.
 */
async function networkFirst(request: Request, path: string): Promise<Response> {
  const file = (await findFile(path)) ?? (await findReadFile(path));
  if (!file) return fetch(request);

  const timeout = new Promise<undefined>((resolve) =>
    setTimeout(resolve, TIMEOUT, undefined),
  );
  return (await Promise.race([askNetwork(request, path), timeout])) ?? file;
}

/** The network's answer, if it is one to believe, also that a page is gone. */
async function askNetwork(request: Request, path: string) {
  try {
    const answer = await fetch(request);
    const isGone = answer.status === 404 || answer.status === 410;
    return await asPublished(answer, isGone ? "/404.html" : path);
  } catch {
    return undefined;
  }
}

/** A file as it is kept, else the network's. */
export async function cacheFirst(request: Request, path: string) {
  return (await findFile(path)) ?? fetch(request);
}

/**
 * A part that never changes under its name; one that is loaded later is kept
 * then. What is none, such as a portal's page, is refused, so that it is asked
 * for again.
 */
export async function loadPart(request: Request, path: string) {
  const address = site.basePath + path;
  const kept = (await findFile(path)) ?? (await findIn(filesCache, address));
  if (kept) return kept;

  const response = await fetch(request);
  if (response.ok && !(await asPublished(response, path)))
    return Response.error();
  if (response.ok && (await hasHash(response, site.parts[path]))) {
    const cache = await openCache(filesCache);
    // Without room it runs all the same.
    await cache?.put(address, response.clone()).catch(() => undefined);
  }
  return response;
}
