import type { Page } from "@playwright/test";

/** Holds files back until the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/**
 * Has the browser say that it is online or offline, whatever this machine is,
 * once the page listens; what is then asked for still comes.
 */
export async function setOnline(page: Page, isOnline: boolean) {
  await page.locator(".notices").waitFor({ state: "attached" });
  await page.evaluate((value) => {
    Object.defineProperty(navigator, "onLine", { value, configurable: true });
    dispatchEvent(new Event(value ? "online" : "offline"));
  }, isOnline);
}

/** Lets the browser say what its line is like; before the page is opened. */
export async function nameConnection(
  page: Page,
  connection: { saveData: boolean } | { effectiveType: string },
) {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, "connection", { value }),
    connection,
  );
}
