import type { Chapter } from "@/content/book/schema";
import type { RuleId } from "@/content/rules";

/** The chapter that a rule is told in, and its number there: 7.12. */
export type RuleNumbers = ReadonlyMap<
  RuleId,
  { chapter: string; number: string }
>;

/** Numbers each rule where the book tells it first, as its pages do. */
export function numberRules(chapters: readonly Chapter[]): RuleNumbers {
  const numbers = new Map<RuleId, { chapter: string; number: string }>();

  for (const [index, { id: chapter, sections }] of chapters.entries()) {
    let count = 0;
    for (const rule of sections.flatMap((section) => section.rules ?? []))
      if (!numbers.has(rule))
        numbers.set(rule, { chapter, number: `${index + 1}.${(count += 1)}` });
  }

  return numbers;
}
