import type { Page } from "@playwright/test";
import { hazards1 } from "@/content/hazards/hazards-1";
import { english } from "../support/english";
import {
  expect,
  expectAccessible,
  expectFirstStandsOut,
  startApp,
  test,
} from "../support/site";

const path = "/sets/hazards-1/";
const { hazards, quiz } = english;
const [first] = hazards1;

const statement = (page: Page, number: number) =>
  page.getByRole("group", { name: new RegExp(`^${number}\\. `) });
const choose = (page: Page, number: number, answer: boolean) =>
  statement(page, number)
    .getByText(answer ? quiz.trueOption : quiz.falseOption, { exact: true })
    .click();
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

test("a scene is answered, checked, saved and left", async ({ page }) => {
  await page.goto(path);
  // Chosen while the app is still on its way.
  await choose(page, 1, true);
  await startApp(page);
  await expect(statement(page, 1).getByRole("radio").first()).toBeChecked();
  await expectFirstStandsOut(statement(page, 1).locator(".option"));
  await expectAccessible(page);

  await press(page, hazards.check);
  await expect(page.getByText(/Still to answer: 2/)).toBeVisible();
  await choose(page, 2, true);
  await choose(page, 3, true);
  await press(page, hazards.check);
  await expect(page.getByText(hazards.noPoints)).toBeFocused();
  await expect(page.getByText(hazards.noPoints)).toBeInViewport();
  await expect(statement(page, 2)).toContainText(first.statements[1].why);
  await expectAccessible(page);

  await page.reload();
  await startApp(page);
  await expect(page.getByText(hazards.noPoints)).toBeVisible();
  await press(page, hazards.next);
  await expect(
    page.getByRole("heading", { name: "Picture 2 of 10" }),
  ).toBeFocused();
  await expect(page.getByText(hazards.noPoints)).toBeHidden();
});

for (const height of [560, 640])
  test(`Check shows the points below the picture at 360x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    await page.goto(path);
    await startApp(page);
    for (const number of [1, 2, 3]) await choose(page, number, true);
    await statement(page, 3).evaluate((last) => {
      last.scrollIntoView({ block: "end", behavior: "instant" });
    });
    await press(page, hazards.check);

    // Below the picture, at the top of what is free.
    const picture = (await page.locator(".hazard-picture").boundingBox())!;
    const points = (await page.getByText(hazards.noPoints).boundingBox())!;
    const under = points.y - picture.y - picture.height;
    expect(under).toBeGreaterThanOrEqual(0);
    expect(under).toBeLessThan(48);
  });

test("the Nepali page says which texts are in English", async ({ page }) => {
  await page.goto(`/ne${path}`);
  const legend = statement(page, 1).locator("legend > span");

  await expect(page.locator("html")).toHaveAttribute("lang", "ne");
  const isNepali = /\p{Script=Devanagari}/u.test(await legend.innerText());
  await expect(legend).toHaveAttribute("lang", isNepali ? "ne" : "en");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all scenes can be read, with their answers", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(hazards.needsScript)).toBeVisible();
    await expect(
      page.getByRole("button", { name: hazards.check }),
    ).toBeHidden();

    const heading = `1. ${first.situation}`;
    const listed = page.getByRole("listitem").filter({ hasText: heading });
    await listed.getByText(heading).click();
    await expect(listed.getByRole("img")).toBeVisible();
    await listed.getByText(english.study.answer, { exact: true }).click();
    await expect(listed.getByText(first.statements[0].why)).toBeVisible();
  });
});
