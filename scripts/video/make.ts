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
import { chromiumOptions } from "../browser";
import { bundle } from "../export/bundle";

const FRAMES = 240;
const RATE = 24;
const POSTER = 60;
const out = "public/video";

const vp9 = "-c:v libvpx-vp9 -crf 42 -b:v 0 -row-mt 1";
const h264 = "-c:v libx264 -preset veryslow -crf 28 -movflags +faststart";
const plain = "-pix_fmt yuv420p -an";

/**
 * Draws the street behind the headline and encodes it. Needs ffmpeg with
 * libx264, libvpx-vp9 and libwebp on the path.
 */
export async function make() {
  const frames = mkdtempSync(join(tmpdir(), "hero-"));
  await drawFrames(frames);

  mkdirSync(out, { recursive: true });
  const film = ["-framerate", String(RATE), "-i", join(frames, "%03d.png")];
  const poster = ["-i", join(frames, nameOf(POSTER))];
  encode("hero.webm", film, `${vp9} ${plain}`);
  encode("hero.mp4", film, `${h264} ${plain}`);
  encode("hero.webp", poster, "-c:v libwebp -q:v 62");
  rmSync(frames, { recursive: true });
}

const nameOf = (frame: number) => `${String(frame).padStart(3, "0")}.png`;

async function drawFrames(folder: string) {
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage({ viewport: { width: 864, height: 720 } });
  await page.setContent(readFileSync("scripts/video/scene.html", "utf8"));
  await page.addScriptTag({ content: bundle("scripts/video/scene.ts") });

  for (let frame = 0; frame < FRAMES; frame++) {
    await page.evaluate((moment) => window.draw(moment), frame / FRAMES);
    await page.screenshot({ path: join(folder, nameOf(frame)) });
  }
  await browser.close();
}

function encode(name: string, input: readonly string[], options: string) {
  const path = join(out, name);
  const { status, error } = spawnSync(
    "ffmpeg",
    ["-y", "-v", "error", ...input, ...options.split(" "), path],
    { stdio: "inherit" },
  );
  if (status !== 0)
    throw new Error(`ffmpeg could not write ${path}: ${error?.message ?? ""}`);
  console.log(`${path}: ${statSync(path).size} bytes`);
}
