import { pressWhenVisible } from "@/scripts/bench/first-answer";
import { slow3G, slowDown } from "@/scripts/bench/networks";
import {
  chooserLink,
  english,
  nextButton,
  questionOf,
  setMenuButton,
  shareButton,
  startLink,
} from "../support/english";
import { nameConnection } from "../support/line";
import {
  expect,
  expectAccessible,
  feedback,
  position,
  startApp,
  test,
} from "../support/site";
import { variantIf } from "../support/variant";

test("on slow 3G the first answer needs no script", async ({
  page,
  context,
}) => {
  test.slow();
  const client = await context.newCDPSession(page);
  await slowDown(client, slow3G);
  await page.addInitScript({ content: pressWhenVisible() });
  await page.goto("/sets/karimenkyo-1/", { waitUntil: "commit" });
  await page.waitForFunction(() => "times" in window, undefined, {
    timeout: 60_000,
  });
  const scripts = await page.evaluate(() => {
    const { answered } = window.times!;
    const files = performance.getEntriesByType(
      "resource",
    ) as PerformanceResourceTiming[];
    // Those that had come whole by then.
    return files.filter(
      ({ name, responseEnd }) =>
        name.endsWith(".js") && responseEnd > 0 && responseEnd < answered,
    ).length;
  });

  expect(scripts).toBe(0);
  await expect(feedback(page)).toBeVisible();
  await nextButton(page).click();
  await expect(position(page)).toHaveText(questionOf(2, 50), {
    timeout: 60_000,
  });
});

test.describe("if data is expensive", () => {
  test.use({
    serviceWorkers: "allow",
    extraHTTPHeaders: { "Save-Data": "on" },
  });

  for (const [name, connection] of [
    ["Save-Data", { saveData: true }],
    ["2G", { effectiveType: "2g" }],
  ] as const)
    test(
      `with ${name} nothing comes that nobody asked for`,
      variantIf(name === "2G"),
      async ({ page }) => {
        const asked: string[] = [];
        page.on("request", (request) =>
          asked.push(new URL(request.url()).pathname),
        );
        await nameConnection(page, connection);
        await page.goto("/");
        await startApp(page);
        await chooserLink(page).click();
        // Offered only once the page is quiet, when all else would have begun.
        await expect(
          page.getByRole("button", { name: /^Save for offline \(\d+ KB\)$/ }),
        ).toBeVisible({ timeout: 30_000 });
        await startLink(page, "karimenkyo-2").hover();
        await page.goBack();
        await expect(
          page.getByText(english.landing.prepareHeading),
        ).toBeVisible();
        await page.waitForLoadState("networkidle");

        expect(
          asked.filter((path) =>
            /\.(mp4|webm|txt)$|^\/(questions|sets)\/.|^\/sw\.js/.test(path),
          ),
        ).toEqual([]);
        await expect(page.locator("canvas")).toHaveCount(0);
        await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
        expect(
          await page.evaluate(async () => [
            await caches.keys(),
            (await navigator.serviceWorker.getRegistrations()).length,
            document.querySelector("video")?.paused ?? true,
          ]),
        ).toEqual([[], 0, true]);
      },
    );
});

test("without share sheet and clipboard the address is shown", async ({
  page,
  baseURL,
}) => {
  const address = `${baseURL}/sets/practice/`;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto("/sets/practice/");
  await setMenuButton(page).click();
  await shareButton(page).click();

  const field = page.getByRole("textbox", { name: english.share.address });
  await expect(field).toHaveValue(address);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe(address);
  await expect(page.locator(".share").getByRole("status")).toContainText(
    english.share.copyYourself,
  );
  const inAddress = encodeURIComponent(address);
  for (const [app, start] of [
    ["WhatsApp", "https://wa.me/?text="],
    ["LINE", "https://line.me/R/share?text="],
    ["Viber", "viber://forward?text="],
  ] as const) {
    const href = await page
      .getByRole("link", { name: app })
      .getAttribute("href");
    expect(href?.startsWith(start), app).toBe(true);
    expect(href).toContain(inAddress);
  }
  await expectAccessible(page);
});
