/**
 * The browsers of the smoke tests. WebKit is Playwright's build if it can be
 * downloaded and starts, else WebKitGTK; WebKitGTK and Firefox are Debian
 * packages.
 */
import { webkit } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Step } from "../steps";

/** WebKitGTK's browser, and what drives it; undefined for Playwright's. */
export type WebKit = { gtk?: { driver: string; miniBrowser: string } };
export type EngineName = "webkit" | "firefox";
/** The installed engines: Firefox by its path. */
export type Engines = {
  webkit: WebKit | undefined;
  firefox: string | undefined;
};

const driver = "/usr/bin/WebKitWebDriver";
const firefoxes = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** What Debian calls them. */
export const debianPackages = {
  webkit: "webkit2gtk-driver xvfb",
  firefox: "firefox-esr",
} as const;

/** Those that are installed and can start. */
export async function findEngines(): Promise<Engines> {
  return {
    webkit: (await startsPlaywrights()) ? {} : findWebKitGtk(),
    firefox: firefoxes.find((path) => existsSync(path)),
  };
}

async function startsPlaywrights(): Promise<boolean> {
  try {
    await (await webkit.launch()).close();
    return true;
  } catch {
    return false;
  }
}

function findWebKitGtk(): WebKit | undefined {
  if (![driver, "/usr/bin/Xvfb"].every((path) => existsSync(path))) return;

  const miniBrowser = readdirSync("/usr/lib")
    .filter((name) => name.endsWith("-linux-gnu"))
    .flatMap((name) => {
      const folder = join("/usr/lib", name);
      return readdirSync(folder)
        .filter((name) => name.startsWith("webkit2gtk-"))
        .map((name) => join(folder, name, "MiniBrowser"));
    })
    .find((path) => existsSync(path));
  return miniBrowser === undefined
    ? undefined
    : { gtk: { driver, miniBrowser } };
}

/** The smoke tests in one engine, without their variants, as a step. */
export const smokeStep = (engines: Engines, name: EngineName): Step => ({
  name: `Smoke tests in ${titleOf(engines, name)}`,
  command: `playwright test --config playwright.smoke.config.ts --project=${name} --grep-invert=@variant`,
});

/** The package and its version. */
function titleOf({ webkit }: Engines, name: EngineName): string {
  if (name === "webkit" && !webkit?.gtk) return "Playwright's WebKit";
  const [debianPackage = ""] = debianPackages[name].split(" ");
  const { stdout } = spawnSync("dpkg-query", ["-W", debianPackage], {
    encoding: "utf8",
  });
  return stdout ? stdout.trim().replace(/\s+/, " ") : debianPackage;
}
