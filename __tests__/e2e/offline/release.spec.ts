import type { Page } from "@playwright/test";
import basic from "@/content/sets/basic";
import { killSwitch } from "@/scripts/export/service-worker";
import {
  backLink,
  english,
  nextButton,
  questionOf,
  startLink,
} from "../support/english";
import {
  disconnect,
  expect,
  lookForUpdate,
  test,
  untilKept,
} from "../support/host";
import { choose, expectAccessible, position, startApp } from "../support/site";

const [question] = basic;
const newText = "Is this the text of the next release?";
const file = "questions/basic.en.json";

const notice = (page: Page) => page.getByText(english.offline.newVersion);

const isWaiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  });

test("a new release waits for the end of a quiz", async ({
  page,
  host,
  context,
}) => {
  await page.goto("/sets/");
  await untilKept(page);
  await startLink(page, "practice").click();
  await choose(page, 0);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  host.release(file, question.question, newText);
  await lookForUpdate(page);
  await expect.poll(() => isWaiting(page)).toBe(true);
  await nextButton(page).click();
  await expect(position(page)).toHaveText(questionOf(2, 10));
  await expect(notice(page)).toBeHidden();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  await backLink(page).click();
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: english.offline.reload }).click();
  await page.waitForFunction(() => !("isSamePage" in window));
  expect(await isWaiting(page)).toBe(false);
  await expect(notice(page)).toBeHidden();

  await disconnect(host, context);
  await page.goto("/sets/");
  await startApp(page);
  await expect(page.getByText(english.offline.kept)).toBeVisible();
  await startLink(page, "basic").click();
  await expect(page.locator(".quiz").getByText(newText)).toBeVisible();
  await page.goto("/sets/practice/");
  await expect(position(page)).toHaveText(questionOf(2, 10));
});

test("a release fetches only what changed", async ({ page, host }) => {
  await page.goto("/");
  await untilKept(page);
  const keys = () =>
    page.evaluate(async () => {
      const cache = await caches.open("menkyo-mitra-files");
      return (await cache.keys()).map(({ url }) => url);
    });
  const before = await keys();

  host.release(file, question.question, newText);
  await lookForUpdate(page);
  await expect.poll(() => isWaiting(page)).toBe(true);

  const added = (await keys()).filter((key) => !before.includes(key));
  expect(added).toEqual([expect.stringContaining(`/${file}?v=`)]);
});

test("the kill switch removes worker and cached files", async ({
  page,
  host,
}) => {
  await page.goto("/");
  await untilKept(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  host.publishWorker(killSwitch());
  await lookForUpdate(page);

  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        await caches.keys(),
      ]),
    )
    .toEqual([0, []]);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.goto("/about/");
  await expect(
    page.getByRole("heading", { name: english.about.title }),
  ).toBeVisible();
});
