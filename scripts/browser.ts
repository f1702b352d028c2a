/**
 * The Chromium of the browser tests and of the scripts that draw. On x64 Linux
 * it is the headless shell in the npm package `@sparticuz/chromium`: the same
 * build everywhere, with its libraries and fonts, no root and no other
 * download. Elsewhere it is Playwright's own. CHROMIUM_PATH overrides both.
 */
import type { LaunchOptions } from "@playwright/test";
import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const modules = join(__dirname, "../node_modules");
const chromiumPackage = join(modules, "@sparticuz/chromium");
const cache = join(modules, ".cache");
const remedy = "install Chromium and set CHROMIUM_PATH to it";
const isBundled = process.platform === "linux" && process.arch === "x64";

/** What Playwright needs to launch the browser; installs it if need be. */
export function chromiumOptions(): LaunchOptions {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH };
  if (!isBundled) return {};

  const folder = unpacked();
  return {
    executablePath: join(folder, "chromium"),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, "lib"),
      FONTCONFIG_PATH: folder,
    },
  };
}

/** Installs the browser if need be, and returns its name and version. */
export function describeChromium(): string {
  const { executablePath, env } = chromiumOptions();
  if (!executablePath) return installPlaywrights();

  const { status, stdout, stderr, error } = spawnSync(
    executablePath,
    ["--version"],
    { env: { ...process.env, ...env }, encoding: "utf8" },
  );
  if (status !== 0)
    throw new Error(
      `${executablePath} does not start; ${remedy}: ${error?.message ?? stderr}`,
    );
  const kind = env ? `headless shell of ${packageId()}` : "CHROMIUM_PATH";
  return `${stdout.trim()} (${kind}, ${executablePath})`;
}

function installPlaywrights(): string {
  const command = "npx playwright install chromium-headless-shell";
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  if (status !== 0) throw new Error(`"${command}" failed; ${remedy}`);
  return "Chromium (Playwright's headless shell)";
}

/** Name and version of the npm package. */
function packageId(): string {
  const text = readFileSync(join(chromiumPackage, "package.json"), "utf8");
  const { name, version } = JSON.parse(text) as Record<string, string>;
  return `${name}@${version}`;
}

/** The folder of the unpacked browser, renamed into place once complete. */
function unpacked(): string {
  const folder = join(cache, packageId().replace(/\W+/g, "-"));
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, "chromium-"));
  for (const name of ["al2023.tar", "fonts.tar", "swiftshader.tar"])
    execFileSync("tar", ["-xo", "-C", draft], { input: read(name) });
  writeFileSync(join(draft, "fonts.conf"), fontsConf);
  writeFileSync(join(draft, "chromium"), read("chromium"), { mode: 0o755 });

  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

const read = (name: string) =>
  brotliDecompressSync(readFileSync(join(chromiumPackage, `bin/${name}.br`)));

/**
 * The bundled fonts alone, so that text is as wide on every machine, wherever
 * the folder is moved to.
 */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;
