/** @jest-environment node */
import { readFileSync } from "node:fs";
import {
  headersFile,
  nginxFile,
  vercelFile,
} from "@/scripts/export/host-files";

it.each([
  ["deploy/vercel.json", vercelFile],
  ["deploy/nginx.conf", nginxFile],
])("%s is what `npm run hosts` writes", (path, file) => {
  expect(readFileSync(path, "utf8")).toBe(file());
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
