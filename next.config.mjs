// @ts-check
import { readFileSync } from "node:fs";
import { sourceHash } from "./scripts/source-hash.mjs";

process.env.NEXT_TELEMETRY_DISABLED ??= "1";

/** Folder that the site is published under, such as "/menkyo"; often empty. */
const basePath = process.env.BASE_PATH ?? "";

/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync("package.json", "utf8"));

/** @type {import("next").NextConfig} */
const config = {
  output: "export",
  trailingSlash: true,
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_RELEASE: version },
  // The same sources make the same files.
  generateBuildId: () => sourceHash(),
  images: { unoptimized: true },
  // The linter checks types, in a tenth of the time.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // A root layout for each language, so the 404 page brings its own.
    globalNotFound: true,
    // No look-ups in the package registry while building.
    agentUpgrade: false,
  },
};

export default config;
