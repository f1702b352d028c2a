/**
 * Draws the cover of the book as a guide sign: `npm run cover`. The letters
 * come from the site's own faces.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { systemChromium } from "./browser.mjs";

const WIDTH = 420;
const HEIGHT = 592;
const font = readFileSync("components/layout/fonts/overpass.woff2");
const sign = readFileSync("components/layout/fonts/sign-jp.woff2");
const data = (file) => `data:font/woff2;base64,${file.toString("base64")}`;

const drawing = `
<style>
  @font-face { font-family: Overpass; src: url(${data(font)}); font-weight: 400 800 }
  @font-face { font-family: Sign; src: url(${data(sign)}); font-weight: 800 }
  body { margin: 0 }
  text { font-family: Overpass, Sign; font-weight: 800; fill: #fff }
</style>
<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 420 592" xmlns="http://www.w3.org/2000/svg">
  <rect width="420" height="592" fill="#00704a" />
  <path d="M0 440 60 404l48 20 92-62 74 58 52-26 94 46v152H0z" fill="#0f3a28" />
  <path d="M0 452h420v140H0z" fill="#12151c" />
  <path d="M40 592 196 452h28l156 140z" fill="#222835" />
  <path d="M40 592 196 452M380 592 224 452" stroke="#f4f6fa" stroke-width="5" />
  <path d="m208.5 462-1.5 14h6l-1.5-14zm-3 24-2.5 22h14l-2.5-22zm-4.5 34-4 34h26l-4-34z" fill="#f4f6fa" />
  <g fill="none" stroke="#fff" stroke-width="15">
    <path d="M296 412V268M296 344h-66" />
  </g>
  <path d="m296 222 31 50h-62zM234 318v52l-46-26z" fill="#fff" />
  <rect x="15" y="15" width="390" height="562" rx="12" fill="none" stroke="#fff" stroke-width="6" />
  <text x="44" y="92" font-size="46">The Master</text>
  <text x="44" y="144" font-size="46">of Your</text>
  <text x="44" y="196" font-size="46">Driving</text>
  <rect x="44" y="226" width="112" height="40" rx="5" fill="#f4f6fa" />
  <text x="100" y="255" font-size="24" text-anchor="middle" style="fill:#14110a">仮免許</text>
  <rect x="44" y="276" width="112" height="40" rx="5" fill="#f4f6fa" />
  <text x="100" y="305" font-size="24" text-anchor="middle" style="fill:#14110a">本免許</text>
</svg>`;

const browser = await chromium.launch({ executablePath: systemChromium() });
const page = await browser.newPage({
  viewport: { width: WIDTH, height: HEIGHT },
});
await page.setContent(drawing);
await page.evaluate(() => document.fonts.ready);
const png = await page.screenshot();
const webp = await page.evaluate(
  async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.9);
  },
  `data:image/png;base64,${png.toString("base64")}`,
);
await browser.close();

const file = Buffer.from(webp.split(",")[1], "base64");
writeFileSync("public/images/book-cover.webp", file);
console.log(`public/images/book-cover.webp: ${file.length} bytes`);
