import questions from "@/content/sets/karimenkyo-1";
import { choose, expect, position, startApp, test } from "./site";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a set page holds every question, answer and explanation", async ({
    page,
  }) => {
    await page.goto("/sets/karimenkyo-1/");
    const list = page.getByRole("main").locator("details");

    await expect(list).toHaveCount(questions.length);
    for (const [index, question] of questions.entries()) {
      const item = list.nth(index);
      await expect(item).toContainText(question.question);
      await expect(item).toContainText(
        `Answer: ${question.answer ? "True" : "False"}`,
      );
      await expect(item).toContainText(question.explanation);
    }
    await expect(page.getByText("The quiz needs JavaScript.")).toBeVisible();
  });

  test("SHR-6: a link to a question leads to it in the list", async ({
    page,
  }) => {
    await page.goto("/sets/karimenkyo-1/#q12");

    const item = page.getByRole("main").locator("details").nth(11);
    await expect(item).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => item.evaluate((it) => it.getBoundingClientRect().top))
      .toBeLessThan(200);
  });

  test("every way is an ordinary link", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Start Karimenkyo Test" }).click();
    await page.getByRole("link", { name: "Start Set 1" }).click();
    await expect(page).toHaveURL("/sets/karimenkyo-1/");
    await page.getByRole("link", { name: "Back to Choose Set" }).click();
    await page.getByRole("link", { name: "Back to Question Sets" }).click();
    await expect(page).toHaveURL("/#sets");
  });
});

test.describe("when a set does not arrive", () => {
  test.use({
    allowErrors: ["Failed to load", "net::ERR_FAILED", "503", "/questions/"],
  });

  test("says so, keeps what was answered, and tries again", async ({
    page,
  }) => {
    await page.goto("/sets/practice/");
    await choose(page, 0);
    await page.getByRole("link", { name: "Back to Choose Set" }).click();
    await page.goto("/sets/");
    await startApp(page);
    await page.route("**/questions/*.json", (route) =>
      route.fulfill({ status: 503 }),
    );

    await page.getByRole("link", { name: "Start Practice Test" }).click();
    await expect(page.getByText("Your answers so far are kept.")).toBeVisible();

    await page.unroute("**/questions/*.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(position(page)).toBeVisible();
    await expect(page.getByRole("status")).toBeVisible();
  });
});
