import { MarkedText } from "../../ui/marked-text";
import { Picture } from "../../ui/picture";
import type { ExamPageMessages } from "../common/messages";
import { AnswerAndReason, type ReviewedAnswer } from "./answer-and-reason";
import { ReviewCard } from "./review-card";

export type ReviewedProps = {
  /** In the paper, from 1. */
  number: number;
  /** Of a scene several. */
  answers: readonly [ReviewedAnswer, ...ReviewedAnswer[]];
  messages: ExamPageMessages;
};

/** A question with its picture, the answers and the reason. */
export function ReviewedStatement({
  number,
  answers,
  messages,
}: ReviewedProps) {
  const [reviewed] = answers;
  const { language, question } = reviewed.statement;

  return (
    <ReviewCard
      isRight={reviewed.answer === reviewed.right}
      heading={
        <h3 lang={language} className="font-semibold">
          <MarkedText
            language={language}
          >{`${number}. ${question}`}</MarkedText>
        </h3>
      }
    >
      <Picture question={reviewed.statement} language={language} />
      <AnswerAndReason {...reviewed} messages={messages} />
    </ReviewCard>
  );
}
