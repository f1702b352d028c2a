import { expectGood } from "../e2e/support/access";
import { exportedPages } from "../e2e/support/exported";
import { test } from "../e2e/support/site";

// Of each template one page is checked daily: e2e/accessible/states.
for (const { path } of exportedPages())
  test(`${path} is accessible, also in forced colours`, async ({ page }) => {
    await page.goto(path);
    for (const forcedColors of ["none", "active"] as const) {
      await page.emulateMedia({ forcedColors });
      await expectGood(page);
    }
  });
