import { english, nextButton } from "../support/english";
import { exportedPage } from "../support/exported";
import { firstVisit, untilSettled } from "../support/first-visit";
import { expect, test } from "../support/site";
import { variantIf } from "../support/variant";

const { exam, hazards, practice, progress, quiz, signs, trainer } = english;

/**
 * The pages, and what they say where the app does not come: of each another
 * script is empty, and its own, which is the last, never comes.
 */
const pages = [
  ["/exams/karimenkyo/", exam.start.needsScript],
  ["/practice/", practice.needsScript],
  ["/signs/trainer/", trainer.needsScript],
  ["/sets/hazards-1/", hazards.needsScript],
  ["/progress/", progress.page.needsScript],
  ["/exams/", progress.page.needsScript],
  ["/signs/", signs.searchFailed],
] as const;

/** What is not true where the app has not looked. */
const untrue = [
  exam.taken.none,
  practice.loading,
  progress.page.loading,
  trainer.loading,
];

test.use({ allowErrors: ["ERR_"] });

for (const [name, body] of [
  ["is empty", ""],
  ["never comes", null],
] as const)
  for (const [place, [path, text]] of pages.entries())
    // One fault of each page is enough.
    test(
      `where a script of ${path} ${name}, one line says so`,
      variantIf((body === "") === (place % 2 === 0)),
      async ({ browser, baseURL }) => {
        const { scripts } = exportedPage(`${path.slice(1)}index.html`);
        const source = scripts.at(body === null ? -1 : place) ?? "";
        const page = await firstVisit(browser, baseURL);
        await page.route(`**${source}`, (route) =>
          body === null
            ? undefined
            : route.fulfill({ contentType: "text/javascript", body }),
        );
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await page.mouse.move(5, 5);
        await page.mouse.move(9, 9);
        await untilSettled(page, source);

        await expect(page.getByText(text), source).toBeVisible();
        for (const other of untrue)
          await expect(page.getByText(other), source).toBeHidden();
        await page.context().close();
      },
    );

test("trying again on a good connection starts what the address asks for", async ({
  browser,
  baseURL,
}) => {
  const page = await firstVisit(browser, baseURL);
  const { scripts } = exportedPage("practice/index.html");
  let isGood = false;
  await page.route(`**${scripts[0]}`, (route) =>
    isGood ? route.continue() : undefined,
  );
  await page.goto("/practice/#mistakes", { waitUntil: "commit" });
  await untilSettled(page, "practice");

  isGood = true;
  await page.getByRole("link", { name: quiz.tryAgain }).click();
  await expect(page.getByText(practice.noMistakes)).toBeVisible();
  await expect(nextButton(page)).toBeHidden();
  await page.context().close();
});

test("a press does not wait for an app that hangs", async ({
  browser,
  baseURL,
}) => {
  const page = await firstVisit(browser, baseURL);
  const { scripts } = exportedPage("recommended-book/index.html");
  await page.route(`**${scripts[0]}`, () => undefined);
  const reader = page.getByRole("link", { name: /^Read here/ });
  await page.goto("/recommended-book/", { waitUntil: "commit" });
  await reader.click();
  await untilSettled(page, "recommended-book");

  const address = await reader.getAttribute("href");
  const request = page.waitForRequest((one) => one.isNavigationRequest());
  await page.route("https://**", (route) => route.abort());
  await reader.click();
  expect((await request).url()).toBe(address);
  await page.context().close();
});
