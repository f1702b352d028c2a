import { defineConfig, devices } from "@playwright/test";
import tests from "./playwright.config";

/**
 * Trials draw by chance or walk every combination, and the browser tests have
 * variants in a second language, size or way: too long for `npm test`. They
 * run before a release, and in a job of their own (`npm run trials`). What one
 * of them finds gets a plain case in `__tests__/e2e`.
 */
const config = defineConfig({
  ...tests,
  testDir: "__tests__",
  grepInvert: [],
  timeout: 300_000,
  reporter: [["list"]],
  outputDir: "test-results/trials",
  projects: [
    { name: "phone", testDir: "__tests__/trials", use: devices["Pixel 7"] },
    {
      name: "phone variants",
      testDir: "__tests__/e2e",
      testIgnore: "**/*.desktop.spec.ts",
      grep: /@variant/,
      use: devices["Pixel 7"],
    },
    {
      name: "desktop variants",
      testDir: "__tests__/e2e",
      testMatch: "**/*.{desktop,devices}.spec.ts",
      grep: /@(desktop-)?variant/,
      use: devices["Desktop Chrome"],
    },
  ],
});

export default config;
