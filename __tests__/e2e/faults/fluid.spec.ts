import type { Page } from "@playwright/test";
import { openStill, stirUntil } from "../support/effects";
import {
  backLink,
  nextButton,
  questionOf,
  startLink,
} from "../support/english";
import {
  choose,
  expect,
  feedback,
  position,
  startApp,
  test,
} from "../support/site";

const smoke = (page: Page) => page.getByTestId("fluid");

/** Moves until the smoke is in one of these states. */
async function stir(page: Page, states: RegExp) {
  await startApp(page);
  await expect(async () => {
    await page.mouse.move(40, 300);
    await page.mouse.move(60, 320);
    await expect(smoke(page)).toHaveAttribute("data-state", states, {
      timeout: 1_000,
    });
  }).toPass();
}

for (const [name, answer] of [
  ["has no WebGL", "null"],
  ["refuses WebGL", "throw"],
] as const)
  test(`a browser that ${name} shows the plain ground`, async ({ page }) => {
    await page.addInitScript((answer) => {
      const getContext = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        ...[kind, ...rest]: [string]
      ) {
        if (!kind.includes("webgl"))
          return getContext.call(this, kind, ...rest);
        if (answer === "throw") throw new Error("no WebGL");
        return null;
      } as typeof getContext;
    }, answer);
    await page.goto("/sets/");
    await stir(page, /unsupported/);

    await expect(smoke(page)).toHaveCSS("opacity", "0");
    await startLink(page, "practice").click();
    await choose(page, 0);
    await expect(feedback(page)).toBeVisible();
  });

test("a quiz continues when the graphics are lost, and they come back", async ({
  page,
}) => {
  await openStill(page, "/sets/"); // a slow machine would give up
  await stirUntil(page, "running");
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>(".fluid")!;
    const context = canvas.getContext("webgl2")!;
    const graphics = context.getExtension("WEBGL_lose_context")!;
    Object.assign(window, { graphics });
    graphics.loseContext();
  });
  await expect(smoke(page)).toHaveAttribute("data-state", "lost");
  await expect(smoke(page)).toHaveCSS("opacity", "0");
  await page.clock.resume();

  await startLink(page, "practice").click();
  await choose(page, 0);
  await nextButton(page).click();
  await expect(position(page)).toHaveText(questionOf(2, 10));
  await backLink(page).click();
  await expect(smoke(page)).toHaveAttribute("data-state", "lost");

  await page.evaluate(() => {
    const { graphics } = window as unknown as {
      graphics: WEBGL_lose_context;
    };
    graphics.restoreContext();
  });
  await expect(smoke(page)).toHaveAttribute("data-state", "idle");
});
