import type { Locator, Page } from "@playwright/test";
import {
  chooseEffects,
  openStill,
  pressSwitch,
  runUntil,
} from "../support/effects";
import { expect, startApp, test } from "../support/site";
import { desktopVariant } from "../support/variant";

const headline = (page: Page) => page.getByTestId("focus-headline");
const words = (page: Page) => headline(page).locator("[data-word]");
const frame = (page: Page) => headline(page).locator("[data-frame]");

const indexOf = async (page: Page) =>
  Number(await headline(page).getAttribute("data-index"));

/** Lets the clock run until the focus has just moved on. */
async function untilNext(page: Page) {
  const before = await indexOf(page);
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await indexOf(page)).not.toBe(before);
  }).toPass({ intervals: [20] });
  return indexOf(page);
}

/** How far the frame is, at most, from lying ten pixels around a word. */
async function frameFault(page: Page, word: Locator) {
  const [outer, inner] = [
    await frame(page).boundingBox(),
    await word.boundingBox(),
  ];
  return Math.max(
    Math.abs(inner!.x - outer!.x - 10),
    Math.abs(inner!.y - outer!.y - 10),
    Math.abs(outer!.width - inner!.width - 20),
    Math.abs(outer!.height - inner!.height - 20),
  );
}

const expectFramed = (page: Page, index: number) =>
  expect
    .poll(() => frameFault(page, words(page).nth(index)))
    .toBeLessThanOrEqual(1);

test(
  "its frame is around the first word from the start",
  desktopVariant,
  async ({ page }) => {
    await chooseEffects(page, "on");
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    const places = frame(page).evaluate(async (element) => {
      const seen = new Set<number>();
      const { dataset } = element.closest("h2")!;
      while (dataset.index === "0") {
        const corner = element.lastElementChild!.getBoundingClientRect();
        seen.add(Math.round(corner.bottom + scrollY));
        await new Promise(requestAnimationFrame);
      }
      return [...seen];
    });
    await startApp(page);

    expect(await places).toHaveLength(1);
  },
);

test(
  "goes from word to word every 1.5 seconds and frames it",
  desktopVariant,
  async ({ page, isMobile }) => {
    await openStill(page);
    await runUntil(page, "focus-headline", "running");
    await expect(headline(page)).toHaveAccessibleName(
      "Learn Practice Pass 100%",
    );
    await expect(headline(page)).toHaveText("Learn Practice Pass 100%");

    const first = await untilNext(page);
    const next = (first + 1) % 4;
    await page.clock.runFor(1400);
    expect(await indexOf(page)).toBe(first);
    await page.clock.runFor(200);
    expect(await indexOf(page)).toBe(next);
    await expect(words(page).nth(first)).toHaveCSS("filter", "blur(5px)");
    await expect(words(page).nth(next)).toHaveCSS("filter", "blur(0px)");
    await expect(words(page).nth(next)).toHaveCSS(
      "transition-duration",
      "0.5s",
    );
    await expectFramed(page, next);

    const corner = frame(page).locator("> *").first();
    await expect(frame(page).locator("> *")).toHaveCount(4);
    await expect(corner).toHaveCSS("border-top-color", "rgb(47, 213, 131)");
    await expect(corner).toHaveCSS("border-top-width", "3px");
    await expect(frame(page)).toHaveCSS("filter", /drop-shadow\(.* 0\.6\) /);

    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: width - 120, height });
    await expectFramed(page, next);
    await page.setViewportSize({ width: 330, height });
    await expectFramed(page, next);

    await page.clock.runFor(1500 * 3);
    expect(await indexOf(page)).toBe(first);

    if (isMobile) return;
    await headline(page).hover();
    await page.clock.fastForward(5000);
    expect(await indexOf(page)).toBe(first);
    await page.mouse.move(1, 1);
    await page.clock.fastForward(1600);
    expect(await indexOf(page)).toBe(next);
  },
);

test("by hand, the word under the pointer is in focus and stays", async ({
  page,
  isMobile,
}) => {
  await chooseEffects(page, "off");
  await openStill(page);
  await expect(words(page).nth(1)).toHaveCSS("filter", "none");
  await expectFramed(page, 0);
  await headline(page).evaluate((element) => {
    element.dataset.manual = "true";
  });
  await pressSwitch(page);
  await runUntil(page, "focus-headline", "running");
  await expect(words(page).nth(1)).toHaveCSS("filter", "blur(5px)");
  await page.clock.runFor(10_000);
  expect(await indexOf(page)).toBe(0);

  if (isMobile) await words(page).nth(2).tap();
  else await words(page).nth(2).hover();
  await expect(headline(page)).toHaveAttribute("data-index", "2");
  await expectFramed(page, 2);
  await page.mouse.move(1, 1);
  await page.clock.fastForward(10_000);
  expect(await indexOf(page)).toBe(2);

  await pressSwitch(page);
  await expect(headline(page)).toHaveAttribute("data-state", "still");
  await expect(words(page).nth(1)).toHaveCSS("filter", "none");
  await expectFramed(page, 0);
});

test(
  "the line types by letters as a reader counts them, and ends",
  desktopVariant,
  async ({ page }) => {
    await openStill(page, "/ne/");
    await runUntil(page, "typing", "running");
    const line = page.getByTestId("typing");
    const typed = line.locator(".typing-current");
    const [first, second, last] = await line
      .locator("[data-phrase-text]")
      .allTextContents();
    const letters = [
      ...new Intl.Segmenter("ne", { granularity: "grapheme" }).segment(first!),
    ].map(({ segment }) => segment);
    const { height } = (await line.boundingBox())!;
    await expect(line).toHaveAttribute("data-done", "false");

    const shown = async () => (await typed.textContent()) ?? "";
    const starts = letters.map((_, index) =>
      letters.slice(0, index + 1).join(""),
    );
    await expect(async () => {
      await page.clock.runFor(10);
      expect(await shown()).not.toBe("");
    }).toPass({ intervals: [20] });
    const seen = starts.indexOf(await shown());
    for (const start of starts.slice(seen, seen + 4)) {
      expect(await shown()).toBe(start);
      expect((await line.boundingBox())!.height).toBe(height);
      await page.clock.runFor(50);
    }

    await page.clock.runFor(50 * (letters.length - seen - 4) + 1900);
    expect(await shown()).toBe(first);
    await page.clock.runFor(200 + 30 * letters.length);
    await expect(line).toHaveAttribute("data-phrase", "1");
    expect(second).toContain(await shown());
    await page.clock.runFor(20_000);
    await expect(line).toHaveAttribute("data-done", "true");
    await expect(line).toHaveAttribute("data-phrase", "2");
    expect(await shown()).toBe(last);
    expect((await line.boundingBox())!.height).toBe(height);

    // The switch starts it over.
    await pressSwitch(page);
    await expect(typed).toHaveCount(0);
    await expect(line.getByText(last!, { exact: true })).toBeVisible();
    await pressSwitch(page);
    await runUntil(page, "typing", "running");
    await expect(line).toHaveAttribute("data-done", "false");
  },
);
