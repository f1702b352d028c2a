import { defineConfig, devices } from "@playwright/test";
import { systemChromium } from "./scripts/browser";

const port = Number(process.env.E2E_PORT ?? 4173);
const executablePath = systemChromium();

const config = defineConfig({
  testDir: "__tests__/e2e",
  fullyParallel: true,
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Timings on a busy machine: a test may be tried again, and is said to be.
  retries: process.env.CI ? 2 : 0,
  reporter: [["dot"], ["json", { outputFile: "test-results/playwright.json" }]],
  outputDir: "test-results/playwright",
  use: {
    // Offline tests allow them: a worker answers before a test's own routes.
    serviceWorkers: "block",
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    { name: "phone", use: devices["Pixel 7"] },
    { name: "desktop", use: devices["Desktop Chrome"] },
  ],
  webServer: {
    command: `node --import tsx scripts/serve.ts ${port}`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: !process.env.CI,
  },
});

export default config;
