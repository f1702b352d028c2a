import { questionSets } from "@/content/question-sets";
import { measureBytes } from "@/scripts/bench/bytes";
import { measureFirstAnswer } from "@/scripts/bench/first-answer";
import { slow3G } from "@/scripts/bench/networks";
import { startServer } from "@/scripts/start-server";
import { expect, test as base } from "../support/site";

// What a visit may cost, in KB on the wire; `npm run bench` prints what it does.

/** Measures what a good host sends: compressed as well as can be. */
const test = base.extend<object, { address: string }>({
  address: [
    async ({}, run) => {
      const { server, address } = await startServer("out");
      await run(address);
      server.kill();
    },
    { scope: "worker" },
  ],
  baseURL: ({ address }, run) => run(address),
});

// One worker: each would compress the scripts anew, at the best quality.
test.describe.configure({ mode: "default" });

/** Of JavaScript at a question; builds of one state differ by a kilobyte. */
const SCRIPTS = 158;
/** What React and the framework alone cost: less was not measured whole. */
const FRAMEWORK = 100;

test("a set's page costs 186 KB at most, and 3/4 KB a question", async ({
  browser,
  baseURL,
}) => {
  for (const setId of ["karimenkyo-1", "honmenkyo-1", "expert"] as const) {
    const address = `${baseURL}/sets/${setId}/`;
    const { js, total } = await measureBytes(browser, address);
    expect(js, setId).toBeGreaterThan(FRAMEWORK);
    expect(js, setId).toBeLessThanOrEqual(SCRIPTS);
    expect(total, setId).toBeLessThanOrEqual(
      186 + 0.75 * questionSets[setId].questionCount,
    );
  }
});

test("the landing costs 340 KB at most with its video, 162 of them scripts", async ({
  browser,
  baseURL,
}) => {
  const { js, fonts, total } = await measureBytes(browser, `${baseURL}/`);

  expect(js).toBeGreaterThan(FRAMEWORK);
  expect(js).toBeLessThanOrEqual(162);
  expect(fonts).toBeLessThanOrEqual(32);
  expect(total).toBeLessThanOrEqual(340);
});

test("a set in Nepali costs 246 KB at most, 42 of them fonts", async ({
  browser,
  baseURL,
}) => {
  const address = `${baseURL}/ne/sets/karimenkyo-nepali/`;
  const { js, fonts, total } = await measureBytes(browser, address);

  expect(js).toBeGreaterThan(FRAMEWORK);
  expect(js).toBeLessThanOrEqual(SCRIPTS);
  expect(fonts).toBeLessThanOrEqual(42);
  expect(total).toBeLessThanOrEqual(246);
});

test("the first answer costs 60 KB at most on slow 3G", async ({
  browser,
  baseURL,
}) => {
  const address = `${baseURL}/sets/karimenkyo-1/`;
  const answer = await measureFirstAnswer(browser, address, slow3G, 1);

  expect(answer["KB until then"]).toBeLessThanOrEqual(60);
});

test("a page to read loads no script, a chapter 78 KB, in Nepali 106", async ({
  browser,
  baseURL,
}) => {
  for (const [path, most] of [
    ["/book/signs/", 78],
    ["/book/licences-and-marks/", 63],
    ["/ne/book/signs/", 106],
    ["/signs/", 77],
    ["/signs/regulatory/", 118],
    ["/ne/signs/regulatory/", 119],
    ["/about/", 43],
  ] as const) {
    const { js, total } = await measureBytes(browser, `${baseURL}${path}`);
    expect(js, path).toBe(0);
    expect(total, path).toBeLessThanOrEqual(most);
  }
});

test("a hazard page plays a scene for 12 KB: its film 8, the player 4", async ({
  browser,
  baseURL,
}) => {
  const address = `${baseURL}/sets/hazards-1/`;
  const { js, other } = await measureBytes(browser, address);

  expect(js).toBeGreaterThan(FRAMEWORK);
  expect(js).toBeLessThanOrEqual(SCRIPTS + 4);
  expect(other).toBeLessThanOrEqual(8);
});
