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

const found =
  "rounded-sm bg-caution-400/20 text-inherit underline decoration-caution-400 decoration-2";

/**
 * A text with the matches of a query marked. Each piece is an element: React
 * could not remove a text that the browser has translated.
 */
export function FoundText({ text, language, terms, concepts }: FoundTextProps) {
  return markFound(text, terms, concepts).map(({ text, isFound }, index) => {
    const Piece = isFound ? "mark" : "span";
    return (
      <Piece key={`${index}:${text}`} className={isFound ? found : undefined}>
        <MarkedText language={language}>{text}</MarkedText>
      </Piece>
    );
  });
}
