import { cacheRules, defaultCache, securityHeaders } from "./headers";
import { notFoundFolders } from "./not-found";

/**
 * `_headers` of Cloudflare Pages and Netlify. Both join the values of rules
 * that overlap, so the default cache time, which both send by themselves, is
 * left out.
 */
export function headersFile(basePath: string): string {
  const rules: [path: string, headers: Record<string, string>][] = [
    ["/*", securityHeaders],
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
${headers.join("\n")}

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
