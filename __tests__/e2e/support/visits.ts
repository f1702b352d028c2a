import type { Page } from "@playwright/test";
import { defaultLanguage, type Language } from "@/content/languages";
import { nepaliSet, questionSets } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { pageAddress, viewAddress, type PageName } from "@/lib/addresses/links";
import { languagesOf } from "@/lib/addresses/set-language";
import { viewerHost } from "@/lib/site/book";
import { formatMessage } from "@/lib/text/format-message";
import { exportedSet, keepAnswers } from "./kept";
import { setOnline } from "./line";
import { progressVisits } from "./progress-visits";
import { searchVisit } from "./search-visit";
import { choose, pressLocked, startApp } from "./site";
import type { Visit } from "./visit";

const host = viewerHost() ?? "";
const setId = nepaliSet;
const [source, translation] = languagesOf(setId);
const { questionCount } = questionSets[setId];
const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).click();

/** What a visitor sees in one of the interface languages. */
export function visitsIn(language: Language): Visit[] {
  return [
    ...openings(language),
    ...journeys(language),
    ...progressVisits(language),
    searchVisit(language),
  ];
}

/** One page for each template that the journeys do not open. */
const templates: readonly PageName[] = [
  "about",
  "book",
  "book/errata",
  "book/hazard-prediction",
  "book/the-numbers",
  "data",
  "exams",
  "exams/honmenkyo",
  "practice",
  "progress",
  "sets/hazards-1",
  "signs",
  // The shortest of them.
  "signs/marks",
  "signs/trainer",
  "teach",
];

/** Each kind of page, as it opens; the trials open every page. */
function openings(language: Language): Visit[] {
  const pages = templates.map((page) => ({
    name: page,
    path: pageAddress(page, language),
  }));
  const options = viewAddress({ mode: "quiz", setId: "practice" }, language);
  return [...pages, { name: "set with four options", path: options }];
}

/** What a visitor does on those that can be used. */
function journeys(language: Language): Visit[] {
  const messages = allMessages[language];
  const path = viewAddress({ mode: "quiz", setId }, language);

  return [
    {
      name: "landing",
      path: viewAddress({ mode: "landing" }, language),
      steps: {
        "menu open": async (page) => {
          const menu = page.getByRole("button", { name: messages.nav.menu });
          if (await menu.isVisible()) await menu.click();
        },
      },
    },
    {
      name: "chooser",
      path: viewAddress({ mode: "chooser" }, language),
      prepare: (page) =>
        keepAnswers(page, { setId: "practice", answered: 2, wrong: 1 }),
      steps: {
        "with the way back": (page) =>
          page.getByText(messages.sets.practice.title).first().waitFor(),
      },
    },
    {
      name: "answers",
      path,
      steps: {
        "Next too early": async (page) => {
          await startApp(page);
          const next = page.getByRole("button", { name: messages.quiz.next });
          await pressLocked(next);
          await page.getByText(messages.quiz.answerFirst).waitFor();
        },
        "wrong answer": async (page) => {
          await answer(page, false);
          await page.getByText(messages.quiz.incorrect).first().waitFor();
        },
        "right answer": async (page) => {
          await press(messages.quiz.next)(page);
          await answer(page, true);
          await page.getByText(messages.quiz.correct).first().waitFor();
        },
        "in the other language": async (page) => {
          await press(messages.round.menu)(page);
          await press(messages.showIn[translation!])(page);
          await page.locator(`#question[lang=${translation}]`).waitFor();
        },
      },
    },
    {
      name: "set at a picture",
      path,
      prepare: async (page) => {
        const questions = exportedSet(setId, source);
        const answered = questions.findIndex(({ image }) => image);
        await keepAnswers(page, {
          setId,
          language: source,
          answered,
          wrong: 0,
        });
      },
      steps: {
        "picture enlarged": async (page) => {
          await page.getByTitle(messages.quiz.enlarge).click();
          await page.locator("[popover]:popover-open img").waitFor();
        },
      },
    },
    ...results(language, path),
    {
      name: "reader of the book",
      path: pageAddress("recommended-book", language),
      prepare: async (page) => {
        await page.clock.install();
        await page.route(`https://${host}/**`, (route) =>
          route.fulfill({ contentType: "text/html", body: "<p>The book" }),
        );
      },
      steps: {
        "asked for without a connection": async (page) => {
          await startApp(page);
          await setOnline(page, false);
          await page.locator(".notice").waitFor();
          await readOnline(page, language);
          await page.getByText(messages.book.offline).waitFor();
        },
        "reader open": async (page) => {
          await setOnline(page, true);
          await readOnline(page, language);
          await page.locator("iframe").waitFor();
        },
        "reader late": async (page) => {
          await page.clock.fastForward(8_000);
          await page.getByText(messages.book.notShowing).waitFor();
        },
      },
    },
  ];
}

/** A finished set: not passed, and in the default language also passed. */
function results(language: Language, path: string): Visit[] {
  const { quiz, results } = allMessages[language];
  const notPassed = { wrong: 6, name: results.failed };
  const passed = { wrong: 1, name: results.passed };
  const ends = language === defaultLanguage ? [passed, notPassed] : [notPassed];

  return ends.map(({ wrong, name }) => ({
    name: `results with ${wrong} wrong`,
    path,
    prepare: (page) =>
      keepAnswers(page, {
        setId,
        language: source,
        answered: questionCount,
        wrong,
      }),
    steps: {
      finished: async (page) => {
        await press(quiz.finish)(page);
        await page.getByRole("heading", { name }).waitFor();
      },
    },
  }));
}

async function answer(page: Page, rightly: boolean) {
  const shown = await page.locator("#question").textContent();
  const questions = exportedSet(setId, source);
  const question = questions.find(({ question }) => question === shown);
  const right = question?.correctAnswer ?? 0;
  await choose(page, rightly ? right : 1 - right);
}

function readOnline(page: Page, language: Language) {
  const name = formatMessage(allMessages[language].book.readHere, { host });
  return page.getByRole("link", { name }).click();
}
