import type { Page } from "@playwright/test";
import {
  choose,
  expect,
  feedback,
  position,
  startApp,
  test,
} from "../support/site";

declare global {
  interface Window {
    /** How far the page has moved by itself. */
    shift: number;
  }
}

/**
 * Adds up what moves by itself; to be called before the page is opened. A
 * phone's browser takes its first size for input: nothing may be left out.
 */
async function sumShifts(page: Page) {
  type Shift = PerformanceEntry & { value: number };
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as Shift[])
        window.shift += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How many Nepali faces the page draws with. */
const nepaliFaces = (page: Page) =>
  page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => /mukta/i.test(family) && status === "loaded",
      ).length,
  );

/** Lets what has changed be drawn. */
const afterFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(drawn)),
      ),
  );

test.describe("without its files", () => {
  test.use({ allowErrors: ["Failed to load resource"] });

  for (const [name, answer] of [
    ["is missing", 404],
    ["is refused", "abort"],
    ["never comes", "hang"],
  ] as const)
    test(`a video that ${name} leaves its picture and one line in the log`, async ({
      page,
    }) => {
      const warnings: string[] = [];
      page.on("console", (message) => {
        if (message.text().includes("hero video"))
          warnings.push(message.text());
      });
      await page.route(/\.(webm|mp4)$/, (route) => {
        if (answer === "abort") return route.abort();
        if (answer === 404) return route.fulfill({ status: 404 });
      });
      await page.goto("/");
      await startApp(page);

      const video = page.getByTestId("hero-video");
      await video.scrollIntoViewIfNeeded();
      await expect(video).toHaveAttribute("data-state", "failed", {
        timeout: 20_000,
      });
      expect(warnings).toHaveLength(1);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const poster = await video.getAttribute("poster");
      expect((await page.request.get(poster ?? "")).ok()).toBe(true);
    });

  test("without its fonts the text is there and does not jump", async ({
    page,
  }) => {
    await sumShifts(page);
    await page.route("**/*.woff2", (route) => route.abort());

    for (const path of ["/", "/ne/", "/ne/sets/karimenkyo-nepali/"]) {
      await page.goto(path);
      await startApp(page);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => window.shift), path).toBeLessThan(0.05);
    }
  });

  test("a Nepali face that comes late pushes nothing aside", async ({
    page,
  }) => {
    await sumShifts(page);
    const late: (() => Promise<void>)[] = [];
    await page.route(/mukta/, (route) => {
      late.push(() => route.continue());
    });

    const set = "/ne/sets/karimenkyo-nepali/";
    for (const path of ["/ne/", "/ne/sets/", set, "/ne/about/"]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect.poll(() => late.length).toBe(2);
      await page.waitForFunction(() => document.fonts.check("1em overpass"));
      await afterFrames(page);
      // What moved before, when Overpass came, is not what is tested.
      await page.evaluate(() => (window.shift = 0));
      for (const arrive of late.splice(0)) await arrive();
      await expect.poll(() => nepaliFaces(page)).toBe(2);
      await afterFrames(page);
      expect(await page.evaluate(() => window.shift), path).toBeLessThan(0.05);
    }
  });

  test("a sign that does not load says so and can be tried again", async ({
    page,
  }) => {
    await page.route("**/images/**", (route) => route.abort());
    await page.goto("/sets/practice/");
    const quiz = page.locator(".quiz");
    const description = /^A blue five-sided sign/;
    await startApp(page);

    await expect(quiz.getByText("The picture did not load.")).toBeVisible();
    await expect(quiz.getByText(description)).toBeVisible();
    await choose(page, 1);
    await expect(feedback(page)).toContainText("Correct!");
    await quiz.getByRole("button", { name: "Load the picture again" }).click();
    await expect(quiz.getByText("The picture did not load.")).toBeVisible();

    await page.unroute("**/images/**");
    await quiz.getByRole("button", { name: "Load the picture again" }).click();
    await expect(quiz.getByRole("img").first()).toHaveJSProperty(
      "complete",
      true,
    );
    await expect(quiz.getByText("The picture did not load.")).toBeHidden();
    await expect(feedback(page)).toContainText("Correct!");
  });
});

test.describe("on a bad line", () => {
  test.use({
    allowErrors: [
      "Failed to load",
      "net::ERR_FAILED",
      "503",
      "/questions/",
      "AbortError",
    ],
  });

  test("while every second request fails, trying again leads on", async ({
    page,
  }) => {
    // Each file comes at the second time of asking.
    const asked = new Map<string, number>();
    await page.route("**/*", (route) => {
      const url = route.request().url();
      const times = asked.get(url) ?? 0;
      asked.set(url, times + 1);
      const isPage = route.request().isNavigationRequest();
      return !isPage && times % 2 === 0 ? route.abort() : route.continue();
    });
    await page.goto("/sets/");
    await page.getByRole("link", { name: "Start Practice Test" }).click();

    const again = page.getByText("Try again", { exact: true });
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      else await choose(page, 0);
      await page
        .getByRole("button", { name: "Next" })
        .click({ timeout: 1_000 });
      await expect(position(page)).toHaveText("Question 2 of 10");
    }).toPass();
  });

  for (const [name, isAnswered] of [
    ["is refused", true],
    ["never comes", false],
  ] as const)
    test(`a set that ${name} is given up, and can be tried again`, async ({
      page,
    }) => {
      const failure = page.getByText("Your answers so far are kept.");
      await page.clock.install();
      await page.goto("/sets/practice/");
      await choose(page, 0);
      await startApp(page);
      await page.goto("/sets/");
      await startApp(page);
      await page.route("**/questions/*.json", (route) =>
        isAnswered ? route.fulfill({ status: 503 }) : undefined,
      );

      await page.getByRole("link", { name: "Start Practice Test" }).click();
      if (!isAnswered) {
        await expect(
          page.getByText("The questions are being loaded"),
        ).toBeVisible();
        // A download that was begun by pointing at the link is begun again.
        await expect(async () => {
          await page.clock.runFor(30_000);
          await expect(failure).toBeVisible({ timeout: 1_000 });
        }).toPass();
      }
      await expect(failure).toBeVisible();

      await page.unroute("**/questions/*.json");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(position(page)).toBeVisible();
      await expect(feedback(page)).toBeVisible();
    });
});
