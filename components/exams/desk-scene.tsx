import type { Statement } from "@/lib/exam/statement";
import { fill } from "@/lib/text/fill";
import { QuestionPicture } from "../quiz/question-picture";
import { MarkedText } from "../ui/marked-text";
import { AnswerPair } from "./answer-pair";
import type { DeskScreenProps } from "./desk-screen";

type DeskSceneProps = DeskScreenProps & { statements: readonly Statement[] };

/** A hazard scene: picture, situation, three statements on one screen. */
export function DeskScene({
  exam,
  words,
  actions,
  statements,
}: DeskSceneProps) {
  const [{ language, situation = "", ...scene }] = statements;

  return (
    <>
      <p lang={language} className="focus-question">
        <MarkedText language={language}>{situation}</MarkedText>
      </p>
      <div className="focus-picture scene-picture">
        <QuestionPicture
          question={scene}
          language={language}
          words={words.quiz}
        />
      </div>
      <div className="focus-answers scene-statements">
        {statements.map(({ ref, question }, index) => (
          <fieldset key={ref} data-ref={ref}>
            <legend lang={language}>
              <span className="sr-only">
                {`${fill(words.exam.desk.statement, { number: index + 1 })}. `}
              </span>
              <MarkedText language={language}>{question}</MarkedText>
            </legend>
            <div className="mt-2 grid grid-cols-2 gap-2.5">
              <AnswerPair
                answer={exam.answers[ref]}
                words={words.quiz}
                onAnswer={(answer) => actions.answer(ref, answer)}
              />
            </div>
          </fieldset>
        ))}
      </div>
    </>
  );
}
