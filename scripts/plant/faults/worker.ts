import { faultsOf } from "../fault";

/** Mistakes in the service worker. */
export const workerFaults = faultsOf("worker", [
  [
    "hanging-host-is-waited-for",
    "lib/offline/worker/strategies.ts",
    "const TIMEOUT = 3000;",
    "const TIMEOUT = 300_000;",
    "offline/kept",
    "kept-site",
  ],
  [
    "busy-host-is-believed",
    "lib/offline/worker/strategies.ts",
    "[204, 304, 429].includes(status) || (status >= 500 && status !== 511)",
    "[204, 304].includes(status)",
    "kept-site",
  ],
  [
    "portal-page-is-a-page",
    "lib/offline/worker/check-response.ts",
    "text: new RegExp(`${PAGE_MARK}[^]*</html>`),",
    "",
    "faults/portal",
  ],
  [
    "wrong-hash-is-kept",
    "lib/offline/worker/precache.ts",
    "return file && (await hasHash(file, site.files[path])) ? file : undefined;",
    "return file;",
    "faults/portal",
    "kept-site",
  ],
  [
    "pages-by-their-query",
    "lib/offline/worker/worker.ts",
    "const path = addressOf(pathOf(request.url));",
    "const path = addressOf(pathOf(request.url) + url.search);",
    "faults/offline",
  ],
  [
    "new-release-interrupts",
    "lib/offline/worker/worker.ts",
    "languagesRead().then(precacheFiles),",
    "languagesRead().then(precacheFiles).then(() => self.skipWaiting()),",
    "offline/release",
  ],
  [
    "kill-switch-keeps-files",
    "lib/offline/worker/kill-switch.ts",
    'if (name.startsWith("menkyo-mitra")) await caches.delete(name);',
    'if (name === "menkyo-mitra") await caches.delete(name);',
    "offline/release",
  ],
]);
