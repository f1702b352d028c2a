/** Finds a Chromium for the browser tests. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Path of a Chromium that the system has, or undefined. */
export function systemChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;

  for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** Sees to it that there is a browser: the system's, else one is installed. */
export async function ensureBrowser() {
  if (systemChromium() ?? (await ownChromium())) return;

  console.log("Installing Chromium for the browser tests…");
  const ways = [
    "npx playwright install --with-deps chromium",
    "apt-get update && apt-get install -y chromium",
  ];
  for (const command of ways) {
    const { status } = spawnSync(command, { shell: true, stdio: "ignore" });
    if (status === 0 && (systemChromium() ?? (await ownChromium()))) return;
  }
  throw new Error(
    "No Chromium found or installed: install one and set CHROMIUM_PATH to it.",
  );
}

/** Playwright's own download, if it is there. */
async function ownChromium() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
