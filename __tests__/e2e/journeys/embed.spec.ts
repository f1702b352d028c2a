import type { FrameLocator } from "@playwright/test";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { heightCode } from "@/lib/embed/frame-code";
import { english, questionOf } from "../support/english";
import { expect, expectAccessible, test as base, watch } from "../support/site";

const { quiz, results, teach } = english;

type School = {
  /** The address of another site that shows a page of this one in a frame. */
  school: (path: string) => string;
};

const test = base.extend<School>({
  school: async ({ baseURL }, run) => {
    const server = createServer((request, response) => {
      const path = new URL(request.url!, "http://school").searchParams.get("p");
      response.setHeader("Content-Type", "text/html");
      response.end(
        `<!doctype html><title>School</title><iframe src="${baseURL}${path}" width="100%" height="300"></iframe>${heightCode}`,
      );
    });
    await new Promise<void>((listening) => server.listen(0, listening));
    const { port } = server.address() as AddressInfo;
    await run(
      (path) => `http://localhost:${port}/?p=${encodeURIComponent(path)}`,
    );
    server.close();
  },
  // That page is another origin, which the fixture of the site would report.
  context: async ({ browser, allowErrors }, run) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      serviceWorkers: "block",
    });
    const problems = await watch(context, "", { allowErrors, allowHosts: [] });
    await run(context);
    await context.close();
    expect(problems).toEqual([]);
  },
});

const answer = (frame: FrameLocator, index: number) =>
  frame.getByRole("group").getByRole("button").nth(index).click();
const press = (frame: FrameLocator, name: string) =>
  frame.getByRole("button", { name, exact: true }).click();

test("a set is answered in a page of another site, as high as it is", async ({
  page,
  school,
}) => {
  await page.goto(school("/embed/sets/practice/"));
  const frame = page.frameLocator("iframe");
  const shown = frame.locator(".focus-content:visible");
  await expect(frame.getByText(questionOf(1, 10))).toBeVisible();
  const height = () => page.locator("iframe").getAttribute("height");
  await expect.poll(height).not.toBe("300");
  const before = Number(await height());

  await answer(frame, 0);
  await expect(shown).toHaveAttribute("data-answered", /right|wrong/);
  await expect(shown.locator(".feedback")).toBeVisible();
  await expect.poll(async () => Number(await height())).toBeGreaterThan(before);

  for (let number = 2; number <= 10; number++) {
    await press(frame, quiz.next);
    await expect(frame.getByText(questionOf(number, 10))).toBeVisible();
    await answer(frame, 0);
  }
  await press(frame, quiz.next);
  await expect(frame.getByText(/^\d+ of 10 right$/)).toBeVisible();
  await press(frame, results.again);
  await expect(frame.getByText(questionOf(1, 10))).toBeVisible();
  await expect(shown).not.toHaveAttribute("data-answered");
});

test("one question, in Nepali and in light colours, leads to the site", async ({
  page,
  school,
}) => {
  await page.goto(school("/embed/ne/sets/practice/#q3-light"));
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("html[lang=ne][data-theme=light]")).toBeAttached();
  await expect(frame.locator("#q3")).toBeVisible();
  await expect(frame.locator(".focus-content:visible")).toHaveCount(1);
  await expect(frame.getByText(quiz.next, { exact: true })).toBeHidden();
  await expect(
    frame.getByRole("link", { name: /Menkyo Mitra/ }),
  ).toHaveAttribute("target", "_blank");
});

test("nothing is stored, and the keyboard is enough", async ({ page }) => {
  await page.goto("/embed/sets/practice/");
  await page.getByRole("group").getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".feedback:visible")).toBeVisible();
  await page.getByRole("button", { name: quiz.next, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#q2")).toBeFocused();

  const stored = await page.evaluate(() => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
  ]);
  expect(stored).toEqual([0, 0, ""]);
  await expectAccessible(page);
});

test.describe("in a frame", () => {
  test.use({ allowErrors: ["frame-ancestors", "X-Frame-Options"] });

  test("no other page is shown", async ({ page, school, request }) => {
    await page.goto(school("/sets/practice/"));
    await expect(page.frameLocator("iframe").locator("h1")).toHaveCount(0);

    const headers = (await request.get("/embed/sets/practice/")).headers();
    expect(headers["content-security-policy"]).toBe("frame-ancestors *");
    expect(headers["x-frame-options"]).toBeUndefined();
  });
});

test("teachers copy the code from their page", async ({ page }) => {
  await page.goto("/teach/");
  await page.mouse.move(100, 100);
  await page.mouse.move(110, 110);
  const code = page.getByRole("textbox", { name: teach.embed.code });
  await expect(code).toHaveValue(/<iframe src="https?:.*\/embed\/sets\//);
});

test("without scripts a frame leads to the site", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/embed/sets/practice/");
  await expect(page.getByRole("link")).toHaveText(teach.embed.open);
  await expect(page.getByRole("button")).toHaveCount(0);
  await context.close();
});
