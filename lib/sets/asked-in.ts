import "server-only";
import type { BookPlace } from "@/content/book/chapter-ids";
import type { ChapterId } from "@/content/book/schema";
import { signs, type SignId } from "@/content/pictures";
import { rulesOfSigns } from "@/content/pictures/rules";
import { setIds } from "@/content/question-sets";
import type { RuleId } from "@/content/rules";
import type { AuthoredQuestion } from "@/content/sets/schema";
import type { QuestionRef } from "../answers/question";
import { placeOf } from "../book/places";
import { isSign } from "../signs/read-signs";
import { sources } from "./set-files";

/** The questions that rest on what has an anchor in a page, by the anchor. */
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
        const [stated, anchor = ""] = place.split("#");
        if (stated !== chapter) continue;
        asked.set(anchor, [...(asked.get(anchor) ?? []), `${setId}/${id}`]);
      }

  return asked;
}

/**
 * The questions of all sets that show a sign or cite its rule, by the sign.
 * Only for the build.
 */
export async function readAskedOfSigns(): Promise<AskedIn> {
  const asked = new Map<string, QuestionRef[]>();

  for (const setId of setIds)
    for (const question of (await sources[setId]()).default)
      for (const sign of signsOf(question))
        asked.set(sign, [
          ...(asked.get(sign) ?? []),
          `${setId}/${question.id}`,
        ]);

  return asked;
}

/** A picture says which of the signs with one rule it is. */
function signsOf({ picture, rule, also = [] }: AuthoredQuestion) {
  const ids = Object.keys(signs) as SignId[];
  if (picture && isSign(picture)) return [picture];
  return ids.filter((id) => [rule, ...also].includes(rulesOfSigns[id]!));
}

/** Each place once, even if it states several of the rules. */
function placesOf(rules: readonly RuleId[]): Set<BookPlace> {
  return new Set(rules.map(placeOf));
}
