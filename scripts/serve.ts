/**
 * Serves the export as a good static host would: `npm start`, or `tsx
 * scripts/serve.ts [port]`. Folders answer with their index.html, unknown
 * paths with the 404.html of their language and status 404, text goes out in brotli, with the
 * headers of every host.
 */
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { notFoundFile } from "./export/not-found";
import { findFile, pathOf, send } from "./static-files";

const root = process.env.SITE_FOLDER ?? "out";
const port = Number(process.argv[2] ?? process.env.PORT ?? 3000);
const basePath = process.env.BASE_PATH ?? "";

if (!existsSync(join(root, "index.html"))) {
  console.error(`There is no export in ${root}/: run "npm run build" first.`);
  process.exit(1);
}

const server = createServer((request, response) => {
  const pathname = pathOf(request);
  const file = findFile(root, basePath, pathname);
  const status = file ? 200 : 404;
  send(
    request,
    response,
    {
      root,
      file: file ?? join(root, notFoundFile(pathname.slice(basePath.length))),
    },
    status,
  );
});

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is in use: stop what uses it, or set another with PORT=3001 npm start.`
      : error.message,
  );
  process.exit(1);
});

server.listen(port, () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Menkyo Mitra is on http://localhost:${port}${basePath}/`);
});
