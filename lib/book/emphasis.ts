import type { Language } from "@/content/languages";

/**
 * A piece of a sentence; strong if the answer to a test question depends on it.
 */
type Piece = { text: string; isStrong: boolean };

/** A figure with its unit, a fraction or a range: "0.75 m", "60 km/h", "1/3". */
const figure =
  /(?<![\p{L}\d])\d[\d,]*(?:[./:]\d+)*(?:[–-]\d+(?:\.\d+)?)?(?:[\s\u00a0]?(?:km\/h|mm|cm|km|kg|kW|mg|ml|cc|°|%|m|t|g|V|litres?|metres?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|points?|yen)(?![\p{L}]))?/u;

/** The words by which a rule says that something is a duty or forbidden. */
const duties: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:must not|must never|must|may not|is forbidden|are forbidden|is prohibited|are prohibited|(?:do|does) not have to)\b/,
  ne: /[\p{Script=Devanagari}]*(?:नुपर्छ|नुपर्दैन|नु[ \u00a0]हुँदैन)|निषेध(?:[ \u00a0]छ)?|पाइँदैन|सकिँदैन/u,
};

/** Splits a rule so that duties, bans and figures can be set in bold. */
export function emphasise(text: string, language: Language): Piece[] {
  const pattern = new RegExp(
    `${duties[language].source}|${figure.source}`,
    "gu",
  );
  const pieces: Piece[] = [];
  let end = 0;

  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (index > end)
      pieces.push({ text: text.slice(end, index), isStrong: false });
    pieces.push({ text: match, isStrong: true });
    end = index + match.length;
  }
  if (end < text.length)
    pieces.push({ text: text.slice(end), isStrong: false });

  return pieces;
}
