/** Compares a result that somebody sent with the paper that it is of. */
import type { QuestionRef } from "../answers/question";
import { gradeExam } from "../exam/grade";
import { answerKeyOf, type QuestionBank } from "../exam/paper";
import { drawChoice } from "./draw-choice";
import type { PaperResult } from "./result-code";

/**
 * Whether a result can be of its paper: "old" if the questions have changed
 * since, "forged" if its answers do not bring its points.
 */
export function checkResult(
  questionBank: QuestionBank,
  result: PaperResult,
): "right" | "old" | "forged" {
  if (result.paper.edition !== questionBank.edition) return "old";

  const refs = drawChoice(questionBank, result.paper);
  if (refs.length !== result.answers.length) return "forged";
  return pointsOf(questionBank, result, refs) === result.points
    ? "right"
    : "forged";
}

/** What answers bring, by the rules of the test. */
export function pointsOf(
  questionBank: QuestionBank,
  { paper, answers }: Pick<PaperResult, "paper" | "answers">,
  refs: readonly QuestionRef[],
): number {
  return gradeExam(
    { test: paper.test, refs, answers: answersByRef(refs, answers), flags: [] },
    answerKeyOf(questionBank, refs),
  ).points;
}

/** Answers in the order of a paper, by the names of its statements. */
export function answersByRef(
  refs: readonly QuestionRef[],
  answers: PaperResult["answers"],
): Partial<Record<QuestionRef, boolean>> {
  return Object.fromEntries(
    refs.flatMap((ref, index) => {
      const answer = answers[index];
      return answer === undefined ? [] : [[ref, answer]];
    }),
  );
}
