import { spawn, spawnSync } from "node:child_process";
import {
  debianPackages,
  findEngines,
  type EngineName,
  type Engines,
} from "./engines";

/** Longer than a slow connection needs, in ms; a dead one fails earlier. */
const patience = 300_000;
const aptOptions =
  "-o Acquire::Retries=1 -o Acquire::http::Timeout=20 -o DPkg::Lock::Timeout=60";

export type Installed = { engines: Engines; skipped: string[] };

/**
 * Installs those of the named engines that are missing, asking nothing, while
 * the caller goes on; says why one is still missing. Never fails.
 */
export async function installEngines(
  names: readonly EngineName[],
): Promise<Installed> {
  const isComplete = (engines: Engines) => names.every((name) => engines[name]);
  let engines = await findEngines();
  const reasons: string[] = [];
  const attempt = async (command: string) => {
    const error = await run(command);
    if (error !== undefined) reasons.push(`${command}: ${error}`);
    return error === undefined;
  };

  const root = rootPrefix();
  if (names.includes("webkit") && !engines.webkit)
    if ((await attempt("npx playwright install webkit")) && root !== undefined)
      await attempt("npx playwright install-deps webkit");
  engines = await findEngines();

  if (!isComplete(engines) && root === undefined)
    reasons.push("only root can install packages");
  else if (!isComplete(engines)) {
    const apt = `${root}apt-get ${aptOptions}`;
    const missing = names.filter((name) => !engines[name]);
    if (await attempt(`${apt} update`))
      for (const name of missing)
        await attempt(
          `${apt} install -y --no-install-recommends ${debianPackages[name]}`,
        );
    engines = await findEngines();
  }
  return { engines, skipped: skippedEngines(names, engines, reasons) };
}

/** A line for each engine that is missing. */
const skippedEngines = (
  names: readonly EngineName[],
  engines: Engines,
  reasons: readonly string[],
) =>
  names
    .filter((name) => !engines[name])
    .map(
      (name) =>
        `Smoke tests in ${name} (${debianPackages[name]}): ${reasons.join("; ") || "it does not start"}`,
    );

/** What lets a command run as root; undefined if nothing does. */
function rootPrefix(): string | undefined {
  if (process.platform !== "linux") return undefined;
  if (process.getuid?.() === 0) return "";
  const { status } = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" });
  return status === 0 ? "sudo -n " : undefined;
}

/** The error that a command ended with; undefined if it succeeded. */
function run(command: string): Promise<string | undefined> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ["ignore", "ignore", "pipe"],
      timeout: patience,
      env,
    });
    let printed = "";
    child.stderr?.on("data", (text: Buffer) => (printed += text.toString()));
    child.on("close", (status) =>
      resolve(status === 0 ? undefined : errorIn(printed)),
    );
  });
}

/** The line that names an error, or else the last one. */
const errorIn = (printed: string) => {
  const lines = printed.split("\n").filter((line) => line.trim());
  return (
    lines.find((line) => /\b(E:|ENOTFOUND|Error\b)/.test(line)) ??
    lines.at(-1) ??
    "ended without a word"
  ).trim();
};
