import { chromium, type Page } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allPreviews, PREVIEW_SIZE, type Preview } from "@/lib/site/previews";
import { chromiumOptions } from "../browser";
import { cardOf } from "./card";

const root = join(__dirname, "../../public");
const heaviest = 100_000;

/**
 * Draws the pictures that chats show beside a link. Stops at one whose text
 * leaves the middle square or that is heavier than 100 KB.
 */
export async function make() {
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage({ viewport: PREVIEW_SIZE });
  mkdirSync(join(root, "og"), { recursive: true });

  for (const preview of allPreviews()) {
    await page.setContent(await cardOf(preview));
    await page.evaluate(() => document.fonts.ready);
    await expectTextInSquare(page, preview);

    const jpeg = await page.screenshot({ type: "jpeg", quality: 82 });
    if (jpeg.length > heaviest)
      throw new Error(`${preview.path}: ${jpeg.length} bytes`);
    writeFileSync(join(root, preview.path), jpeg);
    console.log(`${preview.path} ${jpeg.length}`);
  }

  await browser.close();
}

async function expectTextInSquare(page: Page, { path }: Preview) {
  const { width, height } = PREVIEW_SIZE;
  const edge = (width - height) / 2;
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll("main > *, main span")].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const size = parseFloat(getComputedStyle(element).fontSize);
      return { left, right, top, bottom, size };
    }),
  );
  const isInside = boxes.every(
    ({ left, right, top, bottom, size }) =>
      left >= edge &&
      right <= width - edge &&
      top >= 0 &&
      bottom <= height &&
      size >= 48,
  );
  if (!isInside) throw new Error(`${path}: text leaves the middle square`);
}
