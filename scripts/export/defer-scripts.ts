import { inlineScript } from "./bundle";

const scriptTag =
  /<script(?=[^>]*\ssrc="([^"]+)")(?![^>]*\snoModule)[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
/** Between two inline scripts that follow each other. */
const seam = /;?<\/script><script>(?=[(]?self\.__next_f)/g;

/** The script that explains the first answer. */
export const firstAnswer = inlineScript("lib/early/first-answer.ts");

const firstLevel = inlineScript("components/effects/first-level.ts");

/** What comes after a quiz on its page, and before most of the page. */
const studyList = '<section class="study';

/** Shows who comes back where she stands. */
const showStanding = inlineScript("lib/early/show-standing.ts");

/** The way back to the set that was begun. */
const wayBack = /<p class="continue[\s\S]*?<\/p>/;

/**
 * Takes the framework's scripts off an exported page's way: the small script
 * of `lib/early/start.ts` at the end of the page starts them. That of
 * `lib/early/first-answer.ts` stands right behind a quiz, since a tap may come
 * before the rest has; `first-level.ts` of the effects behind the header.
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
      .replace("</header>", (mark) => mark + firstLevel)
      .replace(wayBack, (element) => element + showStanding)
      .replace(studyList, (mark) => firstAnswer + mark)
      .replace(
        "</body>",
        (mark) => inlineScript("lib/early/start.ts", { sources }) + mark,
      )
  );
}
