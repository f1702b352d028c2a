import { transformSync } from "esbuild";
import { readFileSync } from "node:fs";
import { storageKey } from "@/lib/saved-progress";

const scriptTag =
  /<script(?=[^>]*\ssrc="([^"]+)")(?![^>]*\snoModule)[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;

const starter = transformSync(
  readFileSync(new URL("start.ts", import.meta.url), "utf8"),
  { loader: "ts", minify: true, format: "iife", target: "es2022" },
).code.trim();

/**
 * Takes the framework's scripts off an exported page's way: they are started
 * by the small script of `start.ts`, which is put at the end of the page.
 */
export function deferScripts(html: string): string {
  const found = new Set(
    [...html.matchAll(scriptTag)].map(([, source]) => source),
  );
  if (found.size === 0) return html;

  // The runtime comes last: it starts React, which swallows every press until
  // all the others are there.
  const isRuntime = (source: string) => source.includes("/turbopack-");
  const sources = [...found].sort(
    (one, other) => Number(isRuntime(one)) - Number(isRuntime(other)),
  );

  const keyPrefix = storageKey("" as never);
  const head = `const sources=${JSON.stringify(sources)},keyPrefix=${JSON.stringify(keyPrefix)};`;
  return html
    .replace(scriptTag, "")
    .replace(scriptPreload, "")
    .replace("</body>", `<script>{${head}${starter}}</script></body>`);
}
