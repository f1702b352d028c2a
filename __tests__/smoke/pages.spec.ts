import { chapterIds } from "@/content/book/chapter-ids";
import { pageNames, pageAddress, chapterPage } from "@/lib/addresses/links";
import { placeAddress } from "@/lib/book/addresses";
import { english } from "../e2e/support/english";
import { exportedSet } from "../e2e/support/kept";
import { widthBeside } from "../e2e/support/layout";
import { variant, variantIf } from "../e2e/support/variant";
import { expect, test } from "./support/test";

const { effects, nav } = english;

test("the menu opens, and closes on Escape", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.press("button", nav.menu);
  await visitor.see("link", nav.info);
  await visitor.pressKey("Escape");

  await visitor.find("link", nav.info).toBeNull();
});

test(
  "the menu turns the effects off, also after a reload",
  variant,
  async ({ visitor }) => {
    const isOn = () =>
      visitor.expect(
        () => document.querySelector("#menu [role=switch]")?.ariaChecked,
      );
    await visitor.open("/");
    await visitor.startApp();
    await isOn().toBe("true");
    await visitor.press("button", nav.menu);
    await visitor.press("button", new RegExp(`^${effects.name}`));
    await isOn().toBe("false");
    await visitor.reload();

    await isOn().toBe("false");
  },
);

test(
  "the language changes and the page stays",
  variant,
  async ({ visitor }) => {
    await visitor.open("/sets/");
    await visitor.press("link", "नेपाली");

    await visitor.expect(() => location.pathname).toBe("/ne/sets/");
    await visitor.expect(() => document.documentElement.lang).toBe("ne");
  },
);

test("Nepali is shaped in the font of the site", async ({ visitor }) => {
  await visitor.open("/ne/sets/");
  await visitor
    .expect(() =>
      [...document.fonts].some(
        ({ family, status }) => /mukta/i.test(family) && status === "loaded",
      ),
    )
    .toBe(true);

  const { conjunct, unshaped, letters } = await visitor.evaluate(() => {
    const heading = document.querySelector("h1")!;
    const context = document.createElement("canvas").getContext("2d")!;
    const { fontFamily } = getComputedStyle(heading);
    context.font = `48px ${fontFamily}`;
    const width = (text: string) => context.measureText(text).width;
    return {
      conjunct: width("क्ष"),
      // A zero-width non-joiner keeps the letters apart.
      unshaped: width("क्\u200cष"),
      letters: width("क") + width("ष"),
    };
  });
  expect(conjunct).toBeGreaterThan(0);
  expect(conjunct).toBeLessThan(unshaped * 0.9);
  expect(conjunct).toBeLessThan(letters * 0.9);
});

test("a link to a rule opens the book there, below the bar", async ({
  visitor,
}) => {
  const { bookPlace, rule } = exportedSet("karimenkyo-1", "en")[0]!;
  await visitor.open(placeAddress(bookPlace, "en", rule));

  await visitor
    .expect(() => {
      const id = decodeURIComponent(location.hash.slice(1));
      const { top } = document.getElementById(id)!.getBoundingClientRect();
      const header = document.querySelector("header")!;
      return top >= header.offsetHeight - 1 && top < innerHeight / 2;
    })
    .toBe(true);
});

for (const language of ["en", "ne"] as const)
  test(
    `every page fits the screen, in ${language}`,
    variantIf(language === "en"),
    async ({ visitor }) => {
      const chapters = chapterIds.slice(1).map(chapterPage);
      const pages = pageNames.filter(
        (page) => !chapters.includes(page as never),
      );
      for (const page of pages) {
        const address = pageAddress(page, language);
        await visitor.open(address);
        // The document before may still be there.
        await visitor
          .expect(
            () =>
              document.querySelector("h1")?.textContent && location.pathname,
          )
          .toBe(address);
        const beside = await visitor.evaluate(widthBeside);
        expect(beside, page).toBeLessThanOrEqual(0);
      }
    },
  );

test("the pictures of signs are drawn", async ({ visitor }) => {
  await visitor.open("/signs/regulatory/");

  await visitor
    .expect(
      () =>
        [...document.images].filter(
          ({ complete, naturalWidth }) => complete && naturalWidth > 0,
        ).length,
    )
    .toBeGreaterThan(2);
});

test("an unknown address leads to the sets", variant, async ({ visitor }) => {
  await visitor.open("/no/such/page/");
  await visitor.press("link", english.notFound.sets);

  await visitor.see("heading", english.chooser.title);
});
