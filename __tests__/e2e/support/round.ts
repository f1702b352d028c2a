import type { Page } from "@playwright/test";
import type { Question } from "@/lib/answers/question";
import { formatMessage } from "@/lib/text/format-message";
import { english, finishButton, nextButton } from "./english";
import { exportedSet } from "./kept";
import { choose, expect, feedback, position } from "./site";

/** What a round of practice may ask first. */
const questions = new Map<string, Question>(
  (["karimenkyo-1", "karimenkyo-2"] as const).flatMap((setId) =>
    exportedSet(setId, "en").map((one) => [one.question, one] as const),
  ),
);

/** Answers the question on screen, rightly or not. */
export async function answer(page: Page, rightly: boolean) {
  const text = await page.locator("#question").textContent();
  const right = questions.get(text ?? "")?.correctAnswer;
  if (right === undefined) throw new Error(`No such question: ${text}`);
  await choose(page, rightly ? right : 1 - right);
  await expect(feedback(page)).toContainText(
    rightly ? english.quiz.correct : english.quiz.incorrect,
    { useInnerText: true },
  );
}

/** Opens practice for the first time, which asks for the test. */
export async function beginPractice(page: Page) {
  await page.goto("/practice/");
  const { plain } = english.exams.tests.karimenkyo;
  await page.getByRole("button", { name: plain }).click();
}

/** Answers a round to its end; the first ones wrongly. */
export async function finishRound(page: Page, total: number, wrong: number) {
  for (let index = 0; index < total; index += 1) {
    const now = { number: index + 1, total };
    const shown = formatMessage(english.quiz.position, now);
    await expect(position(page)).toHaveText(shown);
    await answer(page, index >= wrong);
    await (index < total - 1 ? nextButton(page) : finishButton(page)).click();
  }
  const right = total - wrong;
  const text = formatMessage(english.practice.doneHeading, { right, total });
  await expect(page.getByRole("heading", { name: text })).toBeFocused();
}
