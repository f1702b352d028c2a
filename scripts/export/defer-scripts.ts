import { transformSync } from "esbuild";
import { readFileSync } from "node:fs";
import { RELOADED_KEY } from "@/lib/first-answer";
import { storageKey } from "@/lib/saved-progress";

const scriptTag =
  /<script(?=[^>]*\ssrc="([^"]+)")(?![^>]*\snoModule)[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;

const starter = transformSync(
  readFileSync(new URL("start.ts", import.meta.url), "utf8"),
  { loader: "ts", minify: true, format: "iife", target: "es2022" },
).code.trim();

/** What comes after a quiz on its page, and before most of the page. */
const studyList = '<section class="study-list';

/**
 * Takes the framework's scripts off an exported page's way: they are started
 * by the small script of `start.ts`. It stands right behind a quiz, since a
 * tap may come before the rest of the page, else at the end.
 */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(scriptTag)].map(([, source]) => source);
  if (sources.length === 0) return html;

  const keyPrefix = storageKey("" as never);
  const head = Object.entries({
    sources: [...new Set(sources)],
    keyPrefix,
    reloadedKey: RELOADED_KEY,
  }).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
  return html
    .replace(scriptTag, "")
    .replace(scriptPreload, "")
    .replace(
      html.includes(studyList) ? studyList : "</body>",
      (end) => `<script>{${head.join("")}${starter}}</script>${end}`,
    );
}
