import { finishPractice, rightOptions } from "../support/practice";
import {
  choose,
  expect,
  expectAccessible,
  feedback,
  position,
  startApp,
  test,
} from "../support/site";

const total = rightOptions.length;

test("a learner goes from the landing to the results", async ({ page }) => {
  await page.goto("/");
  await startApp(page);
  await page.getByRole("link", { name: "Start Karimenkyo Test" }).click();
  await expect(page).toHaveURL("/sets/");
  await expect(
    page.getByRole("heading", { name: "Choose Your Karimenkyo Test Set" }),
  ).toBeFocused();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Start Practice Test" }).click();
  await expect(page).toHaveURL("/sets/practice/");
  await expect(page).toHaveTitle(
    "Practice Test: Japan driving licence test | Menkyo Mitra",
  );
  await expect(position(page)).toHaveText(`Question 1 of ${total}`);
  await expectAccessible(page);

  for (const [index, right] of rightOptions.entries()) {
    await choose(page, index === 0 ? (right + 1) % 4 : right);
    const verdict = index === 0 ? "Incorrect!" : "Correct!";
    await expect(feedback(page)).toContainText(verdict);
    await expect(page.getByText("Legal basis:")).toBeVisible();
    if (index < 2) await expectAccessible(page);

    const isLast = index === total - 1;
    await page
      .getByRole("button", { name: isLast ? "Finish" : "Next" })
      .click();
    if (!isLast) {
      await expect(position(page)).toHaveText(
        `Question ${index + 2} of ${total}`,
      );
      await expect(position(page)).toBeFocused();
      await expect(feedback(page)).toBeHidden();
    }
  }

  const heading = page.getByRole("heading", { name: "Congratulations!" });
  await expect(heading).toBeFocused();
  await expect(
    page.getByText("You passed the Japanese driving test!"),
  ).toBeVisible();
  await expect(page.getByText("You need 90% or higher to pass")).toBeVisible();
  await expect(page.locator("dl")).toContainText("Correct9Total10Score90%");
  await expect(
    page.getByRole("heading", { name: "Review Your Answers" }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Take Quiz Again" }).click();
  await expect(position(page)).toBeFocused();
  await expect(position(page)).toHaveText(`Question 1 of ${total}`);
  await expect(feedback(page)).toBeHidden();
});

test("too few right answers do not pass", async ({ page }) => {
  await page.goto("/sets/practice/");
  await finishPractice(
    page,
    rightOptions.map((right, index) => (index < 2 ? (right + 1) % 4 : right)),
  );

  await expect(
    page.getByRole("heading", { name: "Keep Studying!" }),
  ).toBeVisible();
  await expect(page.getByText("Review the questions below.")).toBeVisible();
  await expect(page.locator("dl")).toContainText("Score80%");
});

test("the first choice stands, the options lock", async ({ page }) => {
  await page.goto("/sets/practice/");
  const options = page.getByRole("group").getByRole("button");
  const [right] = rightOptions;
  const wrong = (right + 1) % 4;

  await options.nth(wrong).click();
  await options.nth(right).click({ force: true });

  await expect(options.nth(wrong)).toHaveAccessibleName(/Your answer/);
  await expect(options.nth(right)).toHaveAccessibleName(/Correct answer$/);
  await expect(feedback(page)).toContainText("Incorrect!");
  for (const option of await options.all()) await expect(option).toBeDisabled();
});

test("Next waits for an answer, Previous for a second question", async ({
  page,
}) => {
  await page.goto("/sets/practice/");
  const next = page.getByRole("button", { name: "Next" });
  const previous = page.getByRole("button", { name: "Previous" });

  await expect(next).toBeDisabled();
  await expect(previous).toBeDisabled();
  await next.click({ force: true });
  await expect(position(page)).toHaveText(`Question 1 of ${total}`);

  await choose(page, 0);
  await next.click();
  await previous.click();
  await expect(position(page)).toHaveText(`Question 1 of ${total}`);
  await expect(feedback(page)).toBeVisible();
});

test("keys choose, move and go on, only inside the quiz", async ({ page }) => {
  await page.goto("/sets/practice/");
  await startApp(page);
  await page.keyboard.press("2");
  await expect(feedback(page)).toBeHidden();

  await position(page).focus();
  await page.keyboard.press("Control+a");
  await expect(feedback(page)).toBeHidden();
  await page.keyboard.press("b");
  await expect(feedback(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(position(page)).toHaveText(`Question 2 of ${total}`);
  await page.keyboard.press("ArrowRight");
  await expect(position(page)).toHaveText(`Question 2 of ${total}`);
  await page.keyboard.press("1");
  await page.keyboard.press("ArrowRight");
  await expect(position(page)).toHaveText(`Question 3 of ${total}`);
  await page.keyboard.press("ArrowLeft");
  await expect(position(page)).toHaveText(`Question 2 of ${total}`);
});
