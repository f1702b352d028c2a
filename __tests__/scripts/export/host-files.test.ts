/** @jest-environment node */
import { cacheRules, securityHeaders } from "@/scripts/export/headers";
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
    ...Object.entries(securityHeaders).flat(),
    ...cacheRules.map(({ cache }) => cache),
  ];

  for (const value of values) expect(file()).toContain(value);
});

it("keeps to the limits of Cloudflare Pages", () => {
  const lines = headersFile("/menkyo").split("\n");

  expect(lines.filter((line) => line.startsWith("/"))).toEqual([
    "/menkyo/*",
    "/menkyo/_next/static/*",
    "/menkyo/sw.js",
  ]);
  for (const line of lines) expect(line.length).toBeLessThan(2000);
});

it("sets no header twice for one file", () => {
  const names = headersFile("").match(/^ {2}[\w-]+/gm) ?? [];
  const others = names.filter((name) => name !== "  Cache-Control");

  expect(new Set(others).size).toBe(others.length);
});
