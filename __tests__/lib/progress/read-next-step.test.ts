import { logAnswer } from "@/lib/answers/answer-log";
import { addExamResult } from "@/lib/exam/exam-results";
import { writeGoal } from "@/lib/progress/goal";
import {
  linkOf,
  readNextStep,
  type StepPlaces,
} from "@/lib/progress/read-next-step";
import { savedCodec, storageKey } from "@/lib/quiz/saved-progress";
import { dayOf } from "@/lib/text/days";
import { answered } from "../../fixtures/logged-answers";
import { keepAnswers } from "../../fixtures/progress";

const test = (name: string) => ({
  name,
  exam: `/exams/${name}/`,
  sets: [`${name}-1`, `${name}-2`],
});
const places: StepPlaces = {
  sets: {
    "karimenkyo-1": ["Set 1", "/sets/karimenkyo-1/", 50],
    "honmenkyo-1": ["Paper 1", "/sets/honmenkyo-1/", 90],
  },
  tests: {
    karimenkyo: test("karimenkyo"),
    honmenkyo: test("honmenkyo"),
    gaimen: test("gaimen"),
  },
  practice: "/practice/",
};
const messages = {
  begin: "Begin",
  resume: "Continue {title}, {question}",
  mistakes: "{count} mistakes",
  oneMistake: "A mistake",
  set: "Next: {title}",
  exam: "Exam: {name}",
  practise: "Practise",
};
const link = () => linkOf(readNextStep(places), places, messages);
const today = dayOf(new Date());
const yesterday = today - 1;

beforeEach(() => localStorage.clear());

it("begins with practice", () => {
  expect(link()).toEqual({ href: "/practice/", text: "Begin" });
});

it("continues the set that was begun", () => {
  keepAnswers("karimenkyo-1", 16);

  expect(link()).toEqual({
    href: "/sets/karimenkyo-1/",
    text: "Continue Set 1, 1",
  });
});

it("practises what the first release kept, until its mistakes are counted", () => {
  const saved = keepAnswers("karimenkyo-1", 50);
  const state = { ...saved, right: undefined, showResults: true };
  localStorage.setItem(storageKey("karimenkyo-1"), savedCodec.write(state));
  expect(link().text).toBe("Practise");

  logAnswer(answered("karimenkyo-1/1", false, { day: yesterday }));
  expect(link().text).toBe("A mistake");
});

it("counts each mistake of a known set once, and none of a sign", () => {
  logAnswer(answered("karimenkyo-1/1", false, { day: yesterday }));
  expect(link()).toEqual({ href: "/practice/#mistakes", text: "A mistake" });

  for (const ref of ["karimenkyo-1/1", "honmenkyo-1/2", "sign-303/1"] as const)
    logAnswer(answered(ref, false, { day: today }));
  expect(link().text).toBe("2 mistakes");
});

it("leaves out what was right in today's practice", () => {
  logAnswer(answered("karimenkyo-1/1", false, { day: yesterday }));
  logAnswer(
    answered("karimenkyo-1/1", true, { day: today, place: "practice" }),
  );

  expect(link()).toEqual({ href: "/practice/", text: "Practise" });
});

it("leads to an exam of her test close to its day, until she passes", () => {
  logAnswer(answered("karimenkyo-1/1", true, { day: today }));
  writeGoal({ test: "gaimen", examDay: today + 3, asksHowSure: false });
  expect(link()).toEqual({ href: "/exams/gaimen/", text: "Exam: gaimen" });

  addExamResult({
    test: "gaimen",
    code: "K7QX2M",
    endedAt: Date.now(),
    points: 45,
    used: 1_000,
    isTimed: true,
  });
  expect(link().text).toBe("Practise");
});
