/**
 * Draws the icons of installed apps from app/icon.svg: `npm run icons`. The
 * maskable one fills its square, since the system cuts it to a shape.
 */
import { chromium } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";
import { systemChromium } from "./browser.mjs";

const drawing = readFileSync("app/icon.svg", "utf8");
const full = drawing.replace(' rx="12"', "");

const icons = [
  ["app/apple-icon.png", 180, full, 1],
  ["public/icons/icon-192.png", 192, drawing, 1],
  ["public/icons/icon-512.png", 512, drawing, 1],
  ["public/icons/maskable-512.png", 512, full, 0.72],
];

/** An .ico that holds one PNG; asked for at this place without being named. */
const favicon = "public/favicon.ico";
const FAVICON_SIZE = 32;

const browser = await chromium.launch({ executablePath: systemChromium() });
const page = await browser.newPage();

for (const [path, size, svg, scale] of icons)
  writeFileSync(path, await draw(size, svg, scale));
writeFileSync(favicon, asIco(await draw(FAVICON_SIZE, drawing, 1)));
await browser.close();

/** A square PNG. */
async function draw(size, svg, scale) {
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
function asIco(png) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(FAVICON_SIZE, 6);
  head.writeUInt8(FAVICON_SIZE, 7);
  head.writeUInt16LE(1, 10); // plane
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
