import { nextStep, type Situation } from "@/lib/progress/next-step";

/** Has answered something, and has nothing else to do. */
const learner: Situation = {
  hasAnswers: true,
  open: null,
  mistakes: 0,
  daysLeft: null,
  done: [],
  sets: ["set-1", "set-2"],
  hasPassed: false,
};
const open = { setId: "set-2", question: 17 };
const all = { done: ["set-1", "set-2"] };

it.each<[who: string, own: Partial<Situation>, kind: string]>([
  ["nothing yet", { hasAnswers: false }, "begin"],
  ["a set open", { open }, "resume"],
  ["a set open, and mistakes", { open, mistakes: 3 }, "resume"],
  ["mistakes due", { mistakes: 3, done: ["set-1"] }, "mistakes"],
  ["mistakes due, and an exam soon", { mistakes: 3, daysLeft: 1 }, "mistakes"],
  [
    "a set done in release 1, its mistakes unknown",
    { mistakes: null, done: ["set-1"] },
    "practise",
  ],
  ["a set done", { done: ["set-1"] }, "set"],
  ["practised, and no set done", {}, "practise"],
  ["an exam in a week", { done: ["set-1"], daysLeft: 7 }, "exam"],
  ["an exam today", { daysLeft: 0 }, "exam"],
  ["an exam far off", { done: ["set-1"], daysLeft: 8 }, "set"],
  ["ready for it", { daysLeft: 2, hasPassed: true }, "practise"],
  [
    "passed, but another set to do",
    { done: ["set-1"], hasPassed: true },
    "set",
  ],
  ["all sets done", all, "exam"],
  ["all done and passed", { ...all, hasPassed: true }, "practise"],
])("%s", (_, own, kind) => {
  expect(nextStep({ ...learner, ...own }).kind).toBe(kind);
});

it("names the set, the question and the number of mistakes", () => {
  expect(nextStep({ ...learner, open })).toEqual({ kind: "resume", ...open });
  expect(nextStep({ ...learner, mistakes: 42 })).toEqual({
    kind: "mistakes",
    count: 42,
  });
});

it("leads to the first set that is not done, even if a later one is", () => {
  expect(nextStep({ ...learner, done: ["set-2"] })).toEqual({
    kind: "set",
    setId: "set-1",
  });
});
