import { defineConfig } from "@playwright/test";
import { availableParallelism } from "node:os";

const config = defineConfig<object, { engineName: "webkit" | "firefox" }>({
  testDir: "__tests__/smoke",
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  workers: Math.max(2, availableParallelism()),
  retries: 0,
  reporter: [["dot"], ["json", { outputFile: "test-results/smoke.json" }]],
  outputDir: "test-results/smoke",
  projects: [
    { name: "webkit", use: { engineName: "webkit" } },
    { name: "firefox", use: { engineName: "firefox" } },
  ],
});

export default config;
