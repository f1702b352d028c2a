import { inlineScript } from "./bundle";
import { isPageOf } from "./page-kinds";
import type { Page } from "./pages";
import { expectFound, replace, type Times } from "./replace";
import { rootMarks } from "./root-marks";

const scriptTag =
  /<script(?=[^>]*\ssrc="([^"]+)")(?![^>]*\snoModule)[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/;
/** Between two inline scripts that follow each other. */
const seam = /;?<\/script><script>(?=[(]?self\.__next_f)/;

/** The framework's runtime among its scripts. */
const runtime = /\/turbopack-/;

/** The start of the root element's tag. */
const rootTag = /<html(?=[\s>])/;

const charset = /<meta charset="utf-8"\/>/i;

/** The site's header, which is the first of the page. */
const siteHeader = /<body[^>]*>[^]*?<\/header>/;

/** The script that explains the first answer. */
export const firstAnswer = inlineScript("lib/pre-hydration/first-answer.ts");

/** Give the page its theme and its effects before it is painted. */
const choices = inlineScript("lib/pre-hydration/choices.ts");
const firstLevel = inlineScript("components/effects/first-level.ts");

/** Remembers presses before the app runs. */
const presses = inlineScript("lib/pre-hydration/presses.ts");

const basePath = process.env.BASE_PATH ?? "";

/** Where the worker of `service-worker.ts` will be. */
const worker = { address: `${basePath}/sw.js`, scope: `${basePath}/` };

/** The content of a page that is made of what the browser keeps. */
const keptContent = /<div data-app-first="(?:later-)?visit"[^>]*>/;

/** Says before that content whether this is a first visit. */
const visit = inlineScript("lib/pre-hydration/visit.ts");

/** What comes after a quiz on its page, and before most of the page. */
const studyList = '<section class="study';

/** Shows returning learners their progress. */
const showSetProgress = inlineScript("lib/progress/show-set-progress.ts");

/** The link to what the learner does next. */
const nextStepLink = /<p class="next-step[^]*?<\/p>/;

/**
 * Defers the framework's scripts of an exported page: the small script of
 * `lib/pre-hydration/start.ts` at the end of the page starts them, on pages
 * that are only read `start-when-needed.ts`. That of
 * `lib/pre-hydration/first-answer.ts` is right after a quiz, since a tap may
 * come before the rest has loaded; `presses.ts` is after the header, and
 * `choices.ts`, and `first-level.ts` of the effects, are at the beginning of the
 * head. The root element gets its marks (`root-marks.ts`).
 */
export function deferScripts(page: Page): Page {
  const { file } = page;
  const sources = sourcesOf(page);
  const start = isPageOf("reading", file)
    ? inlineScript("lib/pre-hydration/start-when-needed.ts", {
        sources,
        worker,
      })
    : inlineScript("lib/pre-hydration/start.ts", { sources });
  const onSets = isPageOf("set", file) ? 1 : 0;
  const onStart = isPageOf("start", file) ? 1 : 0;
  const onProgress = isPageOf("progress", file) ? 1 : 0;
  const onKept = isPageOf("kept", file) ? 1 : 0;
  const steps: [string | RegExp, Times, (match: string) => string][] = [
    [scriptTag, "at least 1", () => ""],
    [scriptPreload, "at least 1", () => ""],
    // The page's data as one script: the policy names each by its hash.
    [seam, "at least 1", () => ";"],
    // After the encoding, which browsers look for at the very beginning.
    [charset, 1, (mark) => mark + choices + firstLevel],
    [rootTag, 1, (tag) => tag + rootMarks(page.html)],
    [siteHeader, 1, (mark) => mark + presses],
    [
      nextStepLink,
      onStart || onProgress,
      (element) => (onStart ? element + showSetProgress : element),
    ],
    [keptContent, onKept, (mark) => visit + mark],
    [studyList, onSets, (mark) => firstAnswer + mark],
    ["</body>", 1, (mark) => start + mark],
  ];
  const deferred = steps.reduce(
    (page, [pattern, times, by]) => replace(page, pattern, times, by),
    page,
  );

  expectDeferred(deferred);
  return deferred;
}

/** The polyfills may be left, and the page's data in one script. */
function expectDeferred({ file, html }: Page) {
  const left: [RegExp, Times][] = [
    [/<script\b[^>]*\ssrc\b/g, 1],
    [/<link\b[^>]*\bas=["']?script/g, 0],
    [/self\.__next_f(?:(?!<\/script>)[^])*/g, 1],
  ];
  for (const [pattern, times] of left)
    expectFound(file, pattern, [...html.matchAll(pattern)].length, times);
}

/**
 * The framework's scripts. The runtime comes last: it starts React, which
 * swallows every press until all the others are there.
 */
function sourcesOf({ file, html }: Page): string[] {
  const sources = [
    ...new Set([...html.matchAll(scriptTag)].map(([, source = ""]) => source)),
  ];
  const isRuntime = (source: string) => runtime.test(source);
  expectFound(file, runtime, sources.filter(isRuntime).length, 1);
  return sources.sort(
    (one, other) => Number(isRuntime(one)) - Number(isRuntime(other)),
  );
}
