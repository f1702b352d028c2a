import { SCENE_POINTS } from "@/content/hazards/sets";
import { tests } from "@/content/tests";
import type { TopicId } from "@/content/topics";
import type { QuestionRef } from "../answers/question";
import { openRefs, type Exam } from "./exam";
import { screensOf, sceneOf, type KeyedStatement } from "./paper";
import { QUESTION_POINTS } from "./test-figures";

type TopicResult = { topic: TopicId; right: number; asked: number };

export type ExamResult = {
  points: number;
  totalPoints: number;
  passMark: number;
  passed: boolean;
  /** By statements, in the order of the paper. */
  topics: TopicResult[];
  /** Answered differently from the key. */
  wrong: QuestionRef[];
  /** Without an answer; they score no points either. */
  open: QuestionRef[];
  flagged: QuestionRef[];
};

/**
 * Grades an exam as the licence centres do. A statement without a key, because
 * its question has been withdrawn, counts as right.
 */
export function gradeExam(
  exam: Pick<Exam, "test" | "refs" | "answers" | "flags">,
  key: readonly KeyedStatement[],
): ExamResult {
  const { test, refs, answers, flags } = exam;
  const { passMark } = tests[test];
  const keys = new Map(key.map((keyed) => [keyed.ref, keyed]));
  const isRight = (ref: QuestionRef) => {
    const keyed = keys.get(ref);
    return keyed === undefined || answers[ref] === keyed.answer;
  };
  const open = openRefs(exam);
  const screens = screensOf(refs);
  const points = pointsOf(screens.filter((screen) => screen.every(isRight)));

  return {
    points,
    totalPoints: pointsOf(screens),
    passMark,
    passed: points >= passMark,
    topics: topicsOf(
      refs.flatMap((ref) => keys.get(ref) ?? []),
      isRight,
    ),
    wrong: refs.filter((ref) => !isRight(ref) && !open.includes(ref)),
    open,
    flagged: refs.filter((ref) => flags.includes(ref)),
  };
}

/** What these screens are worth if all is right. */
export function pointsOf(screens: readonly (readonly QuestionRef[])[]): number {
  return screens.reduce(
    (sum, [ref]) =>
      sum + (ref && sceneOf(ref) ? SCENE_POINTS : QUESTION_POINTS),
    0,
  );
}

function topicsOf(
  key: readonly KeyedStatement[],
  isRight: (ref: QuestionRef) => boolean,
): TopicResult[] {
  const topics = new Map<TopicId, TopicResult>();
  for (const { ref, topic } of key) {
    const { right, asked } = topics.get(topic) ?? { right: 0, asked: 0 };
    const points = Number(isRight(ref));
    topics.set(topic, { topic, right: right + points, asked: asked + 1 });
  }
  return [...topics.values()];
}
