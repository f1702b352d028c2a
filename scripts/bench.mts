/**
 * Measures the exported site and prints tables: `npm run bench`. Bytes are
 * what a cold visit really moves (brotli); times are medians in a browser with
 * the network and processor of a slow phone. Beside it stands a bare page of
 * the same framework, built in the same run. `-- --lighthouse` adds Lighthouse.
 */
import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { buildBarePage } from "./bench/bare-page";
import { measureBytes } from "./bench/bytes";
import { measureFirstAnswer, networks } from "./bench/first-answer";
import { lighthouse } from "./bench/lighthouse";
import { systemChromium } from "./browser.mjs";

const ours = "http://127.0.0.1:4180";
const bare = "http://127.0.0.1:4181";
const pages = {
  landing: "/",
  "landing (ne)": "/ne/",
  chooser: "/sets/",
  set: "/sets/karimenkyo-1/",
  "set (ne)": "/ne/sets/karimenkyo-nepali/",
  book: "/recommended-book/",
  about: "/about/",
};

const bareRoot = await buildBarePage();
const servers = [serve("out", 4180), serve(bareRoot, 4181)];
const executablePath = systemChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});

try {
  const bytes: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(pages))
    bytes[name] = await measureBytes(browser, ours + path);
  bytes["bare page"] = await measureBytes(browser, `${bare}/`);
  console.log("\nKB moved by a cold visit at 390 px, once idle (brotli)");
  console.table(bytes);

  const answers: Record<string, unknown> = {};
  for (const network of networks)
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
  for (const server of servers) server.kill();
}

/** Serves a folder as `npm start` does. */
function serve(root: string, port: number) {
  return spawn("node", ["scripts/serve.mjs", String(port)], {
    env: { ...process.env, ROOT: root },
    stdio: "ignore",
  });
}
