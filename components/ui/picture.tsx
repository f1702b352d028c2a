import type { Language } from "@/content/languages";
import { asset } from "@/lib/addresses/links";
import type { Question } from "@/lib/answers/question";

type PictureProps = {
  question: Pick<Question, "image" | "imageAlt">;
  language: Language;
  className?: string;
};

/** A question's picture as it stands in a list, if it has one. */
export function Picture({
  question,
  language,
  className = "my-3 h-24 w-40 object-left",
}: PictureProps) {
  if (!question.image) return null;

  return (
    <img
      src={asset(question.image)}
      alt={question.imageAlt ?? ""}
      lang={language}
      width={160}
      height={96}
      loading="lazy"
      className={`object-contain ${className}`}
    />
  );
}
