import {
  expectTapCounts,
  expectUsableAfterDrop,
  expectUsableWithout,
  faults,
  firstScripts,
  laterScripts,
} from "../support/missing-scripts";
import { expect, test } from "../support/site";
import { variantIf } from "../support/variant";

// Each script in turn: trials/missing-scripts.spec.ts.
const framework = firstScripts[0];
const own = firstScripts.at(-1) ?? "";

for (const fault of Object.keys(faults) as (keyof typeof faults)[])
  test(
    `with a ${fault} script of the page the set can be used`,
    variantIf(fault !== "missing"),
    ({ browser, baseURL }) => expectUsableWithout(browser, baseURL, own, fault),
  );

test("with a missing script of the framework the set can be used", ({
  browser,
  baseURL,
}) => expectUsableWithout(browser, baseURL, framework!, "missing"));

test("with a missing script that loads later the set can be used", async ({
  page,
  browser,
  baseURL,
}) => {
  const [later] = await laterScripts(page);
  expect(later).toBeDefined();
  await expectUsableWithout(browser, baseURL, later ?? "", "missing");
});

test("if the connection drops before the last script, the page stays", async ({
  browser,
  baseURL,
}) => {
  await expectUsableAfterDrop(browser, baseURL, own);
  await expectUsableAfterDrop(browser, baseURL, framework!, 404);
});

test("a tap counts while a script is loading", async ({ browser }) => {
  await expectTapCounts(browser, own);
  await expectTapCounts(browser, framework!);
});
