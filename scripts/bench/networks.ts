import type { CDPSession } from "@playwright/test";

/** A phone's connection: delay in ms, bytes per second. */
export type Network = { name: string; latency: number; throughput: number };

export const slow2G: Network = {
  name: "2G (60 kbps, 600 ms)",
  latency: 600,
  throughput: 60_000 / 8,
};
export const slow3G: Network = {
  name: "slow 3G (400 kbps, 400 ms)",
  latency: 400,
  throughput: 400_000 / 8,
};
export const slow4G: Network = {
  name: "slow 4G (1.6 Mbps, 150 ms)",
  latency: 150,
  throughput: 1_600_000 / 8,
};
/** The machine's own connection. */
export const unslowed: Network = {
  name: "unslowed",
  latency: 0,
  throughput: -1,
};

/** Changes a page's connection from now on. */
export async function setNetwork(
  client: CDPSession,
  { latency, throughput }: Network,
) {
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Gives a page a slow phone's processor and connection. */
export async function slowDown(client: CDPSession, network: Network) {
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await setNetwork(client, network);
}
