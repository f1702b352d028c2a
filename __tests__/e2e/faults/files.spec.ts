import {
  begunLink,
  english,
  nextButton,
  questionOf,
  startLink,
} from "../support/english";
import { keepAnswers } from "../support/kept";
import {
  choose,
  expect,
  feedback,
  position,
  startApp,
  test,
} from "../support/site";
import { variantIf } from "../support/variant";

test.describe("without its files", () => {
  test.use({ allowErrors: ["Failed to load resource"] });

  for (const [name, answer] of [
    ["is missing", 404],
    ["is refused", "abort"],
    ["never comes", "hang"],
  ] as const)
    test(
      `a video that ${name} leaves its picture and one line in the log`,
      variantIf(answer === "abort"),
      async ({ page }) => {
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
      },
    );

  test("a sign that does not load says so and can be tried again", async ({
    page,
  }) => {
    await page.route("**/images/**", (route) => route.abort());
    await page.goto("/sets/practice/");
    const quiz = page.locator(".quiz");
    const description = /^A blue five-sided sign/;
    await startApp(page);

    await expect(quiz.getByText(english.quiz.pictureFailed)).toBeVisible();
    await expect(quiz.getByText(description)).toBeVisible();
    await choose(page, 1);
    await expect(feedback(page)).toContainText(english.quiz.correct, {
      useInnerText: true,
    });
    await quiz.getByRole("button", { name: english.quiz.retryPicture }).click();
    await expect(quiz.getByText(english.quiz.pictureFailed)).toBeVisible();

    await page.unroute("**/images/**");
    await quiz.getByRole("button", { name: english.quiz.retryPicture }).click();
    await expect(quiz.getByRole("img").first()).toHaveJSProperty(
      "complete",
      true,
    );
    await expect(quiz.getByText(english.quiz.pictureFailed)).toBeHidden();
    await expect(feedback(page)).toContainText(english.quiz.correct, {
      useInnerText: true,
    });
  });
});

test.describe("the picture of a scene that does not load", () => {
  test.use({ allowErrors: ["Failed to load resource"] });

  test("is reported, and can be tried again", async ({ page }) => {
    const { pictureFailed, retryPicture } = english.quiz;
    const practice = page.locator(".focus-frame");
    await page.route("**/images/**", (route) => route.abort());
    await page.goto("/sets/hazards-1/");
    await startApp(page);
    await expect(practice.getByText(pictureFailed)).toBeVisible();
    const listed = page.locator(".hazard-list img").first();
    const description = (await listed.getAttribute("alt")) ?? "";
    await expect(practice.getByText(description)).toBeVisible();

    await page.unroute("**/images/**");
    await practice.getByRole("button", { name: retryPicture }).click();
    await expect(practice.getByText(pictureFailed)).toBeHidden();
    await expect(
      practice.getByRole("img", { name: description }),
    ).toBeFocused();
  });
});

test.describe("a part that never comes", () => {
  test.use({ allowErrors: ["A part of the app did not load"] });

  test("a message says if no QR code is possible", async ({ page }) => {
    await page.clock.install();
    await keepAnswers(page, { setId: "practice", answered: 3, wrong: 0 });
    await page.goto("/progress/");
    await startApp(page);
    const { drawQr, noQr } = english.progress.tools;
    await page.route("**/chunks/*.js", () => undefined);
    await page.getByRole("button", { name: drawQr }).click();
    await expect(page.getByText(noQr)).toBeHidden();
    await page.clock.runFor(31_000);

    await expect(page.getByText(noQr)).toBeVisible();
  });
});

test.describe("on a bad connection", () => {
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
    await startLink(page, "practice").click();

    const again = page.getByText(english.quiz.tryAgain, { exact: true });
    const isSecond = page.getByText(questionOf(2, 10));
    const first = page.getByRole("group").getByRole("button").first();
    await expect(async () => {
      if (await isSecond.isVisible()) return;
      const press = (await again.isVisible()) ? again : first;
      await press.click({ timeout: 1_000 });
      await nextButton(page).click({ timeout: 1_000 });
      await expect(isSecond).toBeVisible();
    }).toPass();
  });

  for (const [name, isAnswered] of [
    ["is refused", true],
    ["never comes", false],
  ] as const)
    test(`a set that ${name} is given up, and can be tried again`, async ({
      page,
    }) => {
      const failure = page.getByText("Your answers are safe.");
      await page.clock.install();
      await page.goto("/sets/practice/");
      await choose(page, 0);
      await startApp(page);
      await page.goto("/sets/");
      await startApp(page);
      await page.route("**/questions/*.json", (route) =>
        isAnswered ? route.fulfill({ status: 503 }) : undefined,
      );

      await begunLink(page, "practice").click();
      if (!isAnswered) {
        await expect(page.getByText("Loading the questions")).toBeVisible();
        // A download that was begun by pointing at the link is begun again.
        await expect(async () => {
          await page.clock.runFor(30_000);
          await expect(failure).toBeVisible({ timeout: 1_000 });
        }).toPass();
      }
      await expect(failure).toBeVisible();

      await page.unroute("**/questions/*.json");
      await page.getByRole("button", { name: english.quiz.tryAgain }).click();
      await expect(position(page)).toBeVisible();
      await expect(feedback(page)).toBeVisible();
    });
});
