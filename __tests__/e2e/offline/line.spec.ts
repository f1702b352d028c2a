import { english, offlineNotice, startLink } from "../support/english";
import { expect, test, untilKept } from "../support/host";
import { choose, position, startApp } from "../support/site";
import { variantIf } from "../support/variant";

test.use({ allowErrors: ["ERR_", "Failed to", "503", "not what it should"] });

for (const fault of ["cut", "hang", "portal", 503] as const)
  test(
    `with a network that leads nowhere (${fault}) it is said, until something comes`,
    variantIf(fault !== "hang"),
    async ({ page, host }) => {
      await page.goto("/sets/");
      await untilKept(page);
      await expect(offlineNotice(page)).toBeHidden();
      const free = host.fail(/^/, fault);

      await page.reload();
      // The slowest of them tells of itself a page that nobody touches.
      if (fault !== "hang") await startApp(page);
      await expect(offlineNotice(page)).toBeVisible();
      await startApp(page);
      await startLink(page, "basic").click();
      await choose(page, 0);
      await expect(offlineNotice(page)).toBeVisible();

      free();
      await page.goBack();
      await startLink(page, "karimenkyo-2").click();
      await expect(position(page)).toBeVisible();
      await expect(offlineNotice(page)).toBeHidden();
    },
  );

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("a set that does not load says that there is no connection", async ({
    page,
    host,
  }) => {
    const free = host.fail(/^\/questions\//, "cut");
    await page.goto("/sets/");
    await startApp(page);
    await startLink(page, "basic").click();
    await expect(page.getByText(english.quiz.loadFailed)).toBeVisible();
    await expect(offlineNotice(page)).toBeVisible();

    free();
    await page.getByRole("button", { name: english.quiz.tryAgain }).click();
    await expect(position(page)).toBeVisible();
    await expect(offlineNotice(page)).toBeHidden();
  });
});
