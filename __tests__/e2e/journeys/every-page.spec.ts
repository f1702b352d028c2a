import { quickProblems } from "../support/access";
import { exportedPages } from "../support/exported";
import { expect, test } from "../support/site";

const narrow = { width: 360, height: 640 };

test.use({ viewport: narrow });

// The console and the policy are watched: see support/site.ts.
test("every page opens, fits a narrow screen and marks its languages", async ({
  page,
}) => {
  const paths = [...exportedPages().map(({ path }) => path), "/offline/"];
  expect(paths.length).toBeGreaterThan(100);
  test.setTimeout(3_000 * paths.length);
  const problems: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const { isHeaded, width } = await page.evaluate(() => ({
      isHeaded: document.querySelector("h1, h2")?.checkVisibility(),
      width: document.documentElement.scrollWidth,
    }));
    if (!isHeaded) problems.push(`${path}: no heading`);
    if (width > narrow.width) problems.push(`${path}: ${width} px wide`);
    for (const problem of await quickProblems(page))
      problems.push(`${path}: ${problem}`);
  }
  expect(problems).toEqual([]);
});
