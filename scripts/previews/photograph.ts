import {
  chromium,
  type Browser,
  type BrowserContext,
  type LaunchOptions,
} from "@playwright/test";
import { convert } from "fontverter";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allScreenshots, SCREENSHOT_SIZE } from "@/lib/site/screenshots";
import { chromiumOptions } from "../browser";
import { startServer } from "../start-server";

const root = join(__dirname, "../..");
const heaviest = 60_000;

/**
 * Photographs the exported site as on a phone, for the installation prompt.
 * Stops at one that is heavier than 60 KB.
 */
export async function make() {
  const { server, address } = await startServer(join(root, "out"));
  const fonts = mkdtempSync(join(tmpdir(), "fonts-"));
  const browser = await chromium.launch(await withJapanese(fonts));
  try {
    await takeAll(browser, address);
  } finally {
    await browser.close();
    rmSync(fonts, { recursive: true });
    server.kill();
  }
}

/**
 * Phones have a Japanese font, the pinned browser does not: the book's is used.
 */
async function withJapanese(folder: string): Promise<LaunchOptions> {
  const options = chromiumOptions();
  const { FONTCONFIG_PATH } = options.env ?? {};
  if (!FONTCONFIG_PATH) return options;

  const font = "scripts/book/font/noto-sans-jp-regular.woff2";
  const settings = join(folder, "fonts.conf");
  writeFileSync(
    join(folder, "japanese.ttf"),
    await convert(readFileSync(join(root, font)), "truetype"),
  );
  writeFileSync(
    settings,
    `<fontconfig><include>${FONTCONFIG_PATH}/fonts.conf</include><dir>${folder}</dir></fontconfig>\n`,
  );
  return { ...options, env: { ...options.env, FONTCONFIG_FILE: settings } };
}

async function takeAll(browser: Browser, address: string) {
  mkdirSync(join(root, "public/screenshots"), { recursive: true });

  for (const { path, view, isAnswered } of allScreenshots()) {
    const context = await browser.newContext({
      viewport: SCREENSHOT_SIZE,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(address + view);
    await page.evaluate(() => document.fonts.ready);
    if (isAnswered) await page.locator(".option").first().click();

    const webp = await inWebp(context, await page.screenshot());
    await context.close();
    if (webp.length > heaviest) throw new Error(`${path}: ${webp.length}`);
    writeFileSync(join(root, "public", path), webp);
    console.log(`${path} ${webp.length}`);
  }
}

async function inWebp(context: BrowserContext, png: Buffer): Promise<Buffer> {
  const drawing = await context.newPage();
  const webp = await drawing.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", 0.85);
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  return Buffer.from(webp.split(",")[1] ?? "", "base64");
}
