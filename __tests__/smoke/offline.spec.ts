import { english, questionOf } from "../e2e/support/english";
import { variant } from "../e2e/support/variant";
import { test } from "./support/test";
import type { Visitor } from "./support/visitor";

const { quiz } = english;
const options = { within: /^/ };

/** Opens a page and waits until the worker has kept the site. */
async function keepSite(visitor: Visitor) {
  await visitor.open("/sets/karimenkyo-1/");
  await visitor.startApp();
  await visitor.evaluate(() => {
    void navigator.serviceWorker.register("/sw.js");
  });
  await visitor
    .expect(() => navigator.serviceWorker.controller !== null)
    .toBe(true);
}

test("a reload without a host keeps the quiz", async ({ host, visitor }) => {
  await keepSite(visitor);
  await visitor.press("button", undefined, options);
  await visitor.press("button", quiz.next);
  host.stop();
  await visitor.reload();

  await visitor.see("heading", questionOf(2, 50));
  await visitor.press("button", undefined, options);
  await visitor.read(quiz.basis);
});

test("a set never opened opens without a host", async ({ host, visitor }) => {
  await keepSite(visitor);
  host.stop();
  await visitor.open("/sets/practice/");

  await visitor.see("heading", questionOf(1, 10));
  await visitor.press("button", undefined, options);
  await visitor.read(quiz.basis);
});

test(
  "an unknown address without a host is answered by the site",
  variant,
  async ({ host, visitor }) => {
    await keepSite(visitor);
    host.stop();
    await visitor.open("/no/such/page/");

    await visitor.see("link", /Practice Test/);
  },
);
