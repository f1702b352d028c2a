import { hasHash, isData, isOurs, isWhole } from "./check-response";
import { filesCache, findFile, openCache } from "./kept-files";
import { isReadPage, languageOfPage, offlinePage } from "./kept-languages";
import type { PrecacheManifest } from "./precache-manifest";
import { findReadPage, keepReadPage } from "./read-pages";

declare const site: PrecacheManifest;

/** How long a page or a set may take before the kept one is shown, in ms. */
const TIMEOUT = 3000;

/** A page from the network, else as it was kept, else the offline page. */
export async function openPage(
  event: FetchEvent,
  path: string,
): Promise<Response> {
  try {
    const page = await networkFirst(event.request, path);
    if (isReadPage(path, site.languages))
      event.waitUntil(keepReadPage(path, page.clone()));
    return page;
  } catch {
    // Another language's page says more than the browser's own.
    const language = languageOfPage(path, site.languages);
    for (const code of [language, ...Object.keys(site.languages)]) {
      const page = await findFile(offlinePage(code, site.languages));
      if (page) return page;
    }
    return Response.error();
  }
}

/**
 * The network's answer. Where a file is kept, that one instead if the answer
 * takes too long, is a refusal, or is not what was asked for.
 */
export async function networkFirst(
  request: Request,
  path: string,
): Promise<Response> {
  const file = (await findFile(path)) ?? (await findReadPage(path));
  if (!file) return fetch(request);

  const timeout = new Promise<undefined>((resolve) =>
    setTimeout(resolve, TIMEOUT, undefined),
  );
  return (await Promise.race([askNetwork(request, path), timeout])) ?? file;
}

/** The network's answer, if it is one to believe. */
async function askNetwork(request: Request, path: string) {
  try {
    const answer = await fetch(request);
    const isGone = answer.status === 404 || answer.status === 410;
    // A cut set is nothing; a page can be read while the rest comes.
    const check = isData(path) ? isWhole : isOurs;
    const isRight = isGone || (answer.ok && (await check(answer, path)));
    return isRight ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** A file as it is kept, else the network's. */
export async function cacheFirst(request: Request, path: string) {
  return (await findFile(path)) ?? fetch(request);
}

/** A part that is loaded later; it never changes under its name. */
export async function loadChunk(request: Request, path: string) {
  const cache = await openCache(filesCache);
  const address = site.basePath + path;
  const part = await cache?.match(address, { ignoreVary: true });
  if (part) return part;

  const response = await fetch(request);
  if (await hasHash(response, site.parts[path]))
    // Without room it runs all the same.
    await cache?.put(address, response.clone()).catch(() => undefined);
  return response;
}
