import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";

/**
 * A page whose console, requests and policy violations are watched: any error
 * and any request to another origin fails the test.
 */
export const test = base.extend<{
  allowErrors: string[];
  allowHosts: string[];
}>({
  /** Texts of errors that a test provokes on purpose. */
  allowErrors: [[], { option: true }],
  /** Other hosts that a test lets the page ask. */
  allowHosts: [[], { option: true }],
  page: async ({ page, baseURL, allowErrors, allowHosts }, run) => {
    const problems: string[] = [];
    const note = (text: string) => {
      if (!allowErrors.some((allowed) => text.includes(allowed)))
        problems.push(text);
    };
    await page.addInitScript(() =>
      document.addEventListener("securitypolicyviolation", (event) =>
        console.error(`${event.violatedDirective}: ${event.blockedURI}`),
      ),
    );
    page.on("pageerror", (error) => note(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") note(message.text());
    });
    page.on("request", (request) => {
      const isOwn =
        /^(data|blob):/.test(request.url()) ||
        request.url().startsWith(baseURL ?? "");
      if (!isOwn && !allowHosts.includes(new URL(request.url()).host))
        note(`request to ${request.url()}`);
    });

    await run(page);
    expect(problems).toEqual([]);
  },
});

export { expect };

/** Fails on any breach of WCAG 2.2 AA or of axe's best practices. */
export async function expectAccessible(page: Page) {
  // The bar lies over what is scrolled under it.
  await page.evaluate(() => scrollTo(0, 0));
  // axe reads -webkit-text-fill-color, which does not follow forced colours.
  const enabled = await page.evaluate(
    () => !matchMedia("(forced-colors: active)").matches,
  );
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      rules: {
        "target-size": { enabled: true },
        "color-contrast": { enabled },
      },
      resultTypes: ["violations"],
    })
    .analyze();

  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
  ).toEqual([]);
}

/** Answers a question with its n-th option (zero-based). */
export async function choose(page: Page, index: number) {
  await page.getByRole("group").getByRole("button").nth(index).click();
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
