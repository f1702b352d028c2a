import { english, nextButton } from "../support/english";
import {
  begin,
  session,
  examKey,
  handInNow,
  heading,
  keepExam,
  keptExam,
  open,
  press,
  results,
  start,
} from "../support/exam";
import {
  disconnect,
  expect as patientExpect,
  keepSite,
  test as hostTest,
} from "../support/host";
import { fillStorage } from "../support/kept";
import { expect, startApp, test } from "../support/site";

const MINUTE = 60_000;
const { trueOption, falseOption } = english.quiz;

test("a killed tab continues where it was", async ({ page, context }) => {
  await begin(page);
  await press(page, trueOption);
  await page.close();
  const again = await context.newPage();
  await again.goto("/exams/karimenkyo/#exam");
  await startApp(again);

  await expect(
    again.getByRole("button", { name: trueOption, exact: true }),
  ).toHaveAttribute("aria-pressed", "true");
});

test("a phone that was asleep at the end hands in", async ({ page }) => {
  await page.clock.install();
  await keepExam(page, "karimenkyo");
  await page.goto("/exams/karimenkyo/#exam");
  await startApp(page);
  await expect(heading(page, /^Question 1 of/)).toBeVisible();
  await page.clock.fastForward(31 * MINUTE);

  await expect(page.getByText(results.expired)).toBeVisible();
  await expect(heading(page, results.passed)).toBeVisible();
});

test("a tab that was killed, and opened after the end, hands in", async ({
  page,
}) => {
  const wall = Date.now() - 40 * MINUTE;
  const clock = { limit: 30 * MINUTE, used: 2 * MINUTE, wall, page: null };
  await keepExam(page, "karimenkyo", { wrong: 6, clock });
  await page.goto("/exams/karimenkyo/#exam");
  await startApp(page);

  await expect(page.getByText(results.expired)).toBeVisible();
  await expect(heading(page, results.failed)).toBeVisible();
});

test("setting the clock, forward while visible or back, ends nothing", async ({
  page,
}) => {
  await begin(page);
  for (const hours of [2, -5]) {
    await page.evaluate(
      (ahead) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + ahead;
      },
      hours * 60 * MINUTE,
    );
    await nextButton(page).click();
    await expect(page.getByRole("timer")).toHaveText(/^(30:00|29:)/);
  }
});

test("two tabs with one exam lose no answer", async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto("/exams/karimenkyo/#exam");
  await startApp(other);
  await nextButton(other).click();
  const { refs } = await keptExam(page);
  const first = { [refs[0]!]: true };
  await press(page, trueOption);
  // One tab's storage reaches the other a moment later.
  await expect.poll(async () => (await keptExam(other)).answers).toEqual(first);
  await press(other, falseOption);

  await expect
    .poll(async () => (await keptExam(page)).answers)
    .toEqual({ ...first, [refs[1]!]: false });
  await expect(heading(page, "Question 1 of 50")).toBeVisible();
});

test("an exam dropped by another tab, or results it leaves, stay visible", async ({
  page,
  context,
}) => {
  await begin(page);
  const other = await context.newPage();
  other.on("dialog", (dialog) => void dialog.accept());
  await other.goto("/exams/karimenkyo/");
  await startApp(other);
  await press(other, open.giveUp);
  await expect(page.getByText(session.gone)).toBeVisible();
  await press(page, results.back);

  await press(page, start.begin);
  await press(page, trueOption);
  await handInNow(page);
  const { code } = await keptExam(page);
  await begin(other);
  await expect(page.getByText(code)).toBeVisible();
  await press(page, results.again);
  await expect(heading(page, open.heading)).toBeVisible();
});

test("the exam continues with a full storage", async ({ page }) => {
  await page.addInitScript(fillStorage);
  await begin(page);
  await press(page, trueOption);
  await nextButton(page).click();

  await expect(heading(page, "Question 2 of 50")).toBeVisible();
});

test("a saved exam that cannot be read allows a new one", async ({ page }) => {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    examKey("karimenkyo"),
    "9 something new",
  ] as const);
  await page.goto("/exams/karimenkyo/#exam");
  await startApp(page);

  await expect(page.getByRole("button", { name: start.begin })).toBeVisible();
});

test.describe("files that do not come", () => {
  test.use({ allowErrors: ["Failed to load", "ERR_FAILED", "404"] });

  test("a paper that does not load can be requested again", async ({
    page,
  }) => {
    await page.route("**/papers/*.json", (route) => route.abort());
    await page.goto("/exams/karimenkyo/");
    await startApp(page);
    await press(page, start.begin);
    await expect(page.getByText(start.loadFailed)).toBeVisible();

    await page.unroute("**/papers/*.json");
    await press(page, start.tryAgain);
    await expect(heading(page, /^Question 1 of/)).toBeVisible();
  });

  test("a question that does not load can be requested again", async ({
    page,
  }) => {
    await page.route("**/questions/*.json", (route) => route.abort());
    await begin(page);
    await expect(page.getByText(start.loadFailed)).toBeVisible();

    await page.unroute("**/questions/*.json");
    await press(page, start.tryAgain);
    await expect(
      page.getByRole("button", { name: trueOption, exact: true }),
    ).toBeVisible();
    await press(page, session.map);
  });
});

test("a part that does not load keeps the typed code", async ({ page }) => {
  await page.clock.install();
  await page.goto("/exams/karimenkyo/");
  await startApp(page);
  await page.route("**/chunks/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  const code = page.getByRole("textbox", { name: start.code });
  await code.focus();
  await page.clock.runFor(31_000);
  // Before it loads itself again, a page asks whether it would come.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("radio", { name: start.noClock }).focus();
  await code.fill("K7QX2M");

  await expect(code).toHaveValue("K7QX2M");
  expect(asked.filter((url) => url.includes("/exams/"))).toEqual([]);
});

hostTest(
  "an exam needs no line after the first visit",
  async ({ page, host, context }) => {
    await page.goto("/");
    await keepSite(page);
    await disconnect(host, context);
    await page.goto("/exams/karimenkyo/");
    await startApp(page);
    await press(page, start.begin);

    await patientExpect(heading(page, /^Question 1 of/)).toBeVisible();
    await press(page, falseOption);
    await handInNow(page);
    await patientExpect(heading(page, results.failed)).toBeVisible();
  },
);
