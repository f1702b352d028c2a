/**
 * Reads from this browser what `next-step.ts` needs. It also runs inside the
 * pages, before the app, so it reads the log but no table of questions.
 */
import type { TestId } from "@/content/tests";
import { readAnswerLog } from "../answers/answer-log";
import type { LoggedAnswer } from "../answers/answer-page";
import {
  progressInSet,
  setToContinue,
  type SetsToContinue,
} from "../answers/set-progress";
import { isPassed, readExamResults } from "../exam/exam-results";
import { dayOf } from "../text/days";
import { formatMessage } from "../text/format-message";
import { readGoal } from "./goal";
import { mistakesToday } from "./mistakes";
import { nextStep, type NextStep } from "./next-step";

/** What a page knows about the pages that a step may lead to. */
export type StepPlaces = {
  sets: SetsToContinue;
  tests: Readonly<
    Record<TestId, { name: string; exam: string; sets: readonly string[] }>
  >;
  practice: string;
};

/** The text of each step, with `{count}`, `{title}`, `{question}`, `{name}`. */
export type StepMessages = Readonly<
  Record<NextStep["kind"] | "oneMistake", string>
>;

/** A step as a link. */
export type StepLink = { href: string; text: string };

/** The next step of this browser's learner. */
export function readNextStep({ sets, tests }: StepPlaces): NextStep {
  const { test, examDay } = readGoal();
  const today = dayOf(new Date());
  const progressOf = (setId: string) =>
    progressInSet(setId, sets[setId]?.[2] ?? 0);
  const log = readAnswerLog();
  const begun = Object.keys(sets).filter((setId) => progressOf(setId));
  const logged = new Set(log.map(({ ref }) => setOf(ref)));
  const isCounted = begun.every(
    (setId) => progressOf(setId)?.right !== null || logged.has(setId),
  );
  const own = tests[test].sets;
  const [lastExam] = readExamResults(test);

  return nextStep({
    hasAnswers: log.length > 0 || begun.length > 0,
    open: setToContinue(sets),
    mistakes: isCounted ? countMistakes(log, sets, today) : null,
    daysLeft: examDay !== null && examDay >= today ? examDay - today : null,
    done: own.filter((setId) => progressOf(setId)?.isDone),
    sets: own,
    hasPassed: lastExam !== undefined && isPassed(lastExam),
  });
}

const setOf = (ref: string) => ref.split("/", 1)[0] ?? "";

/** Counts only questions of these sets, each in the form last answered. */
function countMistakes(
  log: readonly LoggedAnswer[],
  sets: SetsToContinue,
  today: number,
): number {
  const revisions = new Map(
    log
      .filter(({ ref }) => Object.hasOwn(sets, setOf(ref)))
      .map(({ ref, revision }) => [ref, revision]),
  );
  return mistakesToday(log, (ref) => revisions.get(ref), today).now.length;
}

/** The link of a step: its address and text. */
export function linkOf(
  step: NextStep,
  { sets, tests, practice }: StepPlaces,
  messages: StepMessages,
): StepLink {
  const text = messages[step.kind];
  switch (step.kind) {
    case "begin":
    case "practise":
      return { href: practice, text };
    case "mistakes": {
      const said = step.count === 1 ? messages.oneMistake : text;
      return {
        href: `${practice}#mistakes`,
        text: formatMessage(said, { count: step.count }),
      };
    }
    case "exam": {
      const { name, exam } = tests[readGoal().test];
      return { href: exam, text: formatMessage(text, { name }) };
    }
    default: {
      const [title = "", href = practice] = sets[step.setId] ?? [];
      return { href, text: formatMessage(text, { title, ...step }) };
    }
  }
}
