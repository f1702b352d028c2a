import type { Browser } from "@playwright/test";
import { openPhone } from "./phone";

/** Networks to measure on; throughput in bytes a second. */
export const networks = [
  { name: "2G (60 kbps, 600 ms)", latency: 600, throughput: 60_000 / 8 },
  { name: "slow 3G (400 kbps, 400 ms)", latency: 400, throughput: 400_000 / 8 },
  {
    name: "slow 4G (1.6 Mbps, 150 ms)",
    latency: 150,
    throughput: 1_600_000 / 8,
  },
] as const;

/**
 * Opens a set page cold, presses the first option as soon as it can be seen
 * and waits until its feedback is painted. Medians of the runs, in ms.
 */
export async function measureFirstAnswer(
  browser: Browser,
  address: string,
  network: (typeof networks)[number],
  count = 3,
) {
  const runs: Run[] = [];
  for (let run = 0; run < count; run += 1)
    runs.push(await measureOnce(browser, address, network));

  const median = (pick: (run: Run) => number) =>
    Math.round(runs.map(pick).sort((a, b) => a - b)[Math.floor(count / 2)]);
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
  { latency, throughput }: (typeof networks)[number],
) {
  const { context, page, client } = await openPhone(browser);
  let bytes = 0;
  client.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.addInitScript({ path: "scripts/bench/press-when-visible.js" });
  await page.goto(address, { waitUntil: "commit" });
  const times = await page.waitForFunction(
    () => (window as unknown as { times?: Times }).times,
    undefined,
    { timeout: 120_000 },
  );
  const result = (await times.jsonValue()) as Times;
  const kilobytes = bytes / 1000;
  await context.close();

  return { ...result, kilobytes };
}

type Run = Times & { kilobytes: number };

type Times = { visible: number; answered: number };
