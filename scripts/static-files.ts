import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { headersFor } from "./export/headers";

const types: Record<string, string> = {
  ".apkg": "application/zip",
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp3": "audio/mpeg",
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
  ".zip": "application/zip",
};

type Coding = { name: string; pack: (text: Buffer) => Buffer };

/**
 * From 0 to 11. A host's best takes ten times as long: tests that measure no
 * bytes do without.
 */
const quality = Number(process.env.BROTLI_QUALITY ?? 11);

/** Best first. Crawlers of chat apps know gzip only. */
const codings: readonly Coding[] = [
  {
    name: "br",
    pack: (text) =>
      brotliCompressSync(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      }),
  },
  { name: "gzip", pack: (text) => gzipSync(text) },
];
/** Compressed once, since brotli at its best is slow. */
const compressed = new Map<string, Buffer>();

/** The requested path; it may begin with two slashes. */
export const pathOf = ({ url = "/" }: IncomingMessage) =>
  url.replace(/\?.*/, "");

/** The file below `root` that an address means, if there is one. */
export function findFile(
  root: string,
  basePath: string,
  pathname: string,
): string | null {
  if (!pathname.startsWith(`${basePath}/`)) return null;

  let path: string;
  try {
    path = normalize(decodeURIComponent(pathname.slice(basePath.length)));
  } catch {
    return null;
  }
  const candidates = [join(root, path), join(root, path, "index.html")];
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  return path.startsWith("..") ? null : (candidates.find(isFile) ?? null);
}

/** Responds with a file, or says that the browser's copy is still valid. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { root, file }: { root: string; file: string },
  status: number,
) {
  const type = types[extname(file)] ?? "application/octet-stream";
  const isText = /text|json|xml|javascript/.test(type);
  const path = file.slice(root.length).replaceAll(sep, "/");
  const headers = {
    "Content-Type": type,
    ETag: tagOf(file),
    ...headersFor(path),
  };

  if (status === 200 && request.headers["if-none-match"] === headers.ETag) {
    response.writeHead(304, headers);
    response.end();
    return;
  }

  const accepted = String(request.headers["accept-encoding"] ?? "");
  const coding = codings.find(({ name }) => isText && accepted.includes(name));
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
  else
    createReadStream(file)
      // Removed since it was found, for example while the site is being
      // rebuilt.
      .on("error", () => response.destroy())
      .pipe(response);
}

/** Changes when the file does, even within the same second. */
function tagOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  const sum = createHash("sha256").update(`${mtimeMs} ${size}`).digest("hex");
  return `"${sum.slice(0, 16)}"`;
}

function compress(file: string, { name, pack }: Coding): Buffer {
  const key = `${name}:${file}:${statSync(file).mtimeMs}`;
  const body = compressed.get(key) ?? pack(readFileSync(file));
  compressed.set(key, body);
  return body;
}
