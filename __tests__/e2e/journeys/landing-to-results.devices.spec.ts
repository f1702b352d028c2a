import {
  againButton,
  chooserLink,
  english,
  goOn,
  nextButton,
  previousButton,
  questionOf,
  startLink,
} from "../support/english";
import { finishPractice, rightOptions } from "../support/practice";
import {
  choose,
  expect,
  expectAccessible,
  feedback,
  position,
  startApp,
  test,
  pressLocked,
} from "../support/site";
import { desktopVariant } from "../support/variant";

const total = rightOptions.length;

test("a learner goes from the landing to the results", async ({ page }) => {
  await page.goto("/");
  await startApp(page);
  await chooserLink(page).click();
  await expect(page).toHaveURL("/sets/");
  await expect(
    page.getByRole("heading", { name: english.chooser.title }),
  ).toBeFocused();
  await expectAccessible(page);

  await startLink(page, "practice").click();
  await expect(page).toHaveURL("/sets/practice/");
  await expect(page).toHaveTitle(
    "Practice Test: Japan driving licence test | Menkyo Mitra",
  );
  await expect(position(page)).toHaveText(questionOf(1, total));
  await expectAccessible(page);

  for (const [index, right] of rightOptions.entries()) {
    await choose(page, index === 0 ? (right + 1) % 4 : right);
    const verdict = index === 0 ? english.quiz.incorrect : english.quiz.correct;
    await expect(feedback(page)).toContainText(verdict, { useInnerText: true });
    await expect(page.getByText(`${english.quiz.basis}:`)).toBeVisible();
    if (index < 2) await expectAccessible(page);

    const isLast = index === total - 1;
    await goOn(page, isLast);
    if (!isLast) {
      await expect(position(page)).toHaveText(questionOf(index + 2, total));
      await expect(position(page)).toBeFocused();
      await expect(feedback(page)).toBeHidden();
    }
  }

  const heading = page.getByRole("heading", { name: english.results.passed });
  await expect(heading).toBeFocused();
  await expect(page.getByText(english.results.passedText)).toBeVisible();
  await expect(page.getByText("You need 90% or higher to pass")).toBeVisible();
  await expect(page.locator("dl")).toContainText("Correct9Total10Score90%");
  await expect(
    page.getByRole("heading", { name: english.results.review }),
  ).toBeVisible();
  await expectAccessible(page);

  await againButton(page).click();
  await expect(position(page)).toBeFocused();
  await expect(position(page)).toHaveText(questionOf(1, total));
  await expect(feedback(page)).toBeHidden();
});

test("too few right answers do not pass", desktopVariant, async ({ page }) => {
  await page.goto("/sets/practice/");
  await finishPractice(
    page,
    rightOptions.map((right, index) => (index < 2 ? (right + 1) % 4 : right)),
  );

  await expect(
    page.getByRole("heading", { name: english.results.failed }),
  ).toBeVisible();
  await expect(page.getByText(english.results.failedText)).toBeVisible();
  await expect(page.locator("dl")).toContainText("Score80%");
});

test(
  "the first choice stands, the options lock",
  desktopVariant,
  async ({ page }) => {
    await page.goto("/sets/practice/");
    const options = page.getByRole("group").getByRole("button");
    const [right] = rightOptions;
    const wrong = (right! + 1) % 4;

    await options.nth(wrong).click();
    await pressLocked(options.nth(right!));

    await expect(options.nth(wrong)).toHaveAccessibleName(/Your answer/);
    await expect(options.nth(right!)).toHaveAccessibleName(/Correct answer$/);
    await expect(feedback(page)).toContainText(english.quiz.incorrect, {
      useInnerText: true,
    });
    for (const option of await options.all())
      await expect(option).toBeDisabled();
  },
);

test(
  "Next waits for an answer, Previous for a second question",
  desktopVariant,
  async ({ page }) => {
    await page.goto("/sets/practice/");
    const next = nextButton(page);
    const previous = previousButton(page);

    await expect(next).toBeDisabled();
    await expect(previous).toBeDisabled();
    await pressLocked(next);
    await expect(position(page)).toHaveText(questionOf(1, total));

    await choose(page, 0);
    await next.click();
    await previous.click();
    await expect(position(page)).toHaveText(questionOf(1, total));
    await expect(feedback(page)).toBeVisible();
  },
);

test("keys choose, navigate and continue, only inside the quiz", async ({
  page,
}) => {
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
  await expect(position(page)).toHaveText(questionOf(2, total));
  await page.keyboard.press("ArrowRight");
  await expect(position(page)).toHaveText(questionOf(2, total));
  await page.keyboard.press("1");
  await page.keyboard.press("ArrowRight");
  await expect(position(page)).toHaveText(questionOf(3, total));
  await page.keyboard.press("ArrowLeft");
  await expect(position(page)).toHaveText(questionOf(2, total));
});
