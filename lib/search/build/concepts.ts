import "server-only";
import { glossary, type TermId } from "@/content/book/glossary";
import { synonyms } from "@/content/synonyms";
import { keyOf, type Concepts } from "../concepts";
import { wordsOf } from "../words";
import { namesOfTerm } from "./entries";

/** The phrases of both tables by what they mean: rows that share one are one. */
export function readConcepts(): Concepts {
  const concepts = new Map<string, number>();
  [...synonyms, ...glossaryRows()].forEach((row, number) => {
    const keys = row.map((phrase) => keyOf(wordsOf(phrase))).filter(Boolean);
    const known = new Set(
      keys.flatMap((key) => {
        const concept = concepts.get(key);
        return concept === undefined ? [] : [concept];
      }),
    );
    const [concept = number] = known;
    for (const [key, other] of concepts)
      if (known.has(other)) concepts.set(key, concept);
    for (const key of keys) concepts.set(key, concept);
  });
  return Object.fromEntries(concepts);
}

/** What each word of the tests is called, in three languages and scripts. */
const glossaryRows = () => (Object.keys(glossary) as TermId[]).map(namesOfTerm);
