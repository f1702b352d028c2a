import type { Page } from "@playwright/test";
import type { Language } from "@/content/languages";
import { site } from "@/content/site";
import { allMessages } from "@/content/ui";
import { exportedSet } from "../e2e/support/kept";
import { expect, startApp, test } from "../e2e/support/site";

/** How long each quiz is pressed; the other pages a third of it. */
const SECONDS = Number(process.env.SECONDS ?? 60);
const screen = { width: 320, height: 640 };
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

test.use({
  viewport: screen,
  allowErrors: ["Service Worker registration"],
  // A link that is hit is asked for, though nothing comes; mail has no host.
  allowHosts: [
    "",
    ...Object.values(site.social)
      .filter((url) => url !== "")
      .map((url) => new URL(url).host),
  ],
});

/** Numbers from 0 to 1, the same ones for a seed (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Taps, keys and scrolling, each as the numbers say. */
function randomActs(page: Page, random: () => number) {
  const pick = <Item>(items: readonly Item[]) =>
    items[Math.floor(random() * items.length)];
  const act = async () => {
    const dice = random();
    if (dice < 0.5)
      await page.touchscreen.tap(
        random() * screen.width,
        random() * screen.height,
      );
    else if (dice < 0.9)
      await page.keyboard.press(
        pick(["Space", "Enter", "Tab", "Tab", "1", "2", "ArrowRight"])!,
      );
    else await page.mouse.wheel(0, (random() - 0.5) * 800);
  };
  // The browser never answers a touch that a change of page has overtaken.
  const overtaken = () => new Promise((resolve) => setTimeout(resolve, 2_000));
  return () => Promise.race([act(), overtaken()]);
}

/**
 * Other sites are no part of this, and one page is enough. An answer without
 * content leaves the page where it is; a refused one would replace it by the
 * browser's error page.
 */
async function stayHere(page: Page, baseURL = "") {
  const context = page.context();
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ status: 204 }),
  );
  context.on("page", (other) => void other.close());
  // A dialog for printing waits for a person.
  await page.addInitScript(() => (window.print = () => {}));
}

type Kept = { state: { answers: Record<string, { choice: number }> } };

/** The kept choices by question, and every number that the page shows. */
async function look(page: Page, key: string) {
  const { text, numbers, pressed } = await page.evaluate((key) => {
    const quiz = document.querySelector(".quiz");
    const bar = quiz?.querySelector("progress");
    return {
      text: localStorage.getItem(key),
      numbers: bar && { value: bar.value, max: bar.max },
      pressed: sessionStorage.getItem("again") ?? "",
    };
  }, key);
  const kept = text === null ? undefined : (JSON.parse(text) as Kept);
  return { answers: kept?.state.answers ?? {}, numbers, pressed };
}

for (const [language, setId, path] of [
  ["en", "practice", "/sets/practice/"],
  ["ne", "karimenkyo-nepali", "/ne/sets/karimenkyo-nepali/"],
] as const satisfies readonly (readonly [Language, string, string])[])
  test(`presses at random lose no answer, ${language}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(SECONDS * 1_000 + 60_000);
    console.log(`SEED=${seed}`);
    const random = randomNumbers(seed);
    const questions = exportedSet(setId, language);
    const key = `menkyo-mitra:set:${setId}`;
    const { again } = allMessages[language].results;
    const act = randomActs(page, random);
    await stayHere(page, baseURL);
    await page.addInitScript((again) => {
      addEventListener(
        "click",
        ({ target }) => {
          const button = (target as Element).closest("button");
          if (button?.textContent === again)
            sessionStorage.setItem("again", String(performance.now()));
        },
        true,
      );
    }, again);

    const end = Date.now() + SECONDS * 1_000;
    await page.goto(path);
    let before = await look(page, key);
    while (Date.now() < end) {
      for (let count = 0; count < 10; count += 1)
        await act().catch(() => undefined);
      let now = before;
      await expect(async () => {
        // Some press may have led away, or is about to.
        if (new URL(page.url()).pathname !== path) await page.goto(path);
        await startApp(page);
        now = await look(page, key);
      }).toPass({ timeout: 20_000 });
      const { numbers, answers } = now;
      if (numbers) {
        // A round of what was missed is shorter.
        expect(numbers.max).toBeLessThanOrEqual(questions.length);
        expect(numbers.value).toBeGreaterThanOrEqual(1);
        expect(numbers.value).toBeLessThanOrEqual(numbers.max);
      }
      for (const [id, { choice }] of Object.entries(answers)) {
        const question = questions.find((one) => one.id === Number(id));
        expect(question?.options[choice], id).toBeDefined();
      }
      // Only "Take Quiz Again" takes answers away, and none is replaced.
      if (now.pressed === before.pressed)
        expect(answers).toMatchObject(before.answers);
      before = now;
    }

    await page.goto(path);
    await startApp(page);
    expect((await look(page, key)).answers).toEqual(before.answers);
  });

for (const path of [
  "/practice/",
  "/ne/practice/#signs",
  "/exams/karimenkyo/",
  "/ne/exams/honmenkyo/",
  "/ne/progress/",
])
  // The console is watched: see support/site.ts.
  test(`presses at random break nothing at ${path}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(SECONDS * 1_000 + 60_000);
    console.log(`SEED=${seed}`);
    const act = randomActs(page, randomNumbers(seed));
    await stayHere(page, baseURL);

    const end = Date.now() + (SECONDS / 3) * 1_000;
    await page.goto(path);
    await startApp(page);
    while (Date.now() < end) {
      for (let count = 0; count < 10; count += 1)
        await act().catch(() => undefined);
      await expect(async () => {
        if (!page.url().includes(path.split("#")[0]!)) await page.goto(path);
        await expect(page.getByRole("heading").first()).toBeVisible();
      }).toPass({ timeout: 20_000 });
    }
  });
