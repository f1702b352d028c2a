import type { Browser } from "@playwright/test";
import { bundle } from "../export/bundle";
import { slowDown, type Network } from "./networks";
import { openPhone } from "./phone";
import type { Times } from "./press-when-visible";

type Run = Times & { kilobytes: number };

/** The script that presses the first option, and leaves `window.times`. */
export const pressWhenVisible = () =>
  bundle("scripts/bench/press-when-visible.ts");

/**
 * Opens a set page cold, presses the first option as soon as it can be seen
 * and waits until its feedback is painted. Medians of the runs, in ms.
 */
export async function measureFirstAnswer(
  browser: Browser,
  address: string,
  network: Network,
  count = 3,
) {
  const runs: Run[] = [];
  for (let run = 0; run < count; run += 1)
    runs.push(await measureOnce(browser, address, network));

  const median = (pick: (run: Run) => number) =>
    Math.round(runs.map(pick).sort((a, b) => a - b)[Math.floor(count / 2)]!);
  return {
    "option visible": median(({ visible }) => visible),
    "visible to feedback": median(
      ({ answered, visible }) => answered - visible,
    ),
    "KB until then": median(({ kilobytes }) => kilobytes),
  };
}

async function measureOnce(
  browser: Browser,
  address: string,
  network: Network,
) {
  const { context, page, client } = await openPhone(browser);
  let bytes = 0;
  client.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await slowDown(client, network);
  await page.addInitScript({ content: pressWhenVisible() });
  await page.goto(address, { waitUntil: "commit" });
  const times = await page.waitForFunction(() => window.times, undefined, {
    timeout: 120_000,
  });
  const result = (await times.jsonValue()) as Times;
  const kilobytes = bytes / 1000;
  await context.close();

  return { ...result, kilobytes };
}
