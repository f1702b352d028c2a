import "server-only";
import type { BookPlace } from "@/content/book/chapter-ids";
import type { ChapterId } from "@/content/book/schema";
import { setIds } from "@/content/question-sets";
import type { RuleId } from "@/content/rules";
import type { QuestionRef } from "../answers/question";
import { placeOf } from "../book/places";
import { sources } from "./set-files";

/** The questions that rest on a place of a chapter, by its anchor. */
export type AskedIn = ReadonlyMap<string, readonly QuestionRef[]>;

/**
 * The questions of all sets that rest on the rules of a chapter, in the order
 * of the sets; those of a rule that another one covers stand with that one.
 * Only for the build, since it reads every set.
 */
export async function readAskedIn(chapter: ChapterId): Promise<AskedIn> {
  const asked = new Map<string, QuestionRef[]>();

  for (const setId of setIds)
    for (const { id, rule, also = [] } of (await sources[setId]()).default)
      for (const place of placesOf([rule, ...also])) {
        const [told, anchor = ""] = place.split("#");
        if (told !== chapter) continue;
        asked.set(anchor, [...(asked.get(anchor) ?? []), `${setId}/${id}`]);
      }

  return asked;
}

/** Each place once, though several of the rules may be told there. */
function placesOf(rules: readonly RuleId[]): Set<BookPlace> {
  return new Set(rules.map(placeOf));
}
