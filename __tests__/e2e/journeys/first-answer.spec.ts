import questions from "@/content/sets/karimenkyo-1";
import {
  english,
  nextButton,
  previousButton,
  questionOf,
} from "../support/english";
import { holdBack } from "../support/line";
import {
  choose,
  expect,
  feedback,
  position,
  startApp,
  test,
  pressLocked,
} from "../support/site";

const address = "/sets/karimenkyo-1/";
const right = questions[0].answer ? 0 : 1;
const app = 'html[data-app="live"]';

test.describe("before the app runs", () => {
  /** Lets the framework's scripts come. */
  let release: () => void;
  test.beforeEach(async ({ page }) => {
    release = await holdBack(page, "**/_next/static/**/*.js");
    await page.goto(address, { waitUntil: "commit" });
  });

  for (const [name, option, verdict] of [
    ["right", right, english.quiz.correct],
    ["wrong", 1 - right, english.quiz.incorrect],
  ] as const) {
    test(`a ${name} answer is explained at once and taken over`, async ({
      page,
    }) => {
      await choose(page, option);
      await expect(feedback(page)).toContainText(verdict, {
        useInnerText: true,
      });
      await expect(feedback(page)).toContainText(questions[0].explanation);
      await expect(page.getByText(`${english.quiz.basis}:`)).toBeVisible();
      const drawn = await page.locator(".quiz").innerHTML();

      // Locked: a second choice changes nothing.
      const options = page.getByRole("group").getByRole("button");
      await pressLocked(options.nth(1 - option));
      release();
      await page.locator(app).waitFor();

      expect(await page.locator(".quiz").innerHTML()).toBe(drawn);
      await nextButton(page).click();
      await expect(position(page)).toHaveText(questionOf(2, 50));
      await previousButton(page).click();
      await expect(feedback(page)).toContainText(verdict, {
        useInnerText: true,
      });
    });
  }

  test("Next is remembered until the app can move", async ({ page }) => {
    await choose(page, 0);
    await nextButton(page).click();
    release();

    await expect(position(page)).toHaveText(questionOf(2, 50));
    await expect(feedback(page)).toBeHidden();
  });
});

for (const when of ["before", "while"] as const)
  test(`on a small screen she sees why, ${when} the app runs`, async ({
    page,
  }) => {
    if (when === "before") await holdBack(page, "**/_next/static/**/*.js");
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(address, { waitUntil: "commit" });
    if (when === "while") await startApp(page);
    await choose(page, 1 - right);

    await expect
      .poll(async () => {
        const [why, next] = await Promise.all([
          feedback(page).boundingBox(),
          page.locator(".quiz-next").boundingBox(),
        ]);
        return why && next && why.y + why.height < next.y;
      })
      .toBe(true);
    await expect(
      page.getByText(questions[0].question).first(),
    ).toBeInViewport();
  });

test("a returning visitor sees her question, never the first", async ({
  page,
}) => {
  await page.goto(address);
  await choose(page, 0);
  await nextButton(page).click();
  await expect(position(page)).toHaveText(questionOf(2, 50));

  await page.reload({ waitUntil: "commit" });
  const seen = await page.evaluate(async () => {
    const texts = new Set<string>();
    // At first there may be no element at all.
    while (document.querySelector("html")?.dataset.app !== "live") {
      const heading = document.querySelector<HTMLElement>(".quiz h2");
      if (heading && getComputedStyle(heading).visibility === "visible")
        texts.add(heading.textContent ?? "");
      await new Promise(requestAnimationFrame);
    }
    return [...texts];
  });

  expect(seen).not.toContain(questionOf(1, 50));
  await expect(position(page)).toHaveText(questionOf(2, 50));
});

test("the app starts when the visitor does something", async ({ page }) => {
  await page.clock.install();
  await page.goto(address);
  await expect(page.locator(app)).toHaveCount(0);

  await page.mouse.move(5, 5);
  await page.mouse.move(50, 50);

  await expect(page.locator(app)).toHaveCount(1);
});

test("the app starts by itself in a page left alone", async ({ page }) => {
  await page.clock.install();
  await page.goto(address);
  await expect(page.locator(app)).toHaveCount(0);

  await page.clock.runFor(10_000);

  await expect(page.locator(app)).toHaveCount(1);
});

test("questions far below are set once the app runs", async ({ page }) => {
  const last = page
    .locator(".study li")
    .filter({ has: page.locator("details") })
    .last();
  const isSet = () =>
    last
      .locator("summary")
      .evaluate((summary) =>
        summary.checkVisibility({ contentVisibilityAuto: true }),
      );
  const release = await holdBack(page, /\.js$/);
  await page.goto(address, { waitUntil: "commit" });
  await expect(last).toBeAttached();
  await expect.poll(isSet).toBe(false);

  release();
  await startApp(page);
  await expect.poll(isSet).toBe(true);
});
