/** The rules of an exam, without React, storage or a clock of its own. */
import type { TestId } from "@/content/tests";
import type { QuestionRef } from "../answers/question";
import { isOver, lookAt, type ExamClock, type Moment } from "./clock";
import { screensOf } from "./paper";

type ExamAnswers = Readonly<Partial<Record<QuestionRef, boolean>>>;

export type Exam = {
  test: TestId;
  /** Of the paper, as `formatCode` writes it. */
  code: string;
  /** The edition of the questions it was drawn from, whatever its code says. */
  edition: string;
  /** The statements in order: an exam survives a change of the bank. */
  refs: readonly QuestionRef[];
  answers: ExamAnswers;
  /** What the learner flagged, in no particular order. */
  flags: readonly QuestionRef[];
  /** Zero-based index of the screen: a question, or a scene. */
  current: number;
  clock: ExamClock;
  /**
   * How it ended; null while it is open. After the end, no step changes
   * anything.
   */
  ended: "handed-in" | "expired" | null;
};

/** An exam at its first question, nothing answered. */
export function startExam(
  start: Pick<Exam, "test" | "code" | "edition" | "refs" | "clock">,
): Exam {
  return { ...start, answers: {}, flags: [], current: 0, ended: null };
}

/** Whether both are the same exam, not the same paper taken twice. */
export function isSameExam(before: Exam | null, now: Exam | null): boolean {
  const isNew = before?.ended && !now?.ended;
  return !isNew && before?.refs.join() === now?.refs.join();
}

/** Answers a statement; a later answer replaces an earlier one. */
export function giveAnswer(
  exam: Exam,
  ref: QuestionRef,
  answer: boolean,
): Exam {
  if (exam.ended || !exam.refs.includes(ref)) return exam;

  return { ...exam, answers: { ...exam.answers, [ref]: answer } };
}

/** Flags a statement, or removes its flag. */
export function toggleFlag(exam: Exam, ref: QuestionRef): Exam {
  if (exam.ended || !exam.refs.includes(ref)) return exam;

  const others = exam.flags.filter((flag) => flag !== ref);
  const isNew = others.length === exam.flags.length;
  return { ...exam, flags: isNew ? [...others, ref] : others };
}

/** Shows another screen, by its zero-based index. */
export function goTo(exam: Exam, screen: number): Exam {
  if (exam.ended || screensOf(exam.refs)[screen] === undefined) return exam;

  return { ...exam, current: screen };
}

/** Ends the exam with the answers that were given. */
export function handIn(exam: Exam): Exam {
  return exam.ended ? exam : { ...exam, ended: "handed-in" };
}

/**
 * Advances the time: at every tick, and before every other step, so that no
 * answer comes after the end. When the time is up, the answers are handed in.
 */
export function passTime(exam: Exam, now: Moment): Exam {
  if (exam.ended) return exam;

  const clock = lookAt(exam.clock, now);
  return { ...exam, clock, ended: isOver(clock) ? "expired" : null };
}

/** The statements that have no answer. */
export function openRefs({
  refs,
  answers,
}: Pick<Exam, "refs" | "answers">): QuestionRef[] {
  return refs.filter((ref) => answers[ref] === undefined);
}
