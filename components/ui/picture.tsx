import clsx from "clsx";
import type { Language } from "@/content/sets/schema";
import { asset } from "@/lib/links";
import type { Question } from "@/lib/quiz";

type PictureProps = {
  question: Pick<Question, "image" | "imageAlt">;
  language: Language;
  /** Small ones stand in lists and load when they come near. */
  small?: boolean;
};

/** The picture that a question is about, if it has one. */
export function Picture({ question, language, small = false }: PictureProps) {
  if (!question.image) return null;

  return (
    // eslint-disable-next-line @next/next/no-img-element -- exported files are served as they are
    <img
      src={asset(question.image)}
      alt={question.imageAlt ?? ""}
      lang={language}
      width={small ? 160 : 320}
      height={small ? 96 : 192}
      loading={small ? "lazy" : "eager"}
      className={clsx(
        "my-3 object-contain",
        small ? "h-24 w-40 object-left" : "h-48 w-full",
      )}
    />
  );
}
