import type { Page } from "@playwright/test";
import type { Language } from "@/content/languages";
import { questionSets } from "@/content/question-sets";
import { interfaceWords } from "@/content/ui";
import { viewerHost } from "@/lib/site/book";
import { pageAddress, viewAddress } from "@/lib/site/links";
import { fill } from "@/lib/text/fill";
import { exportedSet, keepAnswers } from "./kept";
import { choose, startApp } from "./site";

/** A page, and what a visitor does on it: each step leaves a state to check. */
export type Visit = {
  name: string;
  path: string;
  /** What the browser holds or meets before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  steps?: Record<string, (page: Page) => Promise<unknown>>;
};

const host = viewerHost() ?? "";
const nepaliSet = { mode: "quiz", setId: "karimenkyo-nepali" } as const;
const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).click();

/** What a visitor sees in one of the interface languages. */
export function visitsIn(language: Language): Visit[] {
  const words = interfaceWords[language];
  const wordsOfSet = "ne";
  const textPages = (["about", "privacy", "terms"] as const).map((page) => ({
    name: page,
    path: pageAddress(page, language),
  }));

  return [
    ...textPages,
    {
      name: "landing",
      path: viewAddress({ mode: "landing" }, language),
      steps: {
        "menu open": async (page) => {
          const menu = page.getByRole("button", { name: words.nav.menu });
          if (await menu.isVisible()) await menu.click();
        },
      },
    },
    {
      name: "chooser",
      path: viewAddress({ mode: "chooser" }, language),
      prepare: (page) =>
        keepAnswers(page, {
          setId: "practice",
          words: "en",
          answered: 2,
          wrong: 1,
        }),
      steps: {
        "progress tools open": async (page) => {
          await startApp(page);
          await page.getByText(words.progress.title, { exact: true }).click();
          await page.getByText(/: .*2/).first().waitFor();
        },
        "bad code": async (page) => {
          await page.getByRole("textbox").fill("no code");
          await press(words.progress.use)(page);
          await page.getByText(words.progress.invalid).waitFor();
        },
      },
    },
    {
      name: "set",
      path: viewAddress(nepaliSet, language),
      steps: {
        "Next too early": async (page) => {
          await startApp(page);
          const next = page.getByRole("button", { name: words.quiz.next });
          await next.click({ force: true });
          await page.getByText(words.quiz.answerFirst).waitFor();
        },
        "wrong answer": async (page) => {
          await answer(page, wordsOfSet, false);
          await page.getByText(words.quiz.incorrect).first().waitFor();
        },
        "right answer": async (page) => {
          await press(words.quiz.next)(page);
          await answer(page, wordsOfSet, true);
          await page.getByText(words.quiz.correct).first().waitFor();
        },
        "in the other language": async (page) => {
          await press(words.showIn.en)(page);
          await page.locator("#question[lang=en]").waitFor();
        },
      },
    },
    {
      name: "set at a picture",
      path: viewAddress(nepaliSet, language),
      prepare: async (page) => {
        const questions = exportedSet(nepaliSet.setId, wordsOfSet);
        const answered = questions.findIndex(({ image }) => image);
        await keepAnswers(page, {
          setId: nepaliSet.setId,
          words: wordsOfSet,
          answered,
          wrong: 0,
        });
      },
      steps: {
        "picture enlarged": async (page) => {
          await page.getByTitle(words.quiz.enlarge).click();
          await page.locator("[popover]:popover-open img").waitFor();
        },
      },
    },
    {
      // Passed in one language, not passed in the other.
      name: "results",
      path: viewAddress(nepaliSet, language),
      prepare: (page) =>
        keepAnswers(page, {
          setId: nepaliSet.setId,
          words: wordsOfSet,
          answered: questionSets[nepaliSet.setId].questionCount,
          wrong: language === "en" ? 1 : 6,
        }),
      steps: {
        finished: async (page) => {
          const { passed, failed } = words.results;
          await press(words.quiz.finish)(page);
          await page
            .getByRole("heading", { name: language === "en" ? passed : failed })
            .waitFor();
        },
      },
    },
    {
      name: "book",
      path: pageAddress("recommended-book", language),
      prepare: async (page) => {
        await page.clock.install();
        await page.route(`https://${host}/**`, (route) =>
          route.fulfill({ contentType: "text/html", body: "<p>The book" }),
        );
      },
      steps: {
        "asked for without a connection": async (page) => {
          await page.mouse.move(10, 10);
          await page.waitForLoadState("networkidle");
          await page.context().setOffline(true);
          await readOnline(page, language);
          await page.getByText(words.book.offline).waitFor();
        },
        "reader open": async (page) => {
          await page.context().setOffline(false);
          await readOnline(page, language);
          await page.locator("iframe").waitFor();
        },
        "reader late": async (page) => {
          await page.clock.fastForward(8_000);
          await page.getByText(words.book.notShowing).waitFor();
        },
      },
    },
  ];
}

async function answer(page: Page, words: Language, rightly: boolean) {
  const shown = await page.locator("#question").textContent();
  const questions = exportedSet(nepaliSet.setId, words);
  const question = questions.find(({ question }) => question === shown);
  const right = question?.correctAnswer ?? 0;
  await choose(page, rightly ? right : 1 - right);
}

function readOnline(page: Page, language: Language) {
  const name = fill(interfaceWords[language].book.readHere, { host });
  return page.getByRole("link", { name }).click();
}
