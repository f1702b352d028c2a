import { asset } from "@/lib/addresses/links";
import type { Statement } from "@/lib/exam/statement";
import { MarkedText } from "../../ui/marked-text";
import type { TeachPageMessages } from "../teach-messages";

type ShownStatementProps = {
  statement: Statement;
  /** Undefined until it is shown. */
  answer: boolean | undefined;
  messages: TeachPageMessages;
};

/** A statement as large as the room needs it, its answer when asked for. */
export function ShownStatement({
  statement,
  answer,
  messages,
}: ShownStatementProps) {
  const { language, situation, question, explanation, image, imageAlt } =
    statement;
  const { trueOption, falseOption } = messages.quiz;

  return (
    <div className="shown-statement" data-picture={image ? "" : undefined}>
      {image && <img src={asset(image)} alt={imageAlt ?? ""} lang={language} />}
      <div className="min-w-0">
        {situation && (
          <p lang={language} className="shown-reason">
            <MarkedText language={language}>{situation}</MarkedText>
          </p>
        )}
        <h2 lang={language} className="shown-question">
          <MarkedText language={language}>{question}</MarkedText>
        </h2>
        <div role="status" className="shown-answer" data-answer={answer}>
          {answer !== undefined && (
            <>
              <p className="shown-question">
                {answer ? trueOption : falseOption}
              </p>
              <p lang={language} className="shown-reason">
                <MarkedText language={language}>{explanation ?? ""}</MarkedText>
              </p>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
