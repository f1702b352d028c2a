import type { Statement } from "@/lib/exam/statement";
import { formatMessage } from "@/lib/text/format-message";
import { EnlargeablePicture } from "../../hazards/enlargeable-picture";
import { MarkedText } from "../../ui/marked-text";
import { useRootMark } from "../../ui/use-root-mark";
import { AnswerPair } from "./answer-pair";
import { useSession } from "./session-context";
import "../../hazards/scene.css";
import "../../hazards/statements.css";

type SessionSceneProps = {
  statements: readonly [Statement, ...Statement[]];
};

/**
 * A hazard scene: picture, situation, three statements on one screen. It looks
 * as in practice, without anything that would say where to look.
 */
export function SessionScene({ statements }: SessionSceneProps) {
  const { exam, messages, actions } = useSession();
  const [{ language, situation = "", image = "", imageAlt, details = [] }] =
    statements;
  useRootMark("scene");

  return (
    <div className="hazard-scene">
      <div className="hazard-look">
        <EnlargeablePicture
          key={image}
          face={{ image, alt: imageAlt, details }}
          language={language}
          messages={messages}
        />
      </div>
      <p lang={language} className="hazard-situation">
        <MarkedText language={language}>{situation}</MarkedText>
      </p>
      <div className="hazard-statements">
        {statements.map(({ ref, question }, index) => (
          <fieldset key={ref} data-ref={ref} className="hazard-statement">
            <legend>
              <span className="sr-only">
                {`${formatMessage(messages.exam.session.statement, { number: index + 1 })}. `}
              </span>
              <span lang={language}>
                <MarkedText language={language}>{question}</MarkedText>
              </span>
            </legend>
            <div className="hazard-options">
              <AnswerPair
                answer={exam.answers[ref]}
                messages={messages.quiz}
                onAnswer={(answer) => actions.answer(ref, answer)}
              />
            </div>
          </fieldset>
        ))}
      </div>
    </div>
  );
}
