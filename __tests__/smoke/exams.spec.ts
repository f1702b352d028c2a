import { hazards1 } from "@/content/hazards/hazards-1";
import { readExam } from "@/lib/exam/saved-exam";
import { english } from "../e2e/support/english";
import { examKey, exportedQuestionBank } from "../e2e/support/exam";
import { variant } from "../e2e/support/variant";
import { expect, test } from "./support/test";
import type { Visitor } from "./support/visitor";

const { hazards, quiz } = english;
const { session, handIn, paper, results, start } = english.exam;
const page = "/exams/karimenkyo/";

/** The statements of the exam that the browser keeps. */
async function keptRefs(visitor: Visitor) {
  const text = await visitor.evaluate(
    (key) => localStorage.getItem(key),
    examKey("karimenkyo"),
  );
  return readExam(text ?? "")?.refs;
}

test("an exam is handed in and graded", async ({ visitor }) => {
  await visitor.open(page);
  await visitor.press("button", start.begin);
  await visitor.see("heading", "Question 1 of 50");
  await visitor.press("button", quiz.trueOption);
  await visitor.press("button", quiz.falseOption);
  await visitor.press("button", session.map);
  await visitor.read("1 answered, 49 open, 0 flagged");
  await visitor.press("button", session.finish);
  await visitor.press("button", handIn.button);

  await visitor.see("heading", results.failed);
  await visitor.read(/Points [01] of 50\b/);
});

test("a reload keeps an exam, and its clock keeps running", async ({
  visitor,
}) => {
  await visitor.open(page);
  await visitor.press("button", start.begin);
  await visitor.press("button", quiz.trueOption);
  await visitor.press("button", quiz.next);
  await visitor.see("heading", "Question 2 of 50");
  await visitor.reload();

  await visitor.see("heading", "Question 2 of 50");
  await visitor.read(/\b29:\d\d/);
});

test("a code gives the same paper again", variant, async ({ visitor }) => {
  const code = `K7QX${exportedQuestionBank("karimenkyo").edition}`;
  const begin = async () => {
    await visitor.open(page);
    await visitor.startApp();
    await visitor.press("textbox", start.code);
    await visitor.type(code.toLowerCase());
    await visitor.press("button", start.begin);
    await visitor.see("heading", "Question 1 of 50");
    return keptRefs(visitor);
  };
  const first = await begin();
  await visitor.open("/about/");
  await visitor.evaluate(() => localStorage.clear());

  expect(first).toHaveLength(50);
  expect(await begin()).toEqual(first);
});

test("a paper is printed with its sheet and key, without the bar", async ({
  visitor,
}) => {
  await visitor.open(page);
  await visitor.startApp();
  await visitor.evaluate(() => {
    window.print = () => document.body.classList.add("printed");
  });
  await visitor.press("button", start.print);
  await visitor
    .expect(() => document.body.classList.contains("printed"))
    .toBe(true);
  await visitor.asPrinted();

  await visitor.read(paper.sheet);
  await visitor.read(paper.key);
  await visitor
    .expect(() => document.querySelector("header")?.checkVisibility())
    .toBe(false);
});

test("a hazard scene is answered, checked and saved", async ({ visitor }) => {
  const [{ statements }] = hazards1;
  const answer = (index: number) =>
    visitor.press(
      "radio",
      statements[index]!.answer ? quiz.trueOption : quiz.falseOption,
      { within: new RegExp(`^${index + 1}\\. `) },
    );
  await visitor.open("/sets/hazards-1/");
  await answer(0);
  await visitor.press("button", hazards.check);
  await visitor.read("Still to answer: 2");
  await answer(1);
  await answer(2);
  await visitor.press("button", hazards.check);
  await visitor.read(hazards.points);
  await visitor.read(statements[1].why);
  await visitor.reload();

  await visitor.read(hazards.points);
  await visitor.press("button", hazards.next);
  await visitor.see("heading", "Picture 2 of 10");
});
