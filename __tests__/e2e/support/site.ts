import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from "@playwright/test";
import axe from "axe-core";
import { defaultLanguage } from "@/content/languages";
import { errorMessages } from "@/content/ui/error";

type Allowed = {
  /** Texts of errors that a test provokes on purpose. */
  allowErrors: string[];
  /** Other hosts that a test lets the page ask. */
  allowHosts: string[];
};

/** What no page may show unless a test asks for it: the app itself failed. */
const { title: failure } = errorMessages[defaultLanguage];

/**
 * Watches every page of a context: what it gives back lists each error, each
 * violation of the policy, each request to another origin, and the page that
 * says that something went wrong.
 */
export async function watch(
  context: BrowserContext,
  baseURL = "",
  { allowErrors, allowHosts }: Allowed = { allowErrors: [], allowHosts: [] },
): Promise<string[]> {
  const problems: string[] = [];
  const note = (text: string) => {
    if (!allowErrors.some((allowed) => text.includes(allowed)))
      problems.push(text);
  };
  await context.addInitScript((title) => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`${event.violatedDirective}: ${event.blockedURI}`),
    );
    new MutationObserver(() => {
      if (document.title === title) console.error(title);
    }).observe(document, { childList: true, subtree: true });
  }, failure);
  context.on("page", (page) => {
    page.on("pageerror", (error) => note(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") note(message.text());
    });
    page.on("request", (request) => {
      const isOwn =
        /^(data|blob):/.test(request.url()) ||
        request.url().startsWith(baseURL);
      if (!isOwn && !allowHosts.includes(new URL(request.url()).host))
        note(`request to ${request.url()}`);
    });
  });
  return problems;
}

/** Whatever `watch` lists in any tab of a test fails it. */
export const test = base.extend<Allowed>({
  allowErrors: [[], { option: true }],
  allowHosts: [[], { option: true }],
  context: async ({ context, baseURL, allowErrors, allowHosts }, run) => {
    const problems = await watch(context, baseURL, { allowErrors, allowHosts });
    await run(context);
    expect(problems).toEqual([]);
  },
});

export { expect };

/**
 * Fails on any breach of WCAG 2.2 AA or of axe's best practices. The contrast
 * of texts is half of the time that axe takes.
 */
export async function expectAccessible(page: Page, withContrast = true) {
  // The bar lies over what is scrolled under it.
  await page.evaluate(scrollToTop);
  // What still fades in has no contrast yet.
  await page.evaluate(endAnimations);
  // axe reads -webkit-text-fill-color, which does not follow forced colours.
  const enabled =
    withContrast &&
    (await page.evaluate(() => !matchMedia("(forced-colors: active)").matches));
  // Half a megabyte that a document needs once.
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(axe.source);

  expect(await page.evaluate(violations, enabled)).toEqual([]);
}

/** Scrolls up at once, and out of what Chromium still scrolls smoothly. */
async function scrollToTop() {
  do {
    scrollTo({ top: 0, behavior: "instant" });
    await new Promise((painted) =>
      requestAnimationFrame(() => requestAnimationFrame(painted)),
    );
  } while (scrollY > 0);
}

/** Runs axe in the page: each broken rule, and the elements that break it. */
async function violations(withContrast: boolean) {
  const inPage = (window as unknown as { axe: typeof axe }).axe;
  const results = await inPage.run({
    // Another page's matter.
    iframes: false,
    rules: {
      "target-size": { enabled: true },
      "color-contrast": { enabled: withContrast },
    },
    resultTypes: ["violations", "incomplete"],
  });
  // axe leaves it to a person whether text in the colour of its ground is one.
  const invisible = results.incomplete.flatMap(({ id, nodes }) => {
    const found = nodes.filter(
      ({ any }) =>
        (any[0]?.data as { messageKey?: string } | null)?.messageKey ===
        "equalRatio",
    );
    return found.length > 0 ? [{ id, nodes: found }] : [];
  });
  return [...results.violations, ...invisible].map(({ id, nodes }) => [
    id,
    nodes.map(({ html }) => html),
  ]);
}

/** Waits, in the page, for the animations that run now and have an end. */
export async function endAnimations() {
  const running = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === "running" &&
        Number.isFinite(Number(effect?.getComputedTiming().endTime)),
    );
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/** Waits for two frames, after which the browser reports what the first did. */
export async function nextPaint(page: Page) {
  await page.evaluate(
    () =>
      new Promise((painted) =>
        requestAnimationFrame(() => requestAnimationFrame(painted)),
      ),
  );
}

/** Answers a question with its n-th option (zero-based). */
export async function choose(page: Page, index: number) {
  await page.getByRole("group").getByRole("button").nth(index).click();
}

/** Clicks what cannot be used now; `click()` would wait until it can. */
export async function pressLocked(control: Locator) {
  await expect(control).toBeInViewport();
  const { x, y, width, height } = (await control.boundingBox())!;
  await control.page().mouse.click(x + width / 2, y + height / 2);
}

/** The heading over the question: "Question 3 of 50". */
export function position(page: Page) {
  return page.getByRole("heading", { name: /^Question \d+ of \d+$/ });
}

/** Says whether the answer was right and why; only where it can be seen. */
export function feedback(page: Page) {
  return page.locator(".feedback").filter({ visible: true });
}

/** Does what a visitor does first, and waits until the app runs. */
export async function startApp(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(3, 3);
  await page.locator('html[data-app="live"]').waitFor();
}

/** Of two options, the first of which is chosen: it looks unlike the other. */
export async function expectFirstStandsOut(options: Locator) {
  const [chosen, other] = await options.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(chosen).not.toBe(other);
}
