import type { Language } from "@/content/languages";
import type { Concepts } from "@/lib/search/concepts";
import { markFound } from "@/lib/search/mark";
import { MarkedText } from "../ui/marked-text";

type FoundTextProps = {
  text: string;
  language: Language;
  /** The words to mark. */
  terms: readonly string[];
  concepts: Concepts;
};

/** A text with the matches of a query marked. */
export function FoundText({ text, language, terms, concepts }: FoundTextProps) {
  return markFound(text, terms, concepts).map(({ text, isFound }, index) => {
    const piece = (
      <MarkedText key={index} language={language}>
        {text}
      </MarkedText>
    );
    return isFound ? (
      <mark
        key={index}
        className="rounded-sm bg-caution-400/20 text-inherit underline decoration-caution-400 decoration-2"
      >
        {piece}
      </mark>
    ) : (
      piece
    );
  });
}
