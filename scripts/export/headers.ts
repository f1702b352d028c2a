import { EMBED } from "@/lib/addresses/links";
import { expectFound } from "./replace";

/**
 * What every host sends with the files: the one source of `out/_headers`, of
 * the files in deploy/ and of scripts/serve.ts.
 */

/** Sent with everything. The scripts' policy is in each page: see policy.ts. */
export const securityHeaders = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Sent with everything that no other site may show in a frame. */
export const unframed = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Frame-Options": "DENY",
};

/** Sent with what is made for that. */
export const framed = { "Content-Security-Policy": "frame-ancestors *" };

/** How long a file may be kept; a path that ends in "*" means what follows. */
export const cacheRules = [
  {
    path: "/_next/static/*",
    cache: "public, max-age=31536000, immutable",
  },
  { path: "/sw.js", cache: "no-cache" },
];

/** For every other file: ask each time, which costs nothing if unchanged. */
export const defaultCache = "public, max-age=0, must-revalidate";

/**
 * The headers of one file.
 *
 * @param path without the base path
 */
export function headersFor(path: string): Record<string, string> {
  const rule = cacheRules.find((rule) => isCovered(path, rule.path));
  return {
    ...securityHeaders,
    ...(path.startsWith(EMBED) ? framed : unframed),
    "Cache-Control": rule?.cache ?? defaultCache,
  };
}

/** Stops the build if a rule matches no file of the export. */
export function expectCovered(folder: string, files: readonly string[]) {
  for (const { path } of cacheRules) {
    const covered = files.filter((file) => isCovered(`/${file}`, path));
    expectFound(folder, path, covered.length, "at least 1");
  }
}

/** Whether the path of a rule covers that of a file. */
function isCovered(path: string, rule: string): boolean {
  return rule.endsWith("*")
    ? path.startsWith(rule.slice(0, -1))
    : path === rule;
}
