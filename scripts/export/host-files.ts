import { EMBED } from "@/lib/addresses/links";
import {
  cacheRules,
  defaultCache,
  framed,
  securityHeaders,
  unframed,
} from "./headers";
import { notFoundFolders } from "./not-found";

/**
 * `_headers` of Cloudflare Pages and Netlify. Both join the values of rules
 * that overlap, so the default cache time, which both send by themselves, is
 * left out, and what may not be shown in a frame is listed by its folders.
 *
 * @param files all files of the export
 */
export function headersFile(
  basePath: string,
  files: readonly string[],
): string {
  const rules: [path: string, headers: Record<string, string>][] = [
    ["/*", securityHeaders],
    [`${EMBED}*`, framed],
    ...unframedPaths(files).map((path): (typeof rules)[number] => [
      path,
      unframed,
    ]),
    ...cacheRules.map(({ path, cache }): [string, Record<string, string>] => [
      path,
      { "Cache-Control": cache },
    ]),
  ];

  return rules
    .map(([path, headers]) => {
      const lines = entries(headers).map(
        ([name, value]) => `  ${name}: ${value}\n`,
      );
      return `${basePath}${path}\n${lines.join("")}`;
    })
    .join("\n");
}

/** The root, the pages beside it, and each folder of pages but one. */
function unframedPaths(files: readonly string[]): string[] {
  const pages = files.filter((file) => file.endsWith(".html"));
  const paths = pages.map((file) => {
    const [first = "", rest] = file.split("/");
    return rest === undefined ? `/${first}` : `/${first}/*`;
  });
  return ["/", ...new Set(paths)].filter((path) => path !== `${EMBED}*`);
}

/** `vercel.json`, to be put beside the exported files. */
export function vercelFile(): string {
  const rule = (path: string, headers: Record<string, string>) => ({
    source: path.replace("*", "(.*)"),
    headers: entries(headers).map(([key, value]) => ({ key, value })),
  });

  return json({
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    trailingSlash: true,
    headers: [
      rule("/*", { ...securityHeaders }),
      rule(`${EMBED}*`, framed),
      { ...rule("", unframed), source: `/((?!${EMBED.slice(1)}).*)` },
      ...cacheRules.map(({ path, cache }) =>
        rule(path, { "Cache-Control": cache }),
      ),
    ],
  });
}

/**
 * An nginx site. All headers are in the server block: a location that adds its
 * own would lose the others.
 */
export function nginxFile(): string {
  const caches = cacheRules.map(({ path, cache }) => {
    const pattern = path.endsWith("*") ? `~^${path.slice(0, -1)}` : path;
    return `  ${pattern} "${cache}";`;
  });
  const headers = entries(securityHeaders).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  // A header without a value is not sent.
  const frames = entries(unframed).map(([name, value], index) => ({
    map: `map $uri $menkyo_mitra_frame_${index} {
  default "${value}";
  ~^${EMBED} "${(framed as Record<string, string>)[name] ?? ""}";
}`,
    header: `  add_header ${name} $menkyo_mitra_frame_${index} always;`,
  }));

  const languages = notFoundFolders
    .map(
      (folder) => `  location /${folder}/ {
    error_page 404 /${folder}/404.html;
    try_files $uri $uri/index.html =404;
  }
`,
    )
    .join("\n");

  return `# Made by "npm run build" from scripts/export/headers.ts.
map $uri $menkyo_mitra_cache {
  default "${defaultCache}";
${caches.join("\n")}
}

${frames.map(({ map }) => map).join("\n\n")}

server {
  listen 80;
  server_name _;
  root /var/www/menkyo-mitra;
  charset utf-8;
  server_tokens off;
  error_page 404 /404.html;

  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json
    application/manifest+json application/xml text/xml image/svg+xml
    text/plain;

  add_header Cache-Control $menkyo_mitra_cache always;
${[...headers, ...frames.map(({ header }) => header)].join("\n")}

  location / {
    try_files $uri $uri/index.html =404;
  }

${languages}
  location ~ \\.webmanifest$ {
    default_type application/manifest+json;
  }
}
`;
}

const entries = (headers: Record<string, string>) => Object.entries(headers);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
