import type { Page } from "@playwright/test";
import { allMessages } from "@/content/ui";
import { english } from "../support/english";
import { choose, expect, position, startApp, test } from "../support/site";

const nepali = allMessages.ne;

/** Gives the page a voice of each language, and a list of what it says. */
async function giveVoices(page: Page, ...languages: string[]) {
  await page.addInitScript((langs) => {
    const said: string[] = [];
    const speech = {
      addEventListener: () => Object.assign(globalThis, { looks: true }),
      getVoices: () =>
        langs.map((lang) => ({ lang, localService: true, voiceURI: lang })),
      speak: (utterance: SpeechSynthesisUtterance) => {
        if (utterance.volume > 0) said.push(utterance.text);
        utterance.onstart?.({} as SpeechSynthesisEvent);
        // What is read aloud goes on; the word without sound ends.
        if (utterance.volume === 0)
          utterance.onend?.({} as SpeechSynthesisEvent);
      },
      cancel: () => said.push("silence"),
    };
    class Utterance {
      volume = 1;
      constructor(readonly text: string) {}
    }
    Object.defineProperty(globalThis, "speechSynthesis", { value: speech });
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance, said });
  }, languages);
  return () =>
    page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

const listen = (page: Page) => page.getByRole("button", { name: "Listen" });
const next = (page: Page) => page.getByRole("button", { name: "Next" });

/** Opens a set; the second question comes once voices have been looked for. */
async function goToSecond(page: Page) {
  await page.goto("/sets/basic/");
  await startApp(page);
  await page.waitForFunction(() => "looks" in globalThis);
  await choose(page, 0);
  await next(page).click();
  await expect(position(page)).toHaveText("Question 2 of 50");
}

test("reads a question aloud where there is a voice, and stops at Next", async ({
  page,
}) => {
  const said = await giveVoices(page, "ne-NP", "en-US");
  await goToSecond(page);
  expect(await said()).toEqual([]);

  const question = await page.locator(".focus-question").innerText();
  await listen(page).click();
  await expect(listen(page)).toHaveAttribute("aria-pressed", "true");
  expect((await said())[0]).toBe(question);
  expect(await said()).toHaveLength(5);

  await choose(page, 0);
  await expect(listen(page)).toHaveAttribute("aria-pressed", "false");
  await expect.poll(async () => (await said()).at(-1)).toBe("silence");
  await listen(page).click();
  const why = page.locator(".feedback p:not(.choice)");
  expect((await said()).at(-1)).toBe(await why.innerText());
  await next(page).click();
  await expect.poll(async () => (await said()).at(-1)).toBe("silence");

  // It is known from now on, before the app has started.
  await page.goto("/sets/karimenkyo-1/");
  await expect(listen(page)).toBeVisible();
  const { height, width } = (await listen(page).boundingBox())!;
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(48);
});

test("offers nothing where no voice speaks the language", async ({ page }) => {
  await giveVoices(page, "ja-JP");
  await goToSecond(page);

  await choose(page, 0);
  await expect(next(page)).toBeEnabled();
  await expect(listen(page)).toHaveCount(0);
});

test("reads a hazard scene aloud, and once it is checked, why", async ({
  page,
}) => {
  const said = await giveVoices(page, "en-US");
  await page.goto("/sets/hazards-1/");
  await startApp(page);
  await page.waitForFunction(() => "looks" in globalThis);
  for (const statement of await page.locator(".hazard-statement").all())
    await statement.getByText(english.quiz.trueOption, { exact: true }).click();
  await page.getByRole("button", { name: english.hazards.check }).click();
  await listen(page).click();

  const why = page.locator(".hazard-why p[lang]").last();
  expect((await said()).at(-1)).toContain(await why.innerText());
});

test("reads in a frame once an answer has shown that it can", async ({
  page,
}) => {
  const said = await giveVoices(page, "ne-NP");
  await page.goto("/embed/ne/sets/practice/");
  const shown = page.locator(".focus-content:visible");
  const button = page.getByRole("button", { name: nepali.quiz.listen });
  await expect(button).toBeHidden();

  await shown.getByRole("group").getByRole("button").first().click();
  await expect(button).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  const why = await shown.locator(".feedback p[lang]").innerText();
  // Without the Japanese words, which its voice cannot say.
  expect((await said()).at(-1)).toBe(why.replace(/\p{Script=Han}+/gu, ""));

  await page.getByRole("button", { name: nepali.quiz.next }).click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  expect((await said()).at(-1)).toBe("silence");
});
