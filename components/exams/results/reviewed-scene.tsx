import { SceneImage } from "../../hazards/scene-image";
import { MarkedText } from "../../ui/marked-text";
import { AnswerAndReason } from "./answer-and-reason";
import { ReviewCard } from "./review-card";
import type { ReviewedProps } from "./reviewed-statement";

/** A hazard scene once, and under it each statement: they count together. */
export function ReviewedScene({ number, answers, messages }: ReviewedProps) {
  const [{ statement }] = answers;
  const { language, situation = "", image = "", imageAlt } = statement;

  return (
    <ReviewCard
      isRight={answers.every(({ answer, right }) => answer === right)}
      heading={
        <h3 lang={language} className="font-semibold">
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
        className="mt-3 w-full max-w-md rounded-chip"
      />
      <ol className="mt-3 divide-y divide-asphalt-700">
        {answers.map((one) => (
          <li
            key={one.statement.ref}
            className="reviewed-part py-3"
            data-right={one.answer === one.right}
          >
            <h4 lang={language} className="font-semibold">
              <MarkedText language={language}>
                {one.statement.question}
              </MarkedText>
            </h4>
            <AnswerAndReason {...one} messages={messages} />
          </li>
        ))}
      </ol>
    </ReviewCard>
  );
}
