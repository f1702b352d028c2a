import type { Language } from "@/content/languages";
import { splitByScript } from "@/lib/text/split-by-script";

type MarkedTextProps = {
  /** The language of the text as a whole; unnamed, only Japanese is marked. */
  language?: Language;
  children: string;
};

/**
 * A text in which words of another script carry their language, so that they
 * are drawn and read aloud as such.
 */
export function MarkedText({ language, children: text }: MarkedTextProps) {
  const runs = splitByScript(text, language);
  // One text stays one text node: browser translation needs it so.
  if (runs.every(({ lang }) => lang === undefined)) return text;

  return runs.map(({ text: run, lang }, index) => (
    <span key={`${index}:${run}`} lang={lang}>
      {run}
    </span>
  ));
}
