import type { Page } from "@playwright/test";
import { languageCodes, type Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { pageAddress, viewAddress } from "@/lib/addresses/links";
import {
  earlyVisit,
  outcomeOf,
  pressAtOnce,
  settledOutcome,
} from "../e2e/support/early-visit";
import { exportedQuestionBank } from "../e2e/support/exam";
import { expect, startApp, test } from "../e2e/support/site";

// An early press does what a late press does: at 40 moments of the first eight
// seconds, on a processor four times slower. MOMENTS=4 takes so many of them,
// SEED says which.
const MOMENTS = 40;
const SPAN = 8_000;
const count = Number(process.env.MOMENTS ?? MOMENTS);
const seed = Number(process.env.SEED ?? Date.now() % MOMENTS);
const moments = Array.from({ length: count }, (_, index) => {
  const moment = (seed + Math.round((index * MOMENTS) / count)) % MOMENTS;
  return (moment * SPAN) / MOMENTS;
});

type Trial = {
  path: string;
  /** What is pressed, one after the other, or typed. */
  controls: Record<string, ((page: Page) => Promise<void>)[]>;
  /** What may stand behind the address. */
  fragments?: string[];
};

const { edition } = exportedQuestionBank("karimenkyo");
const byName = (name: string) => (page: Page) =>
  pressAtOnce(page.getByRole("button", { name, exact: true }).first());
const bySelector = (selector: string) => (page: Page) =>
  pressAtOnce(page.locator(selector).filter({ visible: true }).first());

function trialsIn(language: Language): Record<string, Trial> {
  const { exam, hazards, nav, round, share } = allMessages[language];
  const [option, next] = [bySelector(".option"), bySelector(".quiz-next")];
  const [menu, setMenu] = [byName(nav.menu), byName(round.menu)];
  const toggle = bySelector("[popover] [role=switch]");
  const set = {
    option: [option],
    next: [next],
    "option and next": [option, next],
    share: [setMenu, byName(share.button)],
  };
  const setAt = (setId: "karimenkyo-nepali" | "karimenkyo-2" | "practice") =>
    viewAddress({ mode: "quiz", setId }, language);

  return {
    landing: {
      path: viewAddress({ mode: "landing" }, language),
      controls: { menu: [menu], switch: [menu, toggle] },
    },
    chooser: {
      path: viewAddress({ mode: "chooser" }, language),
      controls: { switch: [menu, toggle] },
    },
    set: {
      path: setAt(language === "ne" ? "karimenkyo-nepali" : "practice"),
      controls: { ...set, switch: [setMenu, toggle] },
      fragments: ["", "#q3"],
    },
    "long set": { path: setAt("karimenkyo-2"), controls: set },
    exam: {
      path: pageAddress("exams/karimenkyo", language),
      controls: {
        start: [bySelector("section:has(> #start) button")],
        print: [byName(exam.start.print)],
        "start without clock": [
          bySelector("label:last-of-type > [name=time]"),
          bySelector("section:has(> #start) button"),
        ],
      },
      fragments: [
        "",
        `#K7QX${edition}`,
        `#K7QX${edition === "00" ? 11 : "00"}`,
      ],
    },
    hazards: {
      path: `${viewAddress({ mode: "chooser" }, language)}hazards-1/`,
      controls: {
        check: [byName(hazards.check)],
        "answer and check": [bySelector("[type=radio]"), byName(hazards.check)],
      },
    },
    "first practice": {
      path: pageAddress("practice", language),
      controls: {
        test: [bySelector(".test-row")],
        menu: [bySelector(".focus-more")],
      },
    },
    practice: {
      path: pageAddress("practice", language),
      controls: { option: [option], menu: [bySelector(".focus-more")] },
      fragments: ["#signs", "#mistakes"],
    },
    trainer: {
      path: pageAddress("signs/trainer", language),
      controls: { option: [option], menu: [bySelector(".focus-more")] },
    },
    signs: {
      path: pageAddress("signs", language),
      controls: {
        search: [(page) => page.getByRole("searchbox").fill("stop")],
        switch: [menu, toggle],
      },
    },
    progress: {
      path: pageAddress("progress", language),
      controls: { code: [bySelector("main textarea ~ div button:last-child")] },
      fragments: ["", "#MM1"],
    },
    text: {
      path: pageAddress("about", language),
      controls: { switch: [menu, toggle] },
    },
  };
}

/** A new visitor has no mistakes to answer again. */
const isEmpty = (fragment: string, control: string, isKept: boolean) =>
  fragment === "#mistakes" && control === "option" && !isKept;

for (const language of languageCodes)
  for (const [name, { path, controls, fragments = [""] }] of Object.entries(
    trialsIn(language),
  ))
    for (const [control, steps] of Object.entries(controls))
      for (const isKept of [false, true])
        for (const fragment of fragments.filter(
          (fragment) => !isEmpty(fragment, control, isKept),
        ))
          test(`${language} ${name}${fragment}, ${isKept ? "kept" : "new"}: ${control}`, async ({
            browser,
            baseURL,
          }) => {
            test.setTimeout(60_000 * (count + 1));
            const open = async (moment: number | "late") => {
              const visit = await earlyVisit(browser, baseURL, isKept);
              const { page } = visit;
              await page.goto(path + fragment, { waitUntil: "commit" });
              if (moment === "late") await startApp(page);
              else await page.waitForTimeout(moment);
              for (const step of steps) await step(page);
              return visit;
            };
            const late = await open("late");
            const expected = await settledOutcome(late.page);
            await late.close();

            for (const moment of moments) {
              const { page, close } = await open(moment);
              await expect
                .poll(() => outcomeOf(page), {
                  message: `after ${moment} ms, seed ${seed}`,
                  timeout: 40_000,
                })
                .toEqual(expected);
              await close();
            }
          });
