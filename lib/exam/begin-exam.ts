import { tests } from "@/content/tests";
import { readAnswerLog } from "../answers/answer-log";
import { startClock } from "./clock";
import { drawPaper } from "./draw";
import { startExam, type Exam } from "./exam";
import { moment } from "./exam-store";
import { ownSeed } from "./own-seed";
import type { QuestionBank } from "./paper";
import { priorityFrom } from "./priority";
import { formatCode, randomSeed } from "./seed";

/** The seed of a paper for this learner: what she knows least comes first. */
export function seedForMe(questionBank: QuestionBank): number {
  return ownSeed(questionBank, priorityFrom(readAnswerLog()), randomSeed());
}

/** The code of a seed's paper today. */
export function codeOf({ edition }: QuestionBank, seed: number): string {
  return formatCode({ seed, edition });
}

/** An exam with the paper of a seed; its time runs from now. */
export function newExam(
  questionBank: QuestionBank,
  seed: number,
  isTimed: boolean,
): Exam {
  const { test, edition } = questionBank;
  const minutes = isTimed ? tests[test].minutes : null;
  return startExam({
    test,
    edition,
    code: codeOf(questionBank, seed),
    refs: drawPaper(questionBank, seed),
    clock: startClock(minutes, moment()),
  });
}
