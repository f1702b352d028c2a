import { buildSync } from "esbuild";
import { fileURLToPath } from "node:url";
import { storageKey } from "@/lib/saved-progress";

const scriptTag =
  /<script(?=[^>]*\ssrc="([^"]+)")(?![^>]*\snoModule)[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
/** Between two inline scripts that follow each other. */
const seam = /;?<\/script><script>(?=[(]?self\.__next_f)/g;

/** What comes after a quiz on its page, and before most of the page. */
const studyList = '<section class="study';

/**
 * Takes the framework's scripts off an exported page's way: the small script
 * of `page/start.ts` at the end of the page starts them. That of
 * `page/first-answer.ts` stands right behind a quiz, since a tap may come
 * before the rest has.
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

  return (
    html
      .replace(scriptTag, "")
      .replace(scriptPreload, "")
      // The page's data as one script: the policy names each by its hash.
      .replace(seam, ";")
      .replace(studyList, (mark) => firstAnswer + mark)
      .replace("</body>", (mark) => inline("start.ts", { sources }) + mark)
  );
}

/** One of the scripts of `page/`, bundled and minified, with its constants. */
function inline(file: string, constants: Record<string, unknown>) {
  const [{ text }] = buildSync({
    entryPoints: [fileURLToPath(new URL(`page/${file}`, import.meta.url))],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
  }).outputFiles;
  return `<script>${text.trim()}</script>`;
}

/** The script that explains the first answer. */
export const firstAnswer = inline("first-answer.ts", {
  keyPrefix: storageKey("" as never),
});
