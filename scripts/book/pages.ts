import { chapters } from "@/content/book";
import { ruleAliases } from "@/content/book/rule-aliases";
import { pictures, type PictureId } from "@/content/pictures";
import { rules, type RuleId } from "@/content/rules";

/**
 * Throws, naming a rule, if the printed book does not contain it.
 *
 * @param pages the text of each page, without spaces
 */
export function expectEveryRule(pages: readonly string[]) {
  const text = pages.join("");
  const printed = new Set<string>(
    chapters.flatMap((chapter) =>
      chapter.sections.flatMap((section) => section.rules ?? []),
    ),
  );
  for (const id of Object.keys(rules)) {
    const told = printed.has(id) ? id : ruleAliases[id as RuleId];
    if (!told || !text.includes(textOf(told).replace(/\s/g, "")))
      throw new Error(`The book does not contain ${id}`);
  }
}

/** The words by which a printed rule or plate is found. */
function textOf(told: string): string {
  return told in rules
    ? rules[told as RuleId].rule
    : pictures[told as PictureId].meaning;
}
