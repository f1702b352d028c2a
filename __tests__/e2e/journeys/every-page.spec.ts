import { quickProblems } from "../support/access";
import { exportedPages } from "../support/exported";
import { widthBeside } from "../support/layout";
import { expect, test } from "../support/site";

test.use({ viewport: { width: 320, height: 640 } });

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
    const isHeaded = await page.evaluate(() =>
      document.querySelector("h1, h2")?.checkVisibility(),
    );
    if (!isHeaded) problems.push(`${path}: no heading`);
    const beside = await page.evaluate(widthBeside);
    if (beside > 0) problems.push(`${path}: ${beside} px too wide`);
    for (const problem of await quickProblems(page))
      problems.push(`${path}: ${problem}`);
  }
  expect(problems).toEqual([]);
});
