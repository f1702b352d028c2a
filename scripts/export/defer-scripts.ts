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
 * by the small script of `start.ts`. It is put behind what can be seen and
 * before the page's data, so that a slow network need not bring those first.
 */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(scriptTag)].map(([, source]) => source);
  if (sources.length === 0) return html;

  const keyPrefix = storageKey("" as never);
  const head = `const sources=${JSON.stringify([...new Set(sources)])},keyPrefix=${JSON.stringify(keyPrefix)};`;
  return html
    .replace(scriptTag, "")
    .replace(scriptPreload, "")
    .replace(
      /<script id="_R_">|<\/body>/,
      (mark) => `<script>{${head}${starter}}</script>${mark}`,
    );
}
