/**
 * Draws the icons of installed apps from app/icon.svg: `npm run icons`. The
 * maskable one fills its square, since the system cuts it to a shape.
 */
import { chromium, type Page } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";
import { systemChromium } from "./browser";

const drawing = readFileSync("app/icon.svg", "utf8");
const full = drawing.replace(' rx="12"', "");

type Icon = { path: string; size: number; svg: string; scale?: number };

const icons: readonly Icon[] = [
  { path: "app/apple-icon.png", size: 180, svg: full },
  { path: "public/icons/icon-192.png", size: 192, svg: drawing },
  { path: "public/icons/icon-512.png", size: 512, svg: drawing },
  { path: "public/icons/maskable-512.png", size: 512, svg: full, scale: 0.72 },
];

/** An .ico that holds one PNG; asked for at this place without being named. */
const favicon: Icon = { path: "public/favicon.ico", size: 32, svg: drawing };

async function writeIcons() {
  const browser = await chromium.launch({ executablePath: systemChromium() });
  const page = await browser.newPage();

  for (const icon of icons) writeFileSync(icon.path, await draw(page, icon));
  writeFileSync(favicon.path, asIco(await draw(page, favicon), favicon.size));
  await browser.close();
}

/** A square PNG. */
async function draw(page: Page, { size, svg, scale = 1 }: Icon) {
  await page.setViewportSize({ width: size, height: size });
  const background = scale < 1 ? "#00704a" : "transparent";
  await page.setContent(
    `<style>
      body { margin: 0; background: ${background}; display: grid; place-items: center; height: 100vh }
      svg { width: ${100 * scale}vw }
    </style>${svg}`,
  );
  return page.screenshot({ omitBackground: true });
}

/** Puts the head of an .ico file with one picture before it. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // plane
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

void writeIcons();
