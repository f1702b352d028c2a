import { readFileSync } from "node:fs";
import { formatMessage } from "@/lib/text/format-message";
import { english } from "../support/english";
import {
  begin,
  exportedQuestionBank,
  heading,
  keptExam,
  press,
  results,
  start,
} from "../support/exam";
import { expect, startApp, test } from "../support/site";

test("a code gives everybody the same paper", async ({ page, browser }) => {
  const { edition } = exportedQuestionBank("karimenkyo");
  const address = `/exams/karimenkyo/#K7QX${edition}`;
  await begin(page, address);
  const elsewhere = await browser.newPage();
  await begin(elsewhere, address);

  expect((await keptExam(elsewhere)).refs).toEqual((await keptExam(page)).refs);
  await elsewhere.close();
});

test("a printed paper is graded by its code on a phone", async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.classList.add("printed");
  });
  await page.goto("/exams/karimenkyo/");
  await startApp(page);
  await press(page, start.print);
  await page.locator("body.printed").waitFor();
  await page.emulateMedia({ media: "print" });

  const paper = page.locator(".paper");
  await expect(paper.getByText(english.exam.paper.sheet)).toBeVisible();
  await expect(paper.getByText(english.exam.paper.key).first()).toBeVisible();
  // Nothing of the site is printed with it.
  await expect(page.locator("body > :not(.paper):visible")).toHaveCount(0);
  const statements = paper.locator(".paper-statements > li > span");
  await expect(statements).toHaveCount(50);
  const printed = await statements.allTextContents();
  const key = await paper.locator(".paper-page").last().innerText();
  const [, code = ""] = /Paper (\w{6})/.exec(key) ?? [];

  // At the desk of somebody else, who has the code and the sheet alone.
  const phone = await browser.newPage();
  await phone.goto("/exams/karimenkyo/");
  await startApp(phone);
  await phone.getByLabel(start.code).fill(code.toLowerCase());
  await phone.getByLabel(start.noClock).check();
  await press(phone, start.begin);
  for (const [index, statement] of printed.entries()) {
    await expect(phone.locator("#question")).toHaveText(statement);
    const line = new RegExp(`^${index + 1}\\s+([TF])$`, "m").exec(key);
    await phone.keyboard.press(line?.[1] === "T" ? "1" : "2");
    await phone.keyboard.press("ArrowRight");
  }
  await press(phone, english.exam.handIn.button);
  await expect(heading(phone, results.passed)).toBeVisible();
  const points = formatMessage(results.of, { right: 50, asked: 50 });
  await expect(phone.getByText(points)).toBeVisible();
  await phone.close();
});

test("no key is in the page of a test", () => {
  for (const test of ["karimenkyo", "honmenkyo", "gaimen"] as const) {
    const html = readFileSync(`out/exams/${test}/index.html`, "utf8");
    for (const { ref, revision } of exportedQuestionBank(test).questions) {
      expect(html).not.toContain(ref);
      expect(html).not.toContain(revision);
    }
    expect(html).not.toMatch(/data-right|correctAnswer/);
  }
});
