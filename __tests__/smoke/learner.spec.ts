import { formatPlural } from "@/lib/text/format-plural";
import { english, questionOf } from "../e2e/support/english";
import { exportedSet } from "../e2e/support/kept";
import { variant } from "../e2e/support/variant";
import { expect, test } from "./support/test";

const { exams, progress, quiz, signs, trainer } = english;
const { goal, tools } = progress;
const options = { within: /^/ };

test("practice asks, explains, and keeps the answer", async ({ visitor }) => {
  await visitor.open("/practice/");
  await visitor.press("button", new RegExp(exams.tests.karimenkyo.plain));
  await visitor.see("heading", questionOf(1, 10));
  await visitor.press("button", undefined, options);
  await visitor.read(quiz.basis);
  await visitor.open("/progress/");

  await visitor.read(formatPlural(goal.done, 1, "en"));
});

test("the day of the exam is typed, and kept", async ({ visitor }) => {
  await visitor.open("/progress/");
  await visitor.read(goal.noDay.slice(0, 60));
  await visitor.chooseDay(goal.day, 10);
  await visitor.read(formatPlural(goal.daysLeft, 10, "en"));
  await visitor.reload();

  await visitor.read(formatPlural(goal.daysLeft, 10, "en"));
});

test(
  "a progress code brings answers to another browser",
  variant,
  async ({ visitor }) => {
    await visitor.open("/sets/practice/");
    await visitor.press("button", undefined, options);
    await visitor.read(quiz.basis);
    await visitor.open("/progress/");
    await visitor.press("button", tools.drawQr);
    await visitor.read(tools.qr);
    const code = await visitor.valueOf(tools.code);
    expect(code).toMatch(/^MM/);
    await visitor.evaluate(() => localStorage.clear());

    await visitor.open(`/progress/#${code}`);
    await visitor.reload();
    await visitor.press("button", tools.use);
    await visitor.read(/Copied 1 set/);
  },
);

test("a sign is found by its Japanese name", variant, async ({ visitor }) => {
  await visitor.open("/signs/");
  await visitor.press("textbox", signs.search);
  await visitor.type("ていしゃきんし");
  await visitor.read(/signs found/);
  await visitor.press("link", /^No stopping or parking.*315$/);

  await visitor.expect(() => location.hash).toBe("#315");
  await visitor.see("heading", "No stopping or parking");
  await visitor
    .expect(() => {
      const { top } = document.getElementById("315")!.getBoundingClientRect();
      const header = document.querySelector("header")!;
      return top >= header.offsetHeight - 1 && top < innerHeight / 2;
    })
    .toBe(true);
});

test(
  "the trainer asks a sign and says what it is",
  variant,
  async ({ visitor }) => {
    await visitor.open("/signs/");
    await visitor.press("link", trainer.begin);
    await visitor.see("heading", questionOf(1, 10));
    await visitor.press("button", undefined, options);
    await visitor.see("link", quiz.aboutSign);
    await visitor.press("button", quiz.next);

    await visitor.see("heading", questionOf(2, 10));
  },
);

test("a mistake is asked again in practice", variant, async ({ visitor }) => {
  const { question, correctAnswer } = exportedSet("karimenkyo-1", "en")[0]!;
  await visitor.open("/sets/karimenkyo-1/");
  await visitor.press("button", undefined, {
    ...options,
    nth: 1 - correctAnswer,
  });
  await visitor.read(quiz.incorrect);
  await visitor.open("/practice/#mistakes");

  await visitor.see("heading", questionOf(1, 1));
  await visitor.read(question);
});
