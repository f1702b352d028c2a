import { brotliCompressSync } from "node:zlib";
import { topicIds } from "@/content/topics";
import {
  readPage,
  writePage,
  type LoggedAnswer,
} from "@/lib/answers/answer-page";
import { calendarWeeks } from "@/lib/progress/calendar";
import { knownQuestions, subjectsOf } from "@/lib/progress/catalogue";
import { chooseRound } from "@/lib/progress/choose";
import { firstAttemptsOf } from "@/lib/progress/first-attempts";
import { firstGoal } from "@/lib/progress/goal";
import { masteryByTopic } from "@/lib/progress/mastery";
import { waitingMistakes } from "@/lib/progress/mistakes";
import { passProbability } from "@/lib/progress/pass-probability";
import { mulberry32 } from "@/lib/random/random";
import { best, withGrowth } from "./growth-ratio";

/** How much there is of what grows: questions of the site, answers of one. */
const QUESTIONS = [1_000, 2_000, 5_000];
const ANSWERS = [10_000, 50_000, 100_000];
const TODAY = 20_000;
const DAYS = 365;
/** Answers on a page of the log. */
const PAGE = 250;

/**
 * What more questions and answers cost: KB of the list of questions, and ms
 * that this machine reads it, reads the log, computes the report, and chooses
 * a round. Generated; each is the best of five.
 */
export function measureGrowth() {
  return {
    ...withGrowth(QUESTIONS, (count) => [
      `${count} questions, 20000 answers`,
      measure(count, 20_000),
    ]),
    ...withGrowth(ANSWERS, (count) => [
      `1000 questions, ${count} answers`,
      measure(1_000, count),
    ]),
  };
}

function measure(questionCount: number, answerCount: number) {
  const catalogue = catalogueOf(questionCount);
  const file = JSON.stringify(catalogue);
  const known = knownQuestions(catalogue);
  const log = logOf([...known.keys()], answerCount);
  const pages = Array.from({ length: answerCount / PAGE }, (_, page) =>
    writePage(log.slice(page * PAGE, (page + 1) * PAGE)),
  );
  const learner = { known, log, goal: firstGoal, today: TODAY };

  return {
    "list KB": Math.round(brotliCompressSync(file).length / 100) / 10,
    "list ms": best(() => knownQuestions(JSON.parse(file) as typeof catalogue)),
    "log KB": Math.round(pages.join("").length / 1000),
    "log ms": best(() => pages.flatMap(readPage)),
    "report ms": best(() => report(learner)),
    "round ms": best(() => chooseRound({ ...learner, language: "en" }, "all")),
  };
}

/** All that the progress page computes. */
function report({
  known,
  log,
}: Pick<Parameters<typeof chooseRound>[0], "known" | "log">) {
  const subjects = subjectsOf(known);
  passProbability("karimenkyo", firstAttemptsOf(log, subjects));
  waitingMistakes(log, subjects.revisionOf);
  masteryByTopic(log, subjects.topicOf, subjects.revisionOf);
  calendarWeeks(log, TODAY, 12);
}

function catalogueOf(count: number): Parameters<typeof knownQuestions>[0] {
  const rows = Array.from(
    { length: count },
    (_, index) =>
      [
        index + 1,
        topicIds[index % topicIds.length]!,
        (index * 7_919).toString(36).padStart(6, "x").slice(-6),
        index % 2,
        index % 4 === 0 ? 1 : 0,
        index % 300,
      ] as const,
  );
  return [{ id: "karimenkyo-1", questions: rows }];
}

/** Answers over a year, a fifth of them wrong. */
function logOf(refs: readonly LoggedAnswer["ref"][], count: number) {
  const random = mulberry32(1);
  return Array.from({ length: count }, (_, index): LoggedAnswer => {
    const isRight = random() > 0.2;
    const at = Math.floor(random() * refs.length);
    return {
      ref: refs[at]!,
      revision: (at * 7_919).toString(36).padStart(6, "x").slice(-6),
      choice: (at % 2) ^ (isRight ? 0 : 1),
      isRight,
      day: TODAY - DAYS + Math.floor((index * DAYS) / count),
      place: "practice",
    };
  });
}
