import type { Page } from "@playwright/test";
import { leaveOutSmoke } from "../support/effects";
import { expect, test } from "../support/site";

const cursor = (page: Page) => page.getByTestId("cursor");
const start = (page: Page) =>
  page.getByRole("link", { name: "Choose a question set" });

/** Where a bracket lies and how far it is turned. */
async function corner(page: Page, name: string) {
  return page.locator(`[data-corner=${name}]`).evaluate((element) => {
    const { a, b, e, f } = new DOMMatrix(getComputedStyle(element).transform);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const angle = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
    return { left, top, right, bottom, x: e, y: f, angle };
  });
}

test.describe("the cursor", () => {
  test.beforeEach(async ({ page }) => {
    await leaveOutSmoke(page);
    await page.clock.install({ time: 0 });
    await page.goto("/");
    await page.mouse.move(700, 200);
    await expect(async () => {
      await page.clock.runFor(50);
      await page.mouse.move(700 + Math.random() * 9, 200);
      await expect(cursor(page)).toHaveAttribute("data-state", "free", {
        timeout: 50,
      });
    }).toPass({ intervals: [20] });
    await page.clock.pauseAt(120_000);
    await page.mouse.move(680, 200);
    await page.clock.runFor(400);
  });

  test("has four brackets and a dot, and hides the system's", async ({
    page,
  }) => {
    await expect(page.locator("[data-corner]")).toHaveCount(4);
    await expect(page.locator("[data-corner]").first()).toHaveCSS(
      "width",
      "12px",
    );
    await expect(page.locator("[data-corner=top-left]")).toHaveCSS(
      "border-top-width",
      "3px",
    );
    await expect(page.locator("[data-dot]")).toHaveCSS("width", "4px");
    await expect(page.locator("body")).toHaveCSS("cursor", "none");
    await expect(cursor(page)).toHaveAttribute("aria-hidden", "true");
  });

  test("turns a quarter in half a second and follows", async ({ page }) => {
    const before = await corner(page, "top-left");
    await page.clock.runFor(500);
    const after = await corner(page, "top-left");
    const turned = (after.angle - before.angle + 360) % 360;
    expect(turned).toBeGreaterThan(86);
    expect(turned).toBeLessThan(94);

    await page.mouse.move(600, 240);
    await page.clock.runFor(150);
    const dot = await page.locator("[data-dot]").boundingBox();
    expect(Math.abs(dot!.x + 2 - 600)).toBeLessThan(1);
    expect(Math.abs(dot!.y + 2 - 240)).toBeLessThan(1);
  });

  test("frames a target, releases, and shrinks when pressed", async ({
    page,
  }) => {
    await start(page).hover();
    await page.clock.runFor(300);
    await expect(cursor(page)).toHaveAttribute("data-state", "locked");
    const box = (await start(page).boundingBox())!;
    const topLeft = await corner(page, "top-left");
    const bottomRight = await corner(page, "bottom-right");
    expect(Math.abs(topLeft.left - (box.x - 3))).toBeLessThan(1);
    expect(Math.abs(topLeft.top - (box.y - 3))).toBeLessThan(1);
    expect(Math.abs(bottomRight.right - (box.x + box.width + 3))).toBeLessThan(
      1,
    );
    expect(topLeft.angle).toBeCloseTo(0, 3);
    await page.clock.runFor(500);
    expect((await corner(page, "top-left")).angle).toBeCloseTo(0, 3);

    await page.mouse.move(600, 200);
    await page.clock.runFor(16);
    await expect(cursor(page)).toHaveAttribute("data-state", "releasing");
    await page.clock.runFor(50);
    await expect(cursor(page)).toHaveAttribute("data-state", "free");

    const scale = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
        return Math.hypot(a, b).toFixed(2);
      });
    await page.mouse.down();
    await page.clock.runFor(350);
    expect(await scale("[data-dot]")).toBe("0.70");
    expect(await scale("[data-corner=top-left]")).toBe("0.90");
    await page.mouse.up();
    await page.clock.runFor(350);
    expect(await scale("[data-dot]")).toBe("1.00");
  });

  test("releases when the target scrolls away or is removed", async ({
    page,
  }) => {
    await start(page).hover();
    await page.clock.runFor(300);
    await expect(cursor(page)).toHaveAttribute("data-state", "locked");
    await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
    await expect(async () => {
      await page.clock.runFor(40);
      await expect(cursor(page)).not.toHaveAttribute("data-state", "locked", {
        timeout: 50,
      });
    }).toPass({ intervals: [20] });

    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await start(page).hover();
    await page.clock.runFor(300);
    await expect(cursor(page)).toHaveAttribute("data-state", "locked");
    await start(page).evaluate((element) => element.remove());
    await page.clock.runFor(40);
    await expect(cursor(page)).not.toHaveAttribute("data-state", "locked");
  });

  test("stops in a hidden tab", async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect(cursor(page)).toHaveAttribute("data-state", "hidden");
    await expect(page.locator("body")).not.toHaveCSS("cursor", "none");
  });
});
