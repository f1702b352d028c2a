import type { Page } from "./pages";

/** How many matches are required. */
export type Times = number | "at least 1";

/** Stops the build if the number of matches is wrong. */
export function expectFound(
  file: string,
  pattern: string | RegExp,
  found: number,
  times: Times,
) {
  const isExpected = times === "at least 1" ? found > 0 : found === times;
  if (!isExpected)
    throw new Error(
      `${file}: ${found} matches of ${pattern}, ${times} expected`,
    );
}

/** A page with every match replaced; throws if their number is wrong. */
export function replace(
  { file, html }: Page,
  pattern: string | RegExp,
  times: Times,
  by: (match: string) => string,
): Page {
  let found = 0;
  const everywhere =
    typeof pattern === "string" || pattern.global
      ? pattern
      : new RegExp(pattern, `${pattern.flags}g`);
  const replaced = html.replaceAll(everywhere, (match) => {
    found++;
    return by(match);
  });

  expectFound(file, pattern, found, times);
  return { file, html: replaced };
}

/** The files that match; throws if none does. */
export function expectFiles(
  folder: string,
  files: readonly string[],
  pattern: RegExp,
): string[] {
  const matching = files.filter((file) => pattern.test(file));
  expectFound(folder, pattern, matching.length, "at least 1");
  return matching;
}
