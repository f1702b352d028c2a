// @ts-check
/**
 * Installs the packages in package-lock.json, if that has not been done yet.
 * Plain JavaScript, since it runs before anything is installed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer.`,
  );
  process.exit(1);
}

if (!isInstalled()) {
  console.log("Installing dependencies…");
  const options = ["--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["ci", ...options], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm ci failed: see above, and try again when online.");
    process.exit(1);
  }
}

function isInstalled() {
  const installed = "node_modules/.package-lock.json";
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs
  );
}
