import type { Browser, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { languageCodes, type Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { viewAddress } from "@/lib/addresses/links";
import type { Question } from "@/lib/answers/question";
import { startQuiz } from "@/lib/quiz/quiz";
import {
  savedCodec,
  saveProgress,
  storageKey,
} from "@/lib/quiz/saved-progress";
import { measureHeight, measureQuestion } from "./measure-question";

/** How many questions are measured in each set. */
const ASKED = 10;

const screens = ["360x640", "360x740", "412x915", "640x360", "1280x720"];

const sets = [
  { name: "true/false", setId: "karimenkyo-1", pictured: false },
  { name: "four options", setId: "intermediate", pictured: false },
  { name: "four, with picture", setId: "basic", pictured: true },
] as const;

type Measured = ReturnType<typeof measureQuestion>;

/**
 * How ten questions of each kind are shown on five screens, in each language:
 * where the question begins, how many fit, are read at feedback and stand
 * still, and how far the thumb goes.
 */
export async function measureFace(browser: Browser, address: string) {
  const rows: Record<string, object> = {};
  for (const language of languageCodes)
    for (const { name, setId, pictured } of sets)
      for (const screen of screens) {
        const page = await openAt(browser, screen);
        await page.goto(
          address + viewAddress({ mode: "quiz", setId }, language),
        );
        rows[`${language} ${name} ${screen}`] = await walk(page, pictured);
        await page.context().close();
      }
  return rows;
}

async function walk(page: Page, pictured: boolean) {
  const asked: [before: Measured, after: Measured][] = [];
  for (let number = 0; asked.length < ASKED; number += 1) {
    const before = await page.evaluate(measureQuestion);
    await press(page, ".option", number % 2);
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((one) => one.finished)),
    );
    const after = await page.evaluate(measureQuestion);
    if (before.hasPicture || !pictured) asked.push([before, after]);
    await page.locator('.quiz-next:not([aria-disabled="true"])').waitFor();
    await press(page, ".quiz-next");
    // The next question is there once its first option is open again.
    await page.locator('.option[data-state="open"]').first().waitFor();
  }

  const count = (is: (before: Measured, after: Measured) => boolean) =>
    asked.filter(([before, after]) => is(before, after)).length;
  const most = (of: (before: Measured) => number) =>
    Math.round(Math.max(...asked.map(([before]) => of(before))));
  return {
    "question at": most(({ question }) => question),
    fit: count(({ answers, dock }) => answers <= dock + 1),
    "read at feedback": count((_, { isReadable }) => isReadable),
    "all in sheet": count((_, { isAllInSheet }) => isAllInSheet),
    still: count((before, after) => before.places === after.places),
    "to Next": most(({ reach }) => reach),
  };
}

/** Presses where something is: to click it would scroll it into view first. */
async function press(page: Page, selector: string, index = 0) {
  const box = await page.locator(selector).nth(index).boundingBox();
  if (!box) throw new Error(`${selector} cannot be seen`);

  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Heights of the chooser and of the results of fifty, half of them wrong. */
export async function measurePages(browser: Browser, address: string) {
  const rows: Record<string, object> = {};
  for (const language of languageCodes) {
    const page = await openAt(browser, "360x740");
    await page.goto(address + viewAddress({ mode: "chooser" }, language));
    const main = await page.locator("main").boundingBox();
    const chooser = await page.evaluate(measureHeight);

    const setId = "karimenkyo-1";
    await page.evaluate(([key, item]) => localStorage.setItem(key, item), [
      storageKey(setId),
      halfWrong(setId, language),
    ] as const);
    await page.goto(address + viewAddress({ mode: "quiz", setId }, language));
    await page.locator(".quiz-next").click();
    await page.locator(".results").waitFor();
    rows[language] = {
      chooser,
      "without footer": Math.round(main ? main.y + main.height : 0),
      results: await page.evaluate(measureHeight),
    };
    await page.context().close();
  }
  return rows;
}

/** What a browser keeps of a whole set of which every second was wrong. */
function halfWrong(setId: SetId, language: Language) {
  const questions = JSON.parse(
    readFileSync(`out/questions/${setId}.${language}.json`, "utf8"),
  ) as Question[];
  const progress = {
    ...startQuiz(questions.length, 0),
    selectedAnswers: questions.map(({ correctAnswer }, index) =>
      index % 2 ? correctAnswer : 1 - correctAnswer,
    ),
    currentQuestion: questions.length - 1,
  };
  const state = saveProgress(progress, questions);
  return savedCodec.write(state);
}

async function openAt(browser: Browser, screen: string) {
  const [width = 0, height = 0] = screen.split("x").map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    serviceWorkers: "block",
  });
  // The helper that tsx adds to functions sent into the page.
  await context.addInitScript("globalThis.__name = (it) => it");
  return context.newPage();
}
