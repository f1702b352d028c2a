// @ts-check
import nextJest from "next/jest.js";

const config = nextJest({ dir: "./" })({
  testEnvironment: "jsdom",
  // A busy machine is no failure.
  testTimeout: 20_000,
  globalSetup: "<rootDir>/scripts/generate/jest.ts",
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    // Tests read sets as the build does.
    "^server-only$": "<rootDir>/node_modules/server-only/empty.js",
  },
});

export default config;
