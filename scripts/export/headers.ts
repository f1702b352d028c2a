/**
 * What every host sends with the files: the one source of `out/_headers`, of
 * the files in deploy/ and of scripts/serve.ts.
 */

/** Sent with everything. The scripts' policy is in each page: see policy.ts. */
export const securityHeaders = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

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
  const rule = cacheRules.find((rule) =>
    rule.path.endsWith("*")
      ? path.startsWith(rule.path.slice(0, -1))
      : path === rule.path,
  );
  return { ...securityHeaders, "Cache-Control": rule?.cache ?? defaultCache };
}
