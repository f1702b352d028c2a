import { defineConfig, devices } from "@playwright/test";
import { availableParallelism } from "node:os";
import { chromiumOptions } from "./scripts/browser";

const port = Number(process.env.E2E_PORT ?? 4173);

const config = defineConfig({
  testDir: "__tests__/e2e",
  fullyParallel: true,
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  // `npm run trials` runs the variants of other tests.
  grepInvert: /@variant/,
  // One more than cores, since some tests wait for a timer.
  workers: availableParallelism() + 1,
  retries: 0,
  reporter: [["dot"], ["json", { outputFile: "test-results/playwright.json" }]],
  outputDir: "test-results/playwright",
  use: {
    // Offline tests allow them: a worker answers before a test's own routes.
    serviceWorkers: "block",
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: chromiumOptions(),
  },
  // One device is enough where neither layout nor pointer matters:
  // x.spec.ts runs on the phone, x.desktop.spec.ts on the computer and
  // x.devices.spec.ts on both.
  projects: [
    {
      name: "phone",
      // One pixel for one: software draws them, and no test looks at them.
      use: { ...devices["Pixel 7"], deviceScaleFactor: 1 },
      testIgnore: "**/*.desktop.spec.ts",
    },
    {
      name: "desktop",
      use: devices["Desktop Chrome"],
      testMatch: "**/*.{desktop,devices}.spec.ts",
      grepInvert: /@(desktop-)?variant/,
    },
  ],
  webServer: {
    command: `node --import tsx scripts/serve.ts ${port}`,
    url: `http://127.0.0.1:${port}`,
    // Tests that measure bytes have a server of their own.
    env: { BROTLI_QUALITY: "5" },
    reuseExistingServer: !process.env.CI,
  },
});

export default config;
