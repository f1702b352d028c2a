/**
 * Measures the exported site and prints tables: `npm run bench`. Bytes are
 * what a cold visit really moves (brotli); times are medians in a browser with
 * the network and processor of a slow phone. Beside it stands a bare page of
 * the same framework, built in the same run. `-- --lighthouse` adds Lighthouse;
 * `-- --face` measures how questions are shown instead, `-- --tap` how long
 * the paint after a tap takes, `-- --keys` how long the search takes a key,
 * `-- --growth` what more questions, answers and languages cost. With `-- --write` the
 * tables also go into docs/figures.md.
 */
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../browser";
import { startServer } from "../start-server";
import { buildBarePage } from "./bare-page";
import { measureBytes } from "./bytes";
import { measureFace, measurePages } from "./face";
import { showTable } from "./figures";
import { measureFirstAnswer } from "./first-answer";
import { measureGrowth } from "./growth";
import { measureBuildGrowth } from "./growth-of-build";
import { measureKeys } from "./keys";
import { lighthouse } from "./lighthouse";
import { slow2G, slow3G, slow4G } from "./networks";
import { measureTaps, tappedPages } from "./taps";

const pages = {
  landing: "/",
  "landing (ne)": "/ne/",
  chooser: "/sets/",
  set: "/sets/karimenkyo-1/",
  "set (ne)": "/ne/sets/karimenkyo-nepali/",
  exam: "/exams/karimenkyo/",
  practice: "/practice/",
  trainer: "/signs/trainer/",
  progress: "/progress/",
  book: "/recommended-book/",
  about: "/about/",
};

/** How the questions of a set are shown, and how high pages are. */
async function printFace() {
  const { server, address } = await startServer("out");
  const browser = await launch();
  try {
    await showTable(
      "Ten questions of each kind: px, and how many of ten",
      await measureFace(browser, address),
    );
    await showTable("Heights at 360 px", await measurePages(browser, address));
  } finally {
    await browser.close();
    server.kill();
  }
}

/** How long the paint after a tap takes, beside a bare page. */
async function printTaps() {
  const { server, address } = await startServer("out");
  const browser = await launch();
  try {
    const taps: Record<string, object> = {};
    for (const [name, tapped] of Object.entries(tappedPages)) {
      taps[name] = await measureTaps(browser, address, tapped);
      console.log(name, taps[name]);
    }
    await showTable("Tap to paint, ms, processor slowed 4 times", taps);
  } finally {
    await browser.close();
    server.kill();
  }
}

/** How long the paint of what was found takes after a key. */
async function printKeys() {
  const { server, address } = await startServer("out");
  const browser = await launch();
  try {
    const keys: Record<string, object> = {};
    for (const path of ["/search/", "/ne/search/"])
      keys[path] = await measureKeys(browser, address + path);
    await showTable("Key to results, ms, processor slowed 4 times", keys);
  } finally {
    await browser.close();
    server.kill();
  }
}

/** What more questions, answers and languages cost. */
async function printGrowth() {
  await showTable("Growth: generated questions and answers", measureGrowth());
  await showTable(
    "Growth of the build: generated questions and languages",
    await measureBuildGrowth(),
  );
}

async function printSpeed() {
  const { server, address: ours } = await startServer("out");
  const { server: bareServer, address: bare } = await startServer(
    await buildBarePage(),
  );
  const browser = await launch();

  try {
    const bytes: Record<string, object> = {};
    for (const [name, path] of Object.entries(pages))
      bytes[name] = await measureBytes(browser, ours + path);
    bytes["bare page"] = await measureBytes(browser, `${bare}/`);
    await showTable(
      "KB moved by a cold visit at 390 px, once idle (brotli)",
      bytes,
    );

    const answers: Record<string, object> = {};
    for (const network of [slow2G, slow3G, slow4G])
      answers[network.name] = await measureFirstAnswer(
        browser,
        ours + pages.set,
        network,
      );
    await showTable(
      "First answer on a set page, ms, processor slowed 4 times",
      answers,
    );

    if (process.argv.includes("--lighthouse")) {
      const scores: Record<string, object> = {};
      for (const [name, path] of Object.entries(pages))
        scores[name] = lighthouse(ours + path);
      scores["bare page"] = lighthouse(`${bare}/`);
      await showTable("Lighthouse, mobile, medians of five", scores);
    }
  } finally {
    await browser.close();
    server.kill();
    bareServer.kill();
  }
}

const launch = () => chromium.launch(chromiumOptions());

const measures = {
  "--face": printFace,
  "--tap": printTaps,
  "--keys": printKeys,
  "--growth": printGrowth,
};
const asked = Object.entries(measures).find(([flag]) =>
  process.argv.includes(flag),
);
void (asked?.[1] ?? printSpeed)();
