import {
  expectTapCounts,
  expectUsableAfterDrop,
  expectUsableWithout,
  faults,
  firstScripts,
  laterScripts,
} from "../e2e/support/missing-scripts";
import { expect, test } from "../e2e/support/site";

for (const fault of Object.keys(faults) as (keyof typeof faults)[])
  test(`whichever script is ${fault}, the set can be used`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const later = await laterScripts(page);
    expect(firstScripts.length).toBeGreaterThan(3);
    expect(later.length).toBeGreaterThan(0);
    for (const script of [...firstScripts, ...later])
      await expectUsableWithout(browser, baseURL, script, fault);
  });

for (const [name, status] of [
  ["has not come", undefined],
  ["is said to be gone", 404],
] as const)
  test(`when the line drops while one script ${name}, the page stays`, async ({
    page,
    browser,
    baseURL,
  }) => {
    for (const script of [...firstScripts, ...(await laterScripts(page))])
      await expectUsableAfterDrop(browser, baseURL, script, status);
  });

test("a tap counts, whichever script loads last", async ({ browser }) => {
  for (const script of firstScripts) await expectTapCounts(browser, script);
});
