import type { Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openStill, stir, stirUntil } from "../support/effects";
import { expect, test } from "../support/site";

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the page is dark, whatever the system is", async ({ page }) => {
    await page.goto("/");
    const root = page.locator("html");
    await expect(root).toHaveClass(/(^| )dark( |$)/);
    await expect(root).toHaveAttribute("data-theme", "dark");
    await expect(root).toHaveCSS("color-scheme", "dark");

    await page.emulateMedia({ colorScheme: "light" });
    const light = await page.screenshot();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(light.equals(await page.screenshot())).toBe(true);

    const folder = "out/_next/static";
    const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => readFileSync(join(folder, file), "utf8"));
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets)
      expect(sheet).not.toContain("prefers-color-scheme");
  });
});

test("text keeps its contrast over the brightest smoke", async ({ page }) => {
  await openStill(page, "/recommended-book/");
  await stirUntil(page, "running");
  await expect(page.getByTestId("fluid")).toHaveCSS("opacity", "1");

  const texts = await page.evaluate(textsOverSmoke);
  expect(texts.length).toBeGreaterThan(3);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main * { color: transparent !important; }");
    document.adoptedStyleSheets = [sheet];
  });
  let seen: { channel: number; light: number }[] = [];
  // A busy machine leaves out frames, and with them smoke: stir once more.
  await expect(async () => {
    await stirAll(page);
    const picture = (await page.screenshot()).toString("base64");
    const boxes = texts.map(({ box }) => box);
    seen = await page.evaluate(brightestBehind, { picture, boxes });
    const brightest = Math.max(...seen.map(({ channel }) => channel));
    expect(brightest).toBeGreaterThan(24);
  }).toPass();

  for (const [index, { text, light, isLarge }] of texts.entries()) {
    const contrast = (light + 0.05) / (seen[index]!.light + 0.05);
    expect(contrast, text).toBeGreaterThanOrEqual(isLarge ? 3 : 4.5);
  }
});

/** Moves the pointer over all of the screen, as smoke wants it. */
async function stirAll(page: Page) {
  const { width, height } = page.viewportSize()!;
  for (let row = 0.15; row < 1; row += 0.17)
    for (const across of [0.1, 0.5, 0.9]) {
      await page.mouse.move(width * across, height * row, { steps: 4 });
      await page.clock.runFor(20);
    }
  await stir(page);
}

/** Every text on the screen that has nothing opaque behind it. */
function textsOverSmoke() {
  const channel = (value: number) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const isBare = (element: Element | null): boolean =>
    !element ||
    element === document.body ||
    (getComputedStyle(element).backgroundColor === "rgba(0, 0, 0, 0)" &&
      getComputedStyle(element).backgroundImage === "none" &&
      isBare(element.parentElement));

  return [...document.querySelectorAll("main *")]
    .filter((element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ),
    )
    .filter((element) => isBare(element) && element.checkVisibility())
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const [red, green, blue] = color
        .match(/[\d.]+/g)!
        .map((value) => channel(Number(value) / 255));
      const size = Number.parseFloat(fontSize);
      return {
        text: element.textContent ?? "",
        light: 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!,
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        box: [
          Math.max(0, left),
          Math.max(0, top),
          Math.min(innerWidth, right),
          Math.min(innerHeight, bottom),
        ],
      };
    })
    .filter(
      ({ box: [left, top, right, bottom] }) =>
        right! - left! > 4 && bottom! - top! > 4,
    );
}

/** The brightest pixel of a picture of the page within each box. */
async function brightestBehind({
  picture,
  boxes,
}: {
  picture: string;
  boxes: number[][];
}) {
  const linear = (value: number) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const bytes = Uint8Array.from(atob(picture), (letter) =>
    letter.charCodeAt(0),
  );
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d")!;
  const ratio = image.width / innerWidth;
  context.drawImage(image, 0, 0);

  return boxes.map((box) => {
    const [left, top, right, bottom] = box.map((side) =>
      Math.floor(side * ratio),
    );
    const { data } = context.getImageData(
      left!,
      top!,
      right! - left!,
      bottom! - top!,
    );
    let light = 0;
    let channel = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue] = data.subarray(at, at + 3);
      channel = Math.max(channel, red!, green!, blue!);
      light = Math.max(
        light,
        0.2126 * linear(red!) +
          0.7152 * linear(green!) +
          0.0722 * linear(blue!),
      );
    }
    return { light, channel };
  });
}
