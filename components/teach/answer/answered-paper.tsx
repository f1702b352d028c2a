import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { loadedStatements } from "@/lib/exam/load-statements";
import { answerKeyOf } from "@/lib/exam/paper";
import { choiceFigures } from "@/lib/teach/choice-figures";
import type { PaperResult } from "@/lib/teach/result-code";
import { formatMessage } from "@/lib/text/format-message";
import { AnswerAndReason } from "../../exams/results/answer-and-reason";
import { SendResult } from "../../share/send-result";
import { Button } from "../../ui/button";
import { MarkedText } from "../../ui/marked-text";
import { Picture } from "../../ui/picture";
import type { UseProps } from "../use-props";

type AnsweredPaperProps = UseProps & {
  result: Omit<PaperResult, "name">;
  /** Another learner, or the same one, answers the paper. */
  onAgain: () => void;
};

/** Points, the way to the teacher, and each answer with its reason. */
export function AnsweredPaper({
  choice,
  bank,
  refs,
  language,
  messages,
  result,
  onAgain,
}: AnsweredPaperProps) {
  const { answer: text, send } = messages.teach;
  const heading = useRef<HTMLHeadingElement>(null);
  const { known } = useStore(loadedStatements);
  useEffect(() => heading.current?.focus(), []);
  const { totalPoints: total } = choiceFigures(choice, refs);
  const key = answerKeyOf(bank, refs);

  return (
    <div className="space-y-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-extrabold">
        {formatMessage(text.result, { points: result.points, total })}
      </h2>
      <SendResult
        result={result}
        total={total}
        language={language}
        messages={{ send, share: messages.share }}
      />
      <h2 className="text-xl font-extrabold">{text.review}</h2>
      <ol className="divide-y divide-asphalt-700">
        {key.map(({ ref, answer: right }, at) => {
          const statement = known[ref];
          if (!statement) return null;
          return (
            <li key={ref} className="py-4">
              <Picture question={statement} language={statement.language} />
              <h3 lang={statement.language} className="font-semibold">
                <MarkedText language={statement.language}>
                  {`${at + 1}. ${statement.question}`}
                </MarkedText>
              </h3>
              <AnswerAndReason
                statement={statement}
                answer={result.answers[at]}
                right={right}
                pageLanguage={language}
                messages={{ ...messages, name: "" }}
              />
            </li>
          );
        })}
      </ol>
      <Button variant="secondary" onPress={onAgain}>
        {text.begin}
      </Button>
    </div>
  );
}
