/**
 * Finishes the export in out/, after `next build`. The order matters: what
 * changes pages comes before their policy, and the service worker, which holds
 * the hash of every file, comes last.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes } from "@/content/languages";
import { viewerHost } from "@/lib/site/book";
import { pagePath } from "@/lib/site/links";
import { deferScripts } from "./defer-scripts";
import { headersFile } from "./host-files";
import { placeNotFoundPages } from "./not-found";
import { readPages, writePages } from "./pages";
import { withPolicy } from "./policy";
import { writeOfflineSizes, writeServiceWorker } from "./service-worker";

const folder = "out";
const basePath = process.env.BASE_PATH ?? "";

const host = viewerHost();
const framedHost = host ? `https://${host}` : undefined;
const framing = languageCodes.map(
  (code) => `${pagePath("recommended-book", code).slice(1)}index.html`,
);
const frameOf = (file: string) =>
  framing.includes(file) ? framedHost : undefined;

placeNotFoundPages(folder);

const pages = readPages(folder).map(({ file, html }) => ({
  file,
  html: deferScripts(html),
}));
writePages(
  folder,
  pages.map((page) => withPolicy(page, frameOf(page.file))),
);

writeFileSync(join(folder, "_headers"), headersFile(basePath));

const files = writeServiceWorker(folder, basePath);
const bytes = files.length > 0 ? writeOfflineSizes(folder, files) : {};
console.log(
  `Export finished: ${pages.length} pages with a policy, ${files.length} files for use offline, compressed: ${Object.entries(
    bytes,
  )
    .map(([language, size]) => `${language} ${Math.ceil(size / 1000)} KB`)
    .join(", ")}`,
);
