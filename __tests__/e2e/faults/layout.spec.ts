import type { Page } from "@playwright/test";
import questions from "@/content/sets/karimenkyo-1";
import practice from "@/content/sets/practice";
import { readBook } from "@/scripts/book/read-book";
import { finishButton } from "../support/english";
import { begin, session, press } from "../support/exam";
import { keepAnswers } from "../support/kept";
import { cutTexts, overlaps, widthBeside } from "../support/layout";
import { choose, expect, position, test } from "../support/site";

/** Shows every kind of screen and presses Next wherever there is one. */
async function onEachScreen(page: Page, look: (what: string) => Promise<void>) {
  for (const path of ["/", "/sets/", "/recommended-book/", "/ne/"]) {
    await page.goto(path);
    await look(path);
  }
  await page.goto("/ne/sets/karimenkyo-nepali/");
  await choose(page, 0);
  await look("quiz in Nepali");
  await page.locator(".quiz-next").click();
  await expect(page.locator(".focus-position")).toHaveText("प्रश्न 2 / 50");

  await page.goto("/sets/practice/");
  await choose(page, 0);
  await look("quiz");

  await keepAnswers(page, { setId: "basic", answered: 50, wrong: 25 });
  await page.goto("/sets/basic/");
  await page.locator(".quiz-next").click();
  await expect(page.locator(".results")).toBeVisible();
  await look("results");

  await page.goto("/signs/regulatory/");
  await look("signs");
  await page.goto("/sets/hazards-1/");
  await look("hazards");
  await begin(page);
  await look("exam");
  await press(page, session.map);
  await look("the map of an exam");
}

test("nothing is beside a small screen, Next is within reach", async ({
  page,
}) => {
  test.slow();
  const widths = [
    [640, 360],
    [280, 653],
    [320, 568],
  ] as const;
  await onEachScreen(page, async (what) => {
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height });
      const beside = await page.evaluate(widthBeside);
      expect(beside, `${what} at ${width}`).toBeLessThanOrEqual(0);
      expect(await cutTexts(page), `${what} at ${width}`).toEqual([]);
      const next = page.locator(".quiz-next");
      if (await next.isVisible())
        await expect(next, `${what} at ${width}`).toBeInViewport({ ratio: 1 });
    }
  });
});

/** What a reader may do to letters; the second is what WCAG asks for. */
const readers: Record<string, () => void> = {
  "letters of 200 %": () => {
    document.documentElement.style.fontSize = "200%";
  },
  "text spacing": () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    } p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  },
};

for (const [name, change] of Object.entries(readers))
  test(`with ${name} nothing is cut or covered`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 640 });
    await onEachScreen(page, async (what) => {
      await page.evaluate(change);
      // Until they are there, others stand in for them, which are wider.
      await page.evaluate(() => document.fonts.ready);
      expect(await cutTexts(page), what).toEqual([]);
      expect(await overlaps(page), what).toEqual([]);
      const beside = await page.evaluate(widthBeside);
      // Widths in rem and ch are rounded up.
      expect(beside, what).toBeLessThanOrEqual(1);
    });
  });

test("results are printed without their buttons", async ({ page }) => {
  const answered = practice.length;
  await keepAnswers(page, { setId: "practice", answered, wrong: 3 });
  await page.goto("/sets/practice/");
  await finishButton(page).click();
  const wrong = page.locator(".review");
  await expect(wrong).toHaveCount(3);
  await page.emulateMedia({ media: "print" });

  await expect(wrong.first()).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("in print the answers follow on separate pages", async ({ page }) => {
  await page.goto("/sets/karimenkyo-1/");
  await choose(page, 0);
  await expect(page.locator('html[data-app="live"]')).toHaveCount(1);
  await page.emulateMedia({ media: "print" });

  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(position(page)).toBeHidden();
  await expect(page.locator("main button:visible")).toHaveCount(0);
  const colours = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll("main *")]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return `${color} on ${backgroundColor}`;
        }),
    ),
  ]);
  expect(colours).toEqual(["rgb(0, 0, 0) on rgb(255, 255, 255)"]);

  const { pages } = await readBook(await page.pdf({ format: "A4" }));
  expect(pages.length).toBeLessThanOrEqual(6);
  // Not every machine has letters for Japanese.
  const plain = (text: string) => text.replace(/[^!-~]/g, "");
  const printed = pages.map(plain);
  const placeOf = (text: string) =>
    printed.findIndex((page) => page.includes(plain(text)));
  const places = questions.map(({ id, question, explanation }) => ({
    question: placeOf(`${id}. ${question}`),
    answer: placeOf(explanation),
  }));
  for (const [index, { question, answer }] of places.entries()) {
    expect(question, questions[index]!.question).toBeGreaterThanOrEqual(0);
    expect(answer, questions[index]!.explanation).toBeGreaterThanOrEqual(0);
  }
  const lastQuestion = Math.max(...places.map(({ question }) => question));
  const firstAnswer = Math.min(...places.map(({ answer }) => answer));
  expect(firstAnswer).toBeGreaterThan(lastQuestion);
  const key = questions.map(
    ({ id, answer }) => `${id}. ${answer ? "True" : "False"}. `,
  );
  for (const line of key) expect(placeOf(line), line).toBeGreaterThan(-1);
});
