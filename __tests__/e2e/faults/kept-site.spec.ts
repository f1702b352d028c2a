import type { Page } from "@playwright/test";
import { english, nextButton, questionOf, startLink } from "../support/english";
import { scriptsOf } from "../support/exported";
import { disconnect, expect, keepSite, test } from "../support/host";
import { choose, position, startApp } from "../support/site";
import { variantIf } from "../support/variant";

test.use({
  allowErrors: [
    "ERR_",
    "Failed to load",
    "503",
    "404",
    "429",
    "sw.js",
    // Of a script that comes cut, wherever that is.
    "end of input",
    "Invalid or unexpected token",
  ],
});

/** Lets something of the worker fail; it runs for as long as a test. */
async function breakWorker(page: Page, part: "open" | "put") {
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate((part) => {
    const fail = () =>
      Promise.reject(new DOMException("no room", "QuotaExceededError"));
    if (part === "open") CacheStorage.prototype.open = fail;
    else Cache.prototype.put = fail;
  }, part);
}

async function expectSet(page: Page) {
  // What is not kept, such as pictures, may stall for ever.
  await page.goto("/sets/basic/", { waitUntil: "commit" });
  await expect(position(page)).toHaveText(questionOf(1, 50));
}

test.beforeEach(async ({ page }) => {
  await page.goto("/about/");
  await keepSite(page);
});

test("if the cache does not open, pages come from the network", async ({
  page,
}) => {
  await breakWorker(page, "open");

  await expectSet(page);
  await choose(page, 0);
  await startApp(page);
  await nextButton(page).click();
  await expect(position(page)).toHaveText(questionOf(2, 50));
});

for (const [name, lost] of [
  ["all files", ""],
  ["one file", "/questions/basic.en.json"],
] as const)
  test(
    `${name} that a cleaner deleted are kept again at the next visit`,
    variantIf(lost !== ""),
    async ({ page, host, context }) => {
      const kept = (lost?: string) =>
        page.evaluate(async (lost) => {
          const cache = await caches.open("menkyo-mitra-files");
          for (const { url } of await cache.keys())
            if (lost !== undefined && url.includes(lost))
              await cache.delete(url);
          return (await cache.keys()).map(({ url }) => url);
        }, lost);
      const before = await kept();
      expect(before.length).toBeGreaterThan(20);
      expect(await kept(lost)).not.toEqual(expect.arrayContaining(before));

      await page.goto("/terms/");
      await expect.poll(kept).toEqual(expect.arrayContaining(before));
      await disconnect(host, context);
      await page.goto("/sets/");
      await startApp(page);
      await startLink(page, "basic").click();
      await expect(position(page)).toHaveText(questionOf(1, 50));
    },
  );

for (const faults of [
  [503, "half", "stall"],
  [429, 404],
] as const)
  test(
    `a host that answers with ${faults.join(", ")} is ignored`,
    variantIf(faults[0] === 429),
    async ({ page, host }) => {
      for (const fault of faults)
        await test.step(`${fault}`, async () => {
          const free = host.fail(/^/, fault);
          await page.goto("/sets/", { waitUntil: "commit" });
          await startApp(page);
          await startLink(page, "karimenkyo-2").click();
          await expect(position(page)).toHaveText(questionOf(1, 50));
          await expectSet(page);
          free();
        });
    },
  );

test("instead of an error there is a page that says what works", async ({
  page,
  host,
}) => {
  for (const status of [429, 503]) {
    host.fail(/^\/terms/, status);
    await page.goto("/terms/");

    await expect(page.getByText(english.offline.pageText)).toBeVisible();
  }
});

test("a release without room for its files runs from the network", async ({
  page,
  host,
}) => {
  host.renameScripts(scriptsOf("sets/basic/index.html"));
  host.release("sets/basic/index.html", "Back to", "Return to");
  await breakWorker(page, "put");

  await expectSet(page);
  await expect(page.getByText("Return to Choose Set")).toBeVisible();
  await choose(page, 0);
  await startApp(page);
  await nextButton(page).click();
  await expect(position(page)).toHaveText(questionOf(2, 50));
  await expect(page.getByText(english.quiz.needsScript)).toBeHidden();
});

test("a new worker without room for its files leaves the old one working", async ({
  page,
  host,
  context,
}) => {
  const device = await context.newCDPSession(page);
  await device.send("Storage.overrideQuotaForOrigin", {
    origin: host.address,
    quotaSize: 1,
  });
  host.renameScripts(scriptsOf("sets/basic/index.html"));
  host.release("sets/basic/index.html", "Back to", "Return to");
  const ended = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const end = new Promise<string>((resolve) =>
      registration.addEventListener("updatefound", () => {
        const worker = registration.installing;
        worker?.addEventListener("statechange", () => resolve(worker.state));
      }),
    );
    await registration.update();
    return end;
  });
  expect(ended).toBe("redundant");

  await expectSet(page);
  await expect(page.getByText("Return to Choose Set")).toBeVisible();
  await choose(page, 0);
  await startApp(page);
  await nextButton(page).click();
  await expect(position(page)).toHaveText(questionOf(2, 50));

  await disconnect(host, context);
  await page.goto("/sets/intermediate/");
  await expect(position(page)).toHaveText(questionOf(1, 50));
});
