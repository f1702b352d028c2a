import type { Page } from "@playwright/test";
import { formatMessage } from "@/lib/text/format-message";
import { english, startLink } from "./english";
import { exportedSet, fillStorage, keepAnswers } from "./kept";
import { choose, startApp } from "./site";
import type { Visit } from "./visit";

const { offline, quiz } = english;
const questionsFile = "**/questions/practice.en.json";

async function startPractice(page: Page) {
  await startApp(page);
  await startLink(page, "practice").click();
}

/** What a visitor sees when something is missing or broken. */
export const errorStates: Visit[] = [
  { name: "unknown address", path: "/nope/" },
  {
    name: "page that is not kept",
    path: "/offline/",
    steps: {
      "for readers of English": (page) =>
        page.getByText(offline.pageText).waitFor(),
    },
  },
  {
    name: "set that does not load",
    path: "/sets/",
    prepare: (page) => page.route(questionsFile, (route) => route.abort()),
    steps: {
      failed: async (page) => {
        await startPractice(page);
        await page.getByText(quiz.loadFailed).waitFor();
      },
    },
  },
  {
    name: "search of which a part does not load",
    path: "/search/",
    prepare: (page) =>
      page.route("**/search/rules.en.json", (route) => route.abort()),
    steps: {
      failed: async (page) => {
        await page.getByRole("searchbox").fill("zebra");
        await page.getByText(english.search.partFailed).waitFor();
      },
    },
  },
  {
    name: "broken question",
    path: "/sets/",
    prepare: (page) => {
      const [first, ...others] = exportedSet("practice", "en");
      const json = [{ ...first, basis: [null] }, ...others];
      return page.route(questionsFile, (route) => route.fulfill({ json }));
    },
    steps: {
      failed: async (page) => {
        await startPractice(page);
        await page.getByText(quiz.failed).waitFor();
      },
    },
  },
  {
    name: "picture that does not load",
    path: "/sets/practice/",
    prepare: (page) =>
      page.route("**/images/signs/**", (route) => route.abort()),
    steps: {
      failed: async (page) => {
        await startApp(page);
        await page.getByText(quiz.pictureFailed).waitFor();
      },
    },
  },
  {
    name: "storage that is full",
    path: "/sets/practice/",
    prepare: (page) => page.addInitScript(fillStorage),
    steps: {
      noted: async (page) => {
        await choose(page, 0);
        await page.getByText(quiz.notKept).waitFor();
      },
    },
  },
  {
    name: "set that has changed",
    path: "/sets/practice/",
    prepare: async (page) => {
      await keepAnswers(page, {
        setId: "practice",
        answered: 3,
        wrong: 0,
        changed: 2,
      });
    },
    steps: {
      noted: (page) =>
        page.getByText(formatMessage(quiz.updated, { count: 2 })).waitFor(),
    },
  },
  {
    name: "app that fails as a whole",
    path: "/sets/",
    prepare: (page) =>
      page.addInitScript(() => {
        const listen = window.addEventListener;
        window.addEventListener = (...call: Parameters<typeof listen>) => {
          // The one that keeps view and address together; the framework has
          // its own.
          if (call[0] === "popstate" && typeof call[2] === "object") {
            document.documentElement.dataset.app = "live";
            throw new Error("broken on purpose");
          }
          listen.apply(window, call);
        };
      }),
    steps: {
      // It loads itself again once.
      failed: async (page) => {
        await page.mouse.move(5, 5);
        await page.waitForFunction(() =>
          sessionStorage.getItem("menkyo-mitra:reloaded"),
        );
        await page.waitForLoadState();
        await page.mouse.move(9, 9);
        await page.mouse.move(11, 11);
        await page
          .getByRole("heading", { name: "Something went wrong" })
          .waitFor();
      },
    },
  },
];
