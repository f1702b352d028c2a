import type { Page } from "@playwright/test";
import { chooseEffects, hideTab } from "../support/effects";
import { chooserLink } from "../support/english";
import { expect, startApp, test } from "../support/site";
import { desktopVariant } from "../support/variant";

const borders = (page: Page) => page.getByTestId("glow-border");
const running = (page: Page) =>
  page.locator("[data-testid=glow-border][data-state=running]");

test.beforeEach(async ({ page }) => {
  await chooseEffects(page, "on");
  await page.goto("/");
  await startApp(page);
  await borders(page).first().scrollIntoViewIfNeeded();
  await expect(running(page)).toHaveCount(1);
});

test(
  "moves by the numbers of the device, while it is seen",
  desktopVariant,
  async ({ page, isMobile }) => {
    const border = borders(page).first();
    const ring = border.locator(".glow-ring");

    await expect(border).toHaveAttribute(
      "data-cycle-ms",
      isMobile ? "8000" : "6000",
    );
    await expect(border).toHaveAttribute(
      "data-displacement",
      isMobile ? "18" : "30",
    );
    await expect(border).toHaveAttribute("data-thickness", "2");
    await expect(ring).toHaveCSS("border-top-width", "2px");
    await expect(ring).toHaveCSS("border-top-color", "rgb(124, 77, 255)");
    const glow = await border.evaluate((box) =>
      getComputedStyle(box).getPropertyValue("--glow"),
    );
    expect(glow).toBe("#7c4dff");

    await hideTab(page, true);
    await expect(border).toHaveAttribute("data-state", "still");
    await hideTab(page, false);
    await expect(border).toHaveAttribute("data-state", "running");
    await page.evaluate(() =>
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
    );
    await expect(border).toHaveAttribute("data-state", "still");
    await expect(border.locator("canvas")).toHaveCount(0);
  },
);

test("follows a device that becomes a tablet", async ({ page, isMobile }) => {
  test.skip(isMobile, "starts with a mouse");
  const border = borders(page).first();
  await expect(border).toHaveAttribute("data-cycle-ms", "6000");

  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await expect(border).toHaveAttribute("data-cycle-ms", "8000");
  await expect(border).toHaveAttribute("data-state", "running");
  await expect(border.locator("canvas")).toHaveCount(1);
});

test("does not get in the way", desktopVariant, async ({ page }) => {
  const border = borders(page).first();
  for (const layer of [".glow-ring", ".glow-halo", ".glow-line"]) {
    const drawn = border.locator(layer);
    await expect(drawn).toHaveAttribute("aria-hidden", "true");
    await expect(drawn).toHaveCSS("pointer-events", "none");
  }
  const found = await border.evaluate((box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const content = box.firstElementChild!;
    const padding = Number.parseFloat(getComputedStyle(content).padding);
    const isContent = [
      [left + 6, top + 6],
      [right - 6, top + 6],
      [(left + right) / 2, Math.min(bottom, innerHeight) - 6],
    ].map(([x, y]) => content.contains(document.elementFromPoint(x!, y!)));
    return { padding, isContent };
  });
  expect(found).toEqual({ padding: 24, isContent: [true, true, true] });

  await chooserLink(page).click();
  await expect(page).toHaveURL("/sets/");
  await expect(borders(page)).toHaveCount(0);
});

test(
  "is drawn along its box in violet at every zoom",
  desktopVariant,
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const { width, height } = page.viewportSize()!;

    for (const ratio of [1, 1.25, 2]) {
      await session.send("Emulation.setDeviceMetricsOverride", {
        width,
        height,
        mobile: false,
        deviceScaleFactor: ratio,
      });
      await expect
        .poll(() => borders(page).first().evaluate(readLine))
        .toEqual({
          ratio,
          isSized: true,
          sides: { left: true, top: true, right: true, bottom: true },
          isNear: true,
          isViolet: true,
        });
    }
  },
);

test.describe("under a finger", () => {
  test.skip(({ isMobile }) => !isMobile, "needs a touch screen");

  test("glows while it is pressed, until a scroll", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const border = borders(page).first();
    const touch = async (type: "touchStart" | "touchEnd" | "touchCancel") => {
      const box = (await border.boundingBox())!;
      const points = [{ x: box.x + 40, y: box.y + 12 }];
      await session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchStart" ? points : [],
      });
    };
    const expectGlow = async (ring: string, halo: string) => {
      const opacity = "opacity";
      await expect(border.locator(".glow-ring")).toHaveCSS(opacity, ring);
      await expect(border.locator(".glow-halo")).toHaveCSS(opacity, halo);
    };

    await expectGlow("0.5", "0.3");
    for (const release of ["touchEnd", "touchCancel", "scroll"] as const) {
      await touch("touchStart");
      await expect(border).toHaveAttribute("data-pressed", "true");
      await expectGlow("0.85", "0.5");

      if (release === "scroll")
        await page.evaluate(() => scrollBy({ top: 9, behavior: "instant" }));
      else await touch(release);
      await expect(border).not.toHaveAttribute("data-pressed");
      await expectGlow("0.5", "0.3");
    }
    await expect(page).toHaveURL("/");
  });

  test("one moves at a time, then the next; none without chaos", async ({
    page,
  }) => {
    await borders(page)
      .first()
      .evaluate((box) => {
        for (const chaos of ["1", "0"]) {
          const other = box.cloneNode(true) as HTMLElement;
          other.querySelector("canvas")?.remove();
          Object.assign(other.dataset, { state: "still", chaos });
          box.after(other);
        }
        scrollTo({ top: scrollY + 200, behavior: "instant" });
      });
    const [first, calm, other] = await borders(page).all();
    await expect(calm!).toHaveAttribute("data-displacement", "0");
    await expect(other!).toHaveAttribute("data-displacement", "18");
    await expect(running(page)).toHaveCount(1);
    await expect(first!).toHaveAttribute("data-state", "running");

    await first!.evaluate((box: HTMLElement) => (box.hidden = true));
    await expect(other!).toHaveAttribute("data-state", "running");
    await expect(running(page)).toHaveCount(1);
    await expect(calm!).toHaveAttribute("data-state", "still");
  });
});

/** Where the line lies, read from its pixels; null while it is drawn anew. */
function readLine(box: Element) {
  const canvas = box.querySelector("canvas");
  if (!canvas) return null;
  const { offsetWidth, offsetHeight } = box as HTMLElement;
  const { width, height } = canvas;
  const margin = (canvas.offsetWidth - offsetWidth) / 2;
  const pixels = canvas
    .getContext("2d")!
    .getImageData(0, 0, width, height).data;
  const reach = Number((box as HTMLElement).dataset.displacement) / 2 + 2;
  const sides = { left: false, top: false, right: false, bottom: false };
  let isNear = true;
  let isViolet = true;

  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < 200) continue;

    const left = ((at / 4) % width) / devicePixelRatio - margin;
    const top = Math.floor(at / 4 / width) / devicePixelRatio - margin;
    const away = {
      left: Math.abs(left),
      top: Math.abs(top),
      right: Math.abs(left - offsetWidth),
      bottom: Math.abs(top - offsetHeight),
    };
    isNear &&= Math.min(...Object.values(away)) <= reach;
    isViolet &&= pixels[at + 2]! > pixels[at]! && pixels[at]! > pixels[at + 1]!;
    for (const side of ["left", "top", "right", "bottom"] as const)
      sides[side] ||= away[side] <= reach;
  }
  return {
    ratio: devicePixelRatio,
    isSized:
      width === Math.round(canvas.offsetWidth * devicePixelRatio) &&
      height === Math.round(canvas.offsetHeight * devicePixelRatio),
    sides,
    isNear,
    isViolet,
  };
}
