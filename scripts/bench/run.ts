/**
 * Measures the exported site and prints tables: `npm run bench`. Bytes are
 * what a cold visit really moves (brotli); times are medians in a browser with
 * the network and processor of a slow phone. Beside it stands a bare page of
 * the same framework, built in the same run. `-- --lighthouse` adds Lighthouse;
 * `-- --face` measures how questions are shown instead, `-- --tap` how long
 * the paint after a tap takes, `-- --keys` how long the search takes a key.
 */
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../browser";
import { startServer } from "../start-server";
import { buildBarePage } from "./bare-page";
import { measureBytes } from "./bytes";
import { measureFace, measurePages } from "./face";
import { measureFirstAnswer } from "./first-answer";
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
  book: "/recommended-book/",
  about: "/about/",
};

/** How the questions of a set are shown, and how high pages are. */
async function printFace() {
  const { server, address } = await startServer("out");
  const browser = await launch();
  try {
    console.log("\nTen questions of each kind: px, and how many of ten");
    console.table(await measureFace(browser, address));
    console.log("\nHeights at 360 px");
    console.table(await measurePages(browser, address));
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
    const taps: Record<string, unknown> = {};
    for (const [name, tapped] of Object.entries(tappedPages))
      taps[name] = await measureTaps(browser, address, tapped);
    console.log("\nTap to paint, ms, processor slowed 4 times");
    console.table(taps);
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
    const keys: Record<string, unknown> = {};
    for (const path of ["/search/", "/ne/search/"])
      keys[path] = await measureKeys(browser, address + path);
    console.log("\nKey to results, ms, processor slowed 4 times");
    console.table(keys);
  } finally {
    await browser.close();
    server.kill();
  }
}

async function printSpeed() {
  const { server, address: ours } = await startServer("out");
  const { server: bareServer, address: bare } = await startServer(
    await buildBarePage(),
  );
  const browser = await launch();

  try {
    const bytes: Record<string, unknown> = {};
    for (const [name, path] of Object.entries(pages))
      bytes[name] = await measureBytes(browser, ours + path);
    bytes["bare page"] = await measureBytes(browser, `${bare}/`);
    console.log("\nKB moved by a cold visit at 390 px, once idle (brotli)");
    console.table(bytes);

    const answers: Record<string, unknown> = {};
    for (const network of [slow2G, slow3G, slow4G])
      answers[network.name] = await measureFirstAnswer(
        browser,
        ours + pages.set,
        network,
      );
    console.log("\nFirst answer on a set page, ms, processor slowed 4 times");
    console.table(answers);

    if (process.argv.includes("--lighthouse")) {
      const scores: Record<string, unknown> = {};
      for (const [name, path] of Object.entries(pages))
        scores[name] = lighthouse(ours + path);
      scores["bare page"] = lighthouse(`${bare}/`);
      console.log("\nLighthouse, mobile, medians of five");
      console.table(scores);
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
};
const asked = Object.entries(measures).find(([flag]) =>
  process.argv.includes(flag),
);
void (asked?.[1] ?? printSpeed)();
