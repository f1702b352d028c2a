/**
 * Draws the street behind the headline and encodes it: `npm run video`. Needs
 * ffmpeg with libx264, libvpx-vp9 and libwebp on the path.
 */
import { chromium } from "@playwright/test";
import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemChromium } from "../browser.mjs";

const FRAMES = 240;
const RATE = 24;
const POSTER = 60;
const out = "public/video";

const frames = mkdtempSync(join(tmpdir(), "hero-"));
const browser = await chromium.launch({ executablePath: systemChromium() });
const page = await browser.newPage({ viewport: { width: 864, height: 720 } });
await page.setContent(readFileSync("scripts/video/scene.html", "utf8"));
await page.addScriptTag({ path: "scripts/video/scene.js" });

for (let frame = 0; frame < FRAMES; frame++) {
  await page.evaluate((moment) => window.draw(moment), frame / FRAMES);
  const path = join(frames, `${String(frame).padStart(3, "0")}.png`);
  await page.screenshot({ path });
}
await browser.close();

mkdirSync(out, { recursive: true });
const images = ["-framerate", RATE, "-i", join(frames, "%03d.png")];
const plain = ["-pix_fmt", "yuv420p", "-an"];
encode(
  "hero.webm",
  ...images,
  "-c:v",
  "libvpx-vp9",
  "-crf",
  42,
  "-b:v",
  0,
  "-row-mt",
  1,
  ...plain,
);
encode(
  "hero.mp4",
  ...images,
  "-c:v",
  "libx264",
  "-preset",
  "veryslow",
  "-crf",
  28,
  "-movflags",
  "+faststart",
  ...plain,
);
encode(
  "hero.webp",
  "-i",
  join(frames, `0${POSTER}.png`),
  "-c:v",
  "libwebp",
  "-q:v",
  62,
);
rmSync(frames, { recursive: true });

function encode(name, ...options) {
  const path = join(out, name);
  const { status } = spawnSync(
    "ffmpeg",
    ["-y", "-v", "error", ...options.map(String), path],
    { stdio: "inherit" },
  );
  if (status !== 0) throw new Error(`ffmpeg could not write ${path}`);
  console.log(`${path}: ${statSync(path).size} bytes`);
}
