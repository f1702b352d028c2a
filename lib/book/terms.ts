import "server-only";
import { glossary, type TermId } from "@/content/book/glossary";
import type { Term } from "@/content/book/term";
import { languageCodes, type Language } from "@/content/languages";
import { chapterPage, pageAddress } from "../addresses/links";
import { termAnchor } from "./places";
import { termIn, type LocalizedText } from "./texts";

/** A piece of a text; with the word of the glossary that it is. */
export type TermPiece = { text: string; term?: TermId };

/** Which words of the glossary each text is the first to use. */
export type FirstTerms = ReadonlyMap<string, readonly TermId[]>;

/** What may follow a word within the same word. */
const endings: Readonly<Record<Language, string>> = {
  en: "(?:s|es)?",
  ne: "(?:हरू)?(?:मा|को|का|की|लाई|ले|बाट|सँग|भन्दा|देखि|सम्म|भित्र|बाहेक)*",
};

/** The linked words of each language, the longest first. */
const words = Object.fromEntries(
  languageCodes.map((language) => [language, wordsIn(language)]),
) as Record<Language, ReturnType<typeof wordsIn>>;

/** Finds, text by text, the terms that occur for the first time. */
export function firstTerms(texts: readonly LocalizedText[]): FirstTerms {
  const seen = new Set<TermId>();

  return new Map(
    texts.map(({ text, language }) => {
      const found = [...findTerms(text, language)].map(({ term }) => term);
      const first = [...new Set(found)].filter((term) => !seen.has(term));
      first.forEach((term) => seen.add(term));
      return [text, first];
    }),
  );
}

/** Cuts a text where one of the words begins and ends, each once. */
export function cutAtTerms(
  { text, language }: LocalizedText,
  terms: readonly TermId[],
): TermPiece[] {
  const wanted = new Set(terms);
  const pieces: TermPiece[] = [];
  let end = 0;

  for (const { term, at, word } of findTerms(text, language)) {
    if (!wanted.delete(term)) continue;
    if (at > end) pieces.push({ text: text.slice(end, at) });
    pieces.push({ text: word, term });
    end = at + word.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces;
}

/** The address of a word in the glossary. */
export function termAddress(term: TermId, language: Language): string {
  return `${pageAddress(chapterPage("words"), language)}#${termAnchor(term)}`;
}

function* findTerms(text: string, language: Language) {
  const { pattern, termOf } = words[language];
  for (const { 0: word, 1: base = "", index } of text.matchAll(pattern)) {
    const term = termOf.get(plainly(base));
    if (term) yield { term, at: index, word };
  }
}

function wordsIn(language: Language) {
  const termOf = new Map(
    Object.entries<Term>(glossary)
      .filter(([, { isUnlinked }]) => !isUnlinked)
      .map(([id]) => id as TermId)
      .map((id) => [baseOf(termIn(id, language).word.text), id]),
  );
  const bases = [...termOf.keys()]
    .sort((one, other) => other.length - one.length)
    .map((base) => base.replaceAll(" ", "[ \u00a0]"));
  const pattern = new RegExp(
    // "सर्नु हुँदैन" is one verb, and stands out as such.
    `(?<![\\p{L}\\p{M}-])(${bases.join("|")})${endings[language]}(?![\\p{L}\\p{M}-]|[ \u00a0]हुँदैन)`,
    "giu",
  );
  return { pattern, termOf };
}

/** "साधारण कार (साधारण मोटरगाडी)", "ओभरटेक गर्नु": what stands in sentences. */
function baseOf(word: string): string {
  return plainly(word.replace(/ \(.*| गर्नु$/, ""));
}

function plainly(text: string): string {
  return text.replaceAll("\u00a0", " ").toLowerCase();
}
