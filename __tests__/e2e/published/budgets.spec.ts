import { measureBytes } from "@/scripts/bench/bytes";
import { measureFirstAnswer } from "@/scripts/bench/first-answer";
import { slow3G } from "@/scripts/bench/networks";
import { expect, test } from "../support/site";

// What a visit may cost, in KB on the wire; `npm run bench` prints what it does.
test.skip(({ isMobile }) => !isMobile, "the bench brings a phone of its own");

test("a set's page costs 190 KB at most, 140 of them JavaScript", async ({
  browser,
  baseURL,
}) => {
  for (const path of ["/sets/karimenkyo-1/", "/sets/expert/"]) {
    const { js, total } = await measureBytes(browser, baseURL + path);
    expect(js, path).toBeLessThanOrEqual(140);
    expect(total, path).toBeLessThanOrEqual(190);
  }
});

test("the landing costs 330 KB at most with its video", async ({
  browser,
  baseURL,
}) => {
  const { js, fonts, total } = await measureBytes(browser, `${baseURL}/`);

  expect(js).toBeLessThanOrEqual(140);
  expect(fonts).toBeLessThanOrEqual(40);
  expect(total).toBeLessThanOrEqual(330);
});

test("a page in Nepali costs 70 KB of fonts at most", async ({
  browser,
  baseURL,
}) => {
  const address = `${baseURL}/ne/sets/karimenkyo-nepali/`;
  const { js, fonts } = await measureBytes(browser, address);

  expect(js).toBeLessThanOrEqual(140);
  expect(fonts).toBeLessThanOrEqual(70);
});

test("the first answer costs 60 KB at most on slow 3G", async ({
  browser,
  baseURL,
}) => {
  const address = `${baseURL}/sets/karimenkyo-1/`;
  const answer = await measureFirstAnswer(browser, address, slow3G, 1);

  expect(answer["KB until then"]).toBeLessThanOrEqual(60);
});
