import { SceneImage } from "../../hazards/scene-image";
import { ReviewRow } from "../../results/review-row";
import { MarkedText } from "../../ui/marked-text";
import { AnswerAndReason } from "./answer-and-reason";
import type { ReviewedProps } from "./reviewed-statement";

/** A hazard scene, and below it each statement: they count together. */
export function ReviewedScene({
  number,
  answers,
  pageLanguage,
  messages,
}: ReviewedProps) {
  const [{ statement }] = answers;
  const { language, situation = "", image = "", imageAlt } = statement;

  const isRight = answers.every(({ answer, right }) => answer === right);

  return (
    <ReviewRow
      isRight={isRight}
      verdict={isRight ? messages.quiz.correct : messages.quiz.incorrect}
      heading={
        <h3 lang={language}>
          <MarkedText language={language}>
            {`${number}. ${situation}`}
          </MarkedText>
        </h3>
      }
    >
      <SceneImage
        image={image}
        alt={imageAlt}
        language={language}
        loading="lazy"
        className="w-full max-w-md rounded-chip"
      />
      <ol className="mt-2 divide-y divide-asphalt-700">
        {answers.map((one) => (
          <li
            key={one.statement.ref}
            className="reviewed-part"
            data-right={one.answer === one.right}
          >
            <h4 lang={language} className="font-semibold">
              <MarkedText language={language}>
                {one.statement.question}
              </MarkedText>
            </h4>
            <AnswerAndReason {...one} {...{ pageLanguage, messages }} />
          </li>
        ))}
      </ol>
    </ReviewRow>
  );
}
