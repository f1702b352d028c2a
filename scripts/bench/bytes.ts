import type { Browser } from "@playwright/test";
import { openPhone } from "./phone";

/** Bytes on the wire by kind, in KB (1,000 bytes), and the requests. */
export type Bytes = {
  html: number;
  css: number;
  js: number;
  fonts: number;
  images: number;
  other: number;
  total: number;
  requests: number;
};

const kinds: Record<string, keyof Bytes> = {
  Document: "html",
  Stylesheet: "css",
  Script: "js",
  Font: "fonts",
  Image: "images",
};

/** A page is quiet once nothing has been requested for this long, in ms. */
const QUIET = 1_500;

/**
 * Visits a page cold at 390 px, touches it so that everything starts, waits
 * until the network is quiet, and adds up what was moved.
 */
export async function measureBytes(
  browser: Browser,
  address: string,
): Promise<Bytes> {
  const { context, page, client } = await openPhone(browser);
  const sum: Bytes = {
    html: 0,
    css: 0,
    js: 0,
    fonts: 0,
    images: 0,
    other: 0,
    total: 0,
    requests: 0,
  };
  const kindOf = new Map<string, keyof Bytes>();
  /** Requested and not finished: a busy host takes its time to compress. */
  const pending = new Set<string>();

  client.on("Network.requestWillBeSent", ({ requestId }) =>
    pending.add(requestId),
  );
  client.on("Network.loadingFailed", ({ requestId }) =>
    pending.delete(requestId),
  );
  client.on("Network.responseReceived", ({ requestId, type }) =>
    kindOf.set(requestId, kinds[type] ?? "other"),
  );
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    sum[kindOf.get(requestId) ?? "other"] += encodedDataLength / 1000;
    sum.total += encodedDataLength / 1000;
    sum.requests += 1;
  });

  await page.goto(address, { waitUntil: "load" });
  await page.touchscreen.tap(5, 400);
  let seen: number;
  do {
    seen = sum.requests;
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve)),
    );
    await page.waitForTimeout(QUIET);
  } while (pending.size > 0 || sum.requests > seen);
  await context.close();

  return Object.fromEntries(
    Object.entries(sum).map(([kind, value]) => [
      kind,
      Math.round(value * 10) / 10,
    ]),
  ) as Bytes;
}
