import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { setGroups } from "@/content/set-groups";
import { isOffered } from "../addresses/set-language";

/** The set after one in its group, if there is one in the language. */
export function nextSet(setId: SetId, language: Language): SetId | undefined {
  const sets = setGroups
    .map((group) => group.sets)
    .find((group) => group.includes(setId))
    ?.filter((other) => other === setId || isOffered(other, language));
  return sets?.[sets.indexOf(setId) + 1];
}
