/** @jest-environment node */
import { learnerWithMemory } from "@/__tests__/fixtures/forgetting";
import { answered, TODAY } from "@/__tests__/fixtures/logged-answers";
import { topicIds } from "@/content/topics";
import type { LoggedAnswer } from "@/lib/answers/answer-page";
import { waitingMistakes } from "@/lib/progress/mistakes";
import {
  planRound,
  PRACTICE_LENGTH,
  type PracticeQuestion,
} from "@/lib/progress/plan";
import type { Random } from "@/lib/progress/random-samples";
import { memoriesOf } from "@/lib/progress/scheduler";
import { mulberry32 } from "@/lib/random/random";

/** Six sets of fifty, and a round on each day until the exam. */
const candidates = Array.from(
  { length: 300 },
  (_, index): PracticeQuestion => ({
    ref: `basic/${index + 1}`,
    topic: topicIds[index % topicIds.length]!,
    test: "karimenkyo",
  }),
);
const DAYS = 45;
const EXAM_DAY = TODAY + DAYS;

/** Chooses the questions of a day's round. */
type Choose = (
  log: readonly LoggedAnswer[],
  today: number,
  random: Random,
) => readonly PracticeQuestion[];

const atRandom: Choose = (_log, _today, random) =>
  candidates
    .map((question) => ({ question, place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, PRACTICE_LENGTH)
    .map(({ question }) => question);

const planned =
  (examDay: number | null): Choose =>
  (log, today) =>
    planRound({
      candidates,
      mistakes: waitingMistakes(log, () => "x81Qfa"),
      memories: memoriesOf(log),
      today,
      examDay,
    });

/** The share of the questions that is known on the day of the exam. */
function recallAtExam(choose: Choose, isDayOff: (day: number) => boolean) {
  const shares = [1, 2, 3].map((seed) => {
    const random = mulberry32(seed);
    const learner = learnerWithMemory(mulberry32(seed + 100));
    const log: LoggedAnswer[] = [];
    for (let day = TODAY; day < EXAM_DAY; day += 1) {
      if (isDayOff(day)) continue;
      for (const { ref } of choose(log, day, random))
        log.push(
          answered(ref, learner.answer(ref, day), { day, place: "practice" }),
        );
    }
    const known = candidates.map(({ ref }) => learner.recall(ref, EXAM_DAY));
    return known.reduce((sum, recall) => sum + recall, 0) / candidates.length;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

describe.each([
  ["practising each day", () => false],
  ["missing every third day", (day: number) => day % 3 === 0],
])("%s", (_, isDayOff) => {
  it.each([
    ["with the exam date", EXAM_DAY],
    ["without one", null],
  ])("keeps at least 8 points more than random order, %s", (_, examDay) => {
    const gain =
      recallAtExam(planned(examDay), isDayOff) -
      recallAtExam(atRandom, isDayOff);

    expect(gain).toBeGreaterThan(0.08);
  });
});
