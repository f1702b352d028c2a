import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import type { TestId } from "@/content/tests";
import { newExam } from "@/lib/exam/begin-exam";
import type { Exam } from "@/lib/exam/exam";
import { answerKeyOf, type QuestionBank } from "@/lib/exam/paper";
import { readExam, writeExam } from "@/lib/exam/saved-exam";
import { english } from "./english";
import { startApp } from "./site";

export const { session, open, results, start, taken } = english.exam;

/** Where an exam is kept. */
export const examKey = (test: TestId) => `menkyo-mitra:exam:${test}`;

/** What the papers of a test are drawn from, as the site publishes it. */
export function exportedQuestionBank(test: TestId): QuestionBank {
  return JSON.parse(
    readFileSync(`out/papers/${test}.json`, "utf8"),
  ) as QuestionBank;
}

/** Opens the page of a test and begins an exam there. */
export async function begin(page: Page, address = "/exams/karimenkyo/") {
  await page.goto(address);
  await startApp(page);
  await page.getByRole("button", { name: /^Start / }).click();
  await heading(page, /^Question 1 of/).waitFor();
}

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name });

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).click();

/** Hands in the exam. */
export async function handInNow(page: Page) {
  await press(page, session.map);
  await press(page, session.finish);
  await press(page, english.exam.handIn.button);
}

/** The exam that the browser keeps. */
export async function keptExam(page: Page, test: TestId = "karimenkyo") {
  const text = await page.evaluate((key) => localStorage[key], examKey(test));
  const exam = readExam(String(text));
  if (!exam) throw new Error(`no exam: ${String(text)}`);
  return exam;
}

/**
 * Lets the browser hold an exam from the first visit on, begun `minutes` ago
 * on its clock, with all right but so many.
 */
export async function keepExam(
  page: Page,
  test: TestId,
  { wrong = 0, ...own }: Partial<Exam> & { wrong?: number } = {},
) {
  const questionBank = exportedQuestionBank(test);
  const exam = newExam(questionBank, 7, true);
  const answers = Object.fromEntries(
    answerKeyOf(questionBank, exam.refs).map(({ ref, answer }, index) => [
      ref,
      index < wrong ? !answer : answer,
    ]),
  );
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [examKey(test), writeExam({ ...exam, answers, ...own })] as const,
  );
  return exam;
}
