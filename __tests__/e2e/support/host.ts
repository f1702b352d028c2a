import type { BrowserContext, Page } from "@playwright/test";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { filesIn } from "@/scripts/export/pages";
import { trustOwnScripts, withPolicy } from "@/scripts/export/policy";
import { writeServiceWorker } from "@/scripts/export/service-worker";
import { linkTree } from "@/scripts/link-tree";
import { startHostServer } from "./host-server";
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
  /** What the browser itself says when a connection is missing. */
  allowErrors: [
    ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "sw.js"],
    { scope: "test" },
  ],
  serviceWorkers: "allow",
});

const scripts = "_next/static/chunks";

async function startHost() {
  // Linking and removing 3,000 files takes a second: only for what changes.
  let copy: string | null = null;
  const changedFolder = () => (copy ??= linkExport());
  const server = await startHostServer(() => copy ?? "out");
  return {
    ...server,
    /** Takes connections, but answers none. */
    hang: () => server.fail(/^/, "hang"),
    /** Publishes a release with another text in one page. */
    release: (file: string, from: string, to: string) => {
      const folder = changedFolder();
      const path = join(folder, file);
      const text = readFileSync(path, "utf8").replaceAll(from, to);
      replaceFile(path, withNewPolicy(file, text));
      rmSync(join(folder, "sw.js"));
      writeServiceWorker(folder, "");
    },
    /** Publishes a release in which scripts have other names. */
    renameScripts: (names: readonly string[]) => {
      const folder = changedFolder();
      for (const name of names)
        renameSync(
          join(folder, scripts, name),
          join(folder, scripts, `new-${name}`),
        );
      const anyName = new RegExp(names.join("|"), "g");
      for (const file of filesIn(folder)) {
        if (!/\.(html|js|txt)$/.test(file)) continue;

        const before = readFileSync(join(folder, file), "utf8");
        const after = before.replace(anyName, "new-$&");
        if (after !== before)
          replaceFile(join(folder, file), withNewPolicy(file, after));
      }
    },
    /** Loses a script; gives back what brings it again. */
    loseScript: (script: string) => {
      const path = join(changedFolder(), scripts, script);
      renameSync(path, `${path}.lost`);
      return () => renameSync(`${path}.lost`, path);
    },
    /** Publishes another worker. */
    publishWorker: (text: string) =>
      replaceFile(join(changedFolder(), "sw.js"), text),
    close: () => {
      server.stop();
      if (copy) rmSync(copy, { recursive: true });
    },
  };
}

/** A copy of the export that may be changed. */
function linkExport(): string {
  mkdirSync("test-results", { recursive: true });
  const folder = mkdtempSync(join("test-results", "host-"));
  linkTree("out", folder);
  return folder;
}

/** Writes a file of its own, so that the export behind the link stays. */
function replaceFile(path: string, text: string) {
  rmSync(path);
  writeFileSync(path, text);
}

/** As it is published: its policy holds the hashes of its own scripts. */
function withNewPolicy(file: string, text: string): string {
  if (!file.endsWith(".html")) return text;

  const html = text
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(trustOwnScripts, "");
  return withPolicy({ file, html }, undefined).html;
}

/** Keeps the site at once, as every page does by itself when it is quiet. */
export async function keepSite(page: Page) {
  await page.evaluate(() =>
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }),
  );
  await untilKept(page);
}

/** Waits until the site is kept and the worker answers for this page. */
export async function untilKept(page: Page) {
  // The app begins to keep it; a page that nobody touches starts late.
  await page.mouse.move(1, 1);
  await page.mouse.move(3, 3);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

/** Takes the host and the line away. */
export async function disconnect(host: Host, context: BrowserContext) {
  host.stop();
  await context.setOffline(true);
}

/** The addresses of the pictures that are kept. */
export function keptPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const name = names.find((name) => name.includes("pictures"));
    if (!name) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url);
  });
}

/** Looks for a new worker; the browser does so when a page is opened. */
export async function lookForUpdate(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}
