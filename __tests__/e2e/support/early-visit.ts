import {
  devices,
  type Browser,
  type Locator,
  type Page,
} from "@playwright/test";
import { keepAnswers } from "./kept";
import { expect, watch } from "./site";

/**
 * A visit with a slow processor in which nothing is drawn by chance, and what
 * it showed: two visits that did the same are equal.
 */
export async function earlyVisit(
  browser: Browser,
  baseURL: string | undefined,
  isKept: boolean,
) {
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    serviceWorkers: "block",
  });
  const problems = await watch(context, baseURL);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(standStill);
  if (isKept)
    for (const setId of ["practice", "karimenkyo-2"] as const)
      await keepAnswers(page, { setId, answered: 3, wrong: 1 });

  const close = async () => {
    expect(problems).toEqual([]);
    await context.close();
  };
  return { page, close };
}

/** Presses as assistive tools do, as soon as there is something to press. */
export async function pressAtOnce(control: Locator) {
  await control.waitFor();
  await control.evaluate((element: HTMLElement) => {
    element.focus();
    element.click();
  });
}

/** What a visit has come to, once nothing changes any more. */
export async function settledOutcome(page: Page) {
  let last = "";
  await expect(async () => {
    const before = last;
    last = JSON.stringify(await outcomeOf(page));
    expect(last).toBe(before);
  }).toPass({ intervals: [1_500], timeout: 60_000 });
  return JSON.parse(last) as Awaited<ReturnType<typeof outcomeOf>>;
}

/** What a visitor sees, has the focus on, and finds kept later. */
export function outcomeOf(page: Page) {
  return page.evaluate(() => {
    const { activeElement } = document;
    const focused = activeElement?.getAttribute("aria-label");
    const fields = [...document.querySelectorAll("input, textarea")];
    return {
      address: location.pathname + location.hash,
      title: document.title,
      // Of a clock only that it is there.
      text: document
        .querySelector("main")
        ?.innerText.replace(/\d+:\d\d/g, "0:00"),
      focus:
        `${activeElement?.tagName} ${focused ?? activeElement?.textContent}`
          .slice(0, 80)
          .replace(/\d+:\d\d/g, "0:00"),
      fields: fields.map((field) => {
        const { type, checked, value } = field as HTMLInputElement;
        return /radio|checkbox/.test(type) ? checked : value;
      }),
      waiting: document.querySelectorAll("[data-waiting]").length,
      open: document.querySelector(":popover-open")?.id,
      effects: document.documentElement.dataset.effects,
      printed: document.body.dataset.printed,
      kept: Object.keys(localStorage).sort(),
      answers: Object.entries(localStorage)
        .filter(([key]) => key.startsWith("menkyo-mitra:answers:"))
        .map(([, text]: [string, string]) => text),
    };
  });
}

/** Runs inside the page: chance has one outcome, and no effect moves. */
function standStill() {
  Math.random = () => 0.42;
  crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(
    numbers: Numbers,
  ) => {
    if (numbers instanceof Uint32Array) numbers.fill(42);
    return numbers;
  };
  localStorage["menkyo-mitra:effects"] ??= "off";
  window.print = () => (document.body.dataset.printed = "yes");
  Object.defineProperty(navigator, "share", {
    value: () => Promise.resolve(),
  });
}
