import type { Page } from "@playwright/test";
import { languageCodes, type Language } from "@/content/languages";
import { nepaliSet, questionSets } from "@/content/question-sets";
import { allMessages } from "@/content/ui";
import { pageAddress, viewAddress } from "@/lib/addresses/links";
import { keepExam } from "../support/exam";
import { fillStorage, keepAnswers } from "../support/kept";
import { setOnline } from "../support/line";
import { notPressable } from "../support/pressable";
import { choose, expect, feedback, startApp, test } from "../support/site";
import { variantIf } from "../support/variant";

// Every notice at once; each language has its own length of text.
test.use({
  userAgent:
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/470.0.0.39.109;]",
  allowErrors: ["ERR_"],
});

const MINUTE = 60_000;

/** Lets the trainer ask the signs with the longest names, the tallest options. */
async function keepLongestNames(page: Page) {
  await page.route("**/trainer/signs.*.json", async (route) => {
    const response = await route.fetch();
    const signs = (await response.json()) as { name: string }[];
    const byLength = signs.toSorted((a, b) => b.name.length - a.name.length);
    await route.fulfill({ response, json: byLength.slice(0, 4) });
  });
}

/** Lets a newer release wait, and the site be installed. */
function offerEverything() {
  const release = Object.assign(new EventTarget(), {
    active: { postMessage: () => undefined },
    waiting: {},
    installing: null,
  });
  const workers = Object.assign(new EventTarget(), {
    controller: null,
    ready: Promise.resolve(release),
    register: () => Promise.resolve(release),
    getRegistration: () => Promise.resolve(release),
    startMessages: () => undefined,
  });
  Object.defineProperty(navigator, "serviceWorker", { value: workers });
  Object.defineProperty(navigator, "standalone", { value: false });
}

/** The line is lost; nothing comes any more. */
async function goOffline(page: Page, language: Language) {
  await page.locator(".notices").waitFor({ state: "attached" });
  await page.route("**/*", (route) => route.abort());
  await setOnline(page, false);
  const { pageTitle } = allMessages[language].offline;
  await page.locator(".notice", { hasText: pageTitle }).waitFor();
}

for (const language of languageCodes) {
  // Its words are the longest.
  const variant = variantIf(language !== "ne");
  const messages = allMessages[language];
  const set = viewAddress({ mode: "quiz", setId: nepaliSet }, language);
  const screens: Record<string, [string, (page: Page) => Promise<unknown>]> = {
    quiz: [set, answer],
    practice: [
      pageAddress("practice", language),
      async (page) => {
        const { plain } = messages.exams.tests.karimenkyo;
        await page.getByRole("button", { name: plain }).click();
        await answer(page);
      },
    ],
    trainer: [pageAddress("signs/trainer", language), answer],
    hazards: [
      pageAddress("sets/hazards-1", language),
      (page) => page.locator(".hazard-options .option").first().click(),
    ],
    exam: [
      pageAddress("exams/karimenkyo", language),
      (page) =>
        page.getByRole("button", { name: messages.exam.start.begin }).click(),
    ],
  };

  for (const [name, [path, act]] of Object.entries(screens))
    test(
      `each control of ${name} can be pressed (${language})`,
      variant,
      async ({ page }) => {
        await page.addInitScript(offerEverything);
        await page.addInitScript(fillStorage);
        await keepLongestNames(page);
        await page.goto(path);
        await startApp(page);
        await act(page);
        await page.locator(".focus-controls").waitFor();
        await goOffline(page, language);

        expect(await notPressable(page)).toEqual([]);
      },
    );

  test(
    `each control of the results can be pressed (${language})`,
    variant,
    async ({ page }) => {
      await page.addInitScript(offerEverything);
      const { questionCount } = questionSets[nepaliSet];
      await keepAnswers(page, {
        setId: nepaliSet,
        language: "ne",
        answered: questionCount,
        wrong: 2,
      });
      await page.goto(set);
      await startApp(page);
      await page.getByRole("button", { name: messages.quiz.finish }).click();
      await goOffline(page, language);
      await page.getByText(messages.offline.newVersion).waitFor();
      await page.getByText(messages.offline.inApp).waitFor();

      expect(await notPressable(page)).toEqual([]);
    },
  );

  test(
    `each control can be pressed once the time is up (${language})`,
    variant,
    async ({ page }) => {
      await page.addInitScript(offerEverything);
      const clock = {
        limit: 30 * MINUTE,
        used: 2 * MINUTE,
        wall: Date.now() - 40 * MINUTE,
        page: null,
      };
      await keepExam(page, "karimenkyo", { wrong: 6, clock });
      await page.goto(`${pageAddress("exams/karimenkyo", language)}#exam`);
      await startApp(page);
      await page.getByText(messages.exam.results.expired).waitFor();
      await goOffline(page, language);

      expect(await notPressable(page)).toEqual([]);
    },
  );
}

async function answer(page: Page) {
  await choose(page, 0);
  await feedback(page).waitFor();
}
