/**
 * Serves the export as a good static host would: `node scripts/serve.mjs
 * [port]`. Folders answer with their index.html, unknown paths with 404.html
 * and status 404, text goes out in brotli.
 */
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = process.env.ROOT ?? "out";
const port = Number(process.argv[2] ?? process.env.PORT ?? 3000);
const basePath = process.env.BASE_PATH ?? "";

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Best first. Crawlers of chat apps know gzip only. */
const codings = [
  {
    name: "br",
    pack: (text) =>
      brotliCompressSync(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      }),
  },
  { name: "gzip", pack: (text) => gzipSync(text) },
];
/** Compressed once, since brotli at its best is slow. */
const compressed = new Map();

if (!existsSync(join(root, "index.html"))) {
  console.error(`There is no export in ${root}/: run "npm run build" first.`);
  process.exit(1);
}

const server = createServer((request, response) => {
  const file = findFile(new URL(request.url ?? "/", "http://localhost"));
  send(request, response, file ?? join(root, "404.html"), file ? 200 : 404);
});

server.on("error", (error) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is in use: stop what uses it, or set another with PORT=3001 npm start.`
      : error.message,
  );
  process.exit(1);
});

server.listen(port, () => {
  console.log(`Menkyo Mitra is on http://localhost:${port}${basePath}/`);
});

function findFile({ pathname }) {
  if (!pathname.startsWith(`${basePath}/`)) return null;

  let path;
  try {
    path = normalize(decodeURIComponent(pathname.slice(basePath.length)));
  } catch {
    return null;
  }
  const candidates = [join(root, path), join(root, path, "index.html")];
  const isFile = (file) => existsSync(file) && statSync(file).isFile();
  return path.startsWith("..") ? null : (candidates.find(isFile) ?? null);
}

function send(request, response, file, status) {
  const type = types[extname(file)] ?? "application/octet-stream";
  const isText = /text|json|xml|javascript/.test(type);
  const isHashed = file.includes(join("_next", "static"));
  const headers = {
    "Content-Type": type,
    "Cache-Control": isHashed
      ? "public, max-age=31536000, immutable"
      : "public, max-age=0, must-revalidate",
    "X-Content-Type-Options": "nosniff",
  };

  const accepted = request.headers["accept-encoding"] ?? "";
  const coding = isText && codings.find(({ name }) => accepted.includes(name));
  if (coding) {
    const body = compress(file, coding);
    response.writeHead(status, {
      ...headers,
      "Content-Encoding": coding.name,
      "Content-Length": body.length,
      Vary: "Accept-Encoding",
    });
    response.end(request.method === "HEAD" ? undefined : body);
    return;
  }

  response.writeHead(status, {
    ...headers,
    "Content-Length": statSync(file).size,
  });
  if (request.method === "HEAD") response.end();
  else createReadStream(file).pipe(response);
}

function compress(file, { name, pack }) {
  const key = `${name}:${file}:${statSync(file).mtimeMs}`;
  if (!compressed.has(key)) compressed.set(key, pack(readFileSync(file)));
  return compressed.get(key);
}
