import type { Page } from "@playwright/test";

/** A page, and what a visitor does on it: each step leaves a state to check. */
export type Visit = {
  name: string;
  path: string;
  /** What the browser holds or meets before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  steps?: Record<string, (page: Page) => Promise<unknown>>;
};
