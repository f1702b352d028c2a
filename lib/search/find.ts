import type { EntryKind } from "@/content/ui/search/schema";
import type { Entry, Part } from "./part";
import { coverageOf, readQuery } from "./query";
import { correctTypos } from "./typos";

/** Something that was found. */
export type Found = { entry: Entry; score: number; terms: readonly string[] };

/** What was found of a kind, the best first. */
export type FoundGroup = { kind: EntryKind; found: readonly Found[] };

/** The answer to what was typed. */
export type Findings = {
  /** Whether all of it was found; what is there else is near it. */
  isWhole: boolean;
  groups: readonly FoundGroup[];
};

/** A name outweighs a number, and both what is said. */
const boost = { name: 4, names: 3, number: 4, text: 0.6 };

/** How much more a kind is asked for than the others. */
const kindBoost: Record<EntryKind, number> = {
  sign: 1,
  term: 1,
  chapter: 1.3,
  test: 1,
  rule: 1.8,
  question: 0.5,
  scene: 0.4,
};

/** What is called exactly as it was typed comes first. */
const EXACT = 2.5;

/** How much more counts what twice as many questions ask for. */
const ASKED = 0.1;

/** What has not every word counts less, and needs half of them. */
const missing = (coverage: number) => coverage ** 3;
const LEAST = 0.5;

/** No more than these are shown that have not every word. */
const NEAREST = 8;

/** What tells a rule; the others only ask for it. */
const tells = ({ entry }: Found) =>
  entry.kind !== "question" && entry.kind !== "scene";

/**
 * What fits a query, by kind, that with the best of all first. Where no more
 * than a question has every word, also what has them with a typo, or is near.
 *
 * @param parts the first of them has the concepts
 */
export function find(parts: readonly Part[], typed: string): Findings {
  const exact = findIn(parts, typed);
  const whole = exact.filter(isWhole);
  if (whole.some(tells)) return { isWhole: true, groups: groupsOf(whole) };

  const corrected = correctTypos(
    typed,
    parts.map(({ vocabulary }) => vocabulary),
  );
  const near = corrected === typed ? exact : findIn(parts, corrected);
  const withTypos = near.filter(isWhole);
  if (withTypos.some(tells))
    return { isWhole: true, groups: groupsOf(withTypos) };

  const nearest = near.filter((one) => !isWhole(one)).slice(0, NEAREST);
  return {
    isWhole: withTypos.length > 0,
    groups: groupsOf(
      near.filter((one) => isWhole(one) || nearest.includes(one)),
    ),
  };
}

const isWhole = ({ coverage }: { coverage: number }) => coverage === 1;

/** All that has enough of a query, the best first. */
function findIn(parts: readonly Part[], typed: string) {
  const asked = readQuery(typed, parts[0]?.concepts ?? {});
  if (!asked) return [];

  return parts
    .flatMap(({ entries, index }) =>
      index.search(asked.query, { boost }).flatMap((result) => {
        const entry = entries[result.id as number];
        const coverage = coverageOf(asked.wanted, result.queryTerms);
        if (!entry || coverage < LEAST) return [];

        const { terms } = result;
        // The library counts words in several forms as several words.
        const score =
          (result.score / (result.queryTerms.length || 1)) *
          missing(coverage) *
          kindBoost[entry.kind] *
          (1 + ASKED * Math.log2(1 + (entry.asked ?? 0))) *
          (terms.includes(asked.exact) ? EXACT : 1);
        return [{ entry, terms, coverage, score }];
      }),
    )
    .sort((one, other) => other.score - one.score);
}

function groupsOf(found: readonly Found[]): FoundGroup[] {
  const kinds = [...new Set(found.map(({ entry }) => entry.kind))];
  return kinds.map((kind) => ({
    kind,
    found: found.filter(({ entry }) => entry.kind === kind),
  }));
}
