import { readFileSync, writeFileSync } from "node:fs";
import type { Day } from "@/content/rules/schema";
import { shortHash } from "@/lib/text/short-hash";
import { allRules, type Check, type Content } from "./content";
import { dependentsIn, type Dependent } from "./dependents-in";

/** The last review of each item, one line per item. */
export const FILE = "content/reviews.json";

/** How an item was reviewed, as the file has it. */
export const ways = {
  law: "compared with the law",
  blind: "answered without seeing the answer, then compared",
} as const;

/** How a review was done. The first ones name neither person nor day. */
export type Reviewer = {
  how: keyof typeof ways;
  by?: string;
  on?: Day;
  /** Why many items were approved at once. */
  reason?: string;
};

/** The answer, if the item has one, and a hash of its rules. */
type State = { answer?: boolean | string; rules: string };

export type Review = State & Reviewer;
export type Reviews = Readonly<Record<string, Review>>;

/** The state of an item as it is now. */
function stateOf({ rules, answer }: Dependent, content: Content): State {
  const known = allRules(content);
  const sentences = rules.map((key) => known.get(key)?.rule ?? "");
  return {
    ...(answer !== undefined && { answer }),
    rules: shortHash(sentences.join("\n")),
  };
}

/** Reports each item whose answer or rules changed since its review. */
export function checkReviews(reviews: Reviews): Check {
  return (content) => {
    const dependents = dependentsIn(content);
    const changed = dependents.flatMap((one) => {
      const before = reviews[one.key];
      if (before === undefined) return [`${one.place}: is not reviewed yet`];
      if (!(before.how in ways))
        return [`${one.place}: ${FILE} does not say how it was reviewed`];

      const now = stateOf(one, content);
      if (before.answer !== now.answer)
        return [
          `${one.place}: its answer was ${before.answer} and is now ${now.answer}`,
        ];
      return before.rules === now.rules
        ? []
        : [`${one.place}: depends on ${one.rules.join(", ")}, which changed`];
    });
    const keys = new Set(dependents.map(({ key }) => key));
    const gone = Object.keys(reviews)
      .filter((key) => !keys.has(key))
      .map((key) => `${key}: no longer exists, but ${FILE} still has it`);
    return [...changed, ...gone];
  };
}

/**
 * The reviews after another one: of the items with these keys, or with "all" of
 * each item whose answer or rules changed. The others keep theirs, and items
 * that are gone lose it. Throws if a key is unknown.
 */
export function approve(
  before: Reviews,
  content: Content,
  items: readonly string[] | "all",
  reviewer: Reviewer,
): Reviews {
  const dependents = dependentsIn(content);
  const isKnown = (key: string) => dependents.some((one) => one.key === key);
  const unknown =
    items === "all" ? undefined : items.find((it) => !isKnown(it));
  if (unknown !== undefined)
    throw new Error(
      `There is no item "${unknown}". Use a name such as "karimenkyo-3/12" or "hz-05/1", and put "--" before the options: npm run content:approve -- --all "why"`,
    );

  const entries = dependents.flatMap((one): [string, Review][] => {
    const review = before[one.key];
    const now = stateOf(one, content);
    const isApproved =
      items === "all"
        ? review?.answer !== now.answer || review?.rules !== now.rules
        : items.includes(one.key);
    if (isApproved) return [[one.key, { ...now, ...reviewer }]];
    return review ? [[one.key, review]] : [];
  });
  return Object.fromEntries(entries);
}

/** Reads the file of reviews. */
export function readReviews(): Reviews {
  return JSON.parse(readFileSync(FILE, "utf8")) as Reviews;
}

/** Writes the file of reviews, one line per item. */
export function writeReviews(reviews: Reviews) {
  const lines = Object.entries(reviews).map(
    ([key, review]) => `  ${JSON.stringify(key)}: ${JSON.stringify(review)}`,
  );
  writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
}
