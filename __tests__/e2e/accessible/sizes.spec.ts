import type { Locator } from "@playwright/test";
import { backLink, nextButton, setMenuButton } from "../support/english";
import { choose, expect, feedback, startApp, test } from "../support/site";

test.describe("under a thumb", () => {
  test("what is pressed is 44 px large and 8 px apart", async ({ page }) => {
    const targets = page
      .getByRole("group")
      .getByRole("button")
      .or(
        page.getByRole("button", { name: /^(Next|Previous|About this set)$/ }),
      )
      .or(backLink(page));

    for (const [path, count] of [
      ["/sets/practice/", 8],
      ["/sets/karimenkyo-1/", 6],
    ] as const) {
      await page.goto(path);
      for (const width of [320, 360, 412]) {
        await page.setViewportSize({ width, height: 740 });
        const boxes = await boxesOf(targets);
        expect(boxes).toHaveLength(count);
        for (const [index, box] of boxes.entries()) {
          const { left, right, top, bottom } = box;
          const size = Math.min(right - left, bottom - top);
          expect(size, `${path} at ${width}`).toBeGreaterThanOrEqual(44);
          for (const other of boxes.slice(index + 1)) {
            const across = Math.max(other.left - right, left - other.right);
            const down = Math.max(other.top - bottom, top - other.bottom);
            const apart = Math.max(across, down);
            expect(apart, `${path} at ${width}`).toBeGreaterThanOrEqual(8);
          }
        }
      }
    }
  });

  test("on a narrow screen Tab goes along the bar as the eye does", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/");
    const places: number[] = [];
    for (const control of await page
      .locator("header")
      .locator("a, button")
      .filter({ visible: true })
      .all())
      places.push((await control.boundingBox())?.x ?? -1);

    expect(places).toHaveLength(4);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test("lines of Nepali have room, nothing prevents zooming", async ({
    page,
  }) => {
    await page.goto("/ne/sets/karimenkyo-nepali/");
    await startApp(page);
    await choose(page, 0);
    const tight = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("body *")].flatMap((text) => {
        const isText = [...text.childNodes].some(
          (node) =>
            node.nodeType === Node.TEXT_NODE &&
            /\p{Script=Devanagari}/u.test(node.textContent ?? ""),
        );
        if (!isText || text.closest("h1, h2, h3, script")) return [];
        const { lineHeight, fontSize } = getComputedStyle(text);
        const lines = parseFloat(lineHeight) / parseFloat(fontSize);
        return lines < 1.6
          ? [`${lines} ${text.className} ${text.innerText}`]
          : [];
      }),
    );

    expect(tight).toEqual([]);
    await expect(page.locator('meta[name="viewport"]')).not.toHaveAttribute(
      "content",
      /user-scalable|maximum-scale/,
    );
  });
});

test("with text at 200 % the header does not cover the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await startApp(page);
  const covered = await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    document.documentElement.style.scrollBehavior = "auto";
    // From below: each comes in at the upper edge.
    const links = [...document.querySelectorAll<HTMLElement>("main a[href]")];
    return links.toReversed().filter((link) => {
      link.focus();
      const [line] = link.getClientRects();
      if (!line || line.width < 2) return false;
      const hit = document.elementFromPoint(line.x + 4, line.y + 4);
      return hit?.closest("header");
    }).length;
  });

  expect(covered).toBe(0);
});

for (const path of ["/progress/", "/exams/honmenkyo/", "/exams/"])
  test(`letters of 200 % fit on a phone: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await startApp(page);
    await page
      .getByRole("button", { name: /exam|progress/i })
      .or(page.getByRole("heading", { level: 2 }))
      .first()
      .waitFor();
    const tooWide = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      // No word of a heading is broken.
      const headings = [...document.querySelectorAll<HTMLElement>("h1, h2")];
      for (const { style } of headings) style.overflowWrap = "normal";
      return [...document.querySelectorAll("main *")]
        .filter((element) => element.checkVisibility())
        .filter(
          (element) => element.getBoundingClientRect().right > innerWidth + 1,
        )
        .concat(headings.filter((one) => one.scrollWidth > one.clientWidth + 1))
        .map(({ outerHTML }) => outerHTML.slice(0, 90));
    });

    expect(tooWide).toEqual([]);
  });

test("forced colours leave every state to be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/sets/practice/");
  await startApp(page);
  await choose(page, 0);
  const style = (element: Locator, name: string) =>
    element.evaluate(
      (element, name) => getComputedStyle(element).getPropertyValue(name),
      name,
    );

  const option = page.getByRole("group").getByRole("button");
  expect(await style(option.nth(0), "border-top-style")).toBe("dashed");
  expect(await style(option.nth(1), "border-top-style")).toBe("solid");
  expect(await style(option.nth(1), "border-top-width")).toBe("3px");
  expect(await style(option.nth(2), "border-top-width")).toBe("1px");
  await setMenuButton(page).click();
  const [on, off] = await page.getByRole("switch").locator("span > span").all();
  expect(await style(on!, "background-color")).not.toBe(
    await style(off!, "background-color"),
  );
  expect(
    await style(page.getByRole("progressbar"), "forced-color-adjust"),
  ).toBe("none");
  const bar = page.locator(".focus-dock");
  expect(await style(bar, "position")).toBe("sticky");
  expect(await style(bar, "background-color")).toMatch(/^rgb\(/);
});

test("what a key chooses is shown below its explanation; a finger moves nothing", async ({
  page,
}) => {
  const options = page.getByRole("group").getByRole("button");
  const last = options.last();
  /** How far the option lies under what explains the answer, in px. */
  const covered = () =>
    Promise.all([
      last.boundingBox(),
      page.locator(".focus-sheet").boundingBox(),
    ]).then(([option, sheet]) =>
      option && sheet ? sheet.y + sheet.height - option.y : NaN,
    );

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/sets/practice/");
  await startApp(page);
  await options.first().focus();
  for (let stop = 1; stop < (await options.count()); stop += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(last).toBeFocused();
  await expect.poll(covered).toBeLessThanOrEqual(0);
  await expect(last).toBeInViewport({ ratio: 1 });

  await page.keyboard.press("ArrowRight");
  await expect(feedback(page)).toBeHidden();
  await page.keyboard.press("d");
  await expect.poll(covered).toBeLessThanOrEqual(0);

  await nextButton(page).click();
  await expect(feedback(page)).toBeHidden();
  const before = await options.first().boundingBox();
  await options.first().click();
  await expect(feedback(page)).toBeVisible();
  expect(await options.first().boundingBox()).toEqual(before);
});

/** Where elements stand in the window, in px. */
const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
