import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Language } from "@/content/languages";
import type { Question } from "@/lib/quiz/question";
import { asset } from "@/lib/site/links";
import { Button } from "../ui/button";
import { LargePicture } from "./large-picture";
import type { QuizWords } from "./quiz-words";

type QuestionPictureProps = {
  question: Pick<Question, "image" | "imageAlt">;
  /** The language of the question. */
  language: Language;
  words: Pick<QuizWords, "quiz" | "round">;
};

/**
 * The picture that a question is about; a press shows it large. When it does
 * not load, its description stands there, and it can be tried again.
 */
export function QuestionPicture({
  question,
  language,
  words,
}: QuestionPictureProps) {
  const large = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  if (!question.image) return null;

  const picture = {
    src: asset(question.image) + (tries > 0 ? `?again=${tries}` : ""),
    alt: question.imageAlt ?? "",
    lang: language,
    width: 320,
    height: 192,
  };

  if (failed) {
    const retry = () => {
      flushSync(() => {
        setTries(tries + 1);
        setFailed(false);
      });
      button.current?.focus();
    };
    return <Description picture={picture} words={words} onRetry={retry} />;
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={large}
        title={words.quiz.enlarge}
        className="focus-picture cursor-zoom-in"
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- exported files are served as they are */}
        <img
          {...picture}
          alt={picture.alt}
          ref={(image) => {
            // It may have failed before React listened.
            if (image?.complete && image.naturalWidth === 0) setFailed(true);
          }}
          onError={() => setFailed(true)}
          className="size-full object-contain"
        />
      </button>
      <LargePicture
        id={large}
        picture={picture}
        closeLabel={words.round.closePicture}
      />
    </>
  );
}

/** What stands in the place of a picture that did not load. */
function Description({
  picture: { alt, lang },
  words,
  onRetry,
}: {
  picture: { alt: string; lang: Language };
  words: QuestionPictureProps["words"];
  onRetry: () => void;
}) {
  return (
    <div className="space-y-3 border-2 border-dashed border-asphalt-500 p-3">
      <p>{words.quiz.pictureFailed}</p>
      <p lang={lang}>{alt}</p>
      <Button look="secondary" onPress={onRetry}>
        {words.quiz.retryPicture}
      </Button>
    </div>
  );
}
