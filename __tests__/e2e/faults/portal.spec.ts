import type { Page } from "@playwright/test";
import practice from "@/content/sets/practice";
import {
  begunLink,
  english,
  nextButton,
  questionOf,
  startLink,
} from "../support/english";
import { exportedPage } from "../support/exported";
import {
  disconnect,
  expect,
  keepSite,
  keptPictures,
  test,
} from "../support/host";
import { portalText } from "../support/host-server";
import { exportedSet } from "../support/kept";
import { choose, feedback, position, startApp } from "../support/site";
import { variant } from "../support/variant";

test.use({
  allowErrors: [
    "ERR_",
    "Failed to",
    "MIME",
    "SyntaxError",
    "Unexpected",
    "not what it should be",
  ],
});

/** Any other page begins to keep the site by itself, at a time of its own. */
const pageWithoutScripts = "/robots.txt";

/** Begins to keep the site, from nothing, and gives back how that ended. */
function tryToKeep(page: Page) {
  return page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    // One that just failed is still there for a moment, and is handed out.
    let installing: ServiceWorker | null = null;
    while (!installing)
      ({ installing } = await navigator.serviceWorker.register("/sw.js"));
    return new Promise<string>((resolve) => {
      const note = () => {
        if (installing.state !== "installing") resolve(installing.state);
      };
      note();
      installing.addEventListener("statechange", note);
    });
  });
}

/** The kept addresses whose text holds this. */
function keptWith(page: Page, text: string): Promise<string[]> {
  return page.evaluate(async (text) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if ((await response?.text())?.includes(text)) found.push(request.url);
      }
    }
    return found;
  }, text);
}

test("the login page of a public Wi-Fi is never cached as the site", async ({
  page,
  host,
  context,
}) => {
  await page.goto(pageWithoutScripts);
  for (const paths of [
    /^(?!\/sw\.js)/,
    /^\/sets\/basic\//,
    /^\/questions\/basic\.en\.json/,
    /^\/ne\//,
  ]) {
    // The browser itself may go on holding it for what never changes.
    const free = host.fail(paths, "lasting");
    expect(await tryToKeep(page), String(paths)).toBe("redundant");
    expect(await keptWith(page, portalText), String(paths)).toEqual([]);
    free();
  }

  await keepSite(page);
  await disconnect(host, context);
  await page.goto("/sets/basic/");
  await expect(position(page)).toHaveText(questionOf(1, 50));
});

test("if the site is cached, it is shown instead of that page", async ({
  page,
  host,
}) => {
  await page.goto("/about/");
  await keepSite(page);
  host.fail(/^/, "portal");

  await page.goto("/sets/basic/");
  await expect(position(page)).toHaveText(questionOf(1, 50));
  await page.goto("/ne/sets/?utm_source=chat");
  for (const address of ["/sets/basic", `${host.address}//sets/basic/`]) {
    await page.goto(address);
    await expect(position(page)).toHaveText(questionOf(1, 50));
  }
  await page.goto("/sets/");
  await startApp(page);
  await startLink(page, "karimenkyo-2").click();
  await expect(position(page)).toHaveText(questionOf(1, 50));
  expect(await keptWith(page, portalText)).toEqual([]);
});

test(
  "that page is not cached as a picture",
  variant,
  async ({ page, host }) => {
    const addresses = exportedSet("practice", "en").flatMap(
      ({ image }) => image ?? [],
    );
    await page.goto("/about/");
    await keepSite(page);
    const free = host.fail(/^\/images\//, "portal");
    const open = async () => {
      await page.goto("/sets/practice/");
      await choose(page, 0);
    };
    await open();
    await expect.poll(() => host.asked).toContain(addresses.at(-1));
    expect(await keptWith(page, portalText)).toEqual([]);

    free();
    await page.evaluate(() => localStorage.clear());
    await page.goto("/about/");
    await open();
    await expect
      .poll(async () => (await keptPictures(page)).length)
      .toBe(new Set(addresses).size);
    expect(await keptWith(page, portalText)).toEqual([]);
  },
);

test("that page is not cached as a script", async ({ page, host }) => {
  const [script] = exportedPage("sets/basic/index.html").scripts;
  const name = script!.split("/").at(-1) ?? "";
  await page.goto("/about/");
  await keepSite(page);
  host.renameScripts([name]);
  const free = host.fail(new RegExp(`/new-${name}$`), "portal");
  await page.goto("/sets/basic/");
  await choose(page, 0);
  await expect(feedback(page)).toBeVisible();
  await expect(
    page.getByText(english.quiz.needsScript).filter({ visible: true }),
  ).toHaveCount(1);
  expect(await keptWith(page, portalText)).toEqual([]);

  free();
  await page.reload();
  await startApp(page);
  await expect(feedback(page)).toBeVisible();
  await nextButton(page).click();
  await expect(position(page)).toHaveText(questionOf(2, 50));
});

test("nothing truncated is cached", async ({ page, host, context }) => {
  await page.goto(pageWithoutScripts);
  for (const path of [/^\/sets\/basic\/$/, /^\/questions\/basic\.en\.json$/]) {
    const free = host.fail(path, "half");
    expect(await tryToKeep(page), String(path)).toBe("redundant");
    free();
  }

  await keepSite(page);
  // Where it is kept, a cut set is passed over.
  host.fail(/^\/(questions|images|book)\//, "half");
  await page.goto("/book/expressways/");
  await page.goto("/sets/");
  await startApp(page);
  await startLink(page, "basic").click();
  await expect(position(page)).toHaveText(questionOf(1, 50));
  await disconnect(host, context);
  await page.goto("/book/expressways/");
  await expect(page.getByText(english.offline.pageText)).toBeVisible();
  expect(await keptPictures(page)).toEqual([]);
});

test.describe("invalid questions", () => {
  test.use({ serviceWorkers: "block" });

  // What else is refused: load-questions.test.ts.
  test("the page of the Wi-Fi is refused as a set", async ({ page, host }) => {
    const key = "menkyo-mitra:set:practice";
    const kept = () => page.evaluate((key) => localStorage.getItem(key), key);
    await page.goto("/sets/practice/");
    await choose(page, 0);
    await startApp(page);
    const before = await kept();
    expect(before).toContain('"choice":0');
    const free = host.fail(/^\/questions\//, "portal");
    await page.goto("/sets/");
    await startApp(page);
    await begunLink(page, "practice").click();
    await expect(page.getByText(english.quiz.loadFailed)).toBeVisible();
    expect(await kept()).toBe(before);

    free();
    await page.getByRole("button", { name: english.quiz.tryAgain }).click();
    await expect(position(page)).toHaveText(questionOf(1, practice.length));
  });
});
