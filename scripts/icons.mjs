/**
 * Draws the icons of installed apps from app/icon.svg: `npm run icons`. The
 * maskable one fills its square, since the system cuts it to a shape.
 */
import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
import { systemChromium } from "./browser.mjs";

const drawing = readFileSync("app/icon.svg", "utf8");
const full = drawing.replace(' rx="12"', "");

const icons = [
  ["app/apple-icon.png", 180, full, 1],
  ["public/icons/icon-192.png", 192, drawing, 1],
  ["public/icons/icon-512.png", 512, drawing, 1],
  ["public/icons/maskable-512.png", 512, full, 0.72],
];

const browser = await chromium.launch({ executablePath: systemChromium() });
const page = await browser.newPage();

for (const [path, size, svg, scale] of icons) {
  await page.setViewportSize({ width: size, height: size });
  const background = scale < 1 ? "#00704a" : "transparent";
  await page.setContent(
    `<style>
      body { margin: 0; background: ${background}; display: grid; place-items: center; height: 100vh }
      svg { width: ${100 * scale}vw }
    </style>${svg}`,
  );
  await page.screenshot({ path, omitBackground: true });
}

await browser.close();
