/** @jest-environment node */
import {
  cacheRules,
  framed,
  securityHeaders,
  unframed,
} from "@/scripts/export/headers";
import {
  headersFile,
  nginxFile,
  vercelFile,
} from "@/scripts/export/host-files";

it.each([
  ["vercel.json", vercelFile],
  ["nginx.conf", nginxFile],
])("%s sends every header, and caches what may be cached", (_, file) => {
  const values = [
    ...[securityHeaders, framed, unframed].flatMap(Object.entries).flat(),
    ...cacheRules.map(({ cache }) => cache),
  ];

  for (const value of values) expect(file()).toContain(value);
});

const files = [
  "index.html",
  "404.html",
  "book/index.html",
  "book/signals/index.html",
  "embed/sets/basic/index.html",
  "images/a.svg",
];

it("keeps to the limits of Cloudflare Pages", () => {
  const lines = headersFile("/menkyo", files).split("\n");

  expect(lines.filter((line) => line.startsWith("/"))).toEqual([
    "/menkyo/*",
    "/menkyo/embed/*",
    "/menkyo/",
    "/menkyo/index.html",
    "/menkyo/404.html",
    "/menkyo/book/*",
    "/menkyo/_next/static/*",
    "/menkyo/sw.js",
  ]);
  for (const line of lines) expect(line.length).toBeLessThan(2000);
});

it("sets no header twice for one file", () => {
  const rules = headersFile("", files).split("\n\n");
  const namesFor = (path: string) =>
    rules
      .filter((rule) => rule.startsWith("/*\n") || rule.startsWith(path))
      .flatMap((rule) => rule.match(/^ {2}[\w-]+/gm));

  for (const path of ["/\n", "/book/*", "/embed/*"])
    expect(new Set(namesFor(path)).size).toBe(namesFor(path).length);
  expect(namesFor("/embed/*")).not.toContain("  X-Frame-Options");
});
