import { wordsOf } from "./words";

/** Words that are known, by their first letter. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

/** The words among the terms of an index: no numbers, no Japanese, no marks. */
export function vocabularyOf(terms: readonly string[]): Vocabulary {
  const words = new Map<string, string[]>();
  for (const term of terms)
    if (/^[\p{sc=Latin}\p{sc=Devanagari}]{4,}$/u.test(term)) {
      const [first = ""] = term;
      const known = words.get(first);
      if (known) known.push(term);
      else words.set(first, [term]);
    }
  return words;
}

/**
 * The query with its unknown words corrected: one letter too many, too few,
 * wrong or misplaced; in a long word two. Nobody mistypes the first letter.
 *
 * @param vocabularies those whose words come first, first
 */
export function correctTypos(
  typed: string,
  vocabularies: readonly Vocabulary[],
): string {
  let end = 0;
  let corrected = "";
  for (const word of wordsOf(typed)) {
    if (word.kind !== "word") continue;
    const meant = meantBy(word.text, vocabularies);
    corrected +=
      typed.slice(end, word.start) +
      (meant ?? typed.slice(word.start, word.end));
    end = word.end;
  }
  return corrected + typed.slice(end);
}

/** The known word that is nearest to an unknown one. */
function meantBy(
  text: string,
  vocabularies: readonly Vocabulary[],
): string | undefined {
  const [first = ""] = text;
  const known = vocabularies.flatMap((words) => words.get(first) ?? []);
  if (text.length < 4 || known.some((one) => one.startsWith(text))) return;

  let most = text.length < 7 ? 1 : 2;
  let meant: string | undefined;
  for (const one of known) {
    if (Math.abs(one.length - text.length) > most) continue;
    const distance = distanceOf(text, one);
    if (distance > most) continue;
    meant = one;
    most = distance - 1;
    if (most < 1) break;
  }
  return meant;
}

/** How many letters differ; two in the wrong order count once. */
function distanceOf(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped =
        row > 1 &&
        at > 1 &&
        one[row - 1] === other[at - 2] &&
        one[row - 2] === other[at - 1];
      next.push(
        Math.min(
          (last[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
