/**
 * Finishes the export in out/, after `next build`. The order matters: what
 * changes pages comes before their policy, and the service worker, which holds
 * the hash of every file, comes last.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { viewerHost } from "@/lib/site/book";
import { compileAheadIn } from "./compile-ahead";
import { deferScripts } from "./defer-scripts";
import { expectCovered } from "./headers";
import { headersFile, nginxFile, vercelFile } from "./host-files";
import { placeNotFoundPages } from "./not-found";
import { expectKinds, isPageOf } from "./page-kinds";
import { filesIn, readPages, writePages } from "./pages";
import { withPolicy } from "./policy";
import { writeOfflineSizes, writeServiceWorker } from "./service-worker";
import { withoutApp } from "./without-app";

const folder = "out";
const basePath = process.env.BASE_PATH ?? "";

const host = viewerHost();
const framedHost = host ? `https://${host}` : undefined;
const frameOf = (file: string) =>
  isPageOf("frame", file) ? framedHost : undefined;

placeNotFoundPages(folder);

const pages = readPages(folder).map((page) =>
  isPageOf("embed", page.file) ? withoutApp(page) : deferScripts(page),
);
expectKinds(
  folder,
  pages.map(({ file }) => file),
);
writePages(
  folder,
  pages.map((page) => withPolicy(page, frameOf(page.file))),
);

compileAheadIn(folder, filesIn(folder));

writeFileSync(join(folder, "_headers"), headersFile(basePath, filesIn(folder)));
mkdirSync("deploy", { recursive: true });
writeFileSync("deploy/vercel.json", vercelFile());
writeFileSync("deploy/nginx.conf", nginxFile());

const files = writeServiceWorker(folder, basePath);
expectCovered(folder, filesIn(folder));
const bytes = files.length > 0 ? writeOfflineSizes(folder, files) : {};
console.log(
  `Export finished: ${pages.length} pages with a policy, ${files.length} files for use offline, compressed: ${Object.entries(
    bytes,
  )
    .map(([language, size]) => `${language} ${Math.ceil(size / 1000)} KB`)
    .join(", ")}`,
);
