import { useId, useRef } from "react";
import type { Language } from "@/content/languages";
import { asset } from "@/lib/addresses/links";
import type { Question } from "@/lib/answers/question";
import { FailedPicture } from "../ui/failed-picture";
import { usePictureTries } from "../ui/picture-tries";
import { LargePicture } from "./large-picture";
import type { QuizMessages } from "./messages";

type QuestionPictureProps = {
  question: Pick<Question, "image" | "imageAlt">;
  /** The language of the question. */
  language: Language;
  messages: Pick<QuizMessages, "quiz" | "round">;
};

/**
 * The picture that a question is about; a press shows it large. If it does not
 * load, its description is shown, and loading can be tried again.
 */
export function QuestionPicture({
  question,
  language,
  messages,
}: QuestionPictureProps) {
  const large = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { failed, query, watch, recordFailed, retry } = usePictureTries();
  if (!question.image) return null;

  const picture = {
    src: asset(question.image) + query,
    alt: question.imageAlt ?? "",
    lang: language,
    width: 320,
    height: 192,
  };

  if (failed)
    return (
      <FailedPicture
        {...picture}
        messages={messages.quiz}
        onRetry={() => {
          retry();
          button.current?.focus();
        }}
      />
    );

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={large}
        title={messages.quiz.enlarge}
        className="focus-picture cursor-zoom-in"
      >
        <img
          {...picture}
          alt={picture.alt}
          ref={watch}
          onError={recordFailed}
          className="size-full object-contain"
        />
      </button>
      <LargePicture
        id={large}
        picture={picture}
        closeLabel={messages.round.closePicture}
      />
    </>
  );
}
