import type { Statement } from "@/lib/exam/statement";
import { QuestionPicture } from "../../quiz/question-picture";
import { MarkedText } from "../../ui/marked-text";
import { AnswerPair } from "./answer-pair";
import { useSession } from "./session-context";

/** A statement, its picture if it has one, True and False. */
export function SessionQuestion({ statement }: { statement: Statement }) {
  const { exam, messages, actions } = useSession();
  const { ref, language, question } = statement;

  return (
    <>
      <p id="question" lang={language} className="focus-question">
        <MarkedText language={language}>{question}</MarkedText>
      </p>
      <QuestionPicture
        question={statement}
        language={language}
        messages={messages}
      />
      <div
        role="group"
        aria-labelledby="question"
        data-ref={ref}
        className="focus-answers"
      >
        <AnswerPair
          answer={exam.answers[ref]}
          messages={messages.quiz}
          onAnswer={(answer) => actions.answer(ref, answer)}
        />
      </div>
    </>
  );
}
