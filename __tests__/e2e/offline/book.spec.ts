import { english } from "../support/english";
import {
  disconnect,
  expect,
  keptPictures,
  test,
  untilKept,
} from "../support/host";

const { keep } = english.bookPages;

test("a chapter that was read opens again without a connection", async ({
  page,
  host,
  context,
}) => {
  await page.goto("/book/level-crossings/");
  await untilKept(page);
  await page.goto("/book/overtaking/");
  await page.waitForLoadState("networkidle");
  await disconnect(host, context);

  for (const [id, title] of [
    ["level-crossings", "Railroad crossings"],
    ["overtaking", "Overtaking"],
  ] as const) {
    await page.goto(`/book/${id}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
  await page.goto("/book/markings/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    english.offline.pageTitle,
  );
});

test("the whole book is saved with its pictures, at the second request", async ({
  page,
  host,
  context,
}) => {
  await page.goto("/book/");
  await untilKept(page);
  const button = page.getByRole("button", { name: /^Save the whole book/ });
  const stopFailing = host.fail(/book\/signals\//, 503);
  await button.click();
  await expect(page.getByText(keep.failed)).toBeVisible();
  stopFailing();
  await button.click();
  await expect(page.getByText(keep.kept)).toBeVisible();
  await disconnect(host, context);

  await page.goto("/book/signs/");
  const picture = page.getByRole("main").getByRole("img").first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.goto("/book/");
  await page.mouse.wheel(0, 400);
  await expect(page.getByText(keep.kept)).toBeVisible();
});

test("the sign trainer continues without a connection", async ({
  page,
  host,
  context,
}) => {
  await page.goto("/signs/");
  await untilKept(page);
  await page.goto("/signs/trainer/");
  const options = page.getByRole("main").locator(".option");
  await expect(options.first()).toBeVisible();
  await expect.poll(async () => (await keptPictures(page)).length).not.toBe(0);
  await page.waitForLoadState("networkidle");
  await disconnect(host, context);

  await page.reload();
  await expect(options.first()).toBeVisible();
  await options.first().click();
  await expect(page.locator(".feedback")).toBeVisible();
});
