/** @jest-environment node */
import type { QuestionRef } from "@/lib/answers/question";
import { lookAt, remaining, startClock } from "@/lib/exam/clock";
import {
  giveAnswer,
  goTo,
  handIn,
  passTime,
  startExam,
  toggleFlag,
  type Exam,
} from "@/lib/exam/exam";
import { screensOf } from "@/lib/exam/paper";
import { readExam, writeExam } from "@/lib/exam/saved-exam";
import { mulberry32 } from "@/lib/random/random";

const NOON = Date.UTC(2026, 10, 22, 3);
const at = (ms: number) => ({ wall: NOON + ms, page: ms, wasHidden: false });

const refs: QuestionRef[] = [
  "honmenkyo-1/4",
  "karimenkyo-nepali/50",
  "honmenkyo-1/90",
  "hz-03/1",
  "hz-03/2",
  "hz-03/3",
];
const code = { code: "KVTX2M", edition: "4E" };
const timed = startClock(50, at(0));
const start = startExam({ test: "honmenkyo", ...code, refs, clock: timed });
const going = [
  (exam: Exam) => giveAnswer(exam, "honmenkyo-1/4", true),
  (exam: Exam) => giveAnswer(exam, "hz-03/2", false),
  (exam: Exam) => toggleFlag(exam, "karimenkyo-nepali/50"),
  (exam: Exam) => toggleFlag(exam, "hz-03/2"),
  (exam: Exam) => goTo(exam, 3),
  (exam: Exam) => passTime(exam, at(123_456)),
].reduce((exam, step) => step(exam), start);

it.each<[string, Exam]>([
  ["just started", start],
  ["going on", going],
  ["handed in", handIn(going)],
  ["expired", passTime(going, at(4_000_000))],
  ["without a clock", { ...going, clock: startClock(null, at(0)) }],
])("brings back an exam that is %s", (_, exam) => {
  const clock = { ...exam.clock, page: null };

  expect(readExam(writeExam(exam))).toEqual({ ...exam, clock });
});

it("restores the time, less what has passed meanwhile", () => {
  const again = readExam(writeExam(going));
  const clock = again && lookAt(again.clock, { ...at(200_000), page: 30 });

  expect(clock && remaining(clock)).toBe(50 * 60_000 - 200_000);
});

it("is short: a whole paper of the full licence below 1 KB", () => {
  const sets = ["honmenkyo-1", "karimenkyo-5", "karimenkyo-nepali", "hz-40"];
  const long = Array.from(
    { length: 105 },
    (_, index): QuestionRef => `${sets[index % 4]}/${index + 1}`,
  );

  expect(writeExam({ ...going, refs: long }).length).toBeLessThan(1_000);
});

const words = writeExam(going).split(" ");
const changed = (index: number, word: string) =>
  words.with(index, word).join(" ");

it.each([
  ["nothing", ""],
  ["anything", "hello"],
  ["JSON", '{"test":"gaimen"}'],
  ["an empty object", "{}"],
  ["a test and no more", "1 karimenkyo"],
  ["another version", changed(0, "2")],
  ["an unknown test", changed(1, "constructor")],
  ["an invalid code", changed(2, "KVT*2M")],
  ["an invalid edition", changed(3, "4")],
  ["an invalid time", changed(5, "-5")],
  ["a screen that does not exist", changed(7, "9")],
  ["an unknown ending", changed(8, "lost")],
  ["a set that is not named", changed(9, "0.1t")],
  ["an invalid answer", changed(10, "0.4x")],
  ["a question twice", changed(12, words[10] ?? "")],
  ["no questions", words.slice(0, 9).join(" ")],
  ["a text cut short", writeExam(going).slice(0, -1)],
])("takes %s for no exam", (_, text) => {
  expect(readExam(text)).toBeNull();
});

it("accepts 20,000 random texts, and only whole exams among them", () => {
  const random = mulberry32(11);
  const pick = (list: readonly string[] | string) =>
    list[Math.floor(random() * list.length)] ?? "";
  let read = 0;

  for (let round = 0; round < 20_000; round += 1) {
    const text = words
      .map((word) => (random() < 0.9 ? word : pick(words)))
      .filter(() => random() < 0.98)
      .join(" ")
      .replace(/./g, (letter) =>
        random() < 0.98 ? letter : pick(" :./0129aztfoTFO-ZकO\n\u0000"),
      );
    const exam = readExam(text);
    if (!exam) continue;

    read += 1;
    const { clock, current, flags, answers } = exam;
    expect(screensOf(exam.refs)[current]).toBeDefined();
    expect(new Set(exam.refs).size).toBe(exam.refs.length);
    for (const ref of [...flags, ...Object.keys(answers)])
      expect(exam.refs).toContain(ref);
    const { used } = lookAt(clock, at(0));
    expect(Number.isFinite(used) && used >= 0).toBe(true);
    expect(readExam(writeExam(exam))).toEqual(exam);
  }
  expect(read).toBeGreaterThan(100);
});
