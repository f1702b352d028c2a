import { english } from "../support/english";
import { exportedQuestionBank, keptExam, press, start } from "../support/exam";
import { holdBack } from "../support/line";
import { expect, startApp, test } from "../support/site";

// What is pressed before the app is there. That every control does then what
// it does later is a trial: __tests__/trials/early-presses.spec.ts.
const address = "/exams/karimenkyo/";
const { edition } = exportedQuestionBank("karimenkyo");

/** Lets the framework's scripts come. */
let release: () => void;
test.beforeEach(async ({ page }) => {
  release = await holdBack(page, "**/_next/static/**/*.js");
});

test("Start takes the paper of a shared link", async ({ page }) => {
  await page.goto(`${address}#K7QX${edition}`, { waitUntil: "commit" });
  await press(page, start.begin);
  release();
  await startApp(page);

  await expect(page).toHaveURL(`${address}#exam`);
  expect((await keptExam(page)).code).toBe(`K7QX${edition}`);
});

test("Start says so if a link is from another release", async ({ page }) => {
  const old = `K7QX${edition === "00" ? "01" : "00"}`;
  await page.goto(`${address}#${old}`, { waitUntil: "commit" });
  await press(page, start.begin);
  release();
  await startApp(page);

  await expect(page.locator("#code-problem")).toContainText(`K7QX${edition}`);
  await expect(page).toHaveURL(`${address}#${old}`);
});

test("Start uses what was chosen and typed", async ({ page }) => {
  await page.goto(address, { waitUntil: "commit" });
  await page.getByLabel(start.noClock).check();
  await page.getByLabel(start.code).fill(`k7qx${edition}`);
  await press(page, start.begin);
  release();
  await startApp(page);

  await expect(page).toHaveURL(`${address}#exam`);
  const exam = await keptExam(page);
  expect(exam.code).toBe(`K7QX${edition}`);
  expect(exam.clock.limit).toBeNull();
});

test("a paper is printed", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.classList.add("printed");
  });
  await page.goto(address, { waitUntil: "commit" });
  await press(page, start.print);
  release();
  await startApp(page);

  await page.locator("body.printed").waitFor();
});

test("a scene is checked with what was chosen in it", async ({ page }) => {
  await page.goto("/sets/hazards-1/", { waitUntil: "commit" });
  const statements = page.locator(".hazard-statement");
  // The page is still arriving.
  await expect(statements).toHaveCount(3);
  for (const field of await statements.all())
    await field.getByText(english.quiz.trueOption, { exact: true }).click();
  await press(page, english.hazards.check);
  release();
  await startApp(page);

  await expect(page.locator(".hazard-points")).toBeFocused();
});
