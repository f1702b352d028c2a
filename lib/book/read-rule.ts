import type { BookPlace } from "@/content/book/chapter-ids";
import type { Language } from "@/content/languages";
import { rules, type RuleId } from "@/content/rules";
import type { Day, Rule } from "@/content/rules/schema";
import { sourcesOf } from "../addresses/sources";
import { placeOf } from "./places";
import { ruleIn, type LocalizedText } from "./texts";

/** A rule as the book states it. */
export type LocalizedRule = {
  id: RuleId;
  sentence: LocalizedText;
  /** Where it is written, in the page's language. */
  basis: string;
  /** The day on which it was compared with the law. */
  checked: Day;
  /** The day on which it came into force, if that is recent. */
  changed?: Day;
  /** Its own place, which may be in another chapter. */
  place: BookPlace;
};

/** A rule of the road with everything that the book says about it. */
export function readRule(id: RuleId, language: Language): LocalizedRule {
  const { changed }: Rule = rules[id];
  const { basis, checked } = sourcesOf([id], language);
  return {
    id,
    sentence: ruleIn(id, language),
    basis: basis.join(" · "),
    checked,
    ...(changed && { changed }),
    place: placeOf(id),
  };
}
