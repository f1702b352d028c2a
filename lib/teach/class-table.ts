/** What a class knows of a paper: by learner, by question, by topic. */
import type { TopicId } from "@/content/topics";
import type { QuestionRef } from "../answers/question";
import { answerKeyOf, type QuestionBank } from "../exam/paper";
import { answersByRef } from "./check-result";
import { drawChoice } from "./draw-choice";
import { formatPaper } from "./paper-choice";
import type { PaperResult } from "./result-code";

type Mark = "right" | "wrong" | "open";

export type QuestionRow = {
  /** In version A, from 1. */
  number: number;
  ref: QuestionRef;
  topic: TopicId;
  right: number;
  /** Who had it wrong or left it open, as places in the list of results. */
  missed: number[];
};

export type ClassTable = {
  /** Of each learner in the order of the results, by question. */
  marks: Mark[][];
  questions: QuestionRow[];
  /** The weakest first. */
  topics: { topic: TopicId; right: number; asked: number }[];
  /** What the class must hear again, the worst first. */
  again: QuestionRow[];
};

/** A question is explained again if so many of the class had it wrong. */
const AGAIN_SHARE = 1 / 3;
const MOST_AGAIN = 10;

/** The code of a paper's version A, under which both versions are counted. */
export function classOf({ paper }: Pick<PaperResult, "paper">): string {
  return `${paper.test} ${formatPaper({ ...paper, version: "A" })}`;
}

/** The table of results of one paper in either version, drawn from its bank. */
export function classTable(
  questionBank: QuestionBank,
  results: readonly PaperResult[],
): ClassTable {
  const [first] = results;
  if (!first) return { marks: [], questions: [], topics: [], again: [] };

  const refs = drawChoice(questionBank, { ...first.paper, version: "A" });
  const key = answerKeyOf(questionBank, refs);
  const marks = results.map(({ paper, answers }) => {
    const given = answersByRef(drawChoice(questionBank, paper), answers);
    return key.map(({ ref, answer }): Mark => {
      if (given[ref] === undefined) return "open";
      return given[ref] === answer ? "right" : "wrong";
    });
  });
  const questions = key.map(({ ref, topic }, index): QuestionRow => {
    const missed = marks.flatMap((row, learner) =>
      row[index] === "right" ? [] : [learner],
    );
    const right = marks.length - missed.length;
    return { number: index + 1, ref, topic, right, missed };
  });
  return {
    marks,
    questions,
    topics: topicsOf(questions),
    again: againOf(questions),
  };
}

function topicsOf(questions: readonly QuestionRow[]): ClassTable["topics"] {
  const topics = new Map<TopicId, { right: number; asked: number }>();
  for (const { topic, right, missed } of questions) {
    const sum = topics.get(topic) ?? { right: 0, asked: 0 };
    topics.set(topic, {
      right: sum.right + right,
      asked: sum.asked + right + missed.length,
    });
  }
  return [...topics]
    .map(([topic, sum]) => ({ topic, ...sum }))
    .sort((one, other) => one.right / one.asked - other.right / other.asked);
}

function againOf(questions: readonly QuestionRow[]): QuestionRow[] {
  return questions
    .filter(
      ({ right, missed }) =>
        missed.length > 0 &&
        missed.length >= (right + missed.length) * AGAIN_SHARE,
    )
    .sort((one, other) => other.missed.length - one.missed.length)
    .slice(0, MOST_AGAIN);
}
