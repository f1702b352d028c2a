import type { Page } from "@playwright/test";
import { hazards1 } from "@/content/hazards/hazards-1";
import { outcomes } from "@/content/hazards/outcomes";
import { english } from "../support/english";
import { expect, expectAccessible, startApp, test } from "../support/site";

const path = "/sets/hazards-1/";
const { hazards, quiz } = english;
const [first] = hazards1;
const outcome = outcomes[first.id];

const canvas = (page: Page) => page.locator(".hazard-motion");
const phaseOf = (page: Page, phase: string) =>
  page.locator(`.hazard-motion[data-phase="${phase}"]`);
const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });
const stills = (page: Page) =>
  page.locator(".hazard-scene .hazard-outcome img");
const told = (page: Page) => page.locator(".hazard-scene .hazard-outcome");

async function check(page: Page) {
  for (const number of [1, 2, 3])
    await page
      .getByRole("group", { name: new RegExp(`^${number}\\. `) })
      .getByText(quiz.trueOption, { exact: true })
      .click();
  await button(page, hazards.check).click();
  await expect(page.getByText(hazards.noPoints)).toBeFocused();
}

/** Lets the clock of the page run until its film shows a part, or none. */
async function playUntil(page: Page, phase: string | null) {
  await expect(async () => {
    await page.clock.runFor(200);
    expect(await canvas(page).getAttribute("data-phase")).toBe(phase);
  }).toPass({ intervals: [10] });
}

/** How many of the canvas's dots have a colour. */
const painted = (page: Page) =>
  canvas(page).evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const dots = element.getContext("2d")!.getImageData(0, 0, width, height);
    return dots.data.filter((value, at) => at % 4 === 3 && value > 0).length;
  });

test("a scene comes nearer, stands, and after Check goes on", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(path);
  await startApp(page);
  await expect(phaseOf(page, "approach")).toBeVisible();
  expect(await painted(page)).toBeGreaterThan(10_000);
  await playUntil(page, null);
  await expect(canvas(page)).toBeHidden();

  await check(page);
  await playUntil(page, "next");
  await expect(page.locator(".hazard-phase")).toHaveText(hazards.happensNext);
  await playUntil(page, "right");
  await expect(page.locator(".hazard-phase")).toHaveText(hazards.doneRight);
  await playUntil(page, null);
  await expect(canvas(page)).toBeHidden();
  await expect(told(page)).toContainText(outcome.next);
  await expect(told(page)).toContainText(outcome.right);
  await expect(stills(page)).toHaveCount(0);

  await button(page, hazards.playAgain).press("Enter");
  await expect(phaseOf(page, "next")).toBeVisible();
  await expectAccessible(page);
  await button(page, hazards.stopPlaying).press("Enter");
  await expect(canvas(page)).toBeHidden();
  await expect(button(page, hazards.playAgain)).toBeFocused();
});

test("nothing moves aside when it plays", async ({ page }) => {
  await page.clock.install();
  await page.goto(path);
  await startApp(page);
  const places = () =>
    page
      .locator(".hazard-picture, .hazard-situation, .hazard-statement")
      .evaluateAll((all) =>
        all.map((one) => {
          const { top, height } = one.getBoundingClientRect();
          return [Math.round(top + scrollY), Math.round(height)];
        }),
      );
  await expect(phaseOf(page, "approach")).toBeVisible();
  const playing = await places();
  await playUntil(page, null);
  await expect(canvas(page)).toBeHidden();
  expect(await places()).toEqual(playing);
});

test.describe("without a film", () => {
  test.use({ allowErrors: ["Failed to load resource: net::ERR_FAILED"] });

  for (const [reader, film] of [
    ["who wants less motion", "whole"],
    ["whose film does not come", "missing"],
    ["whose film is cut", "cut"],
  ] as const)
    test(`a learner ${reader} sees stills, and loses nothing`, async ({
      page,
    }) => {
      const asked: string[] = [];
      await page.route("**/hazards/*.json", async (route) => {
        asked.push(route.request().url());
        if (film === "missing") return route.abort();
        return film === "cut"
          ? route.fulfill({ body: '{"version":1,"size":[600' })
          : route.continue();
      });
      if (film === "whole")
        await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await startApp(page);

      await check(page);
      await expect(stills(page)).toHaveCount(2);
      await stills(page).first().scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          stills(page)
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      await expect(told(page)).toContainText(outcome.next);
      await expect(button(page, hazards.playAgain)).toBeHidden();
      expect(asked.length > 0).toBe(film !== "whole");
      await button(page, hazards.next).click();
      await expect(
        page.getByRole("heading", { name: "Picture 2 of 10" }),
      ).toBeFocused();
    });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list has stills, and a sentence for each", async ({ page }) => {
    await page.goto(path);
    const heading = `1. ${first.situation}`;
    const listed = page.getByRole("listitem").filter({ hasText: heading });
    await listed.getByText(heading).click();
    await listed.getByText(english.study.answer, { exact: true }).click();
    await expect(listed.getByText(outcome.next)).toBeVisible();
    await expect(listed.locator(".hazard-outcome img")).toHaveCount(2);
  });
});
