import type { Browser } from "@playwright/test";

/** A cold browser of a phone at 390 px, and the line to its network. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  return { context, page, client };
}
