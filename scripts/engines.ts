/**
 * The browsers of the smoke tests. WebKit is Playwright's build where it can
 * be downloaded and starts, else WebKitGTK; that one and Firefox are packages
 * of Debian.
 */
import { webkit } from "@playwright/test";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Step } from "./steps";

/** WebKitGTK's browser, and what drives it; undefined for Playwright's. */
export type WebKit = { gtk?: { driver: string; miniBrowser: string } };
export type Engines = { webkit?: WebKit; firefox?: string };

const driver = "/usr/bin/WebKitWebDriver";
const firefox = "/usr/bin/firefox-esr";
const debianPackages = {
  webkit: "webkit2gtk-driver xvfb",
  firefox: "firefox-esr",
} as const;
const names = ["webkit", "firefox"] as const;

/** Those that are installed and can start. */
export async function findEngines(): Promise<Engines> {
  return {
    webkit: (await startsPlaywrights()) ? {} : findWebKitGtk(),
    firefox: existsSync(firefox) ? firefox : undefined,
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

/** Installs what is missing, asking nothing, while the caller goes on. */
export async function installEngines(): Promise<Engines> {
  const root = rootPrefix();
  const found = await findEngines();
  if (!found.webkit && (await run("npx playwright install webkit")))
    if (root !== undefined) await run("npx playwright install-deps webkit");

  const { webkit, firefox } = await findEngines();
  if (root === undefined || (webkit && firefox)) return { webkit, firefox };
  const install = `${root}apt-get install -y --no-install-recommends`;
  await run(`${root}apt-get update`);
  if (!webkit) await run(`${install} ${debianPackages.webkit}`);
  if (!firefox) await run(`${install} ${debianPackages.firefox}`);
  return findEngines();
}

/** What lets a command run as root; undefined where nothing does. */
function rootPrefix(): string | undefined {
  if (process.platform !== "linux") return undefined;
  if (process.getuid?.() === 0) return "";
  const { status } = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" });
  return status === 0 ? "sudo -n " : undefined;
}

/** Whether a command succeeded. */
function run(command: string): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return new Promise((resolve) =>
    spawn(command, { shell: true, stdio: "ignore", env }).on("exit", (status) =>
      resolve(status === 0),
    ),
  );
}

/** The smoke tests in every engine that there is, as one step. */
export function smokeSteps(engines: Engines): Step[] {
  const found = names.filter((name) => engines[name]);
  if (found.length === 0) return [];

  const projects = found.map((name) => `--project=${name}`).join(" ");
  const command = `playwright test --config playwright.smoke.config.ts ${projects}`;
  const titles = found.map((name) => titleOf(engines, name));
  return [{ name: `Smoke tests: ${titles.join(", ")}`, command }];
}

/** The package and its version. */
function titleOf({ webkit }: Engines, name: (typeof names)[number]): string {
  if (name === "webkit" && !webkit?.gtk) return "Playwright's WebKit";
  const [debianPackage] = debianPackages[name].split(" ");
  const { stdout } = spawnSync("dpkg-query", ["-W", debianPackage], {
    encoding: "utf8",
  });
  return stdout ? stdout.trim().replace(/\s+/, " ") : debianPackage;
}

/** What to say of the engines that are missing. */
export const skippedEngines = (engines: Engines): string[] =>
  names
    .filter((name) => !engines[name])
    .map(
      (name) =>
        `skipped Smoke tests in ${name}: it cannot be installed here; as root, apt-get install ${debianPackages[name]}`,
    );
