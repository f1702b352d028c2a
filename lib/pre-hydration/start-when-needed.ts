/**
 * At the end of a page that is only read, instead of `start.ts`: starts the app
 * once something needs it, which is a control, a lost connection to announce,
 * or a mouse to decorate. Until then it saves the site for offline use, as the
 * app does elsewhere (`lib/offline/offline.ts`).
 */
import { onIdle } from "../browser/idle";
import { isLineUp } from "../browser/is-line-up";
import {
  mayKeepUnasked,
  registerWorker,
  serviceWorkers,
  type WorkerPlace,
} from "../browser/service-workers";
import { download, start, startUnlessAtRest } from "./app-scripts";
import "./prepare-page";

/** Inserted by the export. */
declare const worker: WorkerPlace;

/**
 * The site is saved at the latest this long after the page has loaded, in ms.
 */
const IDLE = 5_000;

const early = { passive: true, capture: true };

/** What only the app can handle. The theme is chosen without it: choices.ts. */
const controls =
  "button:not([popovertarget]), input:not([name^=theme]), select, textarea, .needs-app";
/** Links to pages that will start the app. */
const leadsToApp = ["sets", "exams", "practice", "progress", "trainer"]
  .map((folder) => `a[href*="/${folder}/"]`)
  .join();

function startForControl({ target }: Event) {
  if (!(target instanceof Element)) return;
  if (target.closest(controls)) start();
  else if (target.closest(leadsToApp)) download();
}

for (const sign of ["pointerdown", "focusin", "click"])
  addEventListener(sign, startForControl, early);
addEventListener(
  "pointermove",
  (event) => event.pointerType === "mouse" && startUnlessAtRest(event),
  early,
);
addEventListener("offline", start);
// What is looked for in the address is found without a press.
if (location.hash.startsWith("#q=")) start();
addEventListener("load", () => {
  void startWithoutLine();
  onIdle(() => void keepSite(), IDLE);
});

async function startWithoutLine() {
  serviceWorkers()?.addEventListener("message", ({ data }: MessageEvent) => {
    if ((data as { isUp?: unknown } | null)?.isUp === false) start();
  });
  if (!(await isLineUp())) start();
}

async function keepSite() {
  if (await mayKeepUnasked(worker.scope))
    await registerWorker(worker).catch(() => undefined);
}
