/** One change of the typing line: after `wait`, the first graphemes show. */
export type TypingStep = { wait: number; phrase: number; shown: number };

const TYPE = 50;
const HOLD = 2000;
const ERASE = 30;

/**
 * How long each grapheme is, as a reader counts letters: नेपालीमा has four.
 * Counted at build time, because it is slow on a phone.
 */
export function letterLengths(text: string, language: string): number[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "grapheme" });
  return [...segmenter.segment(text)].map(({ segment }) => segment.length);
}

/** Types and erases each phrase once and ends with the last. */
export function typingSteps(lengths: readonly number[]): TypingStep[] {
  return lengths.flatMap((length, phrase) => {
    const typed = Array.from({ length }, (_, index) => ({
      wait: TYPE,
      phrase,
      shown: index + 1,
    }));
    if (phrase === lengths.length - 1) return typed;

    const erased = Array.from({ length }, (_, index) => ({
      wait: index === 0 ? HOLD : ERASE,
      phrase,
      shown: length - index - 1,
    }));
    return [...typed, ...erased];
  });
}
