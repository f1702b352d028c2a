/** A statement or an option, and whether it is right. */
export type Sample = { text: string; right: boolean };

/** How many samples of each kind hold a word or pair of words. */
type Counts = { right: number; wrong: number };

/** What was learnt from samples: a weight for each word and word pair. */
export type Habit = { weights: ReadonlyMap<string, number>; bias: number };

/** The words and word pairs of a text, each once, in any script. */
function features(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return new Set([...words, ...pairs]);
}

/**
 * Naive Bayes over the presence of words and pairs of words, add-one smoothed:
 * what somebody without knowledge learns from questions already seen.
 */
export function learn(samples: readonly Sample[]): Habit {
  const counts = new Map<string, Counts>();
  const all: Counts = { right: 0, wrong: 0 };

  for (const { text, right } of samples) {
    const side = right ? "right" : "wrong";
    all[side] += 1;
    for (const feature of features(text)) {
      const count = counts.get(feature) ?? { right: 0, wrong: 0 };
      count[side] += 1;
      counts.set(feature, count);
    }
  }

  const weight = ({ right, wrong }: Counts) =>
    Math.log((right + 1) / (all.right + 2)) -
    Math.log((wrong + 1) / (all.wrong + 2));
  return {
    weights: new Map([...counts].map(([word, count]) => [word, weight(count)])),
    bias: Math.log(all.right / all.wrong),
  };
}

/** Above 0 if the text looks right to somebody with this habit. */
export function suspicion({ weights, bias }: Habit, text: string): number {
  let sum = bias;
  for (const feature of features(text)) sum += weights.get(feature) ?? 0;
  return sum;
}

/**
 * The words that give the answer away most: their share of right samples
 * differs most from the overall share, measured in standard deviations (z).
 */
export function worstWords(
  samples: readonly Sample[],
  count: number,
): { word: string; right: number; wrong: number; z: number }[] {
  const counts = new Map<string, Counts>();
  for (const { text, right } of samples)
    for (const feature of features(text)) {
      const seen = counts.get(feature) ?? { right: 0, wrong: 0 };
      seen[right ? "right" : "wrong"] += 1;
      counts.set(feature, seen);
    }
  const share = samples.filter(({ right }) => right).length / samples.length;

  return [...counts]
    .map(([word, { right, wrong }]) => {
      const total = right + wrong;
      const spread = Math.sqrt(total * share * (1 - share));
      return { word, right, wrong, z: (right - total * share) / spread };
    })
    .sort((one, other) => Math.abs(other.z) - Math.abs(one.z))
    .slice(0, count);
}
