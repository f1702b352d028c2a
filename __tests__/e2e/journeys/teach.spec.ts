import type { Page } from "@playwright/test";
import { english } from "../support/english";
import { begin, exportedQuestionBank, press } from "../support/exam";
import { expect, startApp, test } from "../support/site";

const { answer, collect, make, mark, send, show, use } = english.teach;
const { trueOption } = english.quiz;

/** A paper of ten questions, as its link says. */
async function choosePaper(page: Page, count = "10") {
  await page.goto("/teach/");
  await startApp(page);
  await page.getByLabel(make.count).fill(count);
  await expect(
    page.getByRole("textbox", { name: english.share.address }),
  ).toHaveValue(/teach\/#p=\w{6}-\w{5}$/);
  return page
    .getByRole("textbox", { name: english.share.address })
    .inputValue();
}

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

test("a learner's answers to a shorter paper reach the teacher's table", async ({
  page,
  browser,
}) => {
  const link = await choosePaper(page);
  const learner = await browser.newPage();
  await learner.goto(link);
  await startApp(learner);
  await button(learner, answer.begin).click();
  const fields = learner.getByRole("group", { name: /^\d+\./ });
  await expect(fields).toHaveCount(10);
  for (const field of await fields.all())
    await field.getByLabel(trueOption).check();
  await learner.reload();
  await startApp(learner);
  await button(learner, answer.begin).click();
  await expect(learner.getByText("Not answered: 0")).toBeVisible();
  await button(learner, answer.handIn).click();
  await learner.getByLabel(send.name).fill("सीता Rai");
  const line = await learner.getByLabel(send.code).inputValue();
  expect(line).toMatch(/^[0-9A-Z-]+=सीता Rai$/);

  const bad = `${line.slice(0, 14)}\n${line.replace("Rai", "Roy")}`;
  await page.getByLabel(collect.paste).fill(`hi\n${line}\nok ${line}\n${bad}`);
  await button(page, collect.add).click();
  await expect(page.getByText("Added: 1")).toBeVisible();
  await expect(page.getByText("Not added: 3")).toBeVisible();
  await expect(page.getByLabel("Name of learner 1")).toHaveValue("सीता Rai");

  page.on("dialog", (dialog) => void dialog.accept());
  await button(page, collect.deleteAll).click();
  await expect(page.getByText(collect.empty)).toBeVisible();
});

/** Begins an exam; keys do nothing before there is a question. */
async function beginWithKeys(page: Page, address: string) {
  await begin(page, address);
  await expect(button(page, english.quiz.next)).toBeEnabled();
}

test("after a paper begun by its code, the result goes by a link", async ({
  page,
  context,
}) => {
  const { edition } = exportedQuestionBank("karimenkyo");
  await beginWithKeys(page, `/exams/karimenkyo/#K7QX${edition}`);
  for (let number = 1; number <= 50; number += 1) {
    await page.keyboard.press("1");
    await page.keyboard.press("ArrowRight");
  }
  await press(page, english.exam.handIn.button);
  await button(page, send.button).click();
  await page.getByLabel(send.name).fill("Gita");
  const line = await page.getByLabel(send.code).inputValue();

  const teacher = await context.newPage();
  await teacher.goto(`/teach/#r=${encodeURI(line)}`);
  await expect(teacher.getByText("Added: 1")).toBeVisible();
  await expect(teacher.getByLabel("Name of learner 1")).toHaveValue("Gita");
  await expect(
    teacher.getByRole("heading", { name: collect.again }),
  ).toBeVisible();
  expect(new URL(teacher.url()).hash).toBe("");
});

test("an exam of one's own is nobody's to send", async ({ page }) => {
  await beginWithKeys(page, "/exams/karimenkyo/");
  for (let number = 1; number <= 50; number += 1)
    await page.keyboard.press("ArrowRight");
  await press(page, english.exam.handIn.button);

  await expect(
    page.getByRole("heading", { name: english.exam.results.review }),
  ).toBeVisible();
  await expect(button(page, send.button)).toHaveCount(0);
});

test("a projector is driven by keys, and counts hands", async ({ page }) => {
  await choosePaper(page);
  await button(page, use.show).click();
  const projector = page.getByRole("dialog");
  await expect(projector.getByText("1 of 10")).toBeVisible();
  await page.keyboard.press("1");
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await expect(projector.getByRole("status").nth(0)).toHaveText(/^$/);
  const counts = projector.locator("output");
  await expect(counts).toHaveText(["2", "1"]);
  await page.keyboard.press("Space");
  await expect(projector.locator("[data-answer]")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(projector.getByText("2 of 10")).toBeVisible();
  await expect(projector.locator("[data-answer]")).toHaveCount(0);
  await expect(counts).toHaveText(["0", "0"]);
  await button(page, show.close).click();
  await expect(projector).toHaveCount(0);
});

test("a paper sheet is typed with one key a statement", async ({ page }) => {
  await choosePaper(page);
  await page.getByText(mark.heading).click();
  await page.getByLabel(mark.name).fill("Hari");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1212121212");
  await page.keyboard.press("Enter");

  await expect(page.getByText(/^Hari: \d+ of 10 points$/)).toBeVisible();
  await expect(page.getByLabel(mark.name)).toBeFocused();
  await expect(page.getByLabel("Name of learner 1")).toHaveValue("Hari");
  await page.reload();
  await expect(page.getByLabel("Name of learner 1")).toHaveValue("Hari");
});

test("each part of a paper prints alone", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.classList.add("printed");
  });
  await choosePaper(page);
  for (const [part, count] of [
    ["printPaper", "10 statements"],
    ["printSheet", english.exam.paper.sheet],
    ["printKey", english.exam.paper.keyText],
  ] as const) {
    await button(page, use[part]).click();
    await page.locator("body.printed").waitFor();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".paper").getByText(count)).toBeVisible();
    await expect(page.getByRole("main")).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.evaluate(() => {
      document.body.classList.remove("printed");
      dispatchEvent(new Event("afterprint"));
    });
    await expect(page.locator(".paper")).toHaveCount(0);
  }
});
