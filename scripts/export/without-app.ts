import { inlineScript } from "./bundle";
import type { Page } from "./pages";
import { replace, type Times } from "./replace";

/** What runs an embedded set. */
const embed = inlineScript("lib/embed/embed.ts");

/** Every script, and every hint to load one. */
const scripts = /<script\b[^>]*>[^]*?<\/script>/;
const preload = /<link rel="preload" as="script"[^>]*\/>/;

/**
 * Takes the framework out of an embedded page: its own small script does all
 * that the page needs, whatever storage or network the frame is given.
 */
export function withoutApp(page: Page): Page {
  const steps: [string | RegExp, Times, string][] = [
    [scripts, "at least 1", ""],
    [preload, "at least 1", ""],
    ["</body>", 1, `${embed}</body>`],
  ];
  return steps.reduce(
    (page, [pattern, times, by]) => replace(page, pattern, times, () => by),
    page,
  );
}
