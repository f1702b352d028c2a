import type { Page } from "@playwright/test";
import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { pageAddress } from "@/lib/addresses/links";
import { keepAnswers } from "./kept";
import { choose } from "./site";

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

type Step = (page: Page) => Promise<unknown>;
type ProgressVisit = {
  name: string;
  path: string;
  prepare: Step;
  steps: Record<string, Step>;
};

/** What a learner sees of her progress, and in practice. */
export function progressVisits(language: Language): ProgressVisit[] {
  const messages = allMessages[language];

  return [
    {
      name: "progress of a learner",
      path: pageAddress("progress", language),
      prepare: async (page) => {
        await keepAnswers(page, {
          setId: "karimenkyo-1",
          answered: 50,
          wrong: 7,
        });
        await keepAnswers(page, {
          setId: "karimenkyo-2",
          answered: 9,
          wrong: 1,
        });
      },
      steps: {
        "with a chance": (page) =>
          page
            .getByText(/^\d+%$/)
            .first()
            .waitFor(),
        "how it is computed": (page) =>
          page.getByText(messages.progress.chance.how).click(),
        "bad code": async (page) => {
          await page.getByRole("textbox").last().fill("no code");
          await press(page, messages.progress.tools.use);
          await page.getByText(messages.progress.tools.invalid).waitFor();
        },
        "as a QR code": async (page) => {
          await press(page, messages.progress.tools.drawQr);
          await page.getByText(messages.progress.tools.qr).waitFor();
        },
      },
    },
    {
      name: "a round of practice",
      path: `${pageAddress("practice", language)}#signs`,
      prepare: (page) =>
        page.addInitScript(() =>
          localStorage.setItem("menkyo-mitra:aim", "1 karimenkyo - sure"),
        ),
      steps: {
        "a question": (page) =>
          page.getByRole("radio", { name: messages.practice.guess }).check(),
        answered: async (page) => {
          await choose(page, 0);
          await page.locator(".feedback").filter({ visible: true }).waitFor();
        },
        "no mistakes": async (page) => {
          await page.evaluate(() => localStorage.clear());
          await page.goto(`${pageAddress("practice", language)}#mistakes`);
          await page.reload();
          await page.getByText(messages.practice.noMistakes).waitFor();
        },
      },
    },
  ];
}
