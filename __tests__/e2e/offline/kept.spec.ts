import karimenkyo from "@/content/sets/karimenkyo-1";
import { allMessages } from "@/content/ui";
import { english, questionOf, startLink } from "../support/english";
import {
  disconnect,
  expect,
  keptPictures,
  test,
  untilKept,
} from "../support/host";
import { nameConnection } from "../support/line";
import { choose, expectAccessible, position, startApp } from "../support/site";

const nepali = allMessages.ne;

test("all pictures of a set are cached once it is begun", async ({
  page,
  host,
  context,
}) => {
  await page.goto("/sets/karimenkyo-1/");
  await untilKept(page);
  const pictured = karimenkyo.flatMap((question) =>
    "picture" in question ? question : [],
  );
  expect(await keptPictures(page)).toEqual([]);

  await choose(page, 0);
  await expect
    .poll(async () => (await keptPictures(page)).length)
    .toBe(new Set(pictured.map(({ picture }) => picture)).size);
  await disconnect(host, context);
  await page.goto(`/sets/karimenkyo-1/#q${pictured.at(-1)?.id}`);
  await page.reload();
  const picture = page.locator(".quiz").getByRole("img");
  await expect(picture).toBeVisible();
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test("the site does not wait for a host that hangs", async ({ page, host }) => {
  await page.goto("/");
  await untilKept(page);
  host.hang();

  await page.goto("/sets/");
  await expect(startLink(page, "karimenkyo-1")).toBeVisible();
});

test.describe("if data is expensive", () => {
  test.use({ allowErrors: ["ERR_", "MIME type"] });

  test("nothing is saved without a request", async ({
    page,
    host,
    context,
  }) => {
    await nameConnection(page, { saveData: true });
    await page.goto("/sets/");
    await startApp(page);
    const button = page.getByRole("button", {
      name: /^Save for offline \(\d+ KB\)$/,
    });
    await expect(button).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    const kilobytes = Number(
      /\d+/.exec((await button.textContent()) ?? "")?.[0],
    );
    expect(kilobytes).toBeGreaterThan(200);
    expect(kilobytes).toBeLessThanOrEqual(1390);

    await button.click();
    await expect(page.getByText(english.offline.kept)).toBeVisible();
    await disconnect(host, context);
    await page.goto("/sets/basic/");
    await expect(position(page)).toHaveText(questionOf(1, 50));
  });

  test("a message says if the site cannot be saved", async ({ page, host }) => {
    await nameConnection(page, { saveData: true });
    await page.goto("/sets/");
    await startApp(page);
    const button = page.getByRole("button", { name: /^Save for offline/ });
    await button.waitFor();
    const free = host.fail(/^\/sw\.js/, "portal");
    await button.click();
    await expect(page.getByText(english.offline.keepFailed)).toBeVisible();

    free();
    await button.click();
    await expect(page.getByText(english.offline.kept)).toBeVisible();
  });
});

test.describe("if the worker could not be loaded", () => {
  test.use({ allowErrors: ["ERR_", "sw.js", "HTTP response code", "503"] });

  test("the site is saved as soon as there is a connection again", async ({
    page,
    host,
  }) => {
    const free = host.fail(/^\/(sw\.js|questions\/)/, 503);
    await page.goto("/sets/");
    await startApp(page);
    await expect.poll(() => host.asked).toContain("/sw.js");
    await startLink(page, "basic").click();
    await expect(page.getByText(english.quiz.loadFailed)).toBeVisible();
    free();

    await page.getByRole("button", { name: english.quiz.tryAgain }).click();
    await expect(position(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(english.offline.kept)).toBeVisible();
  });
});

test("a reader has her language offline, and another once she reads it", async ({
  page,
  host,
  context,
}) => {
  const kept = () =>
    page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await caches.open(name)).keys(),
        ),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await page.goto("/ne/");
  await untilKept(page);
  expect(await kept()).toContain("/ne/offline/");
  expect(await kept()).not.toContain("/offline/");

  await page.goto("/sets/");
  await expect.poll(kept).toContain("/offline/");
  await disconnect(host, context);
  await page.goto("/ne/about/");
  await expect(
    page.getByRole("heading", { name: nepali.offline.pageTitle }),
  ).toBeVisible();
  await page.goto("/about/");
  await expect(
    page.getByRole("heading", { name: english.offline.pageTitle }),
  ).toBeVisible();
});
