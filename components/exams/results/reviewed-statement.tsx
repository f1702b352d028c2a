import type { Language } from "@/content/languages";
import { ReviewRow } from "../../results/review-row";
import { MarkedText } from "../../ui/marked-text";
import { Picture } from "../../ui/picture";
import type { ExamPageMessages } from "../common/messages";
import { AnswerAndReason, type ReviewedAnswer } from "./answer-and-reason";

export type ReviewedProps = {
  /** In the paper, from 1. */
  number: number;
  /** Of a scene several. */
  answers: readonly [ReviewedAnswer, ...ReviewedAnswer[]];
  pageLanguage: Language;
  messages: ExamPageMessages;
};

/** A question with its picture, the answers and the reason. */
export function ReviewedStatement({
  number,
  answers,
  pageLanguage,
  messages,
}: ReviewedProps) {
  const [reviewed] = answers;
  const { language, question } = reviewed.statement;
  const isRight = reviewed.answer === reviewed.right;

  return (
    <ReviewRow
      isRight={isRight}
      verdict={isRight ? messages.quiz.correct : messages.quiz.incorrect}
      picture={
        <Picture
          question={reviewed.statement}
          language={language}
          className=""
        />
      }
      heading={
        <h3 lang={language}>
          <MarkedText
            language={language}
          >{`${number}. ${question}`}</MarkedText>
        </h3>
      }
    >
      <AnswerAndReason {...reviewed} {...{ pageLanguage, messages }} />
    </ReviewRow>
  );
}
