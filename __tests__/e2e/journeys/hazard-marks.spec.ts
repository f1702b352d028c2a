import type { Page } from "@playwright/test";
import { hazards1 } from "@/content/hazards/hazards-1";
import { scenePlaces } from "@/content/hazards/places";
import { formatMessage } from "@/lib/text/format-message";
import { english } from "../support/english";
import { keepExam } from "../support/exam";
import { expect, expectAccessible, startApp, test } from "../support/site";

const { enlarge, hazards, quiz } = english;
const [first] = hazards1;
const places = scenePlaces[first.id] ?? [];
const dangers = places.filter(({ is }) => is === "danger");

/** The film would move what is to be tapped. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const picture = (page: Page) => page.locator(".hazard-picture > img");
const told = (page: Page) => page.locator(".hazard-tap [role=status]");
const enlarged = (page: Page) =>
  page.getByRole("dialog", { name: enlarge.heading });
const marked = (count: number) => formatMessage(hazards.marked, { count });

async function open(page: Page) {
  await page.goto("/sets/hazards-1/");
  await startApp(page);
}

/** Taps the picture at a place in percent. */
async function tap(page: Page, x: number, y: number) {
  const { width, height } = (await picture(page).boundingBox())!;
  await picture(page).tap({
    position: { x: (x / 100) * width, y: (y / 100) * height },
  });
}

async function check(page: Page) {
  for (const number of [1, 2, 3])
    await page
      .getByRole("group", { name: new RegExp(`^${number}\\. `) })
      .getByText(quiz.trueOption, { exact: true })
      .click();
  await page.getByRole("button", { name: hazards.check, exact: true }).click();
}

test("places are tapped and chosen first, and told of after Check", async ({
  page,
}) => {
  await open(page);
  await tap(page, 19, 10);
  await expect(told(page)).toHaveText(marked(1));
  await page.getByText(hazards.places).click();
  const names = page.getByRole("group", { name: hazards.placesLegend });
  await names.getByLabel(dangers[1]!.en).press("Space");
  await expect(told(page)).toHaveText(marked(2));
  await expectAccessible(page);

  await page.reload();
  await startApp(page);
  await expect(told(page)).toHaveText(marked(2));
  await check(page);
  const found = { count: 2, total: dangers.length };
  await expect(
    page.getByText(formatMessage(hazards.found, found)),
  ).toContainText(dangers[2]!.en);
  await expect(page.getByText(hazards.dryRoad)).toBeVisible();
  await page.getByRole("slider").fill("40");
  await expect(
    page.getByText(/At 40 km\/h you need 22 m to stop/),
  ).toBeVisible();
  await expectAccessible(page);
});

test("a picture is enlarged by keys, and where it is pressed", async ({
  page,
}) => {
  await open(page);
  await page.getByText(hazards.find).click();
  const button = page.getByRole("button", { name: enlarge.open });
  await button.press("Enter");
  await expect(enlarged(page)).toBeVisible();
  await expectAccessible(page);
  const view = enlarged(page).getByRole("group");
  const at = () => view.evaluate(({ scrollLeft }) => scrollLeft);
  await enlarged(page).getByRole("button", { name: enlarge.inside }).click();
  expect(await at()).toBeLessThan(100);

  await page.keyboard.press("Escape");
  await expect(enlarged(page)).toBeHidden();
  await expect(button).toBeFocused();
  await tap(page, 90, 50);
  await expect(enlarged(page)).toBeVisible();
  expect(await at()).toBeGreaterThan(200);
});

test("an exam enlarges, and asks for nothing else", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await keepExam(page, "honmenkyo", { answers: {}, current: 90 });
  await page.goto("/exams/honmenkyo/#exam");
  await startApp(page);
  await expect(page.getByText(hazards.find)).toBeHidden();
  await tap(page, 50, 50);
  await expect(enlarged(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(enlarged(page)).toBeHidden();
});
