import type { NextConfig } from "next";
import { version } from "./package.json";
import { sourceHash } from "./scripts/source-hash";

process.env.NEXT_TELEMETRY_DISABLED ??= "1";

/** Folder that the site is published under, such as "/menkyo"; often empty. */
const basePath = process.env.BASE_PATH ?? "";

const config: NextConfig = {
  output: "export",
  trailingSlash: true,
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_RELEASE: version },
  // The same sources make the same files.
  generateBuildId: () => sourceHash(),
  images: { unoptimized: true },
  // `npm run check` compares the types; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // A root layout for each language, so the 404 page brings its own.
    globalNotFound: true,
    // No look-ups in the package registry while building.
    agentUpgrade: false,
  },
};

export default config;
