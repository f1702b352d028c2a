import type { Page } from "@playwright/test";
import { spawn } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeServiceWorker } from "@/scripts/export/service-worker";
import { expect as quickExpect, test as base } from "./site";

/** Keeping and removing a site takes a busy machine its time. */
export const expect = quickExpect.configure({ timeout: 30_000 });

/** A web host of a test's own, which can be changed, held up and stopped. */
export type Host = Awaited<ReturnType<typeof startHost>>;

/** Runs with service workers, against a host of its own. */
export const test = base.extend<{ host: Host }>({
  host: async ({}, run) => {
    const host = await startHost();
    await run(host);
    host.close();
  },
  baseURL: async ({ host }, run) => run(host.address),
  serviceWorkers: "allow",
});

async function startHost() {
  const folder = mkdtempSync(join(tmpdir(), "menkyo-mitra-"));
  cpSync("out", folder, { recursive: true });

  const server = spawn("node", ["scripts/serve.mjs", "0"], {
    env: { ...process.env, SITE_FOLDER: folder },
  });
  const port = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (line: Buffer) => {
      const found = /localhost:(\d+)/.exec(line.toString());
      if (found?.[1]) resolve(found[1]);
    });
    server.on("exit", () => reject(new Error("The host did not start")));
  });

  return {
    address: `http://localhost:${port}`,
    /** Takes connections, but answers none. */
    hang: () => server.kill("SIGSTOP"),
    stop: () => server.kill("SIGKILL"),
    /** Publishes a release with another text in one page. */
    release: (file: string, from: string, to: string) => {
      const path = join(folder, file);
      writeFileSync(path, readFileSync(path, "utf8").replaceAll(from, to));
      writeServiceWorker(folder, "");
    },
    /** Publishes another worker. */
    publishWorker: (path: string) =>
      writeFileSync(join(folder, "sw.js"), readFileSync(path)),
    close: () => {
      server.kill("SIGKILL");
      rmSync(folder, { recursive: true });
    },
  };
}

/** Waits until the site is kept and the worker answers for this page. */
export async function untilKept(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

/** Looks for a new worker; the browser does so when a page is opened. */
export async function lookForUpdate(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}
