import { ruleAliases } from "@/content/book/rule-aliases";
import type { Chapter } from "@/content/book/schema";
import type { RuleId } from "@/content/rules";

type Place = {
  chapter: string;
  /** Chapter and place in it: 7.12. */
  number: string;
  /** The rule that is printed there. */
  anchor: string;
};

export type RuleNumbers = ReadonlyMap<RuleId, Place>;

/** Numbers each rule where the book first states it, as its pages do. */
export function numberRules(chapters: readonly Chapter[]): RuleNumbers {
  const numbers = new Map<RuleId, Place>();

  for (const [index, { id: chapter, sections }] of chapters.entries()) {
    let count = 0;
    for (const anchor of sections.flatMap((section) => section.rules ?? []))
      if (!numbers.has(anchor)) {
        const number = `${index + 1}.${(count += 1)}`;
        numbers.set(anchor, { chapter, number, anchor });
      }
  }

  for (const [id, told] of Object.entries(ruleAliases)) {
    const place = numbers.get(told as RuleId);
    if (place) numbers.set(id as RuleId, { ...place, chapter: "" });
  }

  return numbers;
}
