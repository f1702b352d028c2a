import { chapters } from "@/content/book";
import { nearDuplicates } from "@/content/book/near-duplicates";
import { pictures, type PictureId } from "@/content/pictures";
import { rules, type RuleId } from "@/content/rules";

/** On which page of the printed book each rule is told, by the rule's key. */
export function pageOfEveryRule(
  pages: readonly string[],
): Record<string, number> {
  // What stands before the first chapter repeats nothing of the rules.
  const pageWith = (text: string) =>
    pages.findIndex((page) => page.includes(text.replace(/\s/g, ""))) + 1;
  const printed = new Set<string>(
    chapters.flatMap((chapter) =>
      chapter.sections.flatMap((section) => section.rules ?? []),
    ),
  );

  return Object.fromEntries(
    Object.keys(rules).map((id) => {
      const told = printed.has(id) ? id : nearDuplicates[id as RuleId];
      const page = told ? pageWith(textOf(told)) : 0;

      if (page === 0) throw new Error(`The book does not tell ${id}`);
      return [id, page];
    }),
  );
}

/** The words by which a printed rule or plate is found. */
function textOf(told: string): string {
  return told in rules
    ? rules[told as RuleId].rule
    : pictures[told as PictureId].meaning;
}
