import { asset, pageAddress } from "@/lib/addresses/links";
import { english, goOn, questionOf } from "../support/english";
import { belowHeader } from "../support/layout";
import { expect, expectAccessible, test } from "../support/site";

const { signs: messages } = english;
const all = pageAddress("signs", "en");

test("a sign is found by the text on it, and explained", async ({ page }) => {
  await page.goto(all);
  const field = page.getByRole("searchbox", { name: messages.search });
  await field.click();
  await field.fill("ていしゃきんし");

  await expect(page.getByText(/signs found$/)).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /^No stopping or parking 駐停車禁止 315$/ })
    .click();

  await expect(page).toHaveURL(/\/signs\/regulatory\/#315$/);
  const sign = page.locator("[id='315']");
  await expect(sign).toBeInViewport();
  await expect(sign.getByRole("heading")).toHaveText("No stopping or parking");

  await sign.getByRole("link", { name: "No parking", exact: true }).click();
  const other = page.locator("[id='316']");
  await expect(other).toBeInViewport();
  await expect.poll(() => belowHeader(other)).toBeGreaterThanOrEqual(0);
});

test("the trainer asks ten signs, says at once, and keeps the answers", async ({
  page,
}) => {
  await page.goto(all);
  await page.getByRole("link", { name: english.trainer.begin }).click();

  for (let number = 1; number <= 10; number += 1) {
    await expect(
      page.getByRole("heading", { name: questionOf(number, 10) }),
    ).toBeVisible();
    const options = page.getByRole("group", {
      name: english.trainer.whichName,
    });
    await options.getByRole("button").first().click();
    await expect(
      page.getByRole("link", { name: english.quiz.aboutSign }),
    ).toBeVisible();
    if (number === 1) await expectAccessible(page);
    await goOn(page, number === 10);
  }

  await expect(
    page.getByRole("heading", { name: /of 10 right$/ }),
  ).toBeFocused();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(JSON.stringify(kept)).toMatch(/:sign-[a-z0-9-]+ /);

  await page.getByRole("button", { name: english.trainer.more }).click();
  await expect(
    page.getByRole("heading", { name: questionOf(1, 10) }),
  ).toBeFocused();
});

test("in print there are only pictures and names", async ({ page }) => {
  await page.goto(pageAddress("signs/warning", "en"));
  await page.emulateMedia({ media: "print" });

  const sign = page.locator("[id='209']");
  await expect(sign.getByRole("img", { includeHidden: true })).not.toHaveCount(
    0,
  );
  await expect(sign.getByRole("heading")).toBeVisible();
  await expect(
    sign.getByText("The road is slippery.", { exact: true }),
  ).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("navigation").first()).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the groups lead to every sign, and no search is promised", async ({
    page,
  }) => {
    await page.goto(all);
    await expect(page.getByRole("searchbox")).toBeHidden();

    await page
      .getByRole("link", { name: messages.groups.warning.name, exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`${asset("/signs/warning/")}$`));
    await expect(
      page.getByText("The road is slippery.", { exact: true }),
    ).toBeVisible();
  });
});
