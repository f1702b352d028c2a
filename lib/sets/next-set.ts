import type { Language } from "@/content/languages";
import { setIds, type SetId } from "@/content/question-sets";
import { isOffered } from "./set-language";

/** The set behind one in the catalogue, of those that have a page. */
export function nextSet(setId: SetId, language: Language): SetId | undefined {
  return setIds.find(
    (other, index) =>
      index > setIds.indexOf(setId) && isOffered(other, language),
  );
}
