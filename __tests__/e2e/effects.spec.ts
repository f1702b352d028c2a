import type { Page } from "@playwright/test";
import { expect, test } from "./site";

/** Opens a page under a clock that stands, and brings the effects to life. */
async function openStill(page: Page, path = "/") {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await expect(page.locator("html[data-effects]")).toBeAttached();
  await page.clock.pauseAt(60_000);
}

/** Lets the clock run in steps, so that what waits for a script gets it. */
async function run(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
}

const headline = (page: Page) => page.getByTestId("focus-headline");
const border = (page: Page) => page.getByTestId("glow-border").first();

/** Runs the clock until an effect has been fetched and started. */
async function started(page: Page, testId: string, state: string) {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.getByTestId(testId).first()).toHaveAttribute(
      "data-state",
      state,
      { timeout: 50 },
    );
  }).toPass();
}

test("the switch turns everything off, and is remembered", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await page.mouse.move(40, 300);
  await expect(headline(page)).toHaveAttribute("data-state", "running");
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  const effects = page.getByRole("switch", { name: "Effects" });
  await expect(effects).toBeChecked();

  await effects.click();

  await expect(effects).not.toBeChecked();
  await expect(headline(page)).toHaveAttribute("data-state", "still");
  await expect(page.getByTestId("hero-video")).toHaveAttribute(
    "data-state",
    "still",
  );
  await expect(page.getByTestId("fluid")).toHaveCount(0);
  await expect(page.getByTestId("cursor")).toHaveCount(0);
  const frames = await page.evaluate(async () => {
    let count = 0;
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      count += 1;
      return request(callback);
    };
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return count;
  });
  expect(frames).toBe(0);

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-effects", "off");
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  await expect(effects).not.toBeChecked();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves until it is asked for", async ({ page, isMobile }) => {
    const videos: string[] = [];
    page.on("request", (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) videos.push(request.url());
    });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-effects", "off");
    await page.mouse.move(40, 300);
    await expect(page.getByTestId("typing")).toContainText("Every answer");
    await page.waitForTimeout(800);
    expect(videos).toEqual([]);
    await expect(headline(page)).toHaveAttribute("data-state", "still");

    if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
    const effects = page.getByRole("switch", { name: "Effects" });
    await expect(effects).not.toBeChecked();
    await effects.click();
    await expect(headline(page)).toHaveAttribute("data-state", "running");
  });
});

test("the headline goes from word to word and frames it", async ({ page }) => {
  await openStill(page);
  await started(page, "focus-headline", "running");
  await page.mouse.move(5, 5);
  await expect(headline(page)).toHaveAccessibleName("Learn Practice Pass 100%");
  await expect(headline(page)).toHaveText("Learn Practice Pass 100%");

  // The clock ran a little until the effects had started: one word a turn.
  const first = Number(await headline(page).getAttribute("data-index"));
  const next = (first + 1) % 4;
  await run(page, 1500);
  await expect(headline(page)).toHaveAttribute("data-index", String(next));
  await page.waitForTimeout(700);
  const words = headline(page).locator("[data-word]");
  await expect(words.nth(first)).toHaveCSS("filter", "blur(5px)");
  await expect(words.nth(next)).toHaveCSS("filter", "blur(0px)");

  const [frame, word] = [
    await headline(page).locator("[data-frame]").boundingBox(),
    await words.nth(next).boundingBox(),
  ];
  expect(Math.abs(frame!.x - (word!.x - 10))).toBeLessThan(1);
  expect(Math.abs(frame!.y - (word!.y - 10))).toBeLessThan(1);
  expect(Math.abs(frame!.width - (word!.width + 20))).toBeLessThan(1);

  await run(page, 1500 * 3);
  await expect(headline(page)).toHaveAttribute("data-index", String(first));
});

test("the typing line types each phrase once and ends", async ({ page }) => {
  await openStill(page);
  await started(page, "typing", "running");
  const line = page.getByTestId("typing");
  const height = (await line.boundingBox())!.height;

  await run(page, 300);
  const text = await line.locator(".typing-current").textContent();
  expect("Signs, signals and road markings").toContain(text!);
  expect(text!.length).toBeGreaterThan(3);
  await run(page, 20_000);
  await expect(line).toHaveAttribute("data-done", "true");
  await expect(line).toHaveAttribute("data-phrase", "2");
  await expect(line.locator(".typing-current")).toHaveText(
    "Every answer says why",
  );
  expect((await line.boundingBox())!.height).toBe(height);
});

test("the border moves by the numbers of the device", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await border(page).scrollIntoViewIfNeeded();
  await expect(border(page)).toHaveAttribute("data-state", "running");

  await expect(border(page)).toHaveAttribute(
    "data-cycle-ms",
    isMobile ? "8000" : "6000",
  );
  await expect(border(page)).toHaveAttribute(
    "data-displacement",
    isMobile ? "18" : "30",
  );
  await expect(border(page)).toHaveAttribute("data-thickness", "2");
  await expect(border(page).locator(".glow-ring")).toHaveCSS(
    "border-top-width",
    "2px",
  );
  const card = page.getByRole("link", { name: "Start Karimenkyo Test" });
  await expect(card).toBeInViewport();

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(border(page)).toHaveAttribute("data-state", "still");
});
