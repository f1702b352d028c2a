import type { Page } from "@playwright/test";
import { viewerHost } from "@/lib/site/book";
import { countFrames, openWithCursor, seenIn } from "../support/effects";
import { chooserLink, startLink } from "../support/english";
import { setOnline } from "../support/line";
import { expect, position, test } from "../support/site";

const host = viewerHost() ?? "";
const cursor = (page: Page) => page.getByTestId("cursor");
const isState = (page: Page, state: string | RegExp) =>
  expect(cursor(page)).toHaveAttribute("data-state", state);

test("frames the innermost target, stops, and hides over fields", async ({
  page,
}) => {
  await countFrames(page);
  await openWithCursor(page, "/sets/");
  await page.evaluate(() => {
    const outer = document.createElement("div");
    outer.className = "cursor-target";
    outer.style.cssText =
      "position:fixed;z-index:99;left:300px;top:200px;width:300px;height:200px";
    const inner = document.createElement("p");
    inner.className = "cursor-target";
    inner.style.margin = "3rem";
    inner.textContent = "Inner";
    outer.append(inner, document.createElement("input"));
    document.body.append(outer);
  });

  await page.getByText("Inner").hover();
  await page.clock.runFor(260);
  await isState(page, "locked");
  const [bracket, inner] = [
    await page.locator("[data-corner=top-left]").boundingBox(),
    await page.getByText("Inner").boundingBox(),
  ];
  expect(Math.abs(bracket!.x - (inner!.x - 3))).toBeLessThan(1);
  expect(Math.abs(bracket!.y - (inner!.y - 3))).toBeLessThan(1);

  // Nothing is drawn of a mouse that rests, but a scroll still tells.
  await page.clock.fastForward(5000);
  expect((await seenIn(page, 2000)).frames).toBe(0);
  await isState(page, "locked");
  await page.getByText("Inner").evaluate((element) => element.remove());
  await page.clock.runFor(300);
  await expect(page.locator("[data-corner=top-left]")).not.toHaveAttribute(
    "style",
    new RegExp(`translate\\(${Math.round(inner!.x - 3)}`),
  );

  const field = page.locator("body > .cursor-target input");
  await field.hover();
  await isState(page, "hidden");
  await expect(field).not.toHaveCSS("cursor", "none");
  await page.mouse.move(4, 160);
  await isState(page, /free|releasing/);
  await page.clock.fastForward(5000);
  await isState(page, "idle");
  expect((await seenIn(page, 2000)).frames).toBe(0);

  // A key moves the focus and nothing else.
  await page.keyboard.press("Tab");
  await page.clock.runFor(100);
  await isState(page, "idle");

  await page.mouse.move(8, 160);
  await isState(page, "free");
});

test("is pressed until the button is let go, wherever that is", async ({
  page,
}) => {
  await openWithCursor(page, "/sets/");
  const scale = () =>
    page.locator("[data-dot]").evaluate((dot) => {
      const { a } = new DOMMatrix(getComputedStyle(dot).transform);
      return a.toFixed(2);
    });

  for (const end of ["pointercancel", "blur"]) {
    await page.mouse.down();
    await page.clock.runFor(350);
    expect(await scale()).toBe("0.70");
    await page.evaluate((name) => dispatchEvent(new Event(name)), end);
    await page.clock.runFor(350);
    expect(await scale()).toBe("1.00");
    await page.mouse.up();
  }
});

test("a finger hides it until the mouse is back", async ({ page }) => {
  await openWithCursor(page, "/sets/");
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x: 5, y: 200 }],
  });
  await isState(page, "hidden");
  await expect(page.locator("body")).not.toHaveCSS("cursor", "none");
  await session.send("Input.dispatchTouchEvent", {
    type: "touchEnd",
    touchPoints: [],
  });
  await page.mouse.move(7, 190);
  await isState(page, "free");
});

test("locks on to what scrolls under it, and shows selected text", async ({
  page,
}) => {
  await openWithCursor(page, "/");
  const target = chooserLink(page);
  const way = await target.evaluate((link) => {
    const { left, top, height } = link.getBoundingClientRect();
    return { x: left + 20, top, height };
  });
  await page.mouse.move(way.x, 300);
  await page.clock.runFor(100);
  await isState(page, /free|locked/);
  await page.evaluate(
    (top) => scrollTo({ top, behavior: "instant" }),
    way.top + way.height / 2 - 300,
  );
  await expect(async () => {
    await page.clock.runFor(40);
    await expect(cursor(page)).toHaveAttribute("data-state", "locked", {
      timeout: 50,
    });
  }).toPass({ intervals: [20] });

  const heading = page.getByRole("heading", { level: 2 }).nth(1);
  await heading.scrollIntoViewIfNeeded();
  const box = (await heading.boundingBox())!;
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + box.height / 2, { steps: 4 });
  await isState(page, "hidden");
  await page.mouse.up();
  await page.mouse.move(box.x + 92, box.y + box.height / 2);
  await isState(page, /free|releasing|locked/);
});

test("a quiz has the system's own", async ({ page }) => {
  await openWithCursor(page, "/sets/");
  await startLink(page, "karimenkyo-1").click();
  // The page's clock stands still: the questions come as it goes on.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(position(page)).toBeVisible({ timeout: 200 });
  }).toPass();
  const option = page.getByRole("group").getByRole("button").first();
  await option.hover();

  await isState(page, "hidden");
  await expect(page.locator("body")).not.toHaveCSS("cursor", "none");
});

test.describe("over the book's reader", () => {
  test.use({ allowHosts: [host] });

  test("the system's cursor is restored", async ({ page }) => {
    await page.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>Reader</p>" }),
    );
    await openWithCursor(page, "/recommended-book/");
    await setOnline(page, true);
    await page.getByRole("link", { name: /^Read here/ }).click();
    const reader = page.locator("iframe");
    await reader.scrollIntoViewIfNeeded();
    const box = (await reader.boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + 60, { steps: 3 });
    await page.mouse.move(box.x + 90, box.y + 90, { steps: 3 });

    await isState(page, "hidden");
    await expect(page.locator("body")).not.toHaveCSS("cursor", "none");
    await page.mouse.move(4, 140);
    await isState(page, /free|releasing/);
  });
});
