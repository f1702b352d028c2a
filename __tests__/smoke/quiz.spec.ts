import { readFileSync } from "node:fs";
import { english, questionOf } from "../e2e/support/english";
import { exportedSet } from "../e2e/support/kept";
import { rightOptions } from "../e2e/support/practice";
import { variant, variantIf } from "../e2e/support/variant";
import { test } from "./support/test";
import type { Visitor } from "./support/visitor";

const { chooser, landing, quiz, results, round, sets, showIn } = english;
const practice = "/sets/practice/";
const set = "/sets/karimenkyo-1/";
const questions = exportedSet("karimenkyo-1", "en");
const right = questions[0]!.correctAnswer;
/** The answers to a question are a group. */
const options = { within: /^/ };

/** Answers the question on screen with its n-th option. */
const choose = (visitor: Visitor, nth: number) =>
  visitor.press("button", undefined, { ...options, nth });

/** Answers the practice set to its end, the first `wrong` ones wrongly. */
async function finish(visitor: Visitor, wrong: number) {
  const total = rightOptions.length;
  for (const [index, option] of rightOptions.entries()) {
    const isWrong = index < wrong;
    await visitor.see("heading", questionOf(index + 1, total));
    await choose(visitor, isWrong ? (option + 1) % 4 : option);
    await visitor.read(isWrong ? quiz.incorrect : quiz.correct);
    await visitor.press("button", index < total - 1 ? quiz.next : quiz.finish);
  }
}

test("the landing page leads through the chooser to a set", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.press("link", landing.karimenkyo.button);
  await visitor
    .find("heading", chooser.title)
    .toMatchObject({ isFocused: true });
  await visitor.press(
    "link",
    chooser.start.replace("{title}", sets.practice.title),
  );
  await visitor.see("heading", questionOf(1, 10));
});

test("a whole set with one mistake is passed", async ({ visitor }) => {
  await visitor.open(practice);
  await finish(visitor, 1);

  await visitor.see("heading", results.passed);
  await visitor.read("90%");
});

test(
  "a set with two mistakes is not passed, and can be repeated",
  variant,
  async ({ visitor }) => {
    await visitor.open(practice);
    await finish(visitor, 2);

    await visitor.see("heading", results.failed);
    await visitor.press("button", results.again);
    await visitor.see("heading", questionOf(1, 10));
  },
);

for (const [name, option, verdict] of [
  ["right", right, quiz.correct],
  ["wrong", 1 - right, quiz.incorrect],
] as const)
  test(
    `a ${name} answer before the app has started is explained and kept`,
    variantIf(name === "wrong"),
    async ({ host, visitor }) => {
      const release = host.fail(/\/_next\/static\/.*\.js$/, "late");
      await visitor.open(set);
      await choose(visitor, option);
      await visitor.read(verdict);
      await visitor.read(questions[0]!.explanation ?? "");

      release();
      await visitor.startApp();
      await visitor.read(verdict);
      await visitor.press("button", quiz.next);
      await visitor.see("heading", questionOf(2, 50));
    },
  );

test("without its scripts a set is a list to read", async ({
  host,
  visitor,
}) => {
  host.fail(/\.js$/, 500);
  await visitor.open(set);

  await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await visitor.read(questions[49]!.question);
});

test(
  "the first choice stands, and the options lock",
  variant,
  async ({ visitor }) => {
    await visitor.open(set);
    await choose(visitor, 1 - right);

    await visitor.see("button", /Correct answer$/, options);
    await visitor
      .find("button", undefined, options)
      .toMatchObject({ isDisabled: true });
  },
);

test("a reload keeps the answers and the place", async ({ visitor }) => {
  await visitor.open(set);
  await choose(visitor, right);
  await visitor.press("button", quiz.next);
  await visitor.see("heading", questionOf(2, 50));
  await visitor.reload();

  await visitor.see("heading", questionOf(2, 50));
  await visitor.press("button", quiz.previous);
  await visitor.read(quiz.correct);
});

test("keys answer and navigate", variant, async ({ visitor }) => {
  await visitor.open(practice);
  await visitor.startApp();
  await visitor.press("heading", questionOf(1, 10));
  await visitor.type("b");
  await visitor.read(quiz.basis);
  await visitor.pressKey("Enter");

  await visitor.see("heading", questionOf(2, 10));
});

test("Back leaves a set, Forward comes back to its answers", async ({
  visitor,
}) => {
  await visitor.open("/sets/");
  await visitor.press("link", chooser.startNumbered.replace("{number}", "1"));
  await choose(visitor, right);
  await visitor.press("button", quiz.next);
  await visitor.see("heading", questionOf(2, 50));

  await visitor.back();
  await visitor.see("heading", chooser.title);
  await visitor.forward();
  await visitor.see("heading", questionOf(2, 50));
});

test(
  "the menu of a set shows it in the other language",
  variant,
  async ({ visitor }) => {
    await visitor.open(set);
    await visitor.press("button", round.menu);
    await visitor.press("button", showIn.ne);

    await visitor
      .expect(() => document.querySelector("#question")?.getAttribute("lang"))
      .toBe("ne");
  },
);

test("a picture is enlarged and closed again", async ({ visitor }) => {
  const index = exportedSet("basic", "en").findIndex(({ image }) => image);
  await visitor.open(`/sets/basic/#q${index + 1}`);
  await visitor.startApp();
  await visitor.press("button", quiz.enlarge);
  await visitor.press("button", round.closePicture);

  await visitor.see("button", quiz.enlarge);
});

test("if storage is denied a set works, and says so", async ({
  host,
  visitor,
}) => {
  const html = readFileSync(`out${practice}index.html`, "utf8");
  // Before the policy, which does not apply to it.
  const body = html.replace("<head>", `<head><script>${denied}</script>`);
  host.fail(new RegExp(`${practice}$`), { body });
  await visitor.open(practice);
  await visitor.startApp();
  await visitor.read("This browser cannot save your answers");
  await finish(visitor, 0);

  await visitor.see("heading", results.passed);
});

const denied = `for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, {
    get: () => { throw new DOMException("denied", "SecurityError"); },
  });`;
