import { useId, useState } from "react";
import type { Language } from "@/content/languages";
import type { InterfaceWords } from "@/content/ui/schema";
import type { Question } from "@/lib/quiz/question";
import { asset } from "@/lib/site/links";
import { Button } from "../ui/button";

type QuestionPictureProps = {
  question: Pick<Question, "image" | "imageAlt">;
  /** The language of the question. */
  language: Language;
  words: InterfaceWords["quiz"];
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
      setTries(tries + 1);
      setFailed(false);
    };
    return <Description picture={picture} words={words} onRetry={retry} />;
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={large}
        title={words.enlarge}
        className="mt-4 block w-full cursor-zoom-in"
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
          className="h-40 w-full object-contain"
        />
      </button>
      <div id={large} popover="auto" className="m-auto bg-asphalt-850 p-4">
        {/* eslint-disable-next-line @next/next/no-img-element -- exported files are served as they are */}
        <img
          {...picture}
          alt={picture.alt}
          loading="lazy"
          className="h-[80vh] w-[90vw] object-contain"
        />
      </div>
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
  words: InterfaceWords["quiz"];
  onRetry: () => void;
}) {
  return (
    <div className="mt-4 space-y-3 border-2 border-dashed border-asphalt-500 p-4">
      <p>{words.pictureFailed}</p>
      <p lang={lang}>{alt}</p>
      <Button look="secondary" onPress={onRetry}>
        {words.retryPicture}
      </Button>
    </div>
  );
}
